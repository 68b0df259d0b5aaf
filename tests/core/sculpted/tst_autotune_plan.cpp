// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the autotuner wants and turns, held against the sentences of seeds 4.

#include "core/generator/generator.h"
#include "core/sculpted/autotune_plan.h"
#include "core/sculpted/tier_table.h"
#include "core/sculpted/yields.h"
#include "core/tune/plan.h"
#include "core/tune/problem.h"
#include "core/tune/tuner.h"
#include "tests/support/unit.h"

#include <QTest>

#include <array>
#include <cmath>
#include <set>
#include <stop_token>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;
using namespace sculpted;

namespace {

GoalSet setOfAll()
{
    GoalSet set;
    for (std::size_t level = 0; level < levels.size(); ++level) {
        TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
        writeTier(ownTier(static_cast<Level>(level)), static_cast<Level>(level), row.values);
        set.tables[tierTable.key] << row;
    }
    return set;
}

TunePlan planFor(const AutotunePlan &of)
{
    TunePlan plan = tunePlanOf(generatorOf(u"sculpted")->info(), of.set, of.settings, of.allowed);
    keep(plan, of.kept);
    plan.allows = of.allows;
    return plan;
}

} // namespace

class TestAutotunePlan final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void asPublished();
    static void noiseIsOnEveryParameter();
    static void hasAsManyShapesAsAskedFor();
    static void aStoppedAnswerIsNotKept();
};

/// "captures three metrics: fork ratio, mean fork depth, and deep fork ratio"; "mean fork depth
/// carries double weight"; "all tuneable parameters: wall percentages, fork thresholds, placement
/// weights, source strategy, mechanic weights".
void TestAutotunePlan::asPublished()
{
    const Info &info = generatorOf(u"sculpted")->info();
    for (std::size_t level = 0; level < levels.size(); ++level) {
        const TunePlan plan
            = planFor(autotunePlanOf(setOfAll(), static_cast<Level>(level), {.asPublished = true}));
        QCOMPARE(plan.targets.size(), std::size_t{3});
        const std::array<QByteArray, 3> metrics{"fork_ratio", "fork_depth", "deep_forks"};
        const std::array<int, 3> importance{1, 2, 1};
        for (std::size_t i = 0; i < 3; ++i) {
            const TuneItem &item = plan.itemsOf(plan.targets[i]).front();
            QCOMPARE(info.gates[item.gate].key, QLatin1StringView(metrics.at(i)));
            QCOMPARE(plan.targets[i].importance, importance.at(i));
        }
        std::set<QString> turned;
        for (const Knob &knob : plan.knobs)
            turned.insert(knob.tunable.key);
        QCOMPARE(turned,
            (std::set<QString>{u"walls_least"_s, u"walls_most"_s, u"least_fork_ratio"_s,
                u"least_fork_depth"_s, u"scatter"_s, u"cluster"_s, u"nibble"_s, u"corner"_s,
                u"boundary"_s, u"interior"_s, u"lowest_degree"_s, u"standard"_s, u"fog"_s,
                u"warps"_s, u"fog_and_warps"_s}));
        // Boardwright's own way also wants few topologies, and leaves the mechanics alone.
        const TunePlan own = planFor(autotunePlanOf(setOfAll(), static_cast<Level>(level), {}));
        QCOMPARE(own.targets.size(), std::size_t{4});
        QCOMPARE(own.knobs.size(), plan.knobs.size() - 4);
    }
}

/// One iteration of five candidates turns each of them somewhere.
void TestAutotunePlan::noiseIsOnEveryParameter()
{
    const AutotunePlan of = autotunePlanOf(setOfAll(), Level::Hard, {.asPublished = true});
    const Generator &generator = *generatorOf(u"sculpted");
    const TunePlan plan = planFor(of);
    Tuner tuner(generator, of.set, of.settings, plan,
        {.engine = TuneEngine::PlainClimbing, .seed = 2, .iterations = 12, .seeds = 20});
    while (tuner.round({})) { }
    const Tier before = tierOf(of.set, Level::Hard);
    const Tier after = tierOf(tuner.tuned(), Level::Hard);
    QVERIFY(before.walls != after.walls);
    QVERIFY(before.placement != after.placement);
    QVERIFY(before.source != after.source);
    QVERIFY(before.mechanic != after.mechanic);
    QVERIFY(before.leastForkRatio != after.leastForkRatio);
    QVERIFY(before.leastForkDepth != after.leastForkDepth);
    double sum = 0;
    for (const double weight : after.mechanic)
        sum += weight;
    QVERIFY(std::abs(sum - 1) < 1e-9); // "the probability of each puzzle type"
}

void TestAutotunePlan::hasAsManyShapesAsAskedFor()
{
    constexpr int shapes = 30; // the tier itself has fewer
    QVERIFY(yieldOf(ownTier(Level::Tutorial), {}, 1, 3'000, 2).shapes.size() < shapes);
    const AutotunePlan of = autotunePlanOf(setOfAll(), Level::Tutorial, {.shapes = shapes});
    Tuner tuner(*generatorOf(u"sculpted"), of.set, of.settings, planFor(of),
        {.engine = TuneEngine::Climbing, .seed = 1, .iterations = 8, .seeds = 64});
    while (tuner.round({})) { }
    QVERIFY(tuner.state().bestScore > 0);
    const Tier after = tierOf(tuner.tuned(), Level::Tutorial);
    QVERIFY(yieldOf(after, {}, 1, 3'000, 2).shapes.size() >= shapes);
}

/// What a set was not found to meet because of a stop is asked again.
void TestAutotunePlan::aStoppedAnswerIsNotKept()
{
    const AutotunePlan of = autotunePlanOf(setOfAll(), Level::Tutorial, {});
    TunePlan plan = planFor(of);
    std::stop_source stop;
    int asked = 0;
    plan.allows = [&](const GoalSet & /*set*/, const std::stop_token &token) {
        if (++asked == 1)
            stop.request_stop();
        return !token.stop_requested();
    };
    TuneProblem problem(*generatorOf(u"sculpted"), of.set, of.settings, plan);
    const std::vector<double> at = problem.positions();
    constexpr SeedRange seeds{.first = 1, .last = 20};
    problem.resumeRound();
    QVERIFY(!problem.count(at, seeds, {.threads = 1, .stop = stop.get_token()}));
    QCOMPARE(asked, 1);
    problem.resumeRound();
    const auto counts = problem.count(at, seeds, {});
    QVERIFY(counts && counts->boards > 0);
    QCOMPARE(asked, 2);
    QVERIFY(problem.count(at, seeds, {})); // what is known is not asked again
    QCOMPARE(asked, 2);
    // The real question ends soon when it is stopped, whatever it would have to count.
    const AutotunePlan asking
        = autotunePlanOf(setOfAll(), Level::Expert, {.shapes = 1'000'000'000});
    QVERIFY(!asking.allows(asking.set, stop.get_token()));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestAutotunePlan, NoApplication)
#include "tst_autotune_plan.moc"
