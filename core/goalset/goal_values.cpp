// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/goal_values.h"

#include <algorithm>
#include <functional>

namespace boardwright {

namespace {

/// No board has more; it keeps sums of limits small.
constexpr int mostBoardCells = 1000;

} // namespace

QList<int> distinctValues(const QList<int> &range)
{
    const auto isUnusable = [](int value) { return value < 1; };
    const auto isInOrder = [](int a, int b) { return a < b; };
    const bool isAsIs = std::ranges::none_of(range, isUnusable)
        && std::ranges::adjacent_find(range, std::not_fn(isInOrder)) == range.end();
    if (isAsIs)
        return range; // the usual case; shares the data
    QList<int> values = range;
    values.removeIf(isUnusable);
    std::ranges::sort(values);
    const auto rest = std::ranges::unique(values);
    values.erase(rest.begin(), rest.end());
    return values;
}

int mostCopies(const Objective &objective)
{
    return std::max(1, static_cast<int>(distinctValues(objective.range).size()));
}

int allowedCopies(const Objective &objective)
{
    const bool takesValues = !distinctValues(objective.range).isEmpty();
    return std::clamp(
        objective.individualLimit, 1, takesValues ? mostCopies(objective) : mostBoardCells);
}

} // namespace boardwright
