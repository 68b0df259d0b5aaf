// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/lint.h"

#include "core/goalset/alike.h"
#include "core/goalset/lint_names.h"
#include "core/goalset/lint_objective.h"
#include "core/goalset/lint_sections.h"
#include "core/goalset/lint_twins.h"
#include "core/goalset/problem_list.h"

namespace boardwright {

QList<Problem> lint(const GoalSet &set, std::span<const Section *const> sections)
{
    ProblemList problems;
    for (const Objective &objective : set.objectives)
        lintObjective(set, objective, problems);
    lintNames(set, problems);
    lintAlikeNames(set, problems);
    lintTwins(set, sections, problems);
    lintSections(set, sections, problems);
    return sortedProblems(problems.take(), set);
}

} // namespace boardwright
