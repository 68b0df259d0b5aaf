// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/problems.h"

#include "core/generator/judge.h"
#include "core/generator/target_table.h"
#include "core/goalset/lint.h"
#include "core/goalset/problem_list.h"

namespace boardwright {

QList<Problem> problemsOf(const GoalSet &set, const Generator &generator, const Settings &settings)
{
    QList<Problem> problems = lint(set, allSections());
    for (Problem &problem : problems) {
        if (problem.code == Code::ForcedPositionsNotAllowed)
            problem.args = generator.dedication(settings);
    }
    problems += lintGates(generator.info(), set);
    problems += lintTargets(generator.info(), set);
    return sortedProblems(problems + generator.lint(set, settings), set);
}

} // namespace boardwright
