// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sections/section_table.h"

#include "ui/editing/document/section_edits.h"
#include "ui/editing/values/tab_separated.h"
#include "ui/text/field_words.h"
#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/fields/field_delegate.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/table/soft_selection.h"
#include "ui/widgets/table/table_look.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QTableView>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace boardwright {

namespace {

/// How many rows the widths of columns are measured by.
constexpr int measuredRows = 200;

/// Every row, or column, of a selection, once and in order.
QList<int> numbersIn(const QItemSelection &selection, int (QItemSelectionRange::*first)() const,
    int (QItemSelectionRange::*last)() const)
{
    QList<int> numbers;
    for (const QItemSelectionRange &range : selection) {
        for (int number = (range.*first)(); number <= (range.*last)(); ++number)
            numbers << number;
    }
    std::ranges::sort(numbers);
    numbers.erase(std::ranges::unique(numbers).begin(), numbers.end());
    return numbers;
}

} // namespace

SectionTable::SectionTable(GoalSetDocument &document, const Section &table, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_section(table)
    , m_model(document, table)
    , m_view(new QTableView(this))
{
    setUpView();
    setUpActions();
    connect(&m_model, &SectionTableModel::refused, this, &SectionTable::refused);
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
    useTableLook(*m_view);
    m_view->setModel(&m_model);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
        | QAbstractItemView::AnyKeyPressed);
    keepSoftSelection(*m_view);
    m_view->verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 2);
    m_view->horizontalHeader()->setResizeContentsPrecision(measuredRows);

    auto *delegate = new FieldDelegate(m_document, this);
    m_view->setItemDelegate(delegate);
    connect(delegate, &FieldDelegate::refused, this, &SectionTable::refused);
    connect(delegate, &FieldDelegate::entered, this,
        [this](const QModelIndex &index, const QVariant &value) { m_model.setData(index, value); });
    fitColumns();
    connect(&m_model, &QAbstractItemModel::modelReset, this, &SectionTable::fitColumns);
}

/// What is written needs room also where nothing is written yet.
void SectionTable::fitColumns()
{
    m_view->resizeColumnsToContents();
    for (int column = 0; column < m_model.columnCount(); ++column) {
        const bool isField = column < std::ssize(m_section.fields);
        const Kind kind = isField ? m_section.fields[static_cast<std::size_t>(column)].kind
                                  : Kind::Text; // the meaning of one
        const bool isWritten = kind == Kind::Text || kind == Kind::Names || kind == Kind::RowRefs
            || kind == Kind::NumbersByName || kind == Kind::Positions;
        const int least = fontMetrics().averageCharWidth() * (isWritten ? 22 : 10);
        const int most = fontMetrics().averageCharWidth() * 50;
        m_view->setColumnWidth(column, std::clamp(m_view->columnWidth(column), least, most));
    }
}

QAction *SectionTable::addAction(const QString &icon, const QString &text,
    const QKeySequence &shortcut, void (SectionTable::*run)())
{
    auto *action = new QAction(namedIcon(icon), text, this);
    action->setIconText(plainActionText(text));
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, run);
    QWidget::addAction(action);
    return action;
}

void SectionTable::setUpActions()
{
    QAction *add
        = addAction(QStringLiteral("list-add"), tr("&Add"), QKeySequence(), &SectionTable::addRow);
    m_duplicate = addAction(QStringLiteral("edit-copy"), tr("&Duplicate"),
        QKeySequence(Qt::CTRL | Qt::Key_D), &SectionTable::duplicateRows);
    m_remove = addAction(QStringLiteral("list-remove"), tr("&Remove"),
        QKeySequence(Qt::CTRL | Qt::Key_Delete), &SectionTable::removeRows);
    m_up = new QAction(tr("Move &Up"), this);
    m_down = new QAction(tr("Move D&own"), this);
    m_up->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Up));
    m_down->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Down));
    for (QAction *action : {m_up, m_down}) {
        action->setIconText(plainActionText(action->text()));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, [this, action] { moveRows(action == m_down); });
        QWidget::addAction(action);
    }
    auto *copyAction = new QAction(tr("&Copy"), this);
    copyAction->setShortcut(QKeySequence::Copy);
    auto *pasteAction = new QAction(tr("&Paste"), this);
    pasteAction->setShortcut(QKeySequence::Paste);
    connect(copyAction, &QAction::triggered, this, &SectionTable::copy);
    connect(pasteAction, &QAction::triggered, this, &SectionTable::paste);
    for (QAction *action : {copyAction, pasteAction}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        QWidget::addAction(action);
    }
    m_view->addActions({m_duplicate, m_remove, m_up, m_down, copyAction, pasteAction});
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);

    auto *bar = new QToolBar(this);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addActions({add, m_duplicate, m_remove, m_up, m_down});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(m_view, 1);
}

QList<int> SectionTable::selectedRows() const
{
    return numbersIn(m_view->selectionModel()->selection(), &QItemSelectionRange::top,
        &QItemSelectionRange::bottom);
}

QList<RowId> SectionTable::idsOf(const QList<int> &rows) const
{
    QList<RowId> ids;
    for (const int row : rows)
        ids << m_model.rowIdAt(row);
    return ids;
}

void SectionTable::updateActions()
{
    const QList<int> rows = selectedRows();
    const bool hasRows = !rows.isEmpty();
    const bool isBlock = hasRows && rows.last() - rows.first() + 1 == rows.size();
    m_duplicate->setEnabled(hasRows);
    m_remove->setEnabled(hasRows);
    m_up->setEnabled(isBlock && rows.first() > 0);
    m_down->setEnabled(isBlock && rows.last() + 1 < m_model.rowCount());
}

void SectionTable::select(int first, int count)
{
    const int column = std::max(0, m_view->currentIndex().column());
    m_view->selectionModel()->setCurrentIndex(
        m_model.index(first, column), QItemSelectionModel::NoUpdate);
    m_view->selectionModel()->select(
        QItemSelection(
            m_model.index(first, 0), m_model.index(first + count - 1, m_model.columnCount() - 1)),
        QItemSelectionModel::ClearAndSelect);
    m_view->scrollTo(m_view->currentIndex());
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
    const QList<int> rows = selectedRows();
    const int at = rows.isEmpty() ? m_model.rowCount() : rows.last() + 1;
    insertTableRows(m_document, m_section, at, {FieldValues()});
    select(at, 1);
    m_view->setFocus();
}

void SectionTable::duplicateRows()
{
    const QList<int> rows = selectedRows();
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
    const QList<int> rows = selectedRows();
    if (rows.isEmpty())
        return;
    removeTableRows(m_document, m_section, idsOf(rows));
    if (const int left = m_model.rowCount(); left > 0)
        select(std::min(rows.first(), left - 1), 1);
}

void SectionTable::moveRows(bool down)
{
    const QList<int> rows = selectedRows();
    if (rows.isEmpty())
        return;
    moveTableRows(m_document, m_section, rows.first(), static_cast<int>(rows.size()),
        down ? rows.last() + 2 : rows.first() - 1);
    updateActions();
}

void SectionTable::copy() const
{
    const QList<int> rows = selectedRows();
    if (rows.isEmpty())
        return; // what the clipboard holds may be wanted
    const QList<int> columns = numbersIn(m_view->selectionModel()->selection(),
        &QItemSelectionRange::left, &QItemSelectionRange::right);
    QGuiApplication::clipboard()->setText(tabSeparated(m_model, rows, columns));
}

void SectionTable::paste()
{
    QModelIndex from;
    for (const QItemSelectionRange &range : m_view->selectionModel()->selection()) {
        if (!from.isValid()
            || std::pair(range.top(), range.left()) < std::pair(from.row(), from.column()))
            from = range.topLeft();
    }
    m_model.paste(from, cellsOfTabSeparated(QGuiApplication::clipboard()->text()));
}

} // namespace boardwright
