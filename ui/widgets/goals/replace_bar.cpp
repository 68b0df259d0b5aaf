// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/replace_bar.h"

#include "ui/editing/document/change_set.h"
#include "ui/editing/document/row_edits.h"
#include "ui/widgets/controls/check_box.h"
#include "ui/widgets/controls/combo_box.h"
#include "ui/widgets/goals/objectives_table.h"
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

ReplaceBar::ReplaceBar(GoalSetDocument &document, ObjectivesTable &table, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_table(table)
    , m_find(new QLineEdit(this))
    , m_with(new QLineEdit(this))
    , m_case(addOption(QStringLiteral("Aa"), tr("Match case")))
    , m_words(addOption(QStringLiteral("|W|"), tr("Whole words only")))
    , m_expression(addOption(QStringLiteral(".*"),
          tr("Regular expression; in the replacement, \\1 stands for the first group")))
    , m_where(new ComboBox(this))
    , m_selected(new CheckBox(tr("Selected goals only"), this))
    , m_result(new QLabel(this))
    , m_previous(addButton(QString(), QStringLiteral("go-previous"), tr("Previous (Shift+Enter)"),
          &ReplaceBar::goPrevious))
    , m_next(
          addButton(QString(), QStringLiteral("go-next"), tr("Next (Enter)"), &ReplaceBar::goNext))
    , m_replace(addButton(tr("Replace"), QString(), tr("Replace the match in the current cell"),
          &ReplaceBar::replaceOne))
    , m_replaceAll(addButton(
          tr("Replace All"), QString(), tr("Replace all matches"), &ReplaceBar::replaceAll))
    , m_close(addButton(
          QString(), QStringLiteral("window-close"), tr("Close (Escape)"), &ReplaceBar::closed))
{
    setUp();
    refresh();
}

void ReplaceBar::setUp()
{
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
    m_where->addItems({tr("Goals"), tr("Tooltips"), tr("Categories"), tr("Tags"), tr("All texts")});
    m_where->setCurrentIndex(static_cast<int>(ReplaceQuery::Where::All));
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
    m_selected->setChecked(m_table.selectedIds().size() > 1);
    show();
    refresh();
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

ReplaceQuery ReplaceBar::query() const
{
    return {.find = m_find->text(),
        .with = m_with->text(),
        .where = static_cast<ReplaceQuery::Where>(m_where->currentIndex()),
        .matchCase = m_case->isChecked(),
        .wholeWords = m_words->isChecked(),
        .isRegularExpression = m_expression->isChecked()};
}

QList<RowId> ReplaceBar::goals() const
{
    if (m_selected->isChecked())
        return m_table.selectedIds();
    const ObjectivesFilter &filter = m_table.filter();
    QList<RowId> ids;
    for (int row = 0; row < filter.rowCount(); ++row)
        ids << filter.rowId(filter.index(row, 0));
    return ids;
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
    m_found.clear();
    m_result->setToolTip({});
    int count = 0;
    QString error;
    if (const auto replacer = TextReplacer::make(query())) {
        for (const RowId id : goals()) {
            const auto found = replacer->findIn(*m_document.objective(id));
            if (!found) {
                error = found.error();
                break;
            }
            for (const TextReplacer::Found &cell : *found)
                count += cell.count;
            m_found += *found;
        }
    } else {
        error = replacer.error();
    }
    if (!error.isEmpty())
        showError(error);
    else if (m_find->text().isEmpty())
        m_result->clear();
    else
        m_result->setText(count == 0 ? tr("Not found") : tr("%n matches", nullptr, count));
    for (QToolButton *button : {m_previous, m_next, m_replace, m_replaceAll})
        button->setEnabled(!m_found.isEmpty());
}

void ReplaceBar::followSelection()
{
    if (m_selected->isChecked())
        refresh();
}

void ReplaceBar::go(bool forward)
{
    if (m_found.isEmpty())
        return;
    const ObjectivesFilter &filter = m_table.filter();
    const QModelIndex current = m_table.currentIndex();
    const auto place = [&](const TextReplacer::Found &cell) {
        return std::pair(filter.indexOf(cell.id, cell.column).row(), static_cast<int>(cell.column));
    };
    const std::pair here(current.row(), current.column());
    std::optional<TextReplacer::Found> next;
    for (const TextReplacer::Found &cell : std::as_const(m_found)) {
        if (forward ? place(cell) > here : place(cell) < here) {
            next = cell;
            if (forward)
                break;
        }
    }
    const TextReplacer::Found to = next.value_or(forward ? m_found.first() : m_found.last());
    const int column = static_cast<int>(to.column);
    const QModelIndex index = filter.indexOf(to.id, to.column);
    m_table.setColumnHidden(column, false);
    // While the search is limited to the selection, the selection is kept.
    m_table.selectionModel()->setCurrentIndex(index,
        m_selected->isChecked() ? QItemSelectionModel::NoUpdate
                                : QItemSelectionModel::ClearAndSelect);
    m_table.scrollTo(index);
}

void ReplaceBar::replaceOne()
{
    const QModelIndex current = m_table.currentIndex();
    const RowId id = m_table.filter().rowId(current);
    const auto found = std::ranges::find_if(m_found, [&](const TextReplacer::Found &cell) {
        return cell.id == id && static_cast<int>(cell.column) == current.column();
    });
    if (found == m_found.end()) {
        go(true);
        return;
    }
    const auto changed
        = TextReplacer::make(query())->replacedIn(*m_document.objective(id), found->column);
    if (!changed) {
        showError(changed.error());
        return;
    }
    changeAndAddObjectives(m_document, {*changed}, {}, tr("Replace in %n goals", nullptr, 1));
    forgetTyping();
    refresh();
    go(true);
}

bool ReplaceBar::searchesAllGoals() const
{
    return !m_selected->isChecked() && !m_table.filter().isActive();
}

/// The name of a category or tag applies to the whole set. Renamed in some goals only, it would
/// lose its limits, so names are left out.
ReplaceQuery ReplaceBar::queryOfSomeGoals() const
{
    ReplaceQuery some = query();
    if (some.where == ReplaceQuery::Where::All)
        some.where = ReplaceQuery::Where::GoalsAndTooltips;
    return some;
}

void ReplaceBar::replaceAll()
{
    if (searchesAllGoals())
        replaceInSet();
    else
        replaceInSome();
    forgetTyping();
}

void ReplaceBar::replaceInSet()
{
    const auto replacer = TextReplacer::make(query());
    if (!replacer)
        return;
    auto replaced = replacer->replacedIn(m_document.set());
    if (!replaced) {
        showError(replaced.error());
        return;
    }
    replaceSet(
        m_document, std::move(replaced->set), tr("Replace in %n goals", nullptr, replaced->goals));
    refresh();
    QString told = tr("Replaced in %n goals", nullptr, replaced->goals);
    if (replaced->names > 0)
        told = tr("%1; %2", "two things that were done")
                   .arg(told,
                       tr("%n names of categories and tags changed everywhere, including limits",
                           nullptr, replaced->names));
    m_result->setText(told);
}

void ReplaceBar::replaceInSome()
{
    const auto replacer = TextReplacer::make(queryOfSomeGoals());
    if (!replacer)
        return;
    QList<Objective> changed;
    for (const RowId id : goals()) {
        const Objective &before = *m_document.objective(id);
        const auto after = replacer->replacedIn(before);
        if (!after) {
            showError(tr("Nothing was replaced because of row %1: %2", "its number, a sentence")
                    .arg(m_document.rowOf(id) + 1)
                    .arg(after.error()));
            return;
        }
        if (*after != before)
            changed << *after;
    }
    changeAndAddObjectives(m_document, changed, {},
        tr("Replace in %n goals", nullptr, static_cast<int>(changed.size())));
    refresh();
    QString told = tr("Replaced in %n goals", nullptr, static_cast<int>(changed.size()));
    if (query().where == ReplaceQuery::Where::All)
        told
            = tr("%1; %2", "two things that were done")
                  .arg(told, tr("category and tag names can only be changed in all goals at once"));
    m_result->setText(told);
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
