// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Studies of many boards are stopped in the middle of one, at its polls: what goes on afterwards
// ends like one that was never stopped, and what does not says nothing.

#include "core/constrained/codes.h"
#include "core/lab/relaxation_study.h"
#include "core/lab/subject.h"
#include "core/tune/trial.h"
#include "core/tune/tuner.h"
#include "tests/support/boards/relaxing_sets.h"
#include "tests/support/generators/stopping_generators.h"
#include "tests/support/sets/tuned_sets.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"

#include <QTest>

#include <functional>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// The one whose boards are studied.
const StoppingGenerator &constrainedOnes()
{
    return *stoppingGenerators().front();
}

/// Runs a job that is stopped at some polls of some of its boards, until they have no more of them.
/// Returns how often it was.
int stopAtPolls(
    const std::vector<int> &boards, const std::function<void(const std::stop_token &)> &job)
{
    int stops = 0;
    for (const int board : boards) {
        for (std::uint64_t poll = 0;; poll += 1 + (isEverythingTried() ? poll / 8 : poll)) {
            std::stop_source source;
            constrainedOnes().stopAt(board, poll, [&] { source.request_stop(); });
            job(source.get_token());
            if (QTest::currentTestFailed() || !constrainedOnes().hasStopped())
                break;
            ++stops;
        }
    }
    return stops;
}

} // namespace

class TestStoppedStudies final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void advice();
    static void tuning_data();
    static void tuning();
    static void trials();
};

/// Of the boards of the unchanged set, and of those of a change that is tried.
void TestStoppedStudies::advice()
{
    const GoalSet set = fightingSet(14);
    const SharedSubject subject
        = subjectOf(constrainedOnes(), set, constrainedOnes().settingsFor(set)).value();
    const RelaxedLimit limit{.code = Code::LineCategoryRelaxed, .category = u"combat"_s};
    const auto study = [&](const std::stop_token &stop) {
        RelaxationStudy made(subject);
        made.ask(limit);
        std::size_t steps = 0;
        while (!made.isDone() && ++steps < 2 * RelaxationStudy::mostSteps(1))
            made.step(constrainedOnes().hasStopped() ? std::stop_token() : stop);
        return made.isDone() ? made.advice() : std::map<RelaxedLimit, RelaxationAdvice>();
    };
    constrainedOnes().stopAt(0, 0, {});
    const auto whole = study({});
    QVERIFY(whole.contains(limit) && whole.at(limit).now.relaxed > 0);
    const int stops = stopAtPolls(
        {1, 400, 1'003}, [&](const std::stop_token &stop) { QVERIFY(study(stop) == whole); });
    QCOMPARE_GE(stops, 6);
}

void TestStoppedStudies::tuning_data()
{
    QTest::addColumn<TuneEngine>("engine");
    QTest::newRow("approximation") << TuneEngine::Approximation;
    QTest::newRow("climbing") << TuneEngine::Climbing;
    QTest::newRow("plain climbing") << TuneEngine::PlainClimbing;
}

/// A round that was stopped goes on, also with another tuner that has its state.
void TestStoppedStudies::tuning()
{
    QFETCH(const TuneEngine, engine);
    const StoppingGenerator &generator = constrainedOnes();
    const GoalSet set = test::withTargets(test::unevenSet(30), {u"all"_s}, generator);
    const Settings settings = generator.settingsFor(set);
    const auto newTuner = [&] {
        return Tuner(generator, set, settings, tunePlanOf(generator.info(), set, settings, {}),
            {.engine = engine, .iterations = 3, .seeds = 6});
    };
    generator.stopAt(0, 0, {});
    Tuner whole = newTuner();
    while (whole.round({}))
        QVERIFY(whole.roundsDone() <= whole.rounds());
    QVERIFY(whole.isDone());
    const int stops = stopAtPolls({1, 4, 20}, [&](const std::stop_token &stop) {
        Tuner first = newTuner();
        while (first.round({.threads = 1, .stop = stop, .progress = {}})) { }
        QCOMPARE(first.isDone(), !generator.hasStopped());
        Tuner next = newTuner();
        QVERIFY(next.resume(first.state(), first.soFar()));
        for (Tuner *const tuner : {&first, &next}) {
            while (tuner->round({})) { }
            QVERIFY(tuner->isDone());
            QVERIFY(tuner->state() == whole.state());
        }
    });
    QCOMPARE_GE(stops, 6);
}

void TestStoppedStudies::trials()
{
    const StoppingGenerator &generator = constrainedOnes();
    const GoalSet set = test::withTargets(test::unevenSet(30), {u"all"_s}, generator);
    const Settings settings = generator.settingsFor(set);
    GoalSet other = set;
    other.objectives.first().weighting = 1;
    const SharedSubject before = subjectOf(generator, set, settings).value();
    const SharedSubject after = subjectOf(generator, other, settings).value();
    const TunePlan plan = tunePlanOf(generator.info(), set, settings, {});
    constexpr qint64 seeds = 6;
    for (const int threads : {1, 2}) {
        const int stops = stopAtPolls({1, 2, 7, 12}, [&](const std::stop_token &stop) {
            const auto trial = trialOf(before, after, plan, seeds, threads, stop);
            QCOMPARE(trial.has_value(), !generator.hasStopped());
            QVERIFY(!trial || trial->boards == quint64{seeds});
        });
        QCOMPARE_GE(stops, 8);
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestStoppedStudies, NoApplication)
#include "tst_stopped_studies.moc"
