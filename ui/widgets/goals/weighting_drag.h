// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

#include <QList>
#include <QPoint>

#include <optional>

namespace boardwright {

/// Changes a weighting by dragging its bar. The weighting follows the mouse from its initial value;
/// the whole drag is one undo step. A drag that is more vertical than horizontal is ignored.
class WeightingDrag final {
public:
    /// The goal whose bar is dragged, its initial value, and all goals that the drag changes.
    struct Start {
        QPoint at;
        int weighting = 100;
        int barWidth = 1; ///< pixels for 100; negative if the bar grows to the left
        QList<RowId> ids;
    };

    explicit WeightingDrag(GoalSetDocument &document)
        : m_document(document)
    {
    }

    void press(Start start);
    /// True if a bar is being dragged.
    bool moveTo(QPoint position);
    /// Ends the drag. True if there was one.
    bool release();
    /// Undoes the drag. True if there was one.
    bool cancel();

    /// Whether the button is pressed on a bar.
    bool isPressed() const { return m_start.has_value(); }

    bool isActive() const { return m_gesture >= 0; }

private:
    GoalSetDocument &m_document;
    std::optional<Start> m_start;
    int m_gesture = -1;
    int m_undoIndex = 0; ///< before the drag
};

} // namespace boardwright
