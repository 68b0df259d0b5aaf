// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/objectives/objectives_table.h"

#include "ui/editing/edits.h"
#include "ui/editing/tab_separated.h"
#include "ui/widgets/fields/field_delegate.h"
#include "ui/widgets/objectives/check_delegate.h"
#include "ui/widgets/objectives/chips_delegate.h"
#include "ui/widgets/objectives/goal_delegate.h"
#include "ui/widgets/objectives/weighting_delegate.h"
#include "ui/widgets/objectives/zones_delegate.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

namespace boardwright {

namespace {

constexpr QColor boardHue(30, 110, 190);
constexpr QColor lineHue(125, 75, 200);
constexpr QColor tagHue(25, 140, 95);

ObjectiveColumn columnOf(const QModelIndex &index)
{
    return static_cast<ObjectiveColumn>(index.column());
}

constexpr int number(ObjectiveColumn column)
{
    return static_cast<int>(column);
}

} // namespace

ObjectivesTable::ObjectivesTable(
    GoalSetDocument &document, ObjectivesFilter &model, QWidget *parent)
    : QTableView(parent)
    , m_document(document)
    , m_model(model)
    , m_zones(new ZonesDelegate(this))
    , m_drag(document)
    , m_columns(
          *this, static_cast<int>(ObjectiveColumn::Goal), static_cast<int>(ObjectiveColumn::Tag))
{
    setAccessibleName(tr("Goals"));
    setModel(&model);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setWordWrap(false);
    setMouseTracking(true);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setUpColumns();
    fitRows();
    connect(this, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex &index) {
        if (!index.flags().testFlag(Qt::ItemIsEditable))
            Q_EMIT chosen(index);
    });
}

void ObjectivesTable::setUpColumns()
{
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSortIndicatorClearable(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);

    auto *weighting = new WeightingDelegate(this);
    connect(
        weighting, &WeightingDelegate::entered, this, [this](const QModelIndex &index, int value) {
            setWeighting(m_document, idsFor(index), value);
        });
    auto *fields = new FieldDelegate(m_document, this);
    connect(fields, &FieldDelegate::refused, this, &ObjectivesTable::refused);
    connect(fields, &FieldDelegate::entered, this,
        [this](const QModelIndex &index, const QVariant &value) {
            m_model.model().setField(idsFor(index), index.column(), value);
        });
    setItemDelegate(fields);
    const auto use = [this](ObjectiveColumn column, CellDelegate *delegate) {
        setItemDelegateForColumn(number(column), delegate);
    };
    use(ObjectiveColumn::Enabled, new CheckDelegate(this));
    use(ObjectiveColumn::Goal, new GoalDelegate(this));
    use(ObjectiveColumn::BoardCategories, new ChipsDelegate(boardHue, this));
    use(ObjectiveColumn::LineCategories, new ChipsDelegate(lineHue, this));
    use(ObjectiveColumn::Progression, m_zones);
    use(ObjectiveColumn::Weighting, weighting);
    use(ObjectiveColumn::Tag, new ChipsDelegate(tagHue, this));
}

/// The generator's columns come before those that are rarely looked at.
void ObjectivesTable::fitColumns()
{
    int visual = number(ObjectiveColumn::Tag) + 1;
    for (int column = objectiveColumns; column < m_model.columnCount(); ++column)
        horizontalHeader()->moveSection(horizontalHeader()->visualIndex(column), visual++);
    m_columns.fit();
}

void ObjectivesTable::setZonesCount(bool count)
{
    m_zones->setZonesCount(count);
    viewport()->update();
}

void ObjectivesTable::fitRows()
{
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 7 / 4);
    verticalScrollBar()->setSingleStep(verticalHeader()->defaultSectionSize());
}

QList<int> ObjectivesTable::selectedRowNumbers() const
{
    QList<int> rows;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        rows << index.row();
    std::ranges::sort(rows);
    return rows;
}

QList<RowId> ObjectivesTable::selectedIds() const
{
    QList<RowId> ids;
    for (const int row : selectedRowNumbers())
        ids << m_model.rowId(m_model.index(row, 0));
    return ids;
}

QList<RowId> ObjectivesTable::idsFor(const QModelIndex &index) const
{
    const QList<RowId> selected = selectedIds();
    const RowId id = m_model.rowId(index);
    return selected.contains(id) ? selected : QList<RowId>{id};
}

void ObjectivesTable::setSelectedEnabled(bool enabled)
{
    boardwright::setEnabled(m_document, selectedIds(), enabled);
}

void ObjectivesTable::editWeighting()
{
    const QModelIndex index = currentIndex().siblingAtColumn(number(ObjectiveColumn::Weighting));
    if (!index.isValid())
        return;
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    edit(index);
}

void ObjectivesTable::copySelection() const
{
    QGuiApplication::clipboard()->setText(tabSeparated(m_model, selectedRowNumbers()));
}

void ObjectivesTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Space:
        if (event->modifiers() != Qt::NoModifier)
            break;
        toggleEnabled(m_document, selectedIds());
        return;
    case Qt::Key_Escape:
        if (!m_drag.cancel())
            break;
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (currentIndex().isValid())
            Q_EMIT chosen(currentIndex());
        return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        event->ignore(); // or they would be typed into an editor
        return;
    default:
        break;
    }
    QTableView::keyPressEvent(event);
}

void ObjectivesTable::contextMenuEvent(QContextMenuEvent *event)
{
    if (selectionModel()->hasSelection())
        Q_EMIT menuWanted(event->reason() == QContextMenuEvent::Keyboard
                ? viewport()->mapToGlobal(visualRect(currentIndex()).center())
                : event->globalPos());
}

/// After Enter the cell below is next, but several goals that were set at once stay selected.
void ObjectivesTable::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    QTableView::closeEditor(editor, hint);
    const QModelIndex below = currentIndex().siblingAtRow(currentIndex().row() + 1);
    if (hint == QAbstractItemDelegate::SubmitModelCache && below.isValid()
        && selectionModel()->selectedRows().size() <= 1)
        setCurrentIndex(below);
}

bool ObjectivesTable::isOnBar(const QModelIndex &index, QPoint position) const
{
    return index.isValid() && columnOf(index) == ObjectiveColumn::Weighting
        && WeightingDelegate::barRect(visualRect(index), fontMetrics()).contains(position);
}

void ObjectivesTable::pressOn(const QMouseEvent &event)
{
    m_pressedCheck = QPersistentModelIndex();
    m_drag.release();
    const QPoint position = event.position().toPoint();
    const QModelIndex index = indexAt(position);
    if (!index.isValid() || event.button() != Qt::LeftButton || event.modifiers() != Qt::NoModifier)
        return;
    if (columnOf(index) == ObjectiveColumn::Enabled) {
        m_pressedCheck = index;
    } else if (isOnBar(index, position) && !indexWidget(index)) {
        const int width = WeightingDelegate::barRect(visualRect(index), fontMetrics()).width();
        m_drag.press({.at = position,
            .weighting = index.data(Qt::EditRole).toInt(),
            .barWidth = layoutDirection() == Qt::RightToLeft ? -width : width,
            .ids = idsFor(index)});
    }
}

void ObjectivesTable::mousePressEvent(QMouseEvent *event)
{
    pressOn(*event);
    QTableView::mousePressEvent(event);
}

void ObjectivesTable::mouseDoubleClickEvent(QMouseEvent *event)
{
    // Two quick clicks on a check box are two clicks.
    if (columnOf(indexAt(event->position().toPoint())) == ObjectiveColumn::Enabled)
        pressOn(*event);
    else
        QTableView::mouseDoubleClickEvent(event);
}

void ObjectivesTable::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint position = event->position().toPoint();
    if (event->buttons() == Qt::NoButton) {
        if (isOnBar(indexAt(position), position))
            viewport()->setCursor(Qt::SizeHorCursor);
        else
            viewport()->unsetCursor();
    }
    if (event->buttons().testFlag(Qt::LeftButton) && m_drag.moveTo(position))
        return;
    QTableView::mouseMoveEvent(event);
}

void ObjectivesTable::mouseReleaseEvent(QMouseEvent *event)
{
    const QModelIndex check = m_pressedCheck;
    m_pressedCheck = QPersistentModelIndex();
    const bool isCheckClicked
        = check.isValid() && check == indexAt(event->position().toPoint()) && state() == NoState;
    m_keepsSelection = m_drag.release() || isCheckClicked;
    QTableView::mouseReleaseEvent(event);
    m_keepsSelection = false;
    if (isCheckClicked)
        toggleEnabled(m_document, idsFor(check));
}

QItemSelectionModel::SelectionFlags ObjectivesTable::selectionCommand(
    const QModelIndex &index, const QEvent *event) const
{
    return m_keepsSelection ? QItemSelectionModel::NoUpdate
                            : QTableView::selectionCommand(index, event);
}

void ObjectivesTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    m_columns.fill();
}

void ObjectivesTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitRows();
        m_columns.fit();
    }
}

} // namespace boardwright
