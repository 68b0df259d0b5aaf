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

/// A goal of a set, and what its cell asks for where it stands on a board.
struct TogetherGoal {
    RowId row = RowId::none;
    std::optional<double> desiredTime; ///< nothing: as long as the goal takes
};

/// What goals of one line have to do with one another, with all that leads to it.
struct Together {
    /// All that the goals have for a category: what of it counts, and by which filter.
    struct Category {
        QString name;
        QList<double> values; ///< types in the order of the goals, then subtypes
        QList<double> kept; ///< those that count
        QString filter; ///< as the list spells it; empty: none, all but the highest count
        bool isTooMuch = false; ///< a kept value is above what one may be
        double saved = 0; ///< the sum of what counts
    };

    /// Of the row types that some goal has; they count in whole lines only.
    struct RowType {
        QString name;
        double cost = 0; ///< of the goals that have it
        double threshold = 0; ///< 0: none
        double saved = 0;
    };

    std::vector<Category> categories; ///< in the order they first appear
    std::vector<RowType> rowTypes;
    RowReport report; ///< the totals
    QList<double> times; ///< minutes, by goal
    /// Whether two of the goals may not stand on one board of a blackout, wherever they stand.
    bool isConflict = false;
    Profile profile; ///< that it was worked out by
    Profile blackout; ///< that the conflict was
};

/// The goals in the order of their line, each once, at most five; whether they are disabled does
/// not matter. Nothing where one of them has no time, is not in the set, or is of another list than
/// the mode takes. Cheap enough for the window: it looks at no other goals. Pure.
std::optional<Together> togetherOf(
    const GoalSet &set, BalancedMode mode, std::span<const TogetherGoal> goals);

} // namespace boardwright
