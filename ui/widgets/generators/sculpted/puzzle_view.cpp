// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/sculpted/puzzle_view.h"

#include "ui/widgets/controls/accessible_cells.h"
#include "ui/widgets/generators/sculpted/puzzle_accessible.h"
#include "ui/widgets/generators/sculpted/puzzle_painter.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <utility>

namespace boardwright {

namespace {

constexpr int pulseFrame = 50; ///< milliseconds
constexpr int pulseLength = 1600; ///< milliseconds
constexpr int usualPuzzleSide = 420; ///< pixels
constexpr int leastPuzzleSide = 160; ///< pixels

} // namespace

PuzzleView::PuzzleView(PlaySession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    makePuzzlesAccessible(); // before the first accessibility event
    setAccessibleName(tr("Puzzle"));
    setAccessibleDescription(
        tr("Arrow keys move along the board, W takes a warp, Backspace takes back a step, H gives "
           "a hint, L says where you can go, and Home starts over."));
    m_pulse.setInterval(pulseFrame);
    connect(&m_pulse, &QTimer::timeout, this, &PuzzleView::showPulse);
    connect(&session, &PlaySession::changed, this, qOverload<>(&QWidget::update));
    connect(&session, &PlaySession::told, this, &PuzzleView::announce);
}

int PuzzleView::cellAt(const QPointF &point) const
{
    const PlayedRoute *route = m_session.route();
    if (route == nullptr)
        return -1;
    const PlayedPuzzle &puzzle = route->puzzle();
    const QPointF inPuzzle = puzzleFit(puzzle, rect()).inverted().map(point);
    for (int cell = 0; cell < puzzle.graph.cells(); ++cell) {
        if (puzzleCell(puzzle, cell).contains(inPuzzle))
            return cell;
    }
    return -1;
}

QRectF PuzzleView::cellRect(int cell) const
{
    const PlayedPuzzle &puzzle = m_session.route()->puzzle();
    return puzzleFit(puzzle, rect()).mapRect(puzzleCell(puzzle, cell));
}

void PuzzleView::announce(const QString &text)
{
    if (!isVisible())
        return;
    QAccessibleAnnouncementEvent announcement(this, text);
    QAccessible::updateAccessibility(&announcement);
}

QSize PuzzleView::sizeHint() const
{
    return {usualPuzzleSide, usualPuzzleSide};
}

QSize PuzzleView::minimumSizeHint() const
{
    return {leastPuzzleSide, leastPuzzleSide};
}

void PuzzleView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    if (m_session.route() == nullptr) {
        painter.fillRect(rect(), puzzleColours::ground);
        return;
    }
    PuzzleScene scene = sceneOf(m_session);
    if (m_pulse.isActive())
        scene.pulse = static_cast<qreal>(m_pulseTime.elapsed() % pulseLength) / pulseLength;
    paintPuzzle(painter, rect(), scene);
    if (hasFocus()) {
        painter.setPen(QPen(puzzleColours::trace, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void PuzzleView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_dragged = event->position();
    m_draggedCell = cellAt(m_dragged);
    if (m_draggedCell >= 0)
        m_session.go(m_draggedCell);
}

/// A fast pointer skips cells, so the cells between its places count, too.
void PuzzleView::mouseMoveEvent(QMouseEvent *event)
{
    if (!event->buttons().testFlag(Qt::LeftButton) || m_session.route() == nullptr)
        return;
    const QPointF from = std::exchange(m_dragged, event->position());
    const QPointF way = m_dragged - from;
    constexpr int partsOfCell = 4;
    const int parts = std::max(1,
        static_cast<int>(
            std::ceil(partsOfCell * std::hypot(way.x(), way.y()) / cellRect(0).width())));
    for (int part = 1; part <= parts; ++part) {
        const int cell = cellAt(from + way * part / parts);
        if (cell >= 0 && cell != std::exchange(m_draggedCell, cell))
            m_session.drag(cell);
    }
}

std::function<void()> PuzzleView::actionOf(const QKeyEvent &event)
{
    PlaySession *session = &m_session;
    if (event.matches(QKeySequence::Undo))
        return [session] { session->takeBack(); };
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return {};
    switch (event.key()) {
    case Qt::Key_Up:
        return [session] { session->step(Direction::Up); };
    case Qt::Key_Down:
        return [session] { session->step(Direction::Down); };
    case Qt::Key_Left:
        return [session] { session->step(Direction::Left); };
    case Qt::Key_Right:
        return [session] { session->step(Direction::Right); };
    case Qt::Key_W:
    case Qt::Key_Space:
        return [session] { session->takeWarp(); };
    case Qt::Key_Backspace:
        return [session] { session->takeBack(); };
    case Qt::Key_Home:
        return [session] { session->startOver(); };
    case Qt::Key_H:
        return [session] { session->askHint(); };
    case Qt::Key_L:
        return [session] { session->lookAround(); };
    default:
        return {};
    }
}

void PuzzleView::keyPressEvent(QKeyEvent *event)
{
    if (const auto act = actionOf(*event))
        act();
    else
        QWidget::keyPressEvent(event);
}

/// The keys of the puzzle come before the window's shortcuts, such as undoing an edit.
bool PuzzleView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && actionOf(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void PuzzleView::startPulse()
{
    const bool pulses = isVisible()
        && style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
    if (pulses == m_pulse.isActive())
        return;
    if (pulses) {
        m_pulseTime.start();
        m_pulse.start();
    } else {
        m_pulse.stop();
    }
    update();
}

void PuzzleView::showPulse()
{
    const PlayedRoute *route = m_session.route();
    if (route == nullptr || route->isComplete())
        return;
    for (const int pin : {route->puzzle().input(), route->puzzle().output()})
        update(cellRect(pin).toAlignedRect());
}

void PuzzleView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_session.setSeen(true);
    startPulse();
}

void PuzzleView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_session.setSeen(false);
    m_pulse.stop();
}

/// Moves are announced, so the head is not reported again with each of them.
void PuzzleView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    if (const PlayedRoute *route = m_session.route())
        tellCurrentCell(*this, route->head());
}

void PuzzleView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        startPulse();
}

} // namespace boardwright
