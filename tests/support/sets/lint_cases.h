// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"
#include "tests/support/sets/goal_sets.h"

#include <functional>

namespace boardwright {

/// An edit of a faultless set and all problems that it must cause. If there are none, the edit is
/// the nearest one that is still valid.
struct LintCase {
    const char *name;
    std::function<void(GoalSet &)> edit;
    QList<Problem> expected{};
};

/// Ten faultless goals for at least nine cells. The third has a value in every field; edits spoil
/// that one.
inline GoalSet faultlessSet()
{
    GoalSet set = plainSet(10);
    set.schemaMode = SchemaMode::Relaxed;
    set.gameName = QStringLiteral("Game");
    set.setName = QStringLiteral("Set");
    set.tagNames = {QStringLiteral("tag")};
    set.boardLimits = {{QStringLiteral("board"), 50}};
    set.lineLimits = {{QStringLiteral("line"), 20}};
    set.objectives[8].tag = QStringLiteral("tag");
    set.objectives[9].tag = QStringLiteral("tag");
    Objective &goal = set.objectives[2];
    goal.goal = QStringLiteral("Get {{X}} star[[s]]");
    goal.range = {2, 3, 4};
    goal.individualLimit = 3;
    goal.boardCategories = {QStringLiteral("board")};
    goal.lineCategories = {QStringLiteral("line")};
    goal.forcedPositions = {1, 9};
    goal.icons = {QStringLiteral("game/star.webp")};
    goal.tooltip = QStringLiteral("Any star");
    return set;
}

inline Objective &thirdGoal(GoalSet &set)
{
    return set.objectives[2];
}

inline Problem problemAbout(
    Code code, Severity severity, RowId row, ObjectiveField field, QList<Arg> args = {})
{
    return {.code = code,
        .severity = severity,
        .where = {},
        .row = row,
        .field = field,
        .args = std::move(args)};
}

/// An error about a field of the third goal.
inline Problem errorAbout(Code code, ObjectiveField field, QList<Arg> args = {})
{
    return problemAbout(code, Severity::Error, RowId{3}, field, std::move(args));
}

inline Problem warningAbout(Code code, ObjectiveField field, QList<Arg> args = {})
{
    return problemAbout(code, Severity::Warning, RowId{3}, field, std::move(args));
}

inline Problem ofSet(Code code, Severity severity, ObjectiveField field, QList<Arg> args = {})
{
    return problemAbout(code, severity, RowId::none, field, std::move(args));
}

inline Arg numberArg(qint64 value)
{
    return value;
}

} // namespace boardwright
