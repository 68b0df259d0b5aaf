// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/board_scroll.h"

#include "ui/widgets/board/board_view.h"
#include "ui/widgets/paint/icons.h"

#include <QAction>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace boardwright {

namespace {

constexpr double zoomOfStep = 1.25;
constexpr int unitsOfStep = 120; ///< angle units of one wheel step

QAction *zoomAction(
    QWidget *parent, const QString &icon, const QString &text, const QList<QKeySequence> &shortcuts)
{
    auto *action = new QAction(namedIcon(icon), text, parent);
    action->setShortcuts(shortcuts);
    return action;
}

} // namespace

BoardScroll::BoardScroll(BoardView *view, QWidget *parent)
    : QScrollArea(parent)
    , m_view(view)
    , m_in(zoomAction(this, QStringLiteral("zoom-in"), tr("Zoom &In"),
          {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)}))
    , m_out(zoomAction(this, QStringLiteral("zoom-out"), tr("Zoom &Out"),
          {QKeySequence(Qt::CTRL | Qt::Key_Minus)}))
    , m_fit(zoomAction(this, QStringLiteral("zoom-fit-best"), tr("&Whole Board"),
          {QKeySequence(Qt::CTRL | Qt::Key_0)}))
{
    setObjectName(QStringLiteral("boardScroll"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // the arrow keys of the view choose cells
    QSizePolicy policy = view->sizePolicy();
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setWidget(view);
    view->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->installEventFilter(this);
    connect(m_in, &QAction::triggered, this, [this] { step(1); });
    connect(m_out, &QAction::triggered, this, [this] { step(-1); });
    connect(m_fit, &QAction::triggered, this, [this] { setZoom(1, {}); });
    for (const QScrollBar *bar : {horizontalScrollBar(), verticalScrollBar()})
        connect(bar, &QScrollBar::actionTriggered, this, [this] { m_middle.reset(); });
    connect(view, &BoardView::currentDescribed, this, &BoardScroll::followCurrent);
    m_out->setEnabled(false);
    m_fit->setEnabled(false);
}

BoardScroll::~BoardScroll() = default;

QSize BoardScroll::sizeHint() const
{
    return m_view->sizeHint();
}

QSize BoardScroll::minimumSizeHint() const
{
    return m_view->minimumSizeHint();
}

int BoardScroll::heightForWidth(int width) const
{
    return m_view->heightForWidth(width);
}

void BoardScroll::setZoom(double zoom, const QPointF &anchor)
{
    m_middle.reset();
    const double wanted = std::clamp(zoom, 1.0, largestZoom);
    if (wanted == m_zoom)
        return;
    const QPointF at = m_view->mapFrom(viewport(), anchor) * (wanted / m_zoom);
    m_zoom = wanted;
    const bool isWhole = m_zoom == 1;
    const auto policy = isWhole ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded;
    setHorizontalScrollBarPolicy(policy);
    setVerticalScrollBarPolicy(policy);
    fitView();
    horizontalScrollBar()->setValue(qRound(at.x() - anchor.x()));
    verticalScrollBar()->setValue(qRound(at.y() - anchor.y()));
    m_in->setEnabled(m_zoom < largestZoom);
    m_out->setEnabled(!isWhole);
    m_fit->setEnabled(!isWhole);
    Q_EMIT zoomChanged();
}

/// Zooms by keys: around the current cell if it is visible, else around the middle.
void BoardScroll::step(int steps)
{
    const QRectF all(viewport()->rect());
    QPointF anchor = all.center();
    if (m_view->currentSite() != SiteIndex::none) {
        const QPointF cell
            = m_view->mapTo(viewport(), m_view->cellRect(m_view->currentSite()).center());
        if (all.contains(cell))
            anchor = cell;
    }
    setZoom(m_zoom * std::pow(zoomOfStep, steps), anchor);
}

void BoardScroll::fitView()
{
    // Uses the whole viewport, so that a scroll bar that appears does not change the size that made
    // it necessary.
    m_view->resize((QSizeF(maximumViewportSize()) * m_zoom).toSize());
}

void BoardScroll::followCurrent()
{
    m_middle.reset();
    const SiteIndex current = m_view->currentSite();
    if (current == m_current)
        return; // another board; the scroll position stays
    m_current = current;
    if (current == SiteIndex::none || m_zoom == 1)
        return;
    const QRect cell = m_view->cellRect(current).toAlignedRect();
    ensureVisible(cell.center().x(), cell.center().y(), std::min(cell.width(), width() / 2),
        std::min(cell.height(), height() / 2));
}

SiteIndex BoardScroll::siteAtGlobal(const QPoint &point) const
{
    return viewport()->rect().contains(viewport()->mapFromGlobal(point))
        ? m_view->siteAt(m_view->mapFromGlobal(QPointF(point)))
        : SiteIndex::none;
}

QPointF BoardScroll::middle(const QSizeF &viewport) const
{
    return {(horizontalScrollBar()->value() + viewport.width() / 2) / std::max(1, m_view->width()),
        (verticalScrollBar()->value() + viewport.height() / 2) / std::max(1, m_view->height())};
}

void BoardScroll::showMiddle(const QPointF &middle)
{
    horizontalScrollBar()->setValue(
        qRound(middle.x() * m_view->width() - viewport()->width() / 2.0));
    verticalScrollBar()->setValue(
        qRound(middle.y() * m_view->height() - viewport()->height() / 2.0));
}

void BoardScroll::setWhole(bool whole)
{
    if (whole) {
        m_before = std::pair(m_zoom, middle(viewport()->size()));
        setZoom(1, {});
    } else if (const auto before = std::exchange(m_before, std::nullopt)) {
        setZoom(before->first, {});
        m_middle = before->second;
        showMiddle(*m_middle);
    }
}

void BoardScroll::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fitView();
    if (m_middle)
        showMiddle(*m_middle);
}

void BoardScroll::wheelEvent(QWheelEvent *event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        if (m_zoom == 1)
            event->ignore(); // a surrounding widget may scroll
        else
            QScrollArea::wheelEvent(event);
        return;
    }
    const double steps = static_cast<double>(event->angleDelta().y()) / unitsOfStep;
    setZoom(m_zoom * std::pow(zoomOfStep, steps), event->position());
    event->accept();
}

bool BoardScroll::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry(); // the board has another shape
    if (event->type() == QEvent::NativeGesture) {
        const auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            setZoom(m_zoom * (1 + gesture->value()), gesture->position());
            return true;
        }
    }
    return QScrollArea::viewportEvent(event);
}

bool BoardScroll::eventFilter(QObject *watched, QEvent *event)
{
    return (watched == m_view && pan(event)) || QScrollArea::eventFilter(watched, event);
}

/// Pans while the middle button is held.
bool BoardScroll::pan(QEvent *event)
{
    const bool isOfMouse = event->type() == QEvent::MouseButtonPress
        || event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonRelease;
    if (!isOfMouse)
        return false;
    const auto *mouse = static_cast<QMouseEvent *>(event);
    if (event->type() == QEvent::MouseMove) {
        if (!m_panFrom)
            return false;
        const QPoint moved = (mouse->globalPosition() - *m_panFrom).toPoint();
        m_panFrom = mouse->globalPosition();
        m_middle.reset();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - moved.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - moved.y());
        return true;
    }
    if (mouse->button() != Qt::MiddleButton)
        return false;
    const bool isPress = event->type() == QEvent::MouseButtonPress;
    if (isPress && m_zoom == 1)
        return false;
    m_panFrom = isPress ? std::optional(mouse->globalPosition()) : std::nullopt;
    if (isPress)
        m_view->setCursor(Qt::ClosedHandCursor);
    else
        m_view->unsetCursor();
    return true;
}

} // namespace boardwright
