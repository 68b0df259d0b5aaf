// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sections/section_table.h"

#include "ui/editing/document/section_edits.h"
#include "ui/text/field_words.h"
#include "ui/widgets/fields/field_delegate.h"
#include "ui/widgets/table/row_header.h"

#include <QAction>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace boardwright {

namespace {

// In characters of average width: what is written needs room also where nothing is written yet.
constexpr int leastOfWritten = 22;
constexpr int leastOfOthers = 10;

ColumnPlan columnPlan(const Section &section, int columns)
{
    ColumnPlan plan;
    for (int column = 0; column < columns; ++column) {
        const bool isField = column < std::ssize(section.fields);
        const Kind kind = isField ? section.fields[static_cast<std::size_t>(column)].kind
                                  : Kind::Text; // the meaning of one
        const bool isWritten = kind == Kind::Text || kind == Kind::Names || kind == Kind::RowRefs
            || kind == Kind::NumbersByName || kind == Kind::Positions;
        plan.least.insert(column, isWritten ? leastOfWritten : leastOfOthers);
    }
    return plan;
}

} // namespace

SectionTable::SectionTable(GoalSetDocument &document, const Section &table, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_section(table)
    , m_model(document, table)
    , m_view(new Spreadsheet(SheetUse::Edit, this))
{
    setUpView();
    setUpBar();
    connect(&m_model, &SectionTableModel::refused, this, &SectionTable::refused);
    connect(this, &SectionTable::refused, m_view, &Spreadsheet::showReason);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &SectionTable::updateActions);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex &current) {
            Q_EMIT currentRowChanged(m_model.rowIdAt(current.row()));
        });
    connect(&document, &GoalSetDocument::changed, this, &SectionTable::updateActions);
    updateActions();
}

SectionTable::~SectionTable()
{
    delete m_view; // before the model that it shows
}

void SectionTable::setUpView()
{
    m_view->setAccessibleName(sectionTitle(m_section));
    m_view->showRowNumbers();
    m_view->setModel(&m_model);
    m_view->setFrozenColumns(1);
    m_view->setColumns(columnPlan(m_section, m_model.columnCount()));
    auto *delegate = new FieldDelegate(m_document, this);
    m_view->setItemDelegate(delegate);
    connect(delegate, &FieldDelegate::refused, this, &SectionTable::refused);
    connect(delegate, &FieldDelegate::entered, this,
        [this](const QModelIndex &index, const QVariant &value) {
            m_model.enter(m_view->rowsFor(index), index.column(), value);
        });
    connect(m_view, &Spreadsheet::rowsDropped, this, &SectionTable::moveRowsTo);
}

void SectionTable::setUpBar()
{
    auto *bar = new QToolBar(this);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addActions({m_view->offer(SheetVerb::Add, [this] { addRow(); }),
        m_view->offer(SheetVerb::Duplicate, [this] { duplicateRows(); }),
        m_view->offer(SheetVerb::Remove, [this] { removeRows(); }),
        m_view->offer(SheetVerb::MoveUp, [this] { moveRows(false); }),
        m_view->offer(SheetVerb::MoveDown, [this] { moveRows(true); })});
    m_view->offer(SheetVerb::Paste, [this] { paste(); });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(m_view, 1);
}

QList<RowId> SectionTable::selectedIds() const
{
    QList<RowId> ids;
    for (const int row : m_view->selectedRows())
        ids << m_model.rowIdAt(row);
    return ids;
}

void SectionTable::updateActions()
{
    const QList<int> rows = m_view->selectedRows();
    const bool hasRows = !rows.isEmpty();
    const bool isBlock = hasRows && rows.last() - rows.first() + 1 == rows.size();
    m_view->action(SheetVerb::Duplicate)->setEnabled(hasRows);
    m_view->action(SheetVerb::Remove)->setEnabled(hasRows);
    m_view->action(SheetVerb::MoveUp)->setEnabled(hasRows && (!isBlock || rows.first() > 0));
    m_view->action(SheetVerb::MoveDown)
        ->setEnabled(hasRows && (!isBlock || rows.last() + 1 < m_model.rowCount()));
}

void SectionTable::select(int first, int count)
{
    QList<int> rows(count);
    std::ranges::iota(rows, first);
    m_view->selectRows(rows);
}

bool SectionTable::selectRow(RowId id)
{
    const int row = m_model.rowOf(id);
    if (row < 0)
        return false;
    select(row, 1);
    return true;
}

void SectionTable::addRow()
{
    const QList<int> rows = m_view->selectedRows();
    const int at = rows.isEmpty() ? m_model.rowCount() : rows.last() + 1;
    insertTableRows(m_document, m_section, at, {FieldValues()});
    select(at, 1);
    m_view->setFocus();
}

void SectionTable::duplicateRows()
{
    const QList<int> rows = m_view->selectedRows();
    if (rows.isEmpty())
        return;
    QList<FieldValues> values;
    for (const int row : rows)
        values << m_document.tableRows(m_section).at(row).values;
    insertTableRows(m_document, m_section, rows.last() + 1, values);
    select(rows.last() + 1, static_cast<int>(rows.size()));
}

void SectionTable::removeRows()
{
    const QList<int> rows = m_view->selectedRows();
    if (rows.isEmpty())
        return;
    removeTableRows(m_document, m_section, selectedIds());
    if (const int left = m_model.rowCount(); left > 0)
        select(std::min(rows.first(), left - 1), 1);
}

void SectionTable::moveRows(bool down)
{
    if (const QList<int> rows = m_view->selectedRows(); !rows.isEmpty())
        moveRowsTo(down ? rows.last() + 2 : std::max(0, rows.first() - 1));
}

void SectionTable::moveRowsTo(int before)
{
    moveTableRows(m_document, m_section, selectedIds(), m_model.rowIdAt(before));
    updateActions();
}

void SectionTable::paste()
{
    const QList<int> rows = m_view->selectedRows();
    const QModelIndex from = rows.isEmpty()
        ? QModelIndex()
        : m_model.index(rows.first(), m_view->selectedColumns().value(0));
    m_model.paste(from, m_view->cellsToPaste());
}

} // namespace boardwright
