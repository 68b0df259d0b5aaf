// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Replays traces forward and backward. After going to any step from any other, the board equals
// replay() from the start, for any generator, for all stages and with steps that cannot be done.

#include "core/board/replayer.h"
#include "core/constrained/parameters.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/boards/stage_sets.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "tests/toy/toy_generator.h"

#include <QCoreApplication>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

bool isSameBoard(const Replayed::Board &one, const Replayed::Board &other)
{
    return one.at == other.at && one.route == other.route && one.links == other.links
        && one.solid == other.solid && one.relaxed == other.relaxed;
}

bool isSameReplay(const Replayed &one, const Replayed &other)
{
    return isSameBoard(one.board, other.board)
        && std::ranges::equal(one.parts, other.parts, isSameBoard);
}

struct Refused {
    Replayed board;
    int refused = 0;
};

/// Every state, each replayed from the start.
std::vector<Refused> allStates(const Trace &trace, const Result &result)
{
    std::vector<Refused> states(trace.steps.size() + 1);
    for (std::size_t n = 0; n < states.size(); ++n)
        states[n].board = replay(trace, result, n, &states[n].refused);
    return states;
}

/// Forward step by step, back step by step, then random jumps.
void checkLaw(const Trace &trace, const Result &result)
{
    const std::vector<Refused> states = allStates(trace, result);
    const std::size_t last = trace.steps.size();
    Replayer replayer(trace, result);
    const auto isAt = [&](std::size_t n) {
        replayer.goTo(n);
        return replayer.steps() == n && replayer.refused() == states[n].refused
            && isSameReplay(replayer.board(), states[n].board);
    };
    for (std::size_t n = 0; n <= last; ++n)
        QVERIFY2(isAt(n), qPrintable(u"forward to %1"_s.arg(n)));
    for (std::size_t n = last + 1; n-- > 0;)
        QVERIFY2(isAt(n), qPrintable(u"back to %1"_s.arg(n)));
    SplitMix random(3);
    for (int jump = 0; jump < 60; ++jump) {
        const auto n = static_cast<std::size_t>(random.below(static_cast<int>(last) + 1));
        QVERIFY2(isAt(n), qPrintable(u"jump to %1"_s.arg(n)));
    }
    replayer.goTo(last + 5);
    QCOMPARE(replayer.steps(), last);
}

Step onSite(Act act, int a, int what, int value, int b = -1, int part = 0)
{
    return {.act = act,
        .part = static_cast<std::uint16_t>(part),
        .a = SiteIndex{a},
        .b = SiteIndex{b},
        .what = static_cast<RowId>(what),
        .value = value};
}

} // namespace

class TestReplayer final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void stages_data();
    static void stages();
    static void randomSets();
    static void partsAndLinks();
    static void anySteps();
};

void TestReplayer::stages_data()
{
    QTest::addColumn<StageSet>("stage");
    QTest::newRow("trap") << trapSet(Restrictions::None);
    QTest::newRow("restrictive trap") << trapSet(Restrictions::Lines);
    QTest::newRow("latin square") << latinSet(4, false);
    QTest::newRow("impossible copies") << impossibleCopiesSet(4);
    QTest::newRow("pigeonhole") << pigeonholeSet();
    QTest::newRow("conflict") << conflictSet();
    QTest::newRow("hopeless") << hopelessSet();
    QTest::newRow("stranded") << strandedSet(false);
}

void TestReplayer::stages()
{
    QFETCH(const StageSet, stage);
    BoardMaker maker(stage.goals, stage.settings);
    Trace trace;
    for (const QString &seed : {u"1"_s, u"2"_s, u"3"_s}) {
        maker.run(seed, Watch(), &trace);
        QVERIFY(agrees(trace, maker.result()));
        constexpr std::size_t mostSteps = 600; // every state is replayed from the start
        trace.steps.resize(std::min(trace.steps.size(), mostSteps));
        checkLaw(trace, maker.result());
        if (QTest::currentTestFailed())
            return;
    }
}

void TestReplayer::randomSets()
{
    SplitMix random(29);
    Trace trace;
    QSet<Act> acts;
    for (int round = 0; round < 80; ++round) {
        const ModeSettings settings = randomSettings(random);
        BoardMaker maker(randomGoalSet(random, settings), settings);
        maker.run(u"a", Watch(), &trace);
        constexpr std::size_t mostSteps = 300;
        trace.steps.resize(std::min(trace.steps.size(), mostSteps));
        for (const Step &step : trace.steps)
            acts.insert(step.act);
        checkLaw(trace, maker.result());
        if (QTest::currentTestFailed())
            return;
    }
    for (const Act act : {Act::Begin, Act::End, Act::Place, Act::Remove, Act::Relax})
        QVERIFY2(acts.contains(act), qPrintable(QString::number(static_cast<int>(act))));
}

void TestReplayer::partsAndLinks()
{
    const ToyGenerator toy;
    const GoalSet set = toySet(5, 60);
    const auto compiled = toy.compile(set, toy.settingsFor(set)).value();
    const auto scratch = toy.scratch(*compiled);
    for (const QString &seed : {u"1"_s, u"2"_s, u"3"_s}) {
        Result result;
        Trace trace;
        Watch watch;
        QVERIFY(toy.run(*compiled, *scratch, seed, result, &trace, watch));
        QVERIFY(!result.parts.empty());
        checkLaw(trace, result);
    }
}

/// Steps of every kind on a small board; most of them cannot be done.
void TestReplayer::anySteps()
{
    Result result;
    result.reset(shapeOf({.rows = 3, .columns = 3}));
    auto part = std::make_shared<Result>();
    part->reset(shapeOf({.rows = 3, .columns = 3}));
    result.parts.push_back({.site = SiteIndex{2}, .result = part});
    SplitMix random(7);
    int refused = 0;
    int done = 0;
    for (int round = 0; round < 40; ++round) {
        Trace trace;
        for (int i = 0; i < 200; ++i)
            trace.steps.push_back(onSite(static_cast<Act>(random.below(11)), random.below(11) - 1,
                random.below(4), random.below(6), random.below(11) - 1, random.below(3)));
        checkLaw(trace, result);
        if (QTest::currentTestFailed())
            return;
        int here = 0;
        replay(trace, result, trace.steps.size(), &here);
        refused += here;
        done += 200 - here;
    }
    QVERIFY(refused > 1000);
    QVERIFY(done > 1000);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestReplayer, QCoreApplication)
#include "tst_replayer.moc"
