// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/profile.h"
#include "core/balanced/row_report.h"
#include "core/goalset/goalset.h"

#include <optional>
#include <span>
#include <vector>

namespace boardwright {

/// A goal of a set, and the target time of its cell if it is on a board.
struct TogetherGoal {
    RowId row = RowId::none;
    std::optional<double> desiredTime; ///< nothing: the goal's own time
};

/// The synergy of the goals of one line, with everything that contributes to it.
struct Together {
    /// All that the goals have for a category: which values count, and by which filter.
    struct Category {
        QString name;
        QList<double> values; ///< types in the order of the goals, then subtypes
        QList<double> kept; ///< those that count
        QString filter; ///< as spelled in the list; empty: none, so that all but the highest count
        bool isTooMuch = false; ///< a kept value exceeds the maximum for a single value
        double saved = 0; ///< the sum of the values that count
    };

    /// A row type that some goal has; only effective in whole lines.
    struct RowType {
        QString name;
        double cost = 0; ///< of the goals that have it
        double threshold = 0; ///< 0: none
        double saved = 0;
    };

    std::vector<Category> categories; ///< in order of first appearance
    std::vector<RowType> rowTypes;
    RowReport report; ///< the totals
    QList<double> times; ///< minutes, by goal
    /// Whether two of the goals cannot be on one blackout board, in any cells.
    bool isConflict = false;
    Profile profile; ///< used for the synergy
    Profile blackout; ///< used for the conflict
};

/// `goals` in the order of their line: distinct, at most five; disabled ones are allowed. Nothing
/// if a goal has no time, is not in the set, or belongs to another list than the mode uses.
/// Examines only these goals, so it is fast enough for the UI thread. Pure.
std::optional<Together> togetherOf(
    const GoalSet &set, BalancedMode mode, std::span<const TogetherGoal> goals);

} // namespace boardwright
