// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/replace_bar.h"

#include "ui/widgets/controls/check_box.h"
#include "ui/widgets/controls/combo_box.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/table/frozen_header.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include <algorithm>
#include <optional>
#include <utility>

namespace boardwright {

ReplaceBar::ReplaceBar(SearchedTable &searched, QWidget *parent)
    : QWidget(parent)
    , m_searched(searched)
    , m_table(searched.table())
{
}

/// A window has dozens of tables, most of which are never searched.
void ReplaceBar::setUp()
{
    m_find = new QLineEdit(this);
    m_with = new QLineEdit(this);
    m_case = addOption(QStringLiteral("Aa"), tr("Match case"));
    m_words = addOption(QStringLiteral("|W|"), tr("Whole words only"));
    m_expression = addOption(QStringLiteral(".*"),
        tr("Regular expression; in the replacement, \\1 stands for the first group"));
    m_where = new ComboBox(this);
    m_selected = new CheckBox(m_searched.selectionText(), this);
    m_result = new QLabel(this);
    m_previous = addButton(QString(), QStringLiteral("go-previous"), tr("Previous (Shift+Enter)"),
        &ReplaceBar::goPrevious);
    m_next
        = addButton(QString(), QStringLiteral("go-next"), tr("Next (Enter)"), &ReplaceBar::goNext);
    m_replace = addButton(tr("Replace"), QString(), tr("Replace the match in the current cell"),
        &ReplaceBar::replaceOne);
    m_replaceAll = addButton(
        tr("Replace All"), QString(), tr("Replace all matches"), &ReplaceBar::replaceAll);
    m_close = addButton(
        QString(), QStringLiteral("window-close"), tr("Close (Escape)"), &ReplaceBar::closed);
    m_find->setPlaceholderText(tr("Find"));
    m_find->setAccessibleName(tr("Find"));
    m_find->setObjectName(QStringLiteral("find"));
    m_with->setPlaceholderText(tr("Replace with"));
    m_with->setAccessibleName(tr("Replace with"));
    m_with->setObjectName(QStringLiteral("with"));
    m_replaceAll->setObjectName(QStringLiteral("replaceAll"));
    m_replace->setObjectName(QStringLiteral("replace"));
    m_result->setObjectName(QStringLiteral("result"));
    m_expression->setObjectName(QStringLiteral("expression"));
    m_where->addItems(m_searched.parts());
    m_where->setCurrentIndex(m_searched.firstPart());
    m_where->setVisible(m_where->count() > 0);
    m_where->setAccessibleName(tr("Where to replace"));
    m_result->setTextFormat(Qt::PlainText);
    m_result->setWordWrap(true);

    const int inset = fontMetrics().height() / 3;
    auto *options = new QHBoxLayout;
    for (QWidget *widget :
        std::initializer_list<QWidget *>{m_case, m_words, m_expression, m_previous, m_next})
        options->addWidget(widget);
    options->addStretch();
    options->addWidget(m_close);
    auto *verbs = new QHBoxLayout;
    verbs->addWidget(m_replace);
    verbs->addWidget(m_replaceAll);
    verbs->addStretch();
    auto *where = new QHBoxLayout;
    where->addWidget(m_where);
    where->addWidget(m_selected);
    where->addWidget(m_result, 1);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(inset, 0, inset, inset);
    layout->setSpacing(inset);
    layout->addWidget(m_find, 0, 0);
    layout->addLayout(options, 0, 1);
    layout->addWidget(m_with, 1, 0);
    layout->addLayout(verbs, 1, 1);
    layout->addLayout(where, 2, 0, 1, 2);
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(1, 1);
    setTabOrder(m_find, m_with);
    m_find->installEventFilter(this);
    m_with->installEventFilter(this);

    connect(m_find, &QLineEdit::textChanged, this, &ReplaceBar::refresh);
    for (QToolButton *option : {m_case, m_words, m_expression})
        connect(option, &QToolButton::toggled, this, &ReplaceBar::refresh);
    connect(m_where, &QComboBox::currentIndexChanged, this, &ReplaceBar::refresh);
    connect(m_selected, &QCheckBox::toggled, this, &ReplaceBar::refresh);
}

QToolButton *ReplaceBar::addOption(const QString &text, const QString &toolTip)
{
    auto *option = new QToolButton(this);
    option->setText(text);
    option->setToolTip(toolTip);
    option->setAccessibleName(toolTip);
    option->setCheckable(true);
    return option;
}

QToolButton *ReplaceBar::addButton(
    const QString &text, const QString &icon, const QString &toolTip, void (ReplaceBar::*run)())
{
    auto *button = new QToolButton(this);
    button->setText(text);
    if (!icon.isEmpty()) {
        button->setIcon(namedIcon(icon));
        button->setAutoRaise(true);
    }
    button->setToolTip(toolTip);
    button->setAccessibleName(text.isEmpty() ? toolTip : text);
    connect(button, &QToolButton::clicked, this, run);
    return button;
}

void ReplaceBar::open()
{
    if (m_find == nullptr)
        setUp();
    m_selected->setChecked(m_table.selectedRows().size() > 1);
    show();
    refresh();
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

TextQuery ReplaceBar::text() const
{
    if (m_find == nullptr)
        return {};
    return {.find = m_find->text(),
        .with = m_with->text(),
        .matchCase = m_case->isChecked(),
        .wholeWords = m_words->isChecked(),
        .isRegularExpression = m_expression->isChecked()};
}

SearchedTable::Query ReplaceBar::query() const
{
    return {.text = text(),
        .part = std::max(0, m_where->currentIndex()),
        .inSelection = m_selected->isChecked()};
}

void ReplaceBar::showError(const QString &error)
{
    m_found.clear();
    m_result->setText(error);
    m_result->setToolTip(error);
}

void ReplaceBar::refresh()
{
    if (isHidden())
        return;
    find();
    const auto search = TextSearch::make(text());
    m_table.markFound(search && !m_find->text().isEmpty() ? std::optional(*search) : std::nullopt,
        m_searched.columns(query().part));
}

void ReplaceBar::find()
{
    m_found.clear();
    m_result->setToolTip({});
    if (auto found = m_searched.find(query())) {
        m_found = *std::move(found);
        std::ranges::sort(m_found, {},
            [this](const SearchedTable::Cell &cell) { return placeOf(cell.row, cell.column); });
        int count = 0;
        for (const SearchedTable::Cell &cell : std::as_const(m_found))
            count += cell.matches;
        m_result->setText(m_find->text().isEmpty() ? QString()
                : count == 0                       ? tr("Not found")
                                                   : tr("%Ln matches", nullptr, count));
    } else {
        showError(found.error());
    }
    for (QToolButton *button : {m_previous, m_next, m_replace, m_replaceAll})
        button->setEnabled(!m_found.isEmpty());
}

void ReplaceBar::goOn(bool forward)
{
    if (text().find.isEmpty()) {
        open();
        return;
    }
    find(); // while the bar is closed, it does not follow the table
    go(forward);
}

void ReplaceBar::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (isHidden()) // not only with the window or its page
        m_table.markFound({});
}

void ReplaceBar::followSelection()
{
    if (m_selected != nullptr && m_selected->isChecked())
        refresh();
}

/// Orders cells as they are shown.
std::pair<int, int> ReplaceBar::placeOf(int row, int column) const
{
    return {row, m_table.columnHeader().visualIndex(column)};
}

void ReplaceBar::go(bool forward)
{
    if (m_found.isEmpty())
        return;
    const QModelIndex current = m_table.currentIndex();
    const std::pair here = placeOf(current.row(), current.column());
    std::optional<SearchedTable::Cell> next;
    for (const SearchedTable::Cell &cell : std::as_const(m_found)) {
        const std::pair there = placeOf(cell.row, cell.column);
        if (forward ? there > here : there < here) {
            next = cell;
            if (forward)
                break;
        }
    }
    const SearchedTable::Cell to = next.value_or(forward ? m_found.first() : m_found.last());
    const QModelIndex index = m_table.model()->index(to.row, to.column);
    m_table.setColumnHidden(to.column, false);
    // While the search is limited to the selection, the selection is kept.
    m_table.selectionModel()->setCurrentIndex(index,
        m_selected->isChecked() && isVisible() ? QItemSelectionModel::NoUpdate
                                               : QItemSelectionModel::ClearAndSelect);
    m_table.scrollTo(index);
}

void ReplaceBar::replaceOne()
{
    const QModelIndex current = m_table.currentIndex();
    const auto found = std::ranges::find_if(m_found, [&](const SearchedTable::Cell &cell) {
        return cell.row == current.row() && cell.column == current.column();
    });
    if (found == m_found.end()) {
        go(true);
        return;
    }
    if (const auto done = m_searched.replaceIn(query(), SearchedTable::Cell(*found)); !done) {
        showError(done.error());
        return;
    }
    forgetTyping();
    refresh();
    go(true);
}

void ReplaceBar::replaceAll()
{
    const auto done = m_searched.replaceAll(query());
    if (!done) {
        showError(done.error());
        return;
    }
    forgetTyping();
    refresh();
    m_result->setText(*done);
}

/// After a replacement, undo applies to it and not to the typed search text.
void ReplaceBar::forgetTyping()
{
    for (QLineEdit *edit : {m_find, m_with})
        edit->setText(edit->text());
}

/// A field with nothing to undo leaves undo and redo to the document.
bool ReplaceBar::eventFilter(QObject *watched, QEvent *event)
{
    const auto *edit = qobject_cast<QLineEdit *>(watched);
    if (edit != nullptr && event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if ((key->matches(QKeySequence::Undo) && !edit->isUndoAvailable())
            || (key->matches(QKeySequence::Redo) && !edit->isRedoAvailable())) {
            event->ignore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ReplaceBar::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        Q_EMIT closed();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_with->hasFocus())
            replaceOne();
        else
            go(!event->modifiers().testFlag(Qt::ShiftModifier));
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace boardwright
