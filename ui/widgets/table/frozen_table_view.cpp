// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/frozen_table_view.h"

#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/table/frozen_header.h"
#include "ui/widgets/table/selected_cells.h"
#include "ui/widgets/table/selection_ranges.h"

#include <QApplication>
#include <QHoverEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QVarLengthArray>

#include <algorithm>

namespace boardwright {

FrozenTableView::FrozenTableView(QWidget *parent)
    : QTableView(parent)
    , m_header(new FrozenHeader(this))
{
    setHorizontalHeader(m_header);
    setShowGrid(false);
    setHorizontalScrollMode(ScrollPerPixel);
    const auto repaint = [this] {
        if (m_header->offset() > 0)
            viewport()->update();
    };
    connect(m_header, &QHeaderView::sectionResized, this, repaint);
    connect(m_header, &QHeaderView::sectionMoved, this, repaint);
}

void FrozenTableView::setModel(QAbstractItemModel *model)
{
    if (this->model() != nullptr)
        disconnect(this->model(), &QAbstractItemModel::layoutChanged, this, nullptr);
    QTableView::setModel(model);
    // Connected after the selection model, which handles the signal first and stores cells one by
    // one.
    if (model != nullptr)
        connect(model, &QAbstractItemModel::layoutChanged, this,
            [this] { mergeSelection(*selectionModel()); });
}

void FrozenTableView::setFrozenColumns(int count)
{
    m_header->setFrozenSections(count);
    viewport()->update();
}

int FrozenTableView::frozenWidth() const
{
    return m_header->frozenWidth();
}

bool FrozenTableView::isFrozen(const QModelIndex &index) const
{
    return m_header->isFrozen(index.column());
}

QRect FrozenTableView::visualRect(const QModelIndex &index) const
{
    const QRect rect = QTableView::visualRect(index);
    return rect.isValid() && isFrozen(index) ? rect.translated(m_header->offset(), 0) : rect;
}

QModelIndex FrozenTableView::indexAt(const QPoint &point) const
{
    if (!model())
        return {};
    const int row = rowAt(point.y());
    const int column = m_header->shownIndexAt(point.x());
    return row < 0 || column < 0 ? QModelIndex() : model()->index(row, column, rootIndex());
}

void FrozenTableView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    const int before = horizontalScrollBar()->value();
    QTableView::scrollTo(index, hint);
    if (!index.isValid())
        return;
    if (isFrozen(index)) {
        horizontalScrollBar()->setValue(before);
        return;
    }
    const int covered = frozenWidth() - visualRect(index).left();
    if (covered > 0)
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - covered);
}

/// The region to repaint: whole rows, because frozen columns are not where the base class expects
/// them.
QRegion FrozenTableView::visualRegionForSelection(const QItemSelection &selection) const
{
    const int first = rowAt(0);
    if (first < 0)
        return {};
    const int below = rowAt(viewport()->height() - 1);
    const int last = below < 0 ? model()->rowCount(rootIndex()) - 1 : below;
    QRegion region;
    for (const QItemSelectionRange &range : selection) {
        const int top = std::max(range.top(), first);
        const int bottom = std::min(range.bottom(), last);
        if (top <= bottom)
            region += rowRect(top) | rowRect(bottom);
    }
    return region;
}

/// Does not use the base class, which queries the selection for each cell: see SelectedCells.
void FrozenTableView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    paintCurrentRow(painter);
    const QRect place = event->rect();
    const int first = rowAt(place.top());
    const int below = rowAt(place.bottom());
    const int last = below < 0 && model() != nullptr ? model()->rowCount(rootIndex()) - 1 : below;
    const SelectedCells selected
        = first < 0 ? SelectedCells() : SelectedCells(*selectionModel(), first, last);
    if (!m_header->coversOthers()) {
        paintCells(painter, event->region(), selected, 0, m_header->count());
        return;
    }
    const QRect frozen(0, 0, frozenWidth(), viewport()->height());
    const QRegion others = event->region() - frozen;
    painter.setClipRegion(others);
    paintCells(painter, others, selected, m_header->frozenSections(), m_header->count());
    const QRegion inFrozen = event->region() & frozen;
    painter.setClipRegion(inFrozen);
    paintCells(painter, inFrozen, selected, 0, m_header->frozenSections());
    const QColor edge
        = mixed(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.35);
    painter.fillRect(frozenWidth() - 1, place.top(), 1, place.height(), edge);
}

QRect FrozenTableView::rowRect(int row) const
{
    return row < 0 || isRowHidden(row)
        ? QRect()
        : QRect(0, rowViewportPosition(row), viewport()->width(), rowHeight(row));
}

void FrozenTableView::paintCurrentRow(QPainter &painter) const
{
    const QRect row = rowRect(currentIndex().row());
    const QColor accent = QApplication::palette().color(QPalette::Active, QPalette::Highlight);
    if (row.isValid())
        painter.fillRect(row, mixed(palette().color(QPalette::Base), accent, 0.1));
}

void FrozenTableView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    if (current.row() == previous.row())
        return;
    for (const QModelIndex &index : {current, previous}) {
        viewport()->update(rowRect(index.row()));
        verticalHeader()->viewport()->update(); // it may show the current row too
    }
}

void FrozenTableView::paintCells(
    QPainter &painter, const QRegion &region, const SelectedCells &selected, int from, int to) const
{
    const QRect place = region.boundingRect();
    const int first = region.isEmpty() ? -1 : rowAt(place.top());
    if (first < 0)
        return;

    struct ShownColumn {
        int column = 0;
        int left = 0;
        int width = 0;
    };

    QVarLengthArray<ShownColumn, 32> columns;
    for (int visual = from; visual < to; ++visual) {
        const int column = m_header->logicalIndex(visual);
        const ShownColumn shown{.column = column,
            .left = m_header->shownPosition(column),
            .width = columnWidth(column)};
        if (!isColumnHidden(column) && shown.left <= place.right()
            && shown.left + shown.width > place.left())
            columns.append(shown);
    }
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const bool isEnabled = this->isEnabled();
    const QModelIndex current
        = hasFocus() || viewport()->hasFocus() ? currentIndex() : QModelIndex();
    const int below = rowAt(place.bottom());
    const int last = below < 0 ? model()->rowCount(rootIndex()) - 1 : below;
    for (int row = first; row <= last; ++row) {
        if (isRowHidden(row) || !region.intersects(rowRect(row)))
            continue;
        const int top = rowViewportPosition(row);
        const int height = rowHeight(row);
        for (const ShownColumn &shown : columns) {
            option.rect = QRect(shown.left, top, shown.width, height);
            if (!region.intersects(option.rect))
                continue;
            const QModelIndex index = model()->index(row, shown.column, rootIndex());
            option.state.setFlag(QStyle::State_Selected, selected.contains(row, shown.column));
            option.state.setFlag(QStyle::State_HasFocus, index == current);
            option.state.setFlag(QStyle::State_Enabled, isEnabled);
            paintCell(painter, option, index);
        }
    }
}

/// Same as in QTableView.
void FrozenTableView::paintCell(
    QPainter &painter, QStyleOptionViewItem option, const QModelIndex &index) const
{
    const Qt::ItemFlags flags = index.flags();
    if (!flags.testFlag(Qt::ItemIsEnabled)) {
        option.state.setFlag(QStyle::State_Enabled, false);
        option.palette.setCurrentColorGroup(QPalette::Disabled);
    }
    if (!flags.testFlag(Qt::ItemIsEnabled) || !flags.testFlag(Qt::ItemIsSelectable))
        option.state.setFlag(QStyle::State_Selected, false);
    option.state.setFlag(QStyle::State_MouseOver, index == m_hovered);
    if (alternatingRowColors() && index.row() % 2 == 1)
        option.features |= QStyleOptionViewItem::Alternate;
    // Other rows have the viewport's background, and styles do much work before painting none.
    if (option.state.testFlag(QStyle::State_Selected)
        || option.features.testFlag(QStyleOptionViewItem::Alternate))
        style()->drawPrimitive(QStyle::PE_PanelItemViewRow, &option, &painter, this);
    itemDelegateForIndex(index)->paint(&painter, option, index);
}

/// The base class scrolls painted pixels and editors; frozen columns must stay.
void FrozenTableView::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    if (dx == 0 || m_header->frozenSections() == 0)
        return;
    viewport()->update();
    m_header->viewport()->update();
    updateEditorGeometries();
}

void FrozenTableView::updateEditorGeometries()
{
    QTableView::updateEditorGeometries();
    clipEditor();
}

/// Clips an editor whose cell is partly below frozen columns.
void FrozenTableView::clipEditor()
{
    QWidget *editor = currentIndex().isValid() ? indexWidget(currentIndex()) : nullptr;
    if (editor == nullptr)
        return;
    const bool mayBeCovered = m_header->coversOthers() && !isFrozen(currentIndex());
    const int covered = mayBeCovered ? frozenWidth() - editor->geometry().left() : 0;
    if (covered > 0)
        // Hidden if nothing is left, because an empty mask means no mask.
        editor->setMask(covered < editor->width()
                ? QRegion(editor->rect().adjusted(covered, 0, 0, 0))
                : QRegion(-1, -1, 1, 1));
    else
        editor->clearMask();
}

bool FrozenTableView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::HoverMove || event->type() == QEvent::HoverEnter) {
        const QModelIndex at = indexAt(static_cast<QHoverEvent *>(event)->position().toPoint());
        if (at != m_hovered) {
            for (const QModelIndex &changed : {QModelIndex(m_hovered), at})
                viewport()->update(visualRect(changed));
            m_hovered = at;
        }
    }
    return QTableView::viewportEvent(event);
}

void FrozenTableView::leaveEvent(QEvent *event)
{
    viewport()->update(visualRect(m_hovered));
    m_hovered = QPersistentModelIndex();
    QTableView::leaveEvent(event);
}

} // namespace boardwright
