// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Exclusion groups in the pool, the filters and the checker.

#include "core/board/checker.h"
#include "core/constrained/codes.h"
#include "core/constrained/exclusion.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/boards/effort.h"
#include "tests/support/boards/exclusion_groups.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QHash>
#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

int membersOf(const BoardMaker &maker, qsizetype group)
{
    const RowId id = maker.set().tables[exclusion::groups.key].at(group).id;
    return static_cast<int>(std::ranges::count_if(maker.result().at, [&](const Placed &placed) {
        const auto goal = std::ranges::find(maker.set().objectives, placed.what, &Objective::id);
        return goal != maker.set().objectives.end()
            && rowsOf(goal->extension.value(exclusion::membership.key), exclusion::memberOf)
                   .contains(id);
    }));
}

bool hasDefect(const std::vector<Finding> &findings, Code code)
{
    return std::ranges::contains(findings, code, &Finding::code);
}

} // namespace

class TestConstrainedGroups final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void aGroupIsNeverExceeded();
    static void aGroupOfOneIsATag();
    static void theCheckerCountsCarriers();
    static void groupsLimitTheSupply();
    static void randomGroupsPassTheChecker();
    static void rowsInAnotherOrderGiveTheSameBoards();
};

void TestConstrainedGroups::aGroupIsNeverExceeded()
{
    // Half of the goals are in a group that allows three; without the group, about twelve would be
    // on a board.
    GoalSet set = plainSet(50);
    addGroups(set, {3});
    for (qsizetype goal = 0; goal < 25; ++goal)
        join(set, goal, 0);
    BoardMaker maker(set, {});
    int most = 0;
    for (int seed = 0; seed < 300; ++seed) {
        QVERIFY(maker.run(QString::number(seed)).has_value());
        most = std::max(most, membersOf(maker, 0));
        QVERIFY(maker.check().empty());
    }
    QCOMPARE(most, 3);
}

void TestConstrainedGroups::aGroupOfOneIsATag()
{
    GoalSet tagged = plainSet(60);
    GoalSet grouped = tagged;
    addGroups(grouped, {1, 1});
    for (qsizetype goal = 0; goal < 40; ++goal) {
        tagged.objectives[goal].tag = goal % 2 == 0 ? u"even"_s : u"odd"_s;
        join(grouped, goal, goal % 2);
    }
    BoardMaker one(tagged, {.rows = 4, .columns = 4});
    BoardMaker other(grouped, {.rows = 4, .columns = 4});
    for (int seed = 0; seed < 300; ++seed) {
        one.run(QString::number(seed));
        other.run(QString::number(seed));
        QVERIFY(one.result().at == other.result().at);
    }
}

void TestConstrainedGroups::theCheckerCountsCarriers()
{
    GoalSet set = plainSet(20);
    addGroups(set, {2, 5});
    std::vector<Placed> board;
    for (int cell = 0; cell < 9; ++cell) {
        board.push_back({.what = set.objectives.at(cell).id, .value = 0});
        join(set, cell, cell < 3 ? 0 : 1);
    }
    const ModeSettings small{.rows = 3, .columns = 3};
    const std::vector<Finding> findings = checkBoard(set, small, board);
    QCOMPARE(findings.size(), std::size_t{2});
    QCOMPARE(findings[0].code, Code::GroupExceeded);
    QCOMPARE(std::get<QString>(findings[0].args[0]), u"group 1"_s);
    QCOMPARE(std::get<qint64>(findings[0].args[1]), 3);
    QCOMPARE(std::get<qint64>(findings[0].args[2]), 2);
    QCOMPARE(std::get<qint64>(findings[1].args[1]), 6);

    // Being listed twice in a group counts once.
    GoalSet twice = plainSet(20);
    addGroups(twice, {1});
    join(twice, 0, 0);
    join(twice, 0, 0);
    QVERIFY(!hasDefect(checkBoard(twice, small, board), Code::GroupExceeded));
    join(twice, 1, 0);
    QVERIFY(hasDefect(checkBoard(twice, small, board), Code::GroupExceeded));
}

void TestConstrainedGroups::groupsLimitTheSupply()
{
    // Nine cells and ten goals, six of which share a group of two: at most six goals fit.
    GoalSet set = plainSet(10);
    addGroups(set, {2});
    for (qsizetype goal = 0; goal < 6; ++goal)
        join(set, goal, 0);
    BoardMaker maker(set, {.rows = 3, .columns = 3});
    const Outcome &outcome = maker.run(u"1");
    QVERIFY(!outcome.has_value());
    QCOMPARE(outcome.error().code, toCode(ConstrainedCode::PoolTooSmall));
    QCOMPARE(std::get<qint64>(outcome.error().why.front().args[1]), 6);
    QCOMPARE(std::ranges::count_if(maker.result().at,
                 [](const Placed &placed) { return placed.what != RowId::none; }),
        6);
}

void TestConstrainedGroups::randomGroupsPassTheChecker()
{
    SplitMix random(77);
    int exceededWithout = 0;
    for (int round = 0; round < 600; ++round) {
        const ModeSettings settings = randomSettings(random);
        GoalSet set = randomGoalSet(random, settings);
        GoalSet without = set;
        addGroups(set, {random.between(1, 4), random.between(1, 8), random.between(1, 20)});
        for (qsizetype goal = 0; goal < set.objectives.size(); ++goal) {
            for (int group = 0; group < 3; ++group) {
                if (random.chance(30))
                    join(set, goal, group);
            }
        }
        BoardMaker maker(set, settings);
        maker.run(QString::number(round));
        QVERIFY(!hasDefect(maker.check(), Code::GroupExceeded));

        // Without the groups, the same seeds exceed them often. Otherwise the test would prove
        // nothing.
        BoardMaker free(without, settings);
        free.run(QString::number(round));
        exceededWithout
            += hasDefect(checkBoard(set, settings, free.result().at), Code::GroupExceeded) ? 1 : 0;
    }
    QVERIFY(exceededWithout > 200);
}

void TestConstrainedGroups::rowsInAnotherOrderGiveTheSameBoards()
{
    // Goals and values by cell. All texts differ, so rows do not distinguish goals.
    const auto textsOf = [](const BoardMaker &maker) {
        QHash<RowId, QString> texts;
        for (const Objective &objective : maker.set().objectives)
            texts.insert(objective.id, objective.goal);
        QStringList cells;
        for (const Placed &placed : maker.result().at)
            cells << u"%1/%2"_s.arg(texts.value(placed.what)).arg(placed.value);
        return cells;
    };
    SplitMix random(78);
    for (int round = 0; round < 300; ++round) {
        const ModeSettings settings{.rows = 3, .columns = random.between(3, 5)};
        GoalSet set = plainSet(settings.cells() + random.between(-2, 6));
        addGroups(set, {random.between(1, 3), random.between(1, 4), random.between(1, 6)});
        for (qsizetype goal = 0; goal < set.objectives.size(); ++goal) {
            Objective &objective = set.objectives[goal];
            objective.weighting = random.between(20, 100);
            if (random.chance(30)) {
                objective.goal += u" {{X}}"_s;
                objective.range = {1, 2, 3};
                objective.individualLimit = random.between(1, 3);
            }
            if (random.chance(20))
                objective.tag = u"tag"_s;
            for (int group = 0; group < 3; ++group) {
                if (random.chance(30))
                    join(set, goal, group);
            }
        }
        GoalSet shuffled = set;
        for (int move = 0; move < 40; ++move) {
            const auto rows = static_cast<int>(set.objectives.size());
            shuffled.objectives.move(random.between(0, rows - 1), random.between(0, rows - 1));
        }
        BoardMaker one(set, settings);
        BoardMaker other(shuffled, settings);
        for (int seed = 0; seed < 5; ++seed) {
            one.run(QString::number(seed));
            other.run(QString::number(seed));
            QCOMPARE(textsOf(other), textsOf(one));
            QVERIFY(effortOf(other.result()) == effortOf(one.result()));
        }
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedGroups, QCoreApplication)
#include "tst_constrained_groups.moc"
