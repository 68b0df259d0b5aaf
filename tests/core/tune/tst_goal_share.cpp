// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/simulate.h"
#include "core/lab/tally_reading.h"
#include "core/tune/goal_share.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

const Generator &generator()
{
    return *generators().front();
}

Settings settings()
{
    return defaultSettings(generator().info().parameters);
}

/// The share with a given weighting, counted independently.
double shareWith(GoalSet set, RowId goal, int weighting)
{
    set.objectives[rowOf(set, goal)].weighting = weighting;
    const auto subject = subjectOf(generator(), set, settings());
    Q_ASSERT(subject.has_value());
    const Tally tally = simulate(*subject, {.first = 1, .last = GoalShare::sureSeeds}, {});
    return appearanceShare(tally, static_cast<std::size_t>(rowOf(set, goal)));
}

Knob knobFor(const GoalSet &set, RowId goal)
{
    const auto knob = knobOf(generator().info().tunables, set, goal);
    Q_ASSERT(knob.has_value());
    return *knob;
}

ShareAnswer answerOf(const GoalSet &set, RowId goal, double share, std::size_t *steps = nullptr)
{
    GoalShare search(generator(), set, settings(), {knobFor(set, goal)}, {share});
    std::size_t done = 0;
    for (; !search.answer() && done <= GoalShare::mostSteps; ++done)
        search.step({});
    if (steps != nullptr)
        *steps = done;
    return search.answer() ? **search.answer() : ShareAnswer{};
}

/// Forty plain goals, some with lower weightings.
GoalSet mixedSet()
{
    GoalSet set = plainSet(40);
    for (int i = 0; i < 12; ++i)
        set.objectives[i].weighting = 20 + 6 * i;
    return set;
}

} // namespace

/// The weighting found for a requested share, compared with counts for the weightings around it.
class TestGoalShare final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheNearest_data();
    void findsTheNearest();
    void saysWhatCannotBe();
    void theEndsAreEnds();
    void severalGoalsTogether();
    void aStopIsNoAnswer();
    void noBoardsIsAnError();
};

void TestGoalShare::findsTheNearest_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<double>("share");
    QTest::newRow("a few boards") << 3 << 0.06;
    QTest::newRow("some") << 20 << 0.25;
    QTest::newRow("half") << 5 << 0.5;
}

void TestGoalShare::findsTheNearest()
{
    QFETCH(const int, row);
    QFETCH(const double, share);
    const GoalSet set = mixedSet();
    const RowId goal = set.objectives[row].id;
    std::size_t steps = 0;
    const ShareAnswer found = answerOf(set, goal, share, &steps);
    QVERIFY(steps <= GoalShare::mostSteps);
    QVERIFY(found.goals.front().isReached);
    QCOMPARE(found.boards, quint64(GoalShare::sureSeeds));
    const int best = static_cast<int>(found.goals.front().position);
    QCOMPARE(found.goals.front().share, shareWith(set, goal, best));
    // No weighting nearby gives a nearer share.
    for (int weighting = std::max(1, best - 6); weighting <= std::min(100, best + 6); ++weighting)
        QVERIFY2(std::abs(shareWith(set, goal, weighting) - share)
                >= std::abs(found.goals.front().share - share),
            qPrintable(u"%1 instead of %2"_s.arg(weighting).arg(best)));
}

void TestGoalShare::saysWhatCannotBe()
{
    // A board has at most one goal of the category, and ten compete for it.
    GoalSet set = mixedSet();
    set.boardLimits = {{u"boss"_s, 4}};
    for (int i = 20; i < 30; ++i)
        set.objectives[i].boardCategories = {u"boss"_s};
    const RowId goal = set.objectives[24].id;
    const ShareAnswer found = answerOf(set, goal, 0.4);
    QVERIFY(!found.goals.front().isReached);
    QCOMPARE(found.goals.front().position, 100.0);
    QVERIFY(found.goals.front().share < 0.2);
    QVERIFY(found.reasons.has_value());
    const auto reasons = leftOutBy(*found.reasons, found.row);
    QVERIFY(!reasons.empty());
    const auto measure = classMeasure(*found.reasons, Scope::Row);
    QVERIFY(measure.has_value());
    QCOMPARE(found.reasons->study->measures[*measure].classes.at(
                 static_cast<qsizetype>(reasons.front().index)),
        u"board_limit"_s);
}

void TestGoalShare::theEndsAreEnds()
{
    // As many goals as cells: all are needed, whatever their weighting.
    const GoalSet set = plainSet(25);
    const ShareAnswer low = answerOf(set, set.objectives[4].id, 0.5);
    QVERIFY(!low.goals.front().isReached);
    QCOMPARE(low.goals.front().position, 1.0);
    QCOMPARE(low.goals.front().share, 1.0);
    QVERIFY(!low.reasons);
    const ShareAnswer all = answerOf(set, set.objectives[4].id, 1);
    QVERIFY(all.goals.front().isReached);
    QCOMPARE(all.goals.front().position, 100.0);
}

void TestGoalShare::severalGoalsTogether()
{
    const GoalSet set = mixedSet();
    std::vector<Knob> knobs;
    for (const int row : {3, 8, 20, 21})
        knobs.push_back(knobFor(set, set.objectives[row].id));
    const std::vector<double> shares{0.1, 0.2, 0.4, 1};
    GoalShare search(generator(), set, settings(), knobs, shares);
    for (std::size_t done = 0; !search.answer() && done <= search.steps(); ++done)
        search.step({});
    QVERIFY(search.answer().has_value());
    const ShareAnswer found = **search.answer();
    QCOMPARE(found.boards, quint64(GoalShare::sureSeeds));
    QCOMPARE(found.goals.size(), knobs.size());
    GoalSet turned = set;
    std::vector<double> positions;
    for (const GoalAnswer &goal : found.goals)
        positions.push_back(goal.position);
    turnAll(knobs, turned, positions);
    const auto subject = subjectOf(generator(), turned, settings());
    const Tally tally = simulate(*subject, {.first = 1, .last = GoalShare::sureSeeds}, {});
    for (std::size_t i = 0; i < knobs.size(); ++i) {
        const auto row = static_cast<std::size_t>(rowOf(set, knobs[i].row));
        QCOMPARE(found.goals[i].share, appearanceShare(tally, row));
        // Nobody can be on all boards.
        QCOMPARE(found.goals[i].isReached, i < 3);
        if (i < 3)
            QVERIFY2(std::abs(found.goals[i].share - shares[i]) < 0.03,
                qPrintable(QString::number(found.goals[i].share)));
    }
}

void TestGoalShare::aStopIsNoAnswer()
{
    const GoalSet set = mixedSet();
    std::stop_source stop;
    GoalShare search(generator(), set, settings(), {knobFor(set, set.objectives[3].id)}, {0.06});
    for (int i = 0; i < 5; ++i)
        search.step(stop.get_token());
    stop.request_stop();
    for (std::size_t i = 0; i < GoalShare::mostSteps; ++i)
        search.step(stop.get_token());
    QVERIFY(!search.answer());
    // The search continues as if it had not been stopped.
    while (!search.answer())
        search.step({});
    QCOMPARE((*search.answer())->goals.front().position,
        answerOf(set, set.objectives[3].id, 0.06).goals.front().position);
}

void TestGoalShare::noBoardsIsAnError()
{
    const GoalSet set = plainSet(3);
    GoalShare search(generator(), set, settings(), {knobFor(set, set.objectives[0].id)}, {0.5});
    for (std::size_t i = 0; i < GoalShare::mostSteps && !search.answer(); ++i)
        search.step({});
    QVERIFY(search.answer().has_value());
    QVERIFY(!search.answer()->has_value());
}

BOARDWRIGHT_UNIT(TestGoalShare, NoApplication)
#include "tst_goal_share.moc"
