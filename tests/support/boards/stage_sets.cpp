// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/stage_sets.h"

#include "tests/support/boards/exclusion_groups.h"
#include "tests/support/sets/goal_sets.h"

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr ModeSettings three{.rows = 3, .columns = 3};
constexpr ModeSettings line{.mode = GameMode::Triple, .rows = 1, .columns = 3};

void addIdle(QList<CategoryLimit> &limits, int count)
{
    for (int i = 0; i < count; ++i)
        limits.append({u"idle %1"_s.arg(i), 100});
}

void restrictLines(GoalSet &set)
{
    set.lineLimits = {{u"middle"_s, 33}, {u"first"_s, 33}, {u"last"_s, 33}, {u"last too"_s, 33},
        {u"and last"_s, 33}};
    set.objectives[0].lineCategories = {u"middle"_s};
    for (int row = 1; row < 15; ++row)
        set.objectives[row].lineCategories = {u"first"_s};
    set.objectives[16].lineCategories = {u"last"_s};
    set.objectives[17].lineCategories = {u"last"_s, u"last too"_s};
    set.objectives[18].lineCategories = {u"last"_s, u"last too"_s, u"and last"_s};
}

void restrictBoard(GoalSet &set)
{
    set.boardLimits
        = {{u"two"_s, 34}, {u"one"_s, 1}, {u"one too"_s, 1}, {u"and one"_s, 1}, {u"all"_s, 100}};
    for (Objective &goal : set.objectives)
        goal.boardCategories = {u"all"_s};
    set.objectives[15].boardCategories = {u"two"_s};
    set.objectives[16].boardCategories = {u"one"_s};
    set.objectives[17].boardCategories = {u"one"_s, u"one too"_s};
    set.objectives[18].boardCategories = {u"one"_s, u"one too"_s, u"and one"_s};
}

} // namespace

StageSet trapSet(Restrictions restrictions, bool isFew)
{
    GoalSet set = plainSet(19);
    set.tagNames = {u"tag"_s};
    for (int row = 0; row < 19; ++row) {
        Objective &goal = set.objectives[row];
        goal.progression = row == 0 ? Zone::Mid : row < 15 ? Zone::Early : Zone::Endgame;
        if (row < 10)
            goal.tag = u"tag"_s;
    }
    if (restrictions == Restrictions::Lines)
        restrictLines(set);
    if (restrictions == Restrictions::Board)
        restrictBoard(set);
    if (isFew) {
        addIdle(set.lineLimits, 5);
        addIdle(set.boardLimits, 5);
    }
    return {.goals = set, .settings = line};
}

StageSet latinSet(int size, bool isRestrictive, int spare)
{
    GoalSet set = plainSet(size * size + spare);
    for (int i = 0; i < size; ++i)
        set.lineLimits.append({u"category %1"_s.arg(i), 100 / size});
    for (qsizetype row = 0; row < set.objectives.size(); ++row)
        set.objectives[row].lineCategories = {set.lineLimits[row % size].category};
    if (!isRestrictive)
        addIdle(set.lineLimits, size);
    return {.goals = set, .settings = {.rows = size, .columns = size}};
}

StageSet impossibleLatinSet(int size)
{
    StageSet set = latinSet(size, true);
    set.goals.objectives[0].lineCategories = {set.goals.lineLimits[1].category};
    return set;
}

StageSet impossibleCopiesSet(int size)
{
    GoalSet set = plainSet(size);
    for (Objective &goal : set.objectives) {
        goal.individualLimit = size;
        for (int value = 1; value <= size + 1; ++value)
            goal.range << value;
    }
    --set.objectives[0].individualLimit;
    ++set.objectives[1].individualLimit;
    return {.goals = set, .settings = {.rows = size, .columns = size}};
}

StageSet lineOfThreeSet()
{
    GoalSet set = plainSet(3);
    set.lineLimits = {{u"once"_s, 33}};
    for (const int row : {0, 1})
        set.objectives[row].lineCategories = {u"once"_s};
    return {.goals = set, .settings = line};
}

StageSet pigeonholeSet()
{
    GoalSet set = plainSet(225);
    set.lineLimits = {{u"once"_s, 11}};
    for (int row = 0; row < 225; ++row) {
        set.objectives[row].progression
            = row < 25 ? Zone::Early : Zone::Mid | Zone::Late | Zone::Endgame;
        if (row < 10)
            set.objectives[row].lineCategories = {u"once"_s};
    }
    return {.goals = set, .settings = settingsOfSize(GameMode::Ascend, 9)};
}

StageSet conflictSet()
{
    GoalSet set = plainSet(10);
    set.tagNames = {u"tag"_s};
    set.objectives[0].forcedPositions = {2};
    for (const int row : {0, 1})
        set.objectives[row].tag = u"tag"_s;
    for (const int row : {1, 2})
        set.objectives[row].forcedPositions = {1};
    return {.goals = set, .settings = three};
}

StageSet hopelessSet()
{
    GoalSet set = plainSet(10);
    addGroups(set, {1, 1, 1});
    for (const int row : {0, 1})
        set.objectives[row].forcedPositions = {1};
    join(set, 0, 0);
    join(set, 2, 0);
    join(set, 1, 1);
    join(set, 3, 1);
    join(set, 1, 2);
    join(set, 4, 2);
    return {.goals = set, .settings = three};
}

StageSet strandedSet(bool isRestrictive)
{
    constexpr int others = 12;
    GoalSet set = plainSet(2 + others);
    set.objectives[0].forcedPositions = {1, 2};
    set.objectives[1].forcedPositions = {1};
    for (int i = 0; i < others; ++i) {
        set.lineLimits.append({u"category %1"_s.arg(i), 33});
        set.objectives[2 + i].lineCategories = {set.lineLimits[i].category};
    }
    if (!isRestrictive)
        addIdle(set.lineLimits, others);
    return {.goals = set, .settings = three};
}

} // namespace boardwright
