// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/frozen_header.h"

#include "ui/widgets/paint/colour_mix.h"

#include <QHelpEvent>
#include <QHoverEvent>
#include <QItemSelectionModel>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace boardwright {

namespace {

/// Largest share of the viewport for frozen sections, which cannot be scrolled.
constexpr double mostFrozen = 0.6;

} // namespace

FrozenHeader::FrozenHeader(QWidget *parent)
    : TableHeader(parent)
{
    setHighlightSections(false);
    const auto repaint = [this] { viewport()->update(); };
    connect(this, &QHeaderView::sectionResized, this, repaint);
    connect(this, &QHeaderView::sectionMoved, this, repaint);
    connect(this, &QHeaderView::sectionMoved, this,
        [this](int /*section*/, int from, int to) { keepFrozen(from, to); });
}

/// Keeps its own selection model, in which nothing is ever selected. With the table's model, the
/// base class would check cell by cell at each painting whether whole columns are selected, even if
/// it does not highlight them.
void FrozenHeader::setSelectionModel(QItemSelectionModel *model)
{
    if (model->parent() == this)
        TableHeader::setSelectionModel(model);
}

void FrozenHeader::setFrozenSections(int count)
{
    m_count = count;
    viewport()->update();
}

void FrozenHeader::keepFrozen(int from, int to)
{
    if (m_isPuttingBack || (from >= m_count && to >= m_count))
        return;
    m_isPuttingBack = true;
    moveSection(to, from < m_count ? from : m_count);
    m_isPuttingBack = false;
}

int FrozenHeader::frozenWidth() const
{
    if (layoutDirection() == Qt::RightToLeft)
        return 0;
    int width = 0;
    for (int visual = 0; visual < std::min(m_count, this->count()); ++visual)
        width += sectionSize(logicalIndex(visual));
    return width <= mostFrozen * viewport()->width() ? width : 0;
}

bool FrozenHeader::isFrozen(int logicalIndex) const
{
    return logicalIndex >= 0 && visualIndex(logicalIndex) < m_count && frozenWidth() > 0;
}

int FrozenHeader::shownPosition(int logicalIndex) const
{
    return isFrozen(logicalIndex) ? sectionPosition(logicalIndex)
                                  : sectionViewportPosition(logicalIndex);
}

int FrozenHeader::shownIndexAt(int x) const
{
    return logicalIndexAt(x - shiftAt(x));
}

bool FrozenHeader::coversOthers() const
{
    return offset() > 0 && frozenWidth() > 0;
}

int FrozenHeader::shiftAt(int x) const
{
    return coversOthers() && x < frozenWidth() ? offset() : 0;
}

int FrozenHeader::graspedShift(const QMouseEvent &event) const
{
    // The right edge of the last frozen section can also be grasped slightly beyond it.
    const int grip = style()->pixelMetric(QStyle::PM_HeaderGripMargin, nullptr, this);
    return shiftAt(std::max(0, event.position().toPoint().x() - grip));
}

template <typename Handle>
void FrozenHeader::shifted(QMouseEvent *event, int shift, const Handle &handle)
{
    QMouseEvent there(event->type(), event->position() - QPointF(shift, 0), event->scenePosition(),
        event->globalPosition(), event->button(), event->buttons(), event->modifiers(),
        event->pointingDevice());
    handle(&there);
    event->setAccepted(there.isAccepted());
    if (coversOthers())
        viewport()->update(); // the base class repaints at the section's scrolled position
}

int FrozenHeader::graspedEdge(int x) const
{
    if (!coversOthers())
        return -1;
    const int grip = style()->pixelMetric(QStyle::PM_HeaderGripMargin, nullptr, this);
    for (int visual = m_count - 1; visual >= 0; --visual) {
        const int section = logicalIndex(visual);
        const int edge = sectionPosition(section) + sectionSize(section);
        if (!isSectionHidden(section) && std::abs(x - edge) <= grip)
            return section;
    }
    return -1;
}

void FrozenHeader::mousePressEvent(QMouseEvent *event)
{
    const int x = event->position().toPoint().x();
    m_resized = event->button() == Qt::LeftButton ? graspedEdge(x) : -1;
    if (m_resized >= 0) {
        m_resizedFrom = sectionSize(m_resized) - x;
        return;
    }
    m_pressShift = graspedShift(*event);
    shifted(
        event, m_pressShift, [this](QMouseEvent *there) { TableHeader::mousePressEvent(there); });
}

void FrozenHeader::mouseMoveEvent(QMouseEvent *event)
{
    const int x = event->position().toPoint().x();
    if (m_resized >= 0) {
        resizeSection(m_resized, std::max(minimumSectionSize(), m_resizedFrom + x));
        return;
    }
    const bool isHover = event->buttons() == Qt::NoButton;
    shifted(event, isHover ? graspedShift(*event) : m_pressShift,
        [this](QMouseEvent *there) { TableHeader::mouseMoveEvent(there); });
    if (isHover && graspedEdge(x) >= 0)
        setCursor(Qt::SplitHCursor);
}

void FrozenHeader::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_resized >= 0) {
        m_resized = -1;
        return;
    }
    shifted(
        event, m_pressShift, [this](QMouseEvent *there) { TableHeader::mouseReleaseEvent(there); });
    m_pressShift = 0;
}

void FrozenHeader::mouseDoubleClickEvent(QMouseEvent *event)
{
    shifted(event, graspedShift(*event),
        [this](QMouseEvent *there) { TableHeader::mouseDoubleClickEvent(there); });
}

/// The base class must look up the section that is visible at a position.
bool FrozenHeader::viewportEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::HoverEnter:
    case QEvent::HoverMove: {
        const auto *hover = static_cast<QHoverEvent *>(event);
        const int shift = shiftAt(hover->position().toPoint().x());
        if (shift == 0)
            break;
        QHoverEvent there(hover->type(), hover->position() - QPointF(shift, 0),
            hover->globalPosition(), hover->oldPosF(), hover->modifiers(), hover->pointingDevice());
        const bool isHandled = TableHeader::viewportEvent(&there);
        viewport()->update();
        return isHandled;
    }
    case QEvent::ToolTip:
    case QEvent::WhatsThis:
    case QEvent::QueryWhatsThis: {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int shift = shiftAt(help->pos().x());
        if (shift == 0)
            break;
        QHelpEvent there(help->type(), help->pos() - QPoint(shift, 0), help->globalPos());
        return TableHeader::viewportEvent(&there);
    }
    default:
        break;
    }
    return TableHeader::viewportEvent(event);
}

void FrozenHeader::paintEvent(QPaintEvent *event)
{
    TableHeader::paintEvent(event);
    if (!coversOthers())
        return;
    QPainter painter(viewport());
    const int width = frozenWidth();
    const QRect place(0, 0, width, viewport()->height());
    painter.setClipRect(place);
    painter.fillRect(place, palette().brush(backgroundRole()));
    for (int visual = 0; visual < m_count; ++visual) {
        const int section = logicalIndex(visual);
        if (isSectionHidden(section))
            continue;
        painter.save();
        paintSection(&painter,
            QRect(sectionPosition(section), 0, sectionSize(section), place.height()), section);
        painter.restore();
    }
    painter.setClipping(false);
    const QColor edge
        = mixed(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.35);
    painter.fillRect(width - 1, 0, 1, place.height(), edge);
}

} // namespace boardwright
