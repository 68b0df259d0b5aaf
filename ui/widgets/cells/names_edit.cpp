// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/names_edit.h"

#include "core/goalset/cell_values.h"
#include "core/goalset/snake_case.h"
#include "ui/editing/values/objective_cells.h"
#include "ui/text/number_text.h"
#include "ui/widgets/cells/offer_list.h"
#include "ui/widgets/controls/bubble.h"
#include "ui/widgets/paint/chip_painter.h"

#include <QKeyEvent>
#include <QListView>
#include <QStandardItemModel>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

bool isEnterKey(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

} // namespace

NamesEdit::NamesEdit(ObjectiveColumn column, QWidget *parent)
    : LineCellEdit(parent)
    , m_column(column)
    , m_hue(chipHue(column))
    , m_bubble(new Bubble(*this))
    , m_list(new OfferList)
    , m_offers(new QStandardItemModel(this))
{
    m_list->setModel(m_offers);
    m_bubble->setContent(m_list);
    setPlaceholderText(tr("Add a name"));
    connect(this, &QLineEdit::textEdited, this, &NamesEdit::completeTyped);
    connect(m_list, &QListView::clicked, this,
        [this](const QModelIndex &index) { add({index.data(OfferList::NameRole).toString()}); });
    fitChips();
}

void NamesEdit::setWrapping()
{
    m_wraps = true;
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    fitChips();
}

void NamesEdit::setNames(const QList<NameCount> &names)
{
    m_names = names;
}

void NamesEdit::showValue(const QVariant &value)
{
    QList<NameChip> chips;
    const auto held = value.value<Value>();
    if (const auto *names = std::get_if<QStringList>(&held)) {
        for (const QString &name : *names)
            chips.append({.name = name, .note = {}});
    }
    LineCellEdit::showValue(QString());
    showChips(chips);
}

void NamesEdit::showChips(const QList<NameChip> &chips)
{
    m_chips = chips;
    m_current = -1;
    fitChips();
}

QVariant NamesEdit::entered() const
{
    QStringList names;
    for (const NameChip &chip : m_chips)
        names << chip.name;
    const QStringList typed = typedNames();
    if (!typed.isEmpty() && isOne())
        names.clear();
    for (const QString &name : typed) {
        if (!names.contains(name))
            names << name;
    }
    return names;
}

QString NamesEdit::typedName() const
{
    QString typed = text().trimmed();
    const auto known = [&](Qt::CaseSensitivity sensitivity) {
        return std::ranges::find_if(m_names,
            [&](const NameCount &count) { return count.name.compare(typed, sensitivity) == 0; });
    };
    for (const auto sensitivity : {Qt::CaseSensitive, Qt::CaseInsensitive}) {
        if (const auto found = known(sensitivity); found != m_names.end())
            return found->name;
    }
    if (m_column != ObjectiveColumn::Tag || isSnakeCase(typed))
        return typed;
    const QString spelled = snakeCase(typed);
    return spelled.isEmpty() ? typed : spelled;
}

QStringList NamesEdit::offers() const
{
    QStringList texts;
    for (int row = 0; row < m_offers->rowCount(); ++row)
        texts << m_offers->index(row, 0).data().toString();
    return texts;
}

/// Several names may have been pasted.
QStringList NamesEdit::typedNames() const
{
    const QString name = typedName();
    const bool isKnown = std::ranges::contains(m_names, name, &NameCount::name);
    if (isKnown || (isOne() && !name.isEmpty()))
        return {name};
    QStringList names = namesOfText(name);
    names.removeAll(QString());
    return names;
}

void NamesEdit::addTyped()
{
    add(typedNames());
}

void NamesEdit::add(const QStringList &names)
{
    clear();
    m_length = 0;
    setMeant(true);
    for (const QString &name : names) {
        if (isOne())
            m_chips.clear();
        const auto chip = std::ranges::find(m_chips, name, &NameChip::name);
        if (chip == m_chips.end())
            m_chips.append({.name = name, .note = {}});
        else
            chip->note.clear(); // now all goals have it
    }
    m_current = -1;
    fitChips();
    offer();
    for (const QString &name : names)
        Q_EMIT added(name);
}

void NamesEdit::remove(qsizetype chip)
{
    const QString name = m_chips.takeAt(chip).name;
    setMeant(true);
    m_current = -1;
    fitChips();
    offer();
    Q_EMIT removed(name);
}

void NamesEdit::beginOver()
{
    m_chips.clear();
    setMeant(true);
    fitChips();
}

/// Completes the typed text with the rest of the best match, selected, so that further typing
/// replaces it. Does nothing while text is deleted.
void NamesEdit::completeTyped()
{
    const QString typed = text();
    const bool grows = typed.size() > std::exchange(m_length, typed.size());
    offer();
    if (!grows || typed.trimmed().isEmpty() || cursorPosition() != typed.size())
        return;
    for (const NameCount &count : namesMeant(m_names, typed)) {
        const bool isChip = std::ranges::contains(m_chips, count.name, &NameChip::name);
        if (isChip || !count.name.startsWith(typed, Qt::CaseInsensitive))
            continue;
        setText(typed + count.name.sliced(typed.size()));
        setSelection(static_cast<int>(count.name.size()),
            static_cast<int>(typed.size() - count.name.size()));
        return;
    }
}

void NamesEdit::offer()
{
    m_offers->clear();
    const QString typed = selectionLength() > 0 ? text().first(selectionStart()) : text();
    const auto addOffer = [this](const QString &shown, const QString &name, const QString &count) {
        auto *item = new QStandardItem(shown);
        item->setData(name, OfferList::NameRole);
        item->setData(count, OfferList::CountRole);
        item->setEditable(false);
        m_offers->appendRow(item);
    };
    for (const NameCount &count : namesMeant(m_names, typed)) {
        const auto chip = std::ranges::find(m_chips, count.name, &NameChip::name);
        if (chip == m_chips.end() || !chip->note.isEmpty())
            addOffer(
                count.name, count.name, count.goals > 0 ? wholeText(count.goals) : tr("unused"));
    }
    const QString name = typedName();
    const bool isKnown = std::ranges::contains(m_names, name, &NameCount::name)
        || std::ranges::contains(m_chips, name, &NameChip::name);
    if (!name.isEmpty() && !isKnown)
        addOffer(tr("new: %1").arg(name), name, {});
    m_list->updateGeometry();
    if (m_offers->rowCount() == 0 || !hasFocus())
        m_bubble->hide();
    else
        m_bubble->open();
}

bool NamesEdit::moveInOffers(int by)
{
    if (!m_bubble->isVisible() || m_offers->rowCount() == 0)
        return false;
    const int row = std::clamp(m_list->currentIndex().row() + by, 0, m_offers->rowCount() - 1);
    const QModelIndex index = m_offers->index(row, 0);
    m_list->setCurrentIndex(index);
    setText(index.data(OfferList::NameRole).toString());
    selectAll();
    return true;
}

/// At the start of an empty line, keys apply to the chips.
bool NamesEdit::handleChipKey(const QKeyEvent &event)
{
    if (m_chips.isEmpty() || !text().isEmpty())
        return false;
    const qsizetype last = m_chips.size() - 1;
    switch (event.key()) {
    case Qt::Key_Left:
        m_current = m_current < 0 ? last : std::max<qsizetype>(0, m_current - 1);
        fitChips();
        return true;
    case Qt::Key_Right:
        m_current = m_current < 0 || m_current == last ? -1 : m_current + 1;
        fitChips();
        return true;
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
        if (event.key() == Qt::Key_Delete && m_current < 0)
            return false;
        remove(m_current < 0 ? last : m_current);
        return true;
    default:
        m_current = -1;
        update();
        return false;
    }
}

bool NamesEdit::wantsKey(const QKeyEvent &event) const
{
    // Escape first clears the typed text, and only then ends the editing.
    return event.key() == Qt::Key_Escape && !text().isEmpty();
}

void NamesEdit::keyPressEvent(QKeyEvent *event)
{
    const bool isSeparator
        = event->text() == QLatin1String(",") || event->text() == QLatin1String(";");
    const bool hasText = !text().trimmed().isEmpty();
    if (hasText && (isSeparator || isEnterKey(*event))) {
        addTyped();
    } else if (event->key() == Qt::Key_Escape && !text().isEmpty()) {
        clear();
        offer();
    } else if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up) {
        if (!moveInOffers(event->key() == Qt::Key_Down ? 1 : -1))
            LineCellEdit::keyPressEvent(event);
    } else if (isSeparator || handleChipKey(*event)) {
        event->accept();
    } else {
        LineCellEdit::keyPressEvent(event);
    }
}

void NamesEdit::focusInEvent(QFocusEvent *event)
{
    LineCellEdit::focusInEvent(event);
    fitChips();
    offer();
}

void NamesEdit::focusOutEvent(QFocusEvent *event)
{
    LineCellEdit::focusOutEvent(event);
    // Typed text is accepted when the focus leaves, as in all editors.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason
        && !text().trimmed().isEmpty())
        addTyped();
    m_current = -1;
    fitChips();
}

} // namespace boardwright
