// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <algorithm>

namespace boardwright {

inline bool hasAnyGoal(const GoalSet &set)
{
    return !set.objectives.isEmpty();
}

/// Whether a goal is of a category, for boards or for lines.
inline bool isOfCategory(const Objective &goal, const QString &category)
{
    return goal.boardCategories.contains(category) || goal.lineCategories.contains(category);
}

/// Whether any goal of a set is.
inline bool isAnyOfCategory(const GoalSet &set, const QString &category)
{
    return std::ranges::any_of(
        set.objectives, [&](const Objective &goal) { return isOfCategory(goal, category); });
}

/// Whether any goal of a set is of any category.
inline bool hasCategories(const GoalSet &set)
{
    return std::ranges::any_of(set.objectives, [](const Objective &goal) {
        return !goal.boardCategories.isEmpty() || !goal.lineCategories.isEmpty();
    });
}

} // namespace boardwright
