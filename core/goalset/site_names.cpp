// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/site_names.h"

namespace boardwright {

namespace {

Problem hint(SiteCode code, ObjectiveField field)
{
    Problem problem;
    problem.code = toCode(code);
    problem.severity = Severity::Hint;
    problem.field = field;
    return problem;
}

} // namespace

QList<Problem> missingNames(const GoalSet &set)
{
    QList<Problem> problems;
    if (set.objectives.isEmpty())
        return problems;
    if (set.gameName.trimmed().isEmpty())
        problems << hint(SiteCode::GameNameMissing, ObjectiveField::GameName);
    if (set.setName.trimmed().isEmpty())
        problems << hint(SiteCode::SetNameMissing, ObjectiveField::SetName);
    return problems;
}

} // namespace boardwright
