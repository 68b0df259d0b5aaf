// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sections/section_table.h"

#include "ui/editing/tables/section_table_model.h"
#include "ui/text/field_words.h"
#include "ui/widgets/fields/field_delegate.h"
#include "ui/widgets/table/replace_bar.h"
#include "ui/widgets/table/row_header.h"
#include "ui/widgets/table/searched_cells.h"
#include "ui/widgets/table/table_search.h"

#include <QAction>
#include <QLabel>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <utility>

namespace boardwright {

namespace {

// In characters of average width, so that empty text columns have a useful width.
constexpr int leastOfText = 22;
constexpr int leastOfOthers = 10;
constexpr int widthOfCompared = 20; ///< a number of seven digits, too
constexpr int charactersAround = 3; ///< for the margins of a cell

bool isNumber(const QAbstractItemModel &model, int column)
{
    return model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole)
        .value<Qt::Alignment>()
        .testFlag(Qt::AlignRight);
}

bool isText(const QAbstractItemModel &model, int column)
{
    if (isNumber(model, column))
        return false;
    const auto *field = model.headerData(column, Qt::Horizontal, FieldRole).value<const Field *>();
    if (field == nullptr)
        return true; // explains the meaning of a choice
    const Kind kind = field->kind;
    return kind == Kind::Text || kind == Kind::Names || kind == Kind::RowRefs
        || kind == Kind::NumbersByName || kind == Kind::Positions;
}

/// Choices are whole: they are what such a column is read for.
int leastOfChoice(const QAbstractItemModel &model, int column, const QFontMetrics &metrics)
{
    int longest = 0;
    const auto *field = model.headerData(column, Qt::Horizontal, FieldRole).value<const Field *>();
    if (field != nullptr && field->kind == Kind::Choice) {
        for (const Choice &choice : field->choices)
            longest = std::max(longest, metrics.horizontalAdvance(choiceLabel(choice)));
    }
    return longest == 0 ? 0 : longest / metrics.averageCharWidth() + charactersAround;
}

ColumnPlan columnPlan(const FieldTableModel &model, const QFontMetrics &metrics)
{
    ColumnPlan plan;
    if (model.comparesSections()) { // columns of one width are compared more easily
        plan.fills = false;
        int width = widthOfCompared;
        for (int column = 0; column < model.columnCount(); ++column) {
            const QString title
                = model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
            width = std::max(width,
                metrics.horizontalAdvance(title) / metrics.averageCharWidth() + charactersAround);
        }
        for (int column = 0; column < model.columnCount(); ++column)
            plan.least.insert(column, width);
        return plan;
    }
    if (isText(model, 0) && isNumber(model, model.columnCount() - 1))
        plan.rest = 0; // keeps number columns next to each other
    for (int column = 0; column < model.columnCount(); ++column)
        plan.least.insert(column,
            isText(model, column) ? leastOfText
                                  : std::max(leastOfOthers, leastOfChoice(model, column, metrics)));
    return plan;
}

/// The columns that the first row of a pasted block names; std::nullopt if it holds values.
std::optional<QList<int>> columnsTitledIn(const FieldTableModel &model,
    const QList<QStringList> &cells, const QList<int> &selectedRows, int column)
{
    if (cells.size() < 2)
        return std::nullopt;
    auto titled = model.columnsOfTitles(cells.first());
    if (titled && titled->size() == 1 && !selectedRows.isEmpty() && titled->first() != column)
        titled.reset(); // a word among others
    return titled;
}

} // namespace

SectionTable::SectionTable(GoalSetDocument &document, std::unique_ptr<FieldTableModel> model,
    QWidget *parent, const QString &hint)
    : QWidget(parent)
    , m_document(document)
    , m_model(std::move(model))
    , m_view(new Spreadsheet(SheetUse::Edit, this))
{
    setUpView();
    m_search = new TableSearch(
        std::make_unique<SearchedCells>(*m_view,
            [this](const QList<EnteredText> &cells) { return m_model->enterTexts(cells); }),
        true, *this);
    setUpBar(hint);
    setFocusProxy(m_view);
    connect(m_model.get(), &FieldTableModel::refused, this, &SectionTable::refused);
    connect(this, &SectionTable::refused, m_view, &Spreadsheet::showReason);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &SectionTable::updateActions);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex &current) {
            Q_EMIT currentRowChanged(m_model->rowIdAt(current.row()));
        });
    connect(&document, &GoalSetDocument::changed, this, [this] {
        updateActions();
        m_search->refresh();
    });
    updateActions();
}

SectionTable::SectionTable(GoalSetDocument &document, const Section &table, QWidget *parent)
    : SectionTable(document, std::make_unique<SectionTableModel>(document, table), parent)
{
    m_view->setEmptyText(sectionHelp(table));
}

SectionTable::~SectionTable()
{
    delete m_view; // before the model that it shows
}

void SectionTable::setUpView()
{
    m_view->setAccessibleName(m_model->title());
    if (m_model->verbs().testFlag(FieldTableModel::Move))
        m_view->showRowNumbers();
    else if (m_model->comparesSections())
        m_view->showRowTitles();
    m_view->setModel(m_model.get());
    m_view->setFrozenColumns(m_model->comparesSections() ? 0 : 1);
    m_view->setColumns(columnPlan(*m_model, m_view->fontMetrics()));
    auto *delegate = new FieldDelegate(m_document, this);
    m_view->setItemDelegate(delegate);
    connect(delegate, &FieldDelegate::entered, this,
        [this](const QModelIndex &index, const QVariant &value) {
            // In compared sections each row is another field.
            m_model->enter(
                m_model->comparesSections() ? QList<int>{index.row()} : m_view->rowsFor(index),
                index.column(), value);
        });
    connect(m_view, &Spreadsheet::rowsDropped, this, &SectionTable::moveRowsTo);
}

/// Returns the actions for the bar.
QList<QAction *> SectionTable::offerVerbs()
{
    using Model = FieldTableModel;
    const Model::Verbs verbs = m_model->verbs();
    QList<QAction *> actions;
    if (verbs.testFlag(Model::Add))
        actions << m_view->offer(SheetVerb::Add, [this] { addRow(); });
    if (verbs.testFlag(Model::Duplicate))
        actions << m_view->offer(SheetVerb::Duplicate, [this] { duplicateRows(); });
    if (verbs.testFlag(Model::Remove))
        actions << m_view->offer(SheetVerb::Remove, [this] { removeRows(); });
    if (verbs.testFlag(Model::Move))
        actions << m_view->offer(SheetVerb::MoveUp, [this] { moveRows(false); })
                << m_view->offer(SheetVerb::MoveDown, [this] { moveRows(true); });
    if (verbs.testFlag(Model::Clear)) {
        QAction *reset = m_view->offer(SheetVerb::Clear, [this] { resetCells(); }, tr("&Reset"));
        reset->setPriority(QAction::NormalPriority); // the bar shows its text
        reset->setToolTip(tr("Reset the selected values to their defaults (%1)")
                .arg(reset->shortcut().toString(QKeySequence::NativeText)));
        actions << reset;
    }
    m_view->offer(SheetVerb::Paste, [this] { paste(); });
    m_view->offer(SheetVerb::Cut, [this] { cut(); });
    if (!m_model->comparesSections())
        m_view->offer(SheetVerb::FillDown, [this] { fillDown(); });
    return actions;
}

void SectionTable::setUpBar(const QString &hint)
{
    auto *bar = new QToolBar(this);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addActions(offerVerbs());
    if (!hint.isEmpty()) {
        auto *label = new QLabel(hint, bar);
        label->setForegroundRole(QPalette::PlaceholderText);
        label->setContentsMargins(fontMetrics().averageCharWidth(), 0, 0, 0);
        bar->addWidget(label);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(&m_search->bar());
    layout->addWidget(m_view, 1);
}

void SectionTable::updateActions()
{
    const QList<int> rows = m_view->selectedRows();
    const bool hasRows = !rows.isEmpty();
    const bool isBlock = hasRows && rows.last() - rows.first() + 1 == rows.size();
    const auto enable = [this](SheetVerb verb, bool isEnabled) {
        if (QAction *action = m_view->action(verb))
            action->setEnabled(isEnabled);
    };
    enable(SheetVerb::Duplicate, hasRows);
    enable(SheetVerb::Remove, hasRows);
    enable(SheetVerb::MoveUp, hasRows && (!isBlock || rows.first() > 0));
    enable(SheetVerb::MoveDown, hasRows && (!isBlock || rows.last() + 1 < m_model->rowCount()));
    if (m_model->verbs().testFlag(FieldTableModel::Clear))
        enable(SheetVerb::Clear,
            std::ranges::any_of(m_view->selectionModel()->selectedIndexes(),
                [this](const QModelIndex &cell) { return m_model->holdsOwn(cell); }));
}

void SectionTable::select(int first, int count)
{
    QList<int> rows(count);
    std::ranges::iota(rows, first);
    m_view->selectRows(rows);
}

bool SectionTable::selectRow(RowId id)
{
    const int row = m_model->rowOf(id);
    if (row < 0)
        return false;
    select(row, 1);
    return true;
}

void SectionTable::addRow()
{
    const QList<int> rows = m_view->selectedRows();
    const int row = m_model->add(rows.isEmpty() ? m_model->rowCount() : rows.last() + 1);
    select(row, 1);
    m_view->setFocus();
    const QModelIndex name = m_model->index(row, 0);
    if (!m_model->holdsOwn(name))
        return;
    m_view->setCurrentIndex(name); // so that typing replaces its default name
    static_cast<QAbstractItemView *>(m_view)->edit(name);
}

void SectionTable::duplicateRows()
{
    const QList<int> rows = m_view->selectedRows();
    if (rows.isEmpty())
        return;
    m_model->duplicate(rows);
    select(rows.last() + 1, static_cast<int>(rows.size()));
}

void SectionTable::removeRows()
{
    const QList<int> rows = m_view->selectedRows();
    if (rows.isEmpty())
        return;
    m_model->remove(rows);
    if (const int left = m_model->rowCount(); left > 0)
        select(std::min(rows.first(), left - 1), 1);
}

void SectionTable::moveRows(bool down)
{
    if (const QList<int> rows = m_view->selectedRows(); !rows.isEmpty())
        moveRowsTo(down ? rows.last() + 2 : std::max(0, rows.first() - 1));
}

void SectionTable::moveRowsTo(int before)
{
    m_model->move(m_view->selectedRows(), before);
    updateActions();
}

/// As in the table of goals, whole rows go, and other cells are empty.
void SectionTable::cut()
{
    m_view->copy();
    if (m_view->selectsWholeRows() && m_model->verbs().testFlag(FieldTableModel::Remove))
        removeRows();
    else
        resetCells();
}

void SectionTable::fillDown()
{
    const auto [from, to] = m_view->filling();
    if (from >= 0)
        m_model->fill(from, to, m_view->selectedColumns());
    else if (!to.isEmpty())
        m_view->showReason(tr("There is no row above this one to fill down from."));
}

void SectionTable::resetCells()
{
    m_model->clear(m_view->selectionModel()->selectedIndexes());
}

/// A block that holds several rows, with what identifies them, becomes new rows at the end, unless
/// exactly as many are selected, which it then replaces. Any other block is pasted from the first
/// selected cell on. A first row of titles assigns the columns.
void SectionTable::paste()
{
    const QList<int> rows = m_view->selectedRows();
    const int column = m_view->selectedColumns().value(0);
    const auto copied = Spreadsheet::copiedCells();
    if (!copied) {
        m_view->showReason(copied.error());
        return;
    }
    QList<QStringList> cells = *copied;
    if (cells.isEmpty())
        return;
    std::optional<QList<int>> titled = columnsTitledIn(*m_model, cells, rows, column);
    if (titled)
        cells.removeFirst();
    const int name = m_model->nameColumn();
    const int first = std::max(0, name);
    const qsizetype width = std::ranges::max(cells, {}, &QStringList::size).size();
    // Of a table without names, a single column may be values of any kind.
    const bool reachesName = column <= first && column + width > first && (name >= 0 || width > 1);
    const bool holdsRows = m_model->verbs().testFlag(FieldTableModel::Add)
        && (titled ? titled->contains(first) : cells.size() > 1 && reachesName);
    const bool isBlock = !rows.isEmpty() && rows.last() - rows.first() + 1 == rows.size();
    const bool isAdded = rows.isEmpty() || (holdsRows && (!isBlock || rows.size() != cells.size()));
    const QModelIndex from = isAdded ? QModelIndex() : m_model->index(rows.first(), column);
    if (!titled && !holdsRows)
        cells = m_view->repeated(cells);
    if (titled && !holdsRows) {
        for (int &named : *titled)
            named = named < column ? -1 : named; // nothing left of the selected cell
    }
    // A block without titles begins at the selected column, also below the last row.
    QList<int> columns = titled.value_or(QList<int>());
    if (!titled && isAdded && !rows.isEmpty()) {
        columns.resize(m_model->columnCount() - column);
        std::ranges::iota(columns, column);
    }
    for (const QStringList &row : std::as_const(cells)) {
        while (titled && columns.size() < row.size())
            columns << -1;
    }
    const int top = isAdded ? m_model->rowCount() : from.row();
    m_view->showRefused(
        [this, top](
            const RefusedText &cell) { return m_model->index(top + cell.row, cell.column); },
        m_model->paste(from, cells, columns));
}

} // namespace boardwright
