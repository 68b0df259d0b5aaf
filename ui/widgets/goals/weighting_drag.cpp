// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/weighting_drag.h"

#include "ui/editing/document/edits.h"

#include <QApplication>

namespace boardwright {

void WeightingDrag::press(Start start)
{
    m_gesture = -1;
    m_start = std::move(start);
}

bool WeightingDrag::moveTo(QPoint position)
{
    if (!m_start)
        return false;
    const QPoint way = position - m_start->at; // in pixels, since the button was pressed
    if (!isActive()) {
        if (way.manhattanLength() < QApplication::startDragDistance() / 2)
            return true; // too short to tell whether it is a drag
        if (qAbs(way.y()) > qAbs(way.x())) {
            m_start.reset(); // not a drag of the bar: the table takes it
            return false;
        }
        m_gesture = newGesture();
        m_undoIndex = m_document.undoStack().index();
    }
    setWeighting(m_document, m_start->ids,
        m_start->weighting + qRound(way.x() * 100.0 / m_start->barWidth), m_gesture);
    return true;
}

bool WeightingDrag::release()
{
    const bool wasActive = isActive();
    m_start.reset();
    m_gesture = -1;
    return wasActive;
}

bool WeightingDrag::cancel()
{
    // A drag that has not changed the weighting has no undo step.
    if (isActive() && m_document.undoStack().index() > m_undoIndex)
        m_document.undoStack().undo();
    return release();
}

} // namespace boardwright
