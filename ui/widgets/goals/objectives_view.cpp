// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/objectives_view.h"

#include "ui/editing/document/row_edits.h"
#include "ui/editing/studies/live_statistics.h"
#include "ui/widgets/controls/elided_label.h"
#include "ui/widgets/controls/empty_notice.h"
#include "ui/widgets/controls/filter_line.h"
#include "ui/widgets/goals/column_sets.h"
#include "ui/widgets/goals/current_goal.h"
#include "ui/widgets/goals/facet_bar.h"
#include "ui/widgets/goals/new_goal_row.h"
#include "ui/widgets/goals/objectives_actions.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/searched_goals.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/paint/severity_icon.h"
#include "ui/widgets/table/replace_bar.h"
#include "ui/widgets/table/table_search.h"

#include <QAction>
#include <QBoxLayout>
#include <QButtonGroup>
#include <QHash>
#include <QMenu>
#include <QStackedLayout>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace boardwright {

ObjectivesView::ObjectivesView(GoalSetDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_areRowsMoving(watchRows())
    , m_model(document)
    , m_filter(document, m_model)
    , m_filterEdit(new FilterLine(this))
    , m_count(new ElidedLabel(this))
    , m_table(new ObjectivesTable(document, m_filter, this))
    , m_actions(new ObjectivesActions(document, *m_table))
    , m_columns(new ColumnSets(*m_table))
    , m_facets(new FacetBar(document, m_filter, this))
    , m_search(new TableSearch(std::make_unique<SearchedGoals>(document, *m_table), false, *this))
    , m_setButtons(new QButtonGroup(this))
    , m_notice(new EmptyNotice(this))
    , m_pages(new QStackedLayout)
    , m_newGoal(new NewGoalRow(this))
{
    setUpLayout();
    connectParts();
    new CurrentGoal(m_document, m_filter, *m_table);
    m_model.setSeverityIcon(severityIcon);
    setUpActions();
    startOver();
}

void ObjectivesView::setUpLayout()
{
    m_filterEdit->setPurpose(tr("Filter goals, categories, tags"));
    m_filterEdit->setMinimumWidth(fontMetrics().averageCharWidth() * 16);
    m_filterEdit->setMaximumWidth(fontMetrics().averageCharWidth() * 50);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    m_count->setObjectName(QStringLiteral("count"));
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_notice);
    setFocusProxy(m_table);

    const int inset = fontMetrics().height() / 3;
    auto *question = new QHBoxLayout;
    question->setContentsMargins(inset, inset, inset, inset);
    question->setSpacing(inset);
    question->addWidget(m_filterEdit, 1);
    question->addWidget(m_facets);
    question->addStretch();
    auto *add = new QToolButton(this);
    add->setObjectName(QStringLiteral("addGoal"));
    add->setIcon(namedIcon(QStringLiteral("list-add")));
    add->setAutoRaise(true);
    add->setToolTip(tr("Add a goal (Insert)"));
    add->setAccessibleName(tr("Add a goal"));
    connect(add, &QToolButton::clicked, this, &ObjectivesView::addGoal);
    m_newGoal->setObjectName(QStringLiteral("newGoal"));
    auto *below = new QHBoxLayout;
    below->setContentsMargins(inset, 0, inset, inset);
    below->setSpacing(inset);
    below->addWidget(add);
    below->addWidget(m_count);
    below->addStretch();
    setUpColumnSets(*below);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(question);
    layout->addWidget(&m_search->bar());
    layout->addLayout(below);
    layout->addLayout(m_pages, 1);
    layout->addWidget(m_newGoal);
}

void ObjectivesView::setUpColumnSets(QLayout &layout)
{
    const auto add = [&](ColumnSet set, const QString &name, const QString &toolTip) {
        auto *button = new QToolButton(this);
        button->setText(name);
        const QKeySequence keys(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(set)));
        auto *action = new QAction(toolTip, this);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, [this, set] { m_columns->show(set); });
        addAction(action);
        button->setToolTip(tr("%1 (%2)", "what a button does, its shortcut")
                .arg(toolTip, keys.toString(QKeySequence::NativeText)));
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setChecked(set == m_columns->current());
        m_setButtons->addButton(button, static_cast<int>(set));
        layout.addWidget(button);
    };
    add(ColumnSet::Define, tr("Define"), tr("Columns that define a goal"));
    add(ColumnSet::Balance, tr("Balance"), tr("Columns that control how often goals appear"));
    add(ColumnSet::Place, tr("Place"), tr("Columns that control where goals appear on the board"));
    add(ColumnSet::Live, tr("Live"), tr("Statistics measured on boards"));
    add(ColumnSet::All, tr("All", "columns"), tr("All columns"));
    connect(m_setButtons, &QButtonGroup::idClicked, this,
        [this](int id) { m_columns->show(static_cast<ColumnSet>(id)); });
    connect(m_columns, &ColumnSets::currentChanged, this,
        [this](ColumnSet set) { m_setButtons->button(static_cast<int>(set))->setChecked(true); });
}

void ObjectivesView::connectParts()
{
    connect(m_filterEdit, &QLineEdit::textChanged, this, &ObjectivesView::ask);
    connect(m_filterEdit, &FilterLine::left, this, [this] {
        if (!m_table->currentIndex().isValid())
            m_table->selectCell(m_filter.index(0, static_cast<int>(ObjectiveColumn::Goal)));
        m_table->setFocus();
    });
    connect(m_facets, &FacetBar::asked, this, &ObjectivesView::ask);
    connect(&m_filter, &ObjectivesFilter::asked, m_search, &TableSearch::refresh);
    connectNewGoalRow();
    connect(m_notice, &EmptyNotice::actionClicked, this, &ObjectivesView::help);
    m_notice->addShortcuts(m_actions->forEmptySet());
    connect(&m_document, &GoalSetDocument::reset, this, &ObjectivesView::startOver);
    connect(&m_document, &GoalSetDocument::changed, this, [this] {
        updateCount();
        m_facets->refresh();
        m_search->refresh();
    });
    connect(&m_filter, &QAbstractItemModel::rowsInserted, this, &ObjectivesView::updateCount);
    keepSelection();
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex &current) { Q_EMIT currentRowChanged(m_filter.rowId(current)); });
    connect(m_table, &ObjectivesTable::chosen, this,
        [this](const QModelIndex &index) { Q_EMIT rowActivated(m_filter.rowId(index)); });
    connect(m_actions, &ObjectivesActions::showWanted, this,
        [this] { Q_EMIT rowActivated(currentRow()); });
    connect(m_actions, &ObjectivesActions::detailsWanted, this, &ObjectivesView::detailsWanted);
    connect(m_actions, &ObjectivesActions::listPasted, this, &ObjectivesView::listPasted);
    connect(m_actions, &ObjectivesActions::told, this, &ObjectivesView::told);
    connect(m_actions, &ObjectivesActions::refused, m_table, &Spreadsheet::showReason);
    connect(&m_model, &ObjectivesModel::refused, m_table, &Spreadsheet::showReason);
    connect(&m_model, &ObjectivesModel::sharesWanted, this, &ObjectivesView::sharesWanted);
    connect(&m_model, &ObjectivesModel::problemsChanged, this, &ObjectivesView::followProblems);
}

/// Connects before the models do, because they change the selection. Returns false: no rows are
/// being moved yet.
bool ObjectivesView::watchRows()
{
    const auto begin = [this](const QString &table) {
        m_areRowsMoving = m_areRowsMoving || table == objectivesTable;
    };
    connect(&m_document, &GoalSetDocument::rowsAboutToBeRemoved, this, begin);
    connect(&m_document, &GoalSetDocument::rowsAboutToBeInserted, this, begin);
    connect(&m_document, &GoalSetDocument::rowsAboutToBeReordered, this, begin);
    return false;
}

/// Selects goals that undo brings back as they were selected when they were removed.
void ObjectivesView::keepSelection()
{
    connect(&m_filter, &QAbstractItemModel::rowsInserted, this,
        [this](const QModelIndex & /*parent*/, int first, int last) {
            selectWhatIsBack(first, last);
        });
    // Once per step, even if it consists of several runs of rows.
    connect(&m_document, &GoalSetDocument::changed, this, [this] {
        if (m_areRowsMoving) {
            QItemSelectionModel &selection = *m_table->selectionModel();
            if (!selection.hasSelection() && selection.currentIndex().isValid()) {
                selection.select(selection.currentIndex(), QItemSelectionModel::Select);
                m_isStandIn = true;
            }
        }
        m_revision = m_document.revision();
        if (std::exchange(m_areRowsMoving, false))
            Q_EMIT selectionChanged(m_table->selectedIds());
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &ObjectivesView::followSelection);
}

/// Removed rows leave the selection before any signal reports their removal.
void ObjectivesView::followSelection()
{
    if (m_revision != m_document.revision())
        return;
    m_chosen.clear();
    m_isStandIn = false;
    for (const QItemSelectionRange &range : m_table->selectionModel()->selection()) {
        const std::pair columns(range.left(), range.right());
        for (int row = range.top(); row <= range.bottom(); ++row)
            m_chosen.append({m_filter.rowId(m_filter.index(row, 0)), columns});
    }
    Q_EMIT selectionChanged(m_table->selectedIds());
}

void ObjectivesView::selectWhatIsBack(int first, int last)
{
    if (!m_areRowsMoving || m_chosen.isEmpty())
        return;
    QHash<RowId, QList<std::pair<int, int>>> all; // as they were selected; never iterated
    for (const auto &[id, columns] : std::as_const(m_chosen))
        all[id].append(columns);
    const auto cellsOf = [&](int row) { return all[m_filter.rowId(m_filter.index(row, 0))]; };
    QItemSelection back; // a single call, because hundreds of them would be slow
    for (int row = first; row <= last;) {
        const int begin = row;
        const auto cells = cellsOf(begin);
        for (++row; row <= last && cellsOf(row) == cells;)
            ++row;
        for (const auto &[left, right] : cells) {
            const int end = std::min(right, m_filter.columnCount() - 1);
            back.select(m_filter.index(begin, left), m_filter.index(row - 1, end));
        }
    }
    if (back.isEmpty())
        return;
    if (std::exchange(m_isStandIn, false))
        m_table->selectionModel()->clearSelection();
    m_table->selectionModel()->select(back, QItemSelectionModel::Select);
}

/// Applies the filter. The current goal stays, or else the first goal shown at or after its place
/// becomes current.
void ObjectivesView::ask()
{
    const RowId current = currentRow() == RowId::none ? m_hidden : currentRow();
    const int column
        = std::max(m_table->currentIndex().column(), static_cast<int>(ObjectiveColumn::Goal));
    const int row = m_table->currentIndex().row();
    m_filter.ask(m_filterEdit->text(), m_facets->facets());
    m_search->setFilter(m_filterEdit->text());
    m_hidden = m_filter.rowCount() == 0 ? current : RowId::none;
    if (m_filter.rowCount() > 0 && current != RowId::none && currentRow() != current) {
        const QModelIndex back = m_filter.indexOf(current, static_cast<ObjectiveColumn>(column));
        m_table->selectCell(back.isValid()
                ? back
                : m_filter.index(std::clamp(row, 0, m_filter.rowCount() - 1), column));
    }
    updateCount();
    m_table->scrollTo(m_table->currentIndex());
}

void ObjectivesView::clearQuestion()
{
    m_filterEdit->clear();
    m_facets->clear();
}

QList<QAction *> ObjectivesView::editActions() const
{
    return m_actions->actions();
}

void ObjectivesView::setNeverAppearing(const QSet<RowId> &ids)
{
    MarkedObjectives marked = m_filter.marked();
    if (marked.neverAppearing.isEmpty() && ids.isEmpty())
        return;
    marked.neverAppearing = ids;
    m_filter.setMarked(marked);
    m_facets->refresh();
}

void ObjectivesView::followProblems()
{
    MarkedObjectives marked = m_filter.marked();
    marked.withProblem.clear();
    marked.withProblem.reserve(m_model.rowsWithProblems());
    for (const Objective &objective : m_document.set().objectives) {
        if (m_model.hasProblem(objective.id))
            marked.withProblem.insert(objective.id);
    }
    m_filter.setMarked(marked);
    m_facets->refresh();
}

QByteArray ObjectivesView::state() const
{
    return m_columns->state();
}

bool ObjectivesView::restoreState(const QByteArray &state)
{
    return m_columns->restoreState(state);
}

void ObjectivesView::sortFile()
{
    QList<RowId> order;
    order.reserve(m_filter.rowCount());
    for (int row = 0; row < m_filter.rowCount(); ++row)
        order.append(m_filter.rowId(m_filter.index(row, 0)));
    orderObjectives(m_document, order);
}

void ObjectivesView::openReplaceBar()
{
    m_search->open();
}

ObjectivesView::~ObjectivesView()
{
    delete m_table; // before the models that it shows
}

void ObjectivesView::setUpActions()
{
    auto *find = new QAction(tr("Filter"), this);
    find->setShortcut(QKeySequence::Find);
    find->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QAction::triggered, this, &ObjectivesView::focusFilter);
    addAction(find);
}

/// Resets the state after another file was opened.
void ObjectivesView::startOver()
{
    m_revision = m_document.revision();
    m_hidden = RowId::none;
    clearQuestion();
    m_columns->refresh();
    m_table->selectionModel()->setCurrentIndex(
        m_filter.index(0, static_cast<int>(ObjectiveColumn::Goal)),
        QItemSelectionModel::ClearAndSelect);
    updateCount();
}

RowId ObjectivesView::currentRow() const
{
    return m_filter.rowId(m_table->currentIndex());
}

void ObjectivesView::selectRow(RowId id, std::optional<ObjectiveColumn> column)
{
    if (id == RowId::none) {
        m_table->clearSelection();
        m_table->setCurrentIndex({});
        return;
    }
    if (!column && currentRow() == id && m_table->selectedIds() == QList<RowId>{id}) {
        m_table->scrollTo(m_table->currentIndex());
        return;
    }
    const auto wanted = column.value_or(static_cast<ObjectiveColumn>(
        std::max(m_table->currentIndex().column(), static_cast<int>(ObjectiveColumn::Goal))));
    QModelIndex index = m_filter.indexOf(id, wanted);
    if (!index.isValid() && m_filter.isActive()) {
        clearQuestion();
        index = m_filter.indexOf(id, wanted);
    }
    if (!index.isValid())
        return;
    if (column)
        m_table->setColumnHidden(index.column(), false);
    m_table->selectionModel()->setCurrentIndex(
        index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_table->scrollTo(index);
}

void ObjectivesView::focusFilter()
{
    m_filterEdit->begin();
}

void ObjectivesView::showGoals(const ObjectiveFacets &facets)
{
    m_filterEdit->clear();
    m_facets->setFacets(facets);
}

void ObjectivesView::copySelection() const
{
    m_actions->copy();
}

void ObjectivesView::setZonesCount(bool count)
{
    m_model.setZonesCount(count);
}

void ObjectivesView::showGenerator(const Info &info)
{
    m_model.showGenerator(info);
    m_columns->refresh();
}

void ObjectivesView::setUnused(const QList<const Field *> &fields)
{
    m_columns->setUnused(fields);
}

void ObjectivesView::showBoard(std::shared_ptr<const PreviewResult> result)
{
    if (result) {
        m_model.showProblems(result->problems, result->request.set);
        m_table->showShape(result->board.shape);
    }
    m_model.showBoard(std::move(result));
}

void ObjectivesView::showStatistics(std::shared_ptr<const StatisticsResult> result)
{
    // Few boards say nothing about rare goals, so the earlier result is kept until there are
    // enough.
    if (!result)
        setNeverAppearing({});
    else if (result->tally.seeds.count() >= LiveStatistics::firstSeeds)
        setNeverAppearing(neverAppearing(*result));
    m_model.showStatistics(std::move(result));
}

void ObjectivesView::setStatisticsOutdated(bool areOutdated)
{
    m_model.setStatisticsOutdated(areOutdated);
}

} // namespace boardwright
