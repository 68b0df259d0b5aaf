// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/editing/four_categories.h"

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

Objective goalWith(GoalSet &set, const QStringList &board, const QStringList &line)
{
    Objective objective;
    objective.id = set.nextRow();
    objective.goal = u"goal %1"_s.arg(set.lastRow);
    objective.boardCategories = board;
    objective.lineCategories = line;
    return objective;
}

} // namespace

GoalSet fourCategories()
{
    GoalSet set;
    set.boardLimits = {{u"travel"_s, 24}, {u"combat"_s, 0}, {u"empty"_s, 50}};
    set.lineLimits = {{u"shop"_s, 20}, {u"combat"_s, 40}};
    set.objectives << goalWith(set, {u"combat"_s, u"travel"_s}, {u"combat"_s});
    set.objectives << goalWith(set, {u"wild"_s}, {u"shop"_s, u"shop"_s});
    set.objectives << goalWith(set, {u"wild"_s, u"combat"_s}, {u"wild"_s});
    set.objectives[2].disabled = true;
    return set;
}

} // namespace boardwright
