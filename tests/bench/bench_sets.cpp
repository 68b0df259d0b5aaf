// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench_sets.h"

#include "core/formats/native.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/split_mix.h"

#include <QFile>

#include <array>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

void addLimits(QList<CategoryLimit> &limits, const QString &name, int count, int percent)
{
    for (int i = 0; i < count; ++i)
        limits << CategoryLimit{name + QString::number(i), percent};
}

QStringList someOf(SplitMix &random, const QList<CategoryLimit> &limits, int most)
{
    QStringList names;
    for (int i = random.between(1, most); i > 0; --i)
        names << random.pick(limits).category;
    names.removeDuplicates();
    return names;
}

/// Goals with several copies, which may not share a line; their limits add up to `percent` of the
/// cells. The category limits are tight, too. The goals left at the end often fit none of the
/// remaining cells, and relaxing a limit does not help.
GoalSet copiesFor(int percent, std::uint64_t number, const ModeSettings &settings)
{
    SplitMix random(number);
    GoalSet set;
    addLimits(set.boardLimits, u"board"_s, 4, 22);
    addLimits(set.lineLimits, u"line"_s, 4, 30);
    const int wanted = settings.cells() * percent / 100;
    for (int supply = 0; supply < wanted;) {
        Objective &goal = addGoal(set, u"goal %1"_s.arg(set.objectives.size()));
        goal.individualLimit = random.between(1, settings.rows - 1);
        goal.range = {1, 2, 3, 4, 5};
        supply += goal.individualLimit;
        if (random.chance(90))
            goal.boardCategories = someOf(random, set.boardLimits, 1);
        if (random.chance(50))
            goal.lineCategories = someOf(random, set.lineLimits, 1);
        if (random.chance(50))
            goal.progression = Zones::fromInt(static_cast<Zones::Int>(random.between(1, 15)));
    }
    return set;
}

GoalSet copies(std::uint64_t number, const ModeSettings &settings)
{
    return copiesFor(112, number, settings);
}

/// Tags shared by two or three goals, some of which have a single forced cell, in addition to goals
/// with copies. The goal placed first keeps the others of its tag off the board.
GoalSet tags(std::uint64_t number, const ModeSettings &settings)
{
    SplitMix random(number);
    GoalSet set = copiesFor(85, number + 1'000'000, settings);
    for (int i = 0; i < settings.cells() / 4; ++i) {
        const QString tag = u"tag%1"_s.arg(i);
        for (int twin = random.between(2, 3); twin > 0; --twin) {
            Objective &goal = addGoal(set, u"%1, goal %2"_s.arg(tag).arg(twin));
            goal.tag = tag;
            goal.lineCategories = someOf(random, set.lineLimits, 2);
            if (random.chance(30))
                goal.forcedPositions = {random.between(1, settings.cells())};
        }
    }
    return set;
}

/// Line-restrictive: nearly every goal has one or two line categories, each allowed once per line.
struct LineRestrictive {
    int goals = 0;
    int categories = 0;
    int members = 0; ///< share of goals with line categories, in percent
};

GoalSet lineRestrictiveFor(const LineRestrictive &about, std::uint64_t number)
{
    SplitMix random(number);
    GoalSet set = plainSet(about.goals);
    addLimits(set.lineLimits, u"line"_s, about.categories, 1);
    addLimits(set.boardLimits, u"board"_s, 4, 40);
    for (Objective &goal : set.objectives) {
        if (random.chance(about.members))
            goal.lineCategories = someOf(random, set.lineLimits, 2);
        if (random.chance(40))
            goal.boardCategories = someOf(random, set.boardLimits, 1);
        if (random.chance(25))
            goal.progression = Zones::fromInt(static_cast<Zones::Int>(random.between(1, 15)));
    }
    return set;
}

/// Only 30 % more goals than cells.
GoalSet onceALine(std::uint64_t number, const ModeSettings &settings)
{
    return lineRestrictiveFor(
        {.goals = settings.cells() * 13 / 10, .categories = 8, .members = 92}, number);
}

/// Three goals per cell, but so few categories that a line needs nearly one goal of each.
GoalSet latin(std::uint64_t number, const ModeSettings &settings)
{
    return lineRestrictiveFor(
        {.goals = settings.cells() * 3, .categories = 6, .members = 97}, number);
}

/// Board-restrictive: nearly every goal has board categories that are allowed a few times per
/// board.
GoalSet fewABoard(std::uint64_t number, const ModeSettings &settings)
{
    SplitMix random(number);
    GoalSet set = plainSet(settings.cells() * 18 / 10);
    addLimits(set.boardLimits, u"board"_s, 16, 8);
    addLimits(set.lineLimits, u"line"_s, 6, 40);
    for (Objective &goal : set.objectives) {
        if (random.chance(88))
            goal.boardCategories = someOf(random, set.boardLimits, 2);
        if (random.chance(50))
            goal.lineCategories = someOf(random, set.lineLimits, 1);
        if (random.chance(25))
            goal.progression = Zones::fromInt(static_cast<Zones::Int>(random.between(1, 15)));
    }
    return set;
}

} // namespace

std::span<const char *const> realSetNames()
{
    static constexpr std::array names{"sm64-standard", "sm64-ascend", "smo-default", "smo-short"};
    return names;
}

std::optional<GoalSet> realSet(const char *name)
{
    const QString folder = qEnvironmentVariable("BOARDWRIGHT_DATA");
    QFile file(folder + u"/lockout/"_s + QString::fromLatin1(name) + u".json"_s);
    if (folder.isEmpty() || !file.open(QIODevice::ReadOnly))
        return {};
    auto read = readNative(file.readAll());
    if (!read)
        return {};
    return std::move(read->set);
}

GoalSet inventedSet(int goals)
{
    GoalSet set;
    SplitMix random(1);
    addLimits(set.lineLimits, u"line"_s, 20, 20);
    for (int i = 0; i < 12; ++i)
        set.boardLimits << CategoryLimit{u"board%1"_s.arg(i), random.between(10, 40)};
    for (int i = 0; i < goals; ++i) {
        Objective &goal = addGoal(set, u"invented goal %1"_s.arg(i));
        goal.lineCategories << random.pick(set.lineLimits).category;
        if (random.chance(30))
            goal.lineCategories << random.pick(set.lineLimits).category;
        if (random.chance(50))
            goal.boardCategories << random.pick(set.boardLimits).category;
        if (random.chance(30))
            goal.range = {1, 2, 3, 5, 8};
        if (random.chance(15))
            goal.weighting = random.between(20, 90);
        if (random.chance(5))
            goal.tag = u"tag%1"_s.arg(i / 20);
    }
    return set;
}

std::span<const Family> tightFamilies()
{
    static const std::array families{
        Family{"copies, bingo 4 x 4", {.rows = 4, .columns = 4}, copies, false},
        Family{"copies, ascend 5", settingsOfSize(GameMode::Ascend, 5), copies, false},
        Family{"tags, bingo 4 x 4", {.rows = 4, .columns = 4}, tags, false},
        Family{"tags, ascend 5", settingsOfSize(GameMode::Ascend, 5), tags, false},
        Family{"once a line, bingo 5 x 5", {.rows = 5, .columns = 5}, onceALine, true},
        Family{"once a line, ascend 5", settingsOfSize(GameMode::Ascend, 5), onceALine, true},
        Family{"one of each a line, bingo 5 x 5", {.rows = 5, .columns = 5}, latin, true},
        Family{"one of each a line, ascend 5", settingsOfSize(GameMode::Ascend, 5), latin, true},
        Family{"few a board, bingo 5 x 5", {.rows = 5, .columns = 5}, fewABoard, true},
        Family{"few a board, ascend 5", settingsOfSize(GameMode::Ascend, 5), fewABoard, true},
    };
    return families;
}

} // namespace boardwright
