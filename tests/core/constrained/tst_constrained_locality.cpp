// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/board_maker.h"
#include "tests/support/boards/effort.h"
#include "tests/support/editing/open_run.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int seeds = 1000;
constexpr int goals = 300;
constexpr ModeSettings standard{.rows = 5, .columns = 5};

/// 300 goals whose limits greedy filling easily keeps.
GoalSet mildSet()
{
    GoalSet set = plainSet(goals);
    SplitMix random(1);
    for (int i = 0; i < 6; ++i) {
        set.boardLimits << CategoryLimit{u"board%1"_s.arg(i), 25 + 5 * i};
        set.lineLimits << CategoryLimit{u"line%1"_s.arg(i), 40 + 10 * i};
    }
    for (Objective &goal : set.objectives) {
        goal.boardCategories = {random.pick(set.boardLimits).category};
        goal.lineCategories = {random.pick(set.lineLimits).category};
        if (random.chance(20))
            goal.weighting = random.between(20, 99);
        if (random.chance(10))
            goal.tag = u"tag%1"_s.arg(random.below(12));
        if (random.chance(30))
            goal.range = {1, 2, 3, 5};
        if (random.chance(10)) {
            goal.range = {1, 2, 3, 5};
            goal.individualLimit = 2;
        }
    }
    return set;
}

/// Limits that some boards keep, but that greedy filling seldom keeps: each category once per line.
GoalSet narrowSet()
{
    GoalSet set = mildSet();
    for (CategoryLimit &limit : set.lineLimits)
        limit.percent = 20;
    return set;
}

/// Limits that no board keeps: six categories of four goals each, for 25 cells.
GoalSet tightSet()
{
    GoalSet set = narrowSet();
    for (CategoryLimit &limit : set.boardLimits)
        limit.percent = 15;
    return set;
}

/// The mild set with zones, for modes with progression.
GoalSet zonedSet()
{
    GoalSet set = mildSet();
    SplitMix random(3);
    for (Objective &goal : set.objectives) {
        if (random.chance(60))
            goal.progression = Zones::fromInt(static_cast<Zones::Int>(random.between(1, 15)));
        goal.progressiveRanges = random.chance(50);
    }
    return set;
}

int changedCells(const std::vector<Placed> &one, const std::vector<Placed> &other)
{
    int changed = 0;
    for (std::size_t cell = 0; cell < one.size(); ++cell)
        changed += one[cell] == other[cell] ? 0 : 1;
    return changed;
}

/// Edits a different goal for each seed. Returns the numbers of changed cells, sorted.
std::vector<int> changesBy(const GoalSet &set,
    const std::function<void(GoalSet &, qsizetype)> &edit, const ModeSettings &settings = standard)
{
    BoardMaker before(set, settings);
    std::vector<int> changes;
    for (int seed = 0; seed < seeds; ++seed) {
        GoalSet edited = set;
        edit(edited, seed % goals);
        BoardMaker after(edited, settings);
        before.run(QString::number(seed));
        after.run(QString::number(seed));
        changes.push_back(changedCells(before.result().at, after.result().at));
    }
    std::ranges::sort(changes);
    return changes;
}

/// The number of boards that greedy filling alone did not complete.
int beyondGreedy(const GoalSet &set, const ModeSettings &settings = standard)
{
    BoardMaker maker(set, settings);
    int boards = 0;
    for (int seed = 0; seed < seeds; ++seed) {
        maker.run(QString::number(seed));
        boards += effortOf(maker.result()).greedyPlaced == settings.cells() ? 0 : 1;
    }
    return boards;
}

double mean(const std::vector<int> &changes)
{
    return static_cast<double>(std::ranges::fold_left(changes, 0, std::plus()))
        / static_cast<double>(changes.size());
}

void report(const char *what, const std::vector<int> &changes)
{
    const auto quantile
        = [&](std::size_t percent) { return changes[(changes.size() - 1) * percent / 100]; };
    qInfo("%s: %.3f cells of 25 on average; median %d, 90 %% %d, 99 %% %d, most %d", what,
        mean(changes), quantile(50), quantile(90), quantile(99), changes.back());
}

void replaceGoal(GoalSet &set, qsizetype row)
{
    set.objectives[row].goal = u"another goal instead"_s;
}

} // namespace

class TestConstrainedLocality final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void replacedGoal();
    static void replacedGoalOfZones();
    static void removedAndAddedGoal();
    static void movedRows();
    static void raisedWeighting();
    static void otherRange();
    static void wordsAroundTheGoal();
    static void forcedGoal();
    static void tightSets();
};

void TestConstrainedLocality::replacedGoal()
{
    QCOMPARE(beyondGreedy(mildSet()), 0);
    const std::vector<int> changes = changesBy(mildSet(), replaceGoal);
    report("a replaced goal", changes);
    QVERIFY(mean(changes) < 0.5);
    QVERIFY(changes.back() > 0);
}

void TestConstrainedLocality::replacedGoalOfZones()
{
    const ModeSettings climbed = settingsOfSize(GameMode::Ascend, 5);
    QCOMPARE(beyondGreedy(zonedSet(), climbed), 0);
    const std::vector<int> changes = changesBy(zonedSet(), replaceGoal, climbed);
    report("a replaced goal of an ascend board", changes);
    QVERIFY(mean(changes) < 0.5);
    QVERIFY(changes.back() > 0);
}

void TestConstrainedLocality::removedAndAddedGoal()
{
    const std::vector<int> removed
        = changesBy(mildSet(), [](GoalSet &set, qsizetype row) { set.objectives.removeAt(row); });
    report("a removed goal", removed);
    QVERIFY(mean(removed) < 0.5);

    const std::vector<int> added = changesBy(mildSet(), [](GoalSet &set, qsizetype row) {
        addGoal(set, u"one more, number %1"_s.arg(row)).boardCategories = {u"board3"_s};
    });
    report("an added goal", added);
    QVERIFY(mean(added) < 0.5);
}

void TestConstrainedLocality::movedRows()
{
    // Relaxed boards are included: no decision depends on row numbers.
    SplitMix random(2);
    for (const GoalSet &set : {mildSet(), tightSet(), plainSet(goals)}) {
        BoardMaker before(set, standard);
        for (int round = 0; round < 20; ++round) {
            GoalSet moved = set;
            for (qsizetype row = 0; row < goals; ++row)
                moved.objectives.swapItemsAt(row, random.below(goals));
            BoardMaker after(moved, standard);
            for (int seed = 0; seed < seeds / 20; ++seed) {
                before.run(QString::number(seed));
                after.run(QString::number(seed));
                QVERIFY(before.result().at == after.result().at);
            }
        }
    }
}

void TestConstrainedLocality::raisedWeighting()
{
    GoalSet set = mildSet();
    int flips = 0;
    for (int seed = 0; seed < seeds; ++seed) {
        const qsizetype row = seed % goals;
        GoalSet raised = set;
        set.objectives[row].weighting = 50;
        raised.objectives[row].weighting = 60;
        OpenRun before(set, standard);
        OpenRun after(raised, standard);
        before.run(QString::number(seed));
        after.run(QString::number(seed));
        const bool isSamePool = before.pool().goals() == after.pool().goals();
        flips += isSamePool ? 0 : 1;
        if (isSamePool)
            QVERIFY(before.placed() == after.placed());
        set.objectives[row].weighting = 100;
    }
    // One roll in ten is between 50 and 60.
    QVERIFY(flips > 60 && flips < 140);
}

void TestConstrainedLocality::otherRange()
{
    // A different range of a goal with one copy changes at most its own cell, and only the value.
    GoalSet set = mildSet();
    for (Objective &goal : set.objectives)
        goal.individualLimit = 1;
    BoardMaker before(set, standard);
    int seen = 0;
    for (int seed = 0; seed < seeds; ++seed) {
        GoalSet edited = set;
        Objective &goal = edited.objectives[seed % goals];
        goal.range = {100, 200};
        BoardMaker after(edited, standard);
        before.run(QString::number(seed));
        after.run(QString::number(seed));
        for (std::size_t cell = 0; cell < 25; ++cell) {
            const Placed &was = before.result().at[cell];
            const Placed &is = after.result().at[cell];
            QCOMPARE(is.what, was.what);
            QCOMPARE(is.value == was.value, is.what != goal.id);
            seen += is.what == goal.id ? 1 : 0;
        }
    }
    QVERIFY(seen > 30);
}

void TestConstrainedLocality::wordsAroundTheGoal()
{
    const std::vector<int> changes = changesBy(mildSet(), [](GoalSet &set, qsizetype row) {
        Objective &goal = set.objectives[row];
        goal.tooltip = u"how to do it"_s;
        goal.icons = {u"star.webp"_s};
        goal.progression = Zone::Late;
        goal.progressiveRanges = true;
        set.setName = u"renamed"_s;
        set.tagNames << u"idle"_s;
        set.lineLimits.prepend({u"idle"_s, 0});
    });
    QCOMPARE(changes.back(), 0);
}

void TestConstrainedLocality::forcedGoal()
{
    // A cell filled by the forced phase drops out of the order; the order of the others stays.
    for (int seed = 0; seed < 100; ++seed) {
        const SiteIndex taken{seed % 25};
        OpenRun before(plainSet(60), standard);
        GoalSet set = plainSet(60);
        addGoal(set, u"only here"_s).forcedPositions = {static_cast<int>(taken) + 1};
        OpenRun after(set, standard);
        before.run(QString::number(seed));
        after.run(QString::number(seed));
        std::vector<SiteIndex> expected = before.board().fillOrder();
        std::erase(expected, taken);
        expected.insert(expected.begin(), taken);
        QVERIFY(after.board().fillOrder() == expected);
    }

    const std::vector<int> changes = changesBy(mildSet(), [](GoalSet &set, qsizetype row) {
        addGoal(set, u"only there"_s).forcedPositions = {static_cast<int>(row) % 25 + 1};
    });
    report("an added forced goal", changes);
    QVERIFY(mean(changes) < 1.5); // including its own cell
}

void TestConstrainedLocality::tightSets()
{
    // Only reported: removing one goal can change the course of the search or the relaxations.
    const auto reportOf = [](const char *what, const GoalSet &set) {
        report(what, changesBy(set, replaceGoal));
        const int boards = beyondGreedy(set);
        qInfo("%d of %d boards needed more than the greedy fill", boards, seeds);
        QVERIFY(boards > seeds / 2);
    };
    reportOf("a replaced goal, limits that greedy seldom keeps", narrowSet());
    reportOf("a replaced goal, limits that no board keeps", tightSet());
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedLocality, NoApplication)

#include "tst_constrained_locality.moc"
