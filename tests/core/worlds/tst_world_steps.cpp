// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Searches in worlds end soon after a stop request, and give up when their steps are over. Both are
// counted in steps, each of which is a claim followed or two sets of gems compared.

#include "core/formats/file.h"
#include "core/formats/native.h"
#include "core/generator/generator.h"
#include "core/worlds/checker.h"
#include "core/worlds/codes.h"
#include "core/worlds/make_world.h"
#include "core/worlds/world_set.h"
#include "tests/support/places.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;
using namespace worlds;

namespace {

/// A world of the sample with so many gems that its shortest walk is hard to find.
struct HardWorld {
    HardWorld()
        : pool(poolOf(readNative(readFile(resourcePath("samples/zone-pool.json")).value())->set))
        , maker(pool)
    {
        const Draws draws(u"1");
        Steps steps;
        int attempt = 1;
        while (!maker.make(Process::Ours, gems, draws, attempt, steps)
            || maker.paths().canBeWon(steps) != Found::Yes)
            ++attempt;
    }

    static constexpr int gems = 28;
    const Pool pool;
    WorldMaker maker;
};

} // namespace

class TestWorldSteps final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void theyEndAtTheirLimit();
    static void theWalkIsGivenUp();
    static void theSearchForTheWalkIsStopped();
    static void theMakingOfAWorldIsStopped();
    static void theCheckerGivesUp();
    static void theBudgetDecides();
    static void theMakingIsGivenUp();
    static void theGeneratorSaysSo();
};

void TestWorldSteps::theyEndAtTheirLimit()
{
    Steps unlimited;
    QVERIFY(unlimited.take(1'000'000'000'000));
    Steps limited(nullptr, 10);
    QVERIFY(limited.take(10));
    QVERIFY(!limited.areOver());
    QVERIFY(!limited.take());
    QVERIFY(limited.areOver());
    QVERIFY(!limited.take(0));

    Watch watch({}, 3);
    Steps watched(&watch);
    std::uint64_t taken = 0;
    while (watched.take())
        ++taken;
    QCOMPARE_GE(taken, 3 * Steps::betweenPolls);
    QCOMPARE_LE(taken, 4 * (Steps::betweenPolls + 1));
}

/// A plain answer, the same each time.
void TestWorldSteps::theWalkIsGivenUp()
{
    HardWorld hard;
    constexpr std::uint64_t most = 3'000'000;
    std::vector<Stride> walk;
    Steps first(nullptr, most);
    QCOMPARE(hard.maker.paths().shortest(walk, first), Found::OverBudget);
    QVERIFY(walk.empty());
    Steps second(nullptr, most);
    QCOMPARE(hard.maker.paths().shortest(walk, second), Found::OverBudget);
    QCOMPARE(second.taken(), first.taken());
    QCOMPARE_LE(first.taken(), most + Steps::betweenPolls);
}

void TestWorldSteps::theSearchForTheWalkIsStopped()
{
    HardWorld hard;
    for (const std::uint64_t polls : {0U, 1U, 2U, 5U, 20U, 100U, 300U}) {
        Watch watch({}, polls);
        Steps steps(&watch);
        std::vector<Stride> walk;
        QCOMPARE(hard.maker.paths().shortest(walk, steps), Found::OverBudget);
        QVERIFY(walk.empty());
        QCOMPARE_LE(steps.taken(), (polls + 1) * 2 * Steps::betweenPolls);
    }
}

/// With the most gems that are allowed, by each process.
void TestWorldSteps::theMakingOfAWorldIsStopped()
{
    HardWorld hard;
    for (const Process process : {Process::Ours, Process::New, Process::Old}) {
        const Options options{.gems = 30, .process = process, .hasBoards = false, .attempts = 1000};
        for (const std::uint64_t polls : {0U, 1U, 10U, 30U}) {
            Watch watch({}, polls);
            std::vector<Stride> walk;
            int attempts = 0;
            const Making making
                = makeWorld(hard.maker, options, Draws(u"3"), watch, walk, attempts);
            QVERIFY(making == Making::Stopped);
            QVERIFY(walk.empty());
            QCOMPARE_LE(attempts, static_cast<int>(polls) + 1);
        }
    }
}

/// Whatever the steps, with a finding that says so and none that is wrong.
void TestWorldSteps::theCheckerGivesUp()
{
    const GoalSet set = readNative(readFile(resourcePath("samples/zone-pool.json")).value())->set;
    const Generator &generator = *generatorOf(u"worlds");
    Settings settings = generator.settingsFor(set);
    settings.values[0] = qint64{10}; // gems
    const auto compiled = generator.compile(set, settings).value();
    const auto scratch = generator.scratch(*compiled);
    Result world;
    Watch unlimited;
    QVERIFY(generator.run(*compiled, *scratch, u"3", world, nullptr, unlimited));
    Steps whole;
    QVERIFY(checkWorld(set, world, whole).empty());
    QCOMPARE_GE(whole.taken(), 1'000U);
    for (const std::uint64_t most :
        {std::uint64_t{0}, std::uint64_t{1}, whole.taken() / 7, whole.taken() - 1}) {
        Steps steps(nullptr, most);
        const std::vector<Finding> findings = checkWorld(set, world, steps);
        QCOMPARE(findings.size(), std::size_t{1});
        QCOMPARE(findings.front().code, toCode(WorldsCode::WorldNotVerified));
        constexpr std::uint64_t ofOne = 1'000;
        QCOMPARE_LE(steps.taken(), most + ofOne);
    }
    // Stopped, as by Ctrl+C: no later than at the first poll.
    Watch stopped({}, 0);
    Steps steps(&stopped);
    (void)checkWorld(set, world, steps);
    QCOMPARE_LE(steps.taken(), std::max(whole.taken(), 2 * Steps::betweenPolls));
    // The whole checker, with its own limit.
    QVERIFY(generator.check(set, settings, world).empty());
}

/// A walk that takes so many steps is found with so many, and given up with half of them.
void TestWorldSteps::theBudgetDecides()
{
    HardWorld hard;
    Options options{.gems = 10, .process = Process::Ours, .hasBoards = false, .attempts = 1000};
    const Draws draws(u"3");
    Watch watch;
    std::vector<Stride> walk;
    int attempts = 0;
    QVERIFY(makeWorld(hard.maker, options, draws, watch, walk, attempts) == Making::Won);
    QVERIFY(!walk.empty());
    Steps needed;
    std::vector<Stride> same;
    QVERIFY(hard.maker.paths().shortest(same, needed) == Found::Yes);
    QCOMPARE_GE(needed.taken(), 1'000U);
    options.walkingSteps = needed.taken();
    QVERIFY(makeWorld(hard.maker, options, draws, watch, walk, attempts) == Making::Won);
    QCOMPARE(walk.size(), same.size());
    options.walkingSteps = needed.taken() / 2;
    QVERIFY(makeWorld(hard.maker, options, draws, watch, walk, attempts) == Making::WalkTooLong);
    QVERIFY(walk.empty());
}

/// The same answer each time, of a world with so many gems that people wait for it.
void TestWorldSteps::theMakingIsGivenUp()
{
    HardWorld hard;
    const Options options{.gems = HardWorld::gems,
        .process = Process::Ours,
        .hasBoards = false,
        .attempts = 1000,
        .walkingSteps = 3'000'000};
    int first = 0;
    for (int time = 0; time < 2; ++time) {
        Watch watch;
        std::vector<Stride> walk;
        int attempts = 0;
        QVERIFY(makeWorld(hard.maker, options, Draws(u"1"), watch, walk, attempts)
            == Making::WalkTooLong);
        QVERIFY(walk.empty());
        QCOMPARE_GE(attempts, 1);
        first = time == 0 ? attempts : first;
        QCOMPARE(attempts, first);
    }
}

/// A board with a reason and without anything else, for each seed.
void TestWorldSteps::theGeneratorSaysSo()
{
    const GoalSet set = readNative(readFile(resourcePath("samples/zone-pool.json")).value())->set;
    const Generator &generator = *generatorOf(u"worlds");
    const Settings settings = generator.settingsFor(set);
    WorldSet compiled(set, settings);
    const auto scratch = generator.scratch(compiled);
    Watch watch;
    Result board;
    Trace trace;
    for (const QString &seed : {u"1"_s, u"2"_s, u"3"_s}) {
        compiled.options.walkingSteps = mostWalkingSteps;
        QVERIFY(generator.run(compiled, *scratch, seed, board, &trace, watch));
        QVERIFY(!board.at.empty() && !trace.steps.empty());
        const auto zones = std::ssize(board.at);
        compiled.options.walkingSteps = 1;
        const Outcome outcome = generator.run(compiled, *scratch, seed, board, &trace, watch);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, toCode(WorldsCode::WalkTooLong));
        QCOMPARE(outcome.error().why.size(), 1);
        QVERIFY(outcome.error().why.front().args.front() == Arg{qint64{zones}});
        QVERIFY(board.at.empty() && board.route.empty() && board.parts.empty());
        QVERIFY(trace.steps.empty());
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestWorldSteps, NoApplication)
#include "tst_world_steps.moc"
