// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/problem_places.h"

#include "core/formats/native_places.h"

#include <algorithm>
#include <utility>

namespace boardwright {

QList<Problem> withPlaces(QList<Problem> problems, const QByteArray &bytes, const GoalSet &set,
    std::span<const Section *const> sections)
{
    const NativePlaces places(bytes, set, sections);
    for (Problem &problem : problems) {
        if (problem.where.line == 0)
            problem.where = places.of(problem);
    }
    std::ranges::stable_sort(problems, {},
        [](const Problem &problem) { return std::pair(problem.where.line, problem.where.column); });
    return problems;
}

} // namespace boardwright
