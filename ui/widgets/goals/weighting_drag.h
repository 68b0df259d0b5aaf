// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

#include <QList>
#include <QPoint>

#include <optional>

namespace boardwright {

/// A drag along a weighting's bar: the weighting goes up and down with the mouse, from the value
/// that the goal had, as one undo step. A drag that is more up or down than along the bar is none.
class WeightingDrag final {
public:
    /// The goal whose bar is dragged, what it shows, and all goals that the drag is about.
    struct Start {
        QPoint at;
        int weighting = 100;
        int barWidth = 1; ///< what 100 is long; negative where the bar grows to the left
        QList<RowId> ids;
    };

    explicit WeightingDrag(GoalSetDocument &document)
        : m_document(document)
    {
    }

    void press(Start start);
    /// True if the mouse is dragging a bar.
    bool moveTo(QPoint position);
    /// True if there was a drag.
    bool release();
    /// Takes back what the drag did. True if there was one.
    bool cancel();

    /// Whether the button is down on a bar.
    bool isPressed() const { return m_start.has_value(); }

    bool isActive() const { return m_gesture >= 0; }

private:
    GoalSetDocument &m_document;
    std::optional<Start> m_start;
    int m_gesture = -1;
    int m_undoIndex = 0; ///< before the drag
};

} // namespace boardwright
