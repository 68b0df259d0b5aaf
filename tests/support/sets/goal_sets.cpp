// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sets/goal_sets.h"

namespace boardwright {

using namespace Qt::StringLiterals;

Objective &addGoal(GoalSet &set, const QString &goal)
{
    Objective objective;
    objective.id = set.nextRow();
    objective.goal = goal;
    set.objectives.append(objective);
    return set.objectives.last();
}

GoalSet plainSet(int goals)
{
    GoalSet set;
    for (int i = 1; i <= goals; ++i)
        addGoal(set, u"goal %1"_s.arg(i));
    return set;
}

Verbatim membersOf(const QStringList &keys, const QByteArray &value)
{
    QList<VerbatimMember> members;
    for (const QString &key : keys)
        members.append({.key = key, .keyText = '"' + key.toUtf8() + '"', .valueText = value});
    return std::make_shared<const QList<VerbatimMember>>(std::move(members));
}

qsizetype rowOf(const GoalSet &set, RowId id)
{
    for (qsizetype row = 0; row < set.objectives.size(); ++row) {
        if (set.objectives[row].id == id)
            return row;
    }
    return -1;
}

GoalSet withOtherNames(GoalSet set)
{
    const auto rename = [](QString &name) {
        for (QChar &c : name)
            c = QChar(0xe000 - c.unicode());
    };
    for (QList<CategoryLimit> *limits : {&set.boardLimits, &set.lineLimits}) {
        for (CategoryLimit &limit : *limits)
            rename(limit.category);
    }
    for (QString &tag : set.tagNames)
        rename(tag);
    for (Objective &objective : set.objectives) {
        for (QStringList *names : {&objective.boardCategories, &objective.lineCategories}) {
            for (QString &name : *names)
                rename(name);
        }
        rename(objective.tag);
    }
    return set;
}

GoalSet goldenSet()
{
    GoalSet set;
    set.tagNames = {u"ending"_s, u"vehicle"_s};
    set.boardLimits = {{u"fishing"_s, 20}, {u"racing"_s, 34}, {u"never"_s, 0}, {u"racing"_s, 28}};
    set.lineLimits = {{u"river"_s, 20}, {u"harbour"_s, 0}, {u"village"_s, 40}, {u"all"_s, 100}};
    const QStringList places{u"river"_s, u"harbour"_s, u"village"_s};

    for (int i = 0; i < 18; ++i) { // many copies, so that 10 x 10 can be filled
        Objective &goal = addGoal(set, u"Collect {{X}} shell[[s]] of kind %1"_s.arg(i));
        goal.range = {1, 2, 2, 3, 5 + i, 30, 40, 50};
        goal.individualLimit = 4 + i % 4;
        goal.lineCategories = {places[i % 3]};
        if (i % 4 == 0)
            goal.boardCategories = {u"fishing"_s};
        if (i % 6 == 5)
            goal.progressiveRanges = true;
        if (i % 3 == 2) // few enough that some are pulled back on 10 x 10
            goal.weighting = 70;
    }
    for (int i = 0; i < 12; ++i) {
        Objective &goal = addGoal(set, u"Win race %1"_s.arg(i));
        goal.boardCategories = {u"racing"_s, u"undeclared"_s};
        goal.weighting = 20 + 7 * i;
        goal.progression = i % 2 == 0 ? Zones(Zone::Early) : Zone::Mid | Zone::Late;
        if (i % 3 == 0)
            goal.tag = u"vehicle"_s;
    }
    for (int i = 0; i < 6; ++i) {
        Objective &goal = addGoal(set, u"Reach ending %1"_s.arg(i));
        goal.tag = i < 4 ? u"ending"_s : QString();
        goal.lineCategories = {u"all"_s, u"nowhere"_s, u"all"_s};
        if (i > 3)
            goal.boardCategories = {u"never"_s};
        if (i == 1) {
            goal.range = {1, 2, 3};
            goal.individualLimit = 3;
        }
    }
    for (int i = 0; i < 4; ++i) { // exact twins, and two that differ in their zones
        Objective &goal = addGoal(set, u"Find the twin"_s);
        goal.progression = i < 2 ? Zones() : Zones(Zone::Early);
        goal.weighting = 50;
    }
    addGoal(set, u"Stand in the middle"_s).forcedPositions = {5, 13};
    addGoal(set, u"Stand outside"_s).forcedPositions = {101, -3};
    Objective &many = addGoal(set, u"Stand {{X}} time[[s]]"_s);
    many.range = {4, 6, 8};
    many.individualLimit = 3;
    many.forcedPositions = {1, 8, 14, 14};
    addGoal(set, u"Switched off"_s).disabled = true;
    addGoal(set, u"Größe 茶 🎲"_s).weighting = 90;
    addGoal(set, u"Rarely"_s).weighting = 1;
    return set;
}

} // namespace boardwright
