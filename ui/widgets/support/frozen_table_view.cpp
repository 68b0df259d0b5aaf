// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/support/frozen_table_view.h"

#include "ui/widgets/support/colour_mix.h"
#include "ui/widgets/support/frozen_header.h"
#include "ui/widgets/support/selected_cells.h"
#include "ui/widgets/support/selection_ranges.h"

#include <QApplication>
#include <QHoverEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

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
    // After the selection model, which hears of it first and keeps every cell by itself.
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

QRegion FrozenTableView::visualRegionForSelection(const QItemSelection &selection) const
{
    QRegion region = QTableView::visualRegionForSelection(selection);
    if (!m_header->coversOthers())
        return region;
    for (const QItemSelectionRange &range : selection) {
        for (int visual = 0; visual < m_header->frozenSections(); ++visual) {
            const int column = m_header->logicalIndex(visual);
            if (column < range.left() || column > range.right())
                continue;
            const int top = std::max(0, rowViewportPosition(range.top()));
            const int bottom = rowViewportPosition(range.bottom()) + rowHeight(range.bottom());
            region += QRect(m_header->shownPosition(column), top, columnWidth(column),
                std::min(bottom, viewport()->height()) - top);
        }
    }
    return region;
}

/// Not by the base, which asks the selection about each cell anew: see SelectedCells.
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
        verticalHeader()->viewport()->update(); // which may show it too
    }
}

void FrozenTableView::paintCells(
    QPainter &painter, const QRegion &region, const SelectedCells &selected, int from, int to) const
{
    const QRect place = region.boundingRect();
    const int first = region.isEmpty() ? -1 : rowAt(place.top());
    if (first < 0)
        return;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const bool hasInput = hasFocus() || viewport()->hasFocus();
    const int below = rowAt(place.bottom());
    const int last = below < 0 ? model()->rowCount(rootIndex()) - 1 : below;
    for (int row = first; row <= last; ++row) {
        if (isRowHidden(row) || !region.intersects(rowRect(row)))
            continue;
        for (int visual = from; visual < to; ++visual) {
            const int column = m_header->logicalIndex(visual);
            if (isColumnHidden(column))
                continue;
            const QModelIndex index = model()->index(row, column, rootIndex());
            option.rect = visualRect(index);
            if (!region.intersects(option.rect))
                continue;
            option.state.setFlag(QStyle::State_Selected, selected.contains(row, column));
            option.state.setFlag(QStyle::State_HasFocus, hasInput && index == currentIndex());
            paintCell(painter, option, index);
        }
    }
}

/// As QTableView does.
void FrozenTableView::paintCell(
    QPainter &painter, QStyleOptionViewItem option, const QModelIndex &index) const
{
    const Qt::ItemFlags flags = index.flags();
    const bool isEnabled = flags.testFlag(Qt::ItemIsEnabled);
    option.state.setFlag(QStyle::State_Enabled, isEnabled && this->isEnabled());
    if (!isEnabled || !flags.testFlag(Qt::ItemIsSelectable))
        option.state.setFlag(QStyle::State_Selected, false);
    option.state.setFlag(QStyle::State_MouseOver, index == m_hovered);
    if (!isEnabled)
        option.palette.setCurrentColorGroup(QPalette::Disabled);
    else
        option.palette.setCurrentColorGroup(
            window()->isActiveWindow() ? QPalette::Active : QPalette::Inactive);
    if (alternatingRowColors() && index.row() % 2 == 1)
        option.features |= QStyleOptionViewItem::Alternate;
    style()->drawPrimitive(
        QStyle::PE_PanelItemViewRow, &option, &painter, this); // what delegates stand on
    painter.save();
    itemDelegateForIndex(index)->paint(&painter, option, index);
    painter.restore();
}

/// The base moves what is painted, and editors with it; what is frozen stays.
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

/// An editor is not seen over frozen columns that its cell is below.
void FrozenTableView::clipEditor()
{
    QWidget *editor = currentIndex().isValid() ? indexWidget(currentIndex()) : nullptr;
    if (editor == nullptr)
        return;
    const bool mayBeCovered = m_header->coversOthers() && !isFrozen(currentIndex());
    const int covered = mayBeCovered ? frozenWidth() - editor->geometry().left() : 0;
    if (covered > 0)
        // Out of sight as a whole, where nothing is left: an empty mask would be none.
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
