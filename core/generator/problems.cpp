// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/problems.h"

#include "core/goalset/lint.h"
#include "core/goalset/problem_list.h"

namespace boardwright {

QList<Problem> problemsOf(const GoalSet &set, const Generator &generator, const Settings &settings)
{
    return sortedProblems(lint(set, allSections()) + generator.lint(set, settings), set);
}

} // namespace boardwright
