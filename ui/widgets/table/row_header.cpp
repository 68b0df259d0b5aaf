// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/row_header.h"

#include "ui/text/number_text.h"
#include "ui/widgets/controls/tool_tips.h"
#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/paint/text_line.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QIcon>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>
#include <chrono>

namespace boardwright {

namespace {

constexpr std::chrono::milliseconds scrollEvery{30};

} // namespace

RowHeader::RowHeader(QTableView &table)
    : QHeaderView(Qt::Vertical, &table)
    , m_table(table)
{
    table.setVerticalHeader(this);
    setSectionsClickable(true);
    setHighlightSections(true);
    setSectionResizeMode(Fixed);
    m_scrollTimer.setInterval(scrollEvery);
    connect(&m_scrollTimer, &QTimer::timeout, this, &RowHeader::scrollFurther);
}

RowHeader::~RowHeader() = default;

void RowHeader::setMovable(bool movable, const QString &reason)
{
    m_isMovable = movable;
    m_reason = reason;
    if (!movable)
        endDrag();
}

int RowHeader::iconSide() const
{
    return fontMetrics().height() * 4 / 5;
}

void RowHeader::setHighest(int number)
{
    m_highest = number;
    updateGeometry();
}

/// Wide enough for the icon and the highest number, whichever rows are visible.
QSize RowHeader::sizeHint() const
{
    const int highest = std::max({99, m_highest, model() == nullptr ? 0 : model()->rowCount()});
    const QString widest(wholeText(highest).size(), u'8');
    const int inset = fontMetrics().height() / 4;
    return {iconSide() + fontMetrics().horizontalAdvance(widest) + 3 * inset, defaultSectionSize()};
}

void RowHeader::paintEvent(QPaintEvent *event)
{
    const int first = logicalIndexAt(event->rect().top());
    const int last = logicalIndexAt(event->rect().bottom());
    if (first >= 0 && selectionModel() != nullptr)
        m_selected = SelectedCells(*selectionModel(), first, last < 0 ? count() - 1 : last);
    QHeaderView::paintEvent(event);
    m_selected = {};
}

void RowHeader::paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const
{
    const QColor base = palette().color(QPalette::Base);
    const QColor text = palette().color(QPalette::Text);
    const bool isCurrent = m_table.currentIndex().row() == logicalIndex;
    const bool isSelected = m_selected.touches(logicalIndex);
    painter->fillRect(rect, isSelected ? mixed(base, text, 0.12) : mixed(base, text, 0.03));
    painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, mixed(base, text, 0.09));

    const int inset = fontMetrics().height() / 4;
    const QRect inner = rect.adjusted(inset, 0, -inset, -1);
    const auto icon
        = model()->headerData(logicalIndex, Qt::Vertical, Qt::DecorationRole).value<QIcon>();
    if (!icon.isNull()) {
        const QRect place = QStyle::alignedRect(
            layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter, {iconSide(), iconSide()}, inner);
        icon.paint(painter, place);
    }
    painter->setPen(mixed(base, text, isCurrent || isSelected ? 0.95 : 0.68));
    const QVariant shown = model()->headerData(logicalIndex, Qt::Vertical, Qt::DisplayRole);
    paintTextLine(*painter, inner, QStyle::visualAlignment(layoutDirection(), Qt::AlignRight),
        shown.typeId() == QMetaType::Int ? wholeText(shown.toInt()) : shown.toString());
}

void RowHeader::contextMenuEvent(QContextMenuEvent *event)
{
    const int row = logicalIndexAt(event->pos());
    if (row < 0)
        return;
    if (!selectionModel()->isRowSelected(row))
        m_table.selectRow(row);
    Q_EMIT menuWanted(event->globalPos());
}

void RowHeader::mousePressEvent(QMouseEvent *event)
{
    const int row = logicalIndexAt(event->position().toPoint());
    const bool isPlain = event->button() == Qt::LeftButton && event->modifiers() == Qt::NoModifier;
    if (!isPlain || row < 0 || !selectionModel()->isRowSelected(row)) {
        QHeaderView::mousePressEvent(event);
        return;
    }
    // Decided later: the row may be dragged, or selected alone.
    m_press = Press{.at = event->position().toPoint(), .row = row};
    event->accept();
}

void RowHeader::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_press) {
        QHeaderView::mouseMoveEvent(event);
        return;
    }
    const QPoint position = event->position().toPoint();
    if (!m_isDragging
        && (position - m_press->at).manhattanLength() < QApplication::startDragDistance())
        return;
    beginDrag();
    setOutside(isBeside(position));
    if (m_isOutside) {
        Q_EMIT draggedOut(event->globalPosition().toPoint());
    } else if (m_isMovable) {
        dragTo(position);
    } else if (!m_press->wasRefused) {
        m_press->wasRefused = true;
        showReason(*this, event->globalPosition().toPoint(), m_reason);
    }
}

void RowHeader::beginDrag()
{
    if (m_isDragging)
        return;
    m_isDragging = true;
    qApp->installEventFilter(this); // keys go to the focused widget, not to this one
    setCursor(Qt::ClosedHandCursor);
}

/// True to the left and right of the table. Above and below it, dragging scrolls.
bool RowHeader::isBeside(QPoint position) const
{
    const int x = mapTo(&m_table, position).x();
    return x < 0 || x >= m_table.width();
}

void RowHeader::setOutside(bool outside)
{
    if (outside == m_isOutside)
        return;
    m_isOutside = outside;
    if (!outside) {
        Q_EMIT backFromOutside();
        return;
    }
    m_scrollTimer.stop();
    m_dropRow.reset();
    Q_EMIT dropRowChanged();
}

void RowHeader::dragTo(QPoint position)
{
    m_dragAt = position;
    const int y = std::clamp(position.y(), 0, viewport()->height() - 1);
    int row = logicalIndexAt(y);
    if (row < 0)
        row = model()->rowCount();
    else if (y >= sectionViewportPosition(row) + sectionSize(row) / 2)
        ++row;
    if (m_dropRow != row) {
        m_dropRow = row;
        Q_EMIT dropRowChanged();
    }
    const bool isOutside = position.y() < 0 || position.y() >= viewport()->height();
    if (isOutside && !m_scrollTimer.isActive())
        m_scrollTimer.start();
    else if (!isOutside)
        m_scrollTimer.stop();
}

/// Scrolls faster the farther the mouse is from the table.
void RowHeader::scrollFurther()
{
    const int beyond = m_dragAt.y() < 0 ? m_dragAt.y() : m_dragAt.y() - viewport()->height() + 1;
    QScrollBar *bar = m_table.verticalScrollBar();
    const int most = std::max(1, m_table.verticalHeader()->defaultSectionSize());
    bar->setValue(bar->value() + std::clamp(beyond, -most, most));
    dragTo(m_dragAt);
}

void RowHeader::endDrag()
{
    m_press.reset();
    if (!m_isDragging)
        return;
    m_isDragging = false;
    setOutside(false);
    m_scrollTimer.stop();
    qApp->removeEventFilter(this);
    unsetCursor();
    if (std::exchange(m_dropRow, std::nullopt))
        Q_EMIT dropRowChanged();
}

void RowHeader::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_press) {
        QHeaderView::mouseReleaseEvent(event);
        return;
    }
    const Press press = *m_press;
    const std::optional<int> before = m_dropRow;
    const bool wasDragging = m_isDragging;
    const bool wasOutside = m_isOutside;
    endDrag();
    if (wasOutside)
        Q_EMIT droppedOut(event->globalPosition().toPoint());
    else if (before)
        Q_EMIT rowsDropped(*before);
    else if (!wasDragging)
        m_table.selectRow(press.row);
}

bool RowHeader::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey
        = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (m_isDragging && isKey && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        if (event->type() == QEvent::KeyPress) {
            endDrag();
            return true;
        }
    }
    return QHeaderView::eventFilter(watched, event);
}

} // namespace boardwright
