// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/problem_list.h"

#include <QHash>

#include <algorithm>

namespace boardwright {

QList<Problem> sortedProblems(QList<Problem> problems, const GoalSet &set)
{
    if (problems.isEmpty())
        return problems;
    QHash<RowId, qsizetype> places; // looked up, never iterated
    places.reserve(set.objectives.size() + 1);
    places.insert(RowId::none, -1);
    for (qsizetype row = 0; row < set.objectives.size(); ++row)
        places.insert(set.objectives[row].id, row);
    std::ranges::stable_sort(problems, {}, [&](const Problem &problem) {
        return std::pair(problem.severity, places.value(problem.row, set.objectives.size()));
    });
    return problems;
}

} // namespace boardwright
