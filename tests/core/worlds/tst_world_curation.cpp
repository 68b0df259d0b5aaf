// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Curated worlds: that they are those of the generator, and as even as is wished.

#include "core/formats/native.h"
#include "core/generator/generator.h"
#include "core/generator/saved_preview.h"
#include "core/worlds/curation_report.h"
#include "core/worlds/measures.h"
#include "core/worlds/yield.h"
#include "core/worlds/zone_weights.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/sets/synthetic_pool.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <stop_token>
#include <vector>

namespace boardwright {

using namespace worlds;
using namespace Qt::StringLiterals;

namespace {

constexpr CurationWishes noWishes{
    .exits = false, .relevant = false, .zones = false, .pairs = false, .joins = false};

GoalSet sampleSet()
{
    return readNative(test::contentOf(resourcePath("samples/zone-pool.json"))).value().set;
}

/// A pool, and worlds of it to choose from.
struct Candidates {
    Candidates(Pool from, const Options &options, qint64 seeds)
        : pool(std::move(from))
        , joins(pool, options.process)
        , worlds(makeCandidates(pool, options, joins, {.first = 1, .last = seeds}, 2))
    {
    }

    WorldEvenness first(std::size_t count) const
    {
        std::vector<std::size_t> chosen(count);
        std::iota(chosen.begin(), chosen.end(), 0);
        return evennessOf(pool, joins, worlds, chosen);
    }

    WorldEvenness chosen(const CurationWishes &wishes, std::size_t count) const
    {
        return evennessOf(pool, joins, worlds, chooseWorlds(pool, joins, worlds, wishes, count));
    }

    Pool pool;
    JoinTable joins;
    std::vector<WorldCandidate> worlds;
};

constexpr Options newOfSeven{.gems = 7, .process = Process::New, .attempts = 10'000};

/// Three thousand worlds of the sample, made once.
const Candidates &ofSample()
{
    static const Candidates candidates(poolOf(sampleSet()), newOfSeven, 3'000);
    return candidates;
}

bool isSame(const WorldCandidate &a, const WorldCandidate &b)
{
    return a.seed == b.seed && a.attempts == b.attempts && a.hasExits == b.hasExits
        && a.entered == b.entered && a.needed == b.needed && a.zones == b.zones
        && a.joins == b.joins;
}

QString said(const WorldEvenness &even)
{
    return u"zones %1 to %2, pairs %3, joins %4, relevant %5"_s.arg(even.leastZone)
        .arg(even.mostZone)
        .arg(even.evenPairs)
        .arg(even.evenJoins)
        .arg(even.medianRelevance);
}

PoolZone zoneOf(const QStringList &portals, const QStringList &gems, std::vector<Claim> claims)
{
    return {.row = RowId::none,
        .name = {},
        .portals = portals,
        .gems = gems,
        .claims = std::move(claims),
        .weight = fullWeight};
}

} // namespace

class TestWorldCuration final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void worldsAreThoseOfTheGenerator();
    static void threadsMakeNoDifference();
    static void possibleJoinsOfASmallPool();
    static void onlyPossibleJoinsAreMade();
    static void numbersOfAFewWorlds();
    static void eachWishIsKept();
    static void allWishesTogether();
    static void wishesCostWorlds();
    static void weightsEvenZones();
    static void roundsAreThoseOfTheSearch();
    static void sharesSayWhatEvennessSays();
    static void yieldsAreThoseOfTheProcess();
    static void gemsAlwaysMatter();
    static void stopsLeaveNothing();
};

/// A chosen seed makes the world that was chosen.
void TestWorldCuration::worldsAreThoseOfTheGenerator()
{
    const GoalSet set = sampleSet();
    const Generator &generator = *generatorOf(u"worlds");
    for (const QString &process : {u"new"_s, u"ours"_s}) {
        Settings settings = generator.settingsFor(set);
        settings.values[0] = qint64{7};
        settings.values[1] = process;
        const auto compiled = generator.compile(set, settings).value();
        const auto scratch = generator.scratch(*compiled);
        const Options options = optionsOf(settings);
        const Candidates candidates(poolOf(set), options, 12);
        QCOMPARE(candidates.worlds.size(), std::size_t{12});
        Result board;
        Measured measured;
        for (const WorldCandidate &world : candidates.worlds) {
            Watch watch;
            QVERIFY(generator
                    .run(*compiled, *scratch, QString::number(world.seed), board, nullptr, watch)
                    .has_value());
            generator.measure(*compiled, *scratch, board, measured);
            QCOMPARE(board.counts[AttemptCount], world.attempts);
            QCOMPARE(measured.values[0].front(), world.relevance());
            QCOMPARE(board.at.size(), world.zones.size());
            for (std::size_t site = 0; site < board.at.size(); ++site)
                QCOMPARE(board.at[site].what, candidates.pool.zones[world.zones[site]].row);
            std::vector<std::uint32_t> joins;
            for (const Link &link : board.shape->links) {
                if (link.a == link.b)
                    continue;
                const auto portal = [&](SiteIndex site, const QString &name) {
                    const int zone = world.zones[static_cast<std::size_t>(site)];
                    const qsizetype at
                        = candidates.pool.zones[static_cast<std::size_t>(zone)].portals.indexOf(
                            name);
                    return candidates.joins.portalAt(zone, static_cast<int>(at));
                };
                joins.push_back(static_cast<std::uint32_t>(
                    candidates.joins.at(portal(link.a, link.end[0]), portal(link.b, link.end[1]))));
            }
            QVERIFY(std::ranges::is_permutation(joins, world.joins));
        }
    }
}

void TestWorldCuration::threadsMakeNoDifference()
{
    const Pool pool = syntheticPool(40, 50, 1);
    const Options options{.gems = 4, .process = Process::Ours, .attempts = 1'000};
    const JoinTable joins(pool, options.process);
    const CandidateSeeds seeds{.first = 5, .last = 304};
    const auto one = makeCandidates(pool, options, joins, seeds, 1);
    const auto several = makeCandidates(pool, options, joins, seeds, 3);
    QVERIFY(one.size() > 250);
    QVERIFY(std::ranges::equal(one, several, isSame));
    QVERIFY(std::ranges::is_sorted(one, {}, &WorldCandidate::seed));
    const WeightEffort effort{.rounds = 3, .worlds = 40};
    QCOMPARE(evenZoneWeights(pool, options, effort, 3), evenZoneWeights(pool, options, effort, 1));
}

/// Each of the reasons, on zones that are small enough to tell by hand.
void TestWorldCuration::possibleJoinsOfASmallPool()
{
    Pool pool;
    // 0: players get from each portal to the two others.
    std::vector<Claim> around;
    for (int from = 0; from < 3; ++from) {
        for (int to = 0; to < 3; ++to) {
            if (from != to)
                around.push_back({.from = from, .to = to});
        }
    }
    pool.zones.push_back(zoneOf({u"a"_s, u"b"_s, u"c"_s}, {}, around));
    // 1: in by the first portal only, out by the second only, with the gem.
    pool.zones.push_back(
        zoneOf({u"in"_s, u"out"_s}, {u"gem"_s}, {{.from = 0, .to = 1, .gems = 1}}));
    // 2: a dead end with a gem.
    pool.zones.push_back(zoneOf({u"end"_s}, {u"gem"_s}, {{.from = 0, .to = 0, .gems = 1}}));
    const auto isPossible = [&](const JoinTable &joins, int a, int portalA, int b, int portalB) {
        return joins.isPossible(joins.at(joins.portalAt(a, portalA), joins.portalAt(b, portalB)));
    };
    const JoinTable newer(pool, Process::New);
    for (int portal = 0; portal < 3; ++portal) {
        QVERIFY(isPossible(newer, 0, portal, 1, 0));
        QVERIFY(isPossible(newer, 0, portal, 1, 1)); // what is left over
        QVERIFY(isPossible(newer, 0, portal, 2, 0));
    }
    // Nobody comes back out of a dead end into the zone that ends at this portal, and nobody comes
    // into the dead end but by its only portal, which is not joined to where the walk begins.
    QVERIFY(!isPossible(newer, 1, 0, 2, 0));
    QVERIFY(!isPossible(newer, 1, 1, 2, 0));
    QCOMPARE(newer.possibleCount(), 9);
    // The old process adds zones by any portal, but its worlds must be won, too.
    const JoinTable older(pool, Process::Old);
    QCOMPARE(older.possibleCount(), 9);
    // A zone that is never drawn has no joins.
    pool.zones[1].weight = 0;
    QCOMPARE(JoinTable(pool, Process::New).possibleCount(), 3);
}

/// Possible joins are all that are ever made, and not many more.
void TestWorldCuration::onlyPossibleJoinsAreMade()
{
    for (const Process process : {Process::Ours, Process::New, Process::Old}) {
        for (const int percent : {40, 60}) {
            const Candidates candidates(syntheticPool(40, percent, 7),
                {.gems = 3, .process = process, .attempts = 5'000}, 300);
            QVERIFY(candidates.worlds.size() > 100);
            QCOMPARE(candidates.first(candidates.worlds.size()).impossibleJoins, 0);
        }
    }
    const Candidates &sample = ofSample();
    const WorldEvenness even = sample.first(sample.worlds.size());
    QCOMPARE(even.impossibleJoins, 0);
    QCOMPARE(sample.joins.possibleCount(), 12'393);
    const QString unseen = u"%1 of %2"_s.arg(even.unseenJoins).arg(sample.joins.possibleCount());
    QVERIFY2(even.unseenJoins < sample.joins.possibleCount() / 10, qPrintable(unseen));
}

void TestWorldCuration::numbersOfAFewWorlds()
{
    Pool pool;
    for (int i = 0; i < 4; ++i)
        pool.zones.push_back(
            zoneOf({u"a"_s, u"b"_s, u"c"_s}, i % 2 == 0 ? QStringList() : QStringList{u"gem"_s},
                {{.from = 0, .to = 1, .gems = i % 2 == 0 ? 0U : 1U}}));
    const JoinTable joins(pool, Process::Old);
    std::vector<WorldCandidate> worlds;
    for (const int plain : {0, 0, 0, 2}) {
        for (const int gem : {1, 3})
            worlds.push_back({.seed = 1,
                .attempts = 3,
                .hasExits = gem == 1,
                .entered = plain == 0 ? 2U : 3U,
                .zones = {static_cast<std::uint16_t>(plain), static_cast<std::uint16_t>(gem)},
                .joins = {}});
    }
    const WorldEvenness even = evennessOf(pool, joins, worlds, {0, 1, 2, 3, 4, 5, 6, 7});
    QCOMPARE(even.worlds, 8);
    QCOMPARE(even.attempts, 24);
    QCOMPARE(even.withExits, 4);
    // Plain zones appear 6 and 2 times, those with gems 4 times each.
    QCOMPARE(even.leastZone, 0.5);
    QCOMPARE(even.mostZone, 1.5);
    QCOMPARE(even.chiSquare, 2.0);
    QCOMPARE(even.freedom, 2);
    // Worlds with one zone of a kind never have two of them: two pairs of six.
    QCOMPARE(even.evenPairs, 4.0 / 6);
    QCOMPARE(even.gemLift, 0.0);
    QCOMPARE(even.medianRelevance, 50.0);
    QVERIFY(!even.hasEvenZones());
    const AppearanceShares shares
        = appearanceSharesOf(pool, joins, worlds, {0, 1, 2, 3, 4, 5, 6, 7});
    QCOMPARE(shares.zones, (std::vector<double>{1.5, 1, 0.5, 1}));
    // In the order of the higher zone: plain 0 and 2, those with gems 1 and 3, never together.
    QCOMPARE(shares.lifts, (std::vector<double>{1, 0, 1, 1, 0, 1}));
    QVERIFY(std::ranges::all_of(shares.joins, [](double share) { return share == 0; }));
    const std::vector<SortRelevance> sorts
        = relevanceBySort(pool, worlds, {0, 1, 2, 3, 4, 5, 6, 7});
    QCOMPARE(sorts.size(), std::size_t{4}); // all and with three portals, of two kinds
    QCOMPARE(sorts[0].appearances, 8);
    QCOMPARE(sorts[0].entered, 8);
    QVERIFY(sorts[3].isPlain);
    QCOMPARE(sorts[3].portals, 3);
    QCOMPARE(sorts[3].entered, 2);
}

/// Against the first worlds, which are not curated.
void TestWorldCuration::eachWishIsKept()
{
    constexpr std::size_t count = 600;
    const Candidates &sample = ofSample();
    const WorldEvenness before = sample.first(count);
    QVERIFY2(before.leastZone < 0.75 && before.mostZone > 1.3, qPrintable(said(before)));
    CurationWishes wishes = noWishes;
    wishes.zones = true;
    const WorldEvenness zones = sample.chosen(wishes, count);
    QVERIFY2(zones.hasEvenZones() && zones.chiSquare < zones.freedom, qPrintable(said(zones)));
    wishes = noWishes;
    wishes.pairs = true;
    const WorldEvenness pairs = sample.chosen(wishes, count);
    QVERIFY2(pairs.evenPairs > before.evenPairs + 0.08, qPrintable(said(pairs)));
    wishes = noWishes;
    wishes.joins = true;
    const WorldEvenness joins = sample.chosen(wishes, count);
    QVERIFY2(joins.unseenJoins < before.unseenJoins * 9 / 10, qPrintable(said(joins)));
    QVERIFY2(joins.evenJoins > before.evenJoins + 0.05, qPrintable(said(joins)));
    wishes = noWishes;
    wishes.relevant = true;
    for (const std::size_t index :
        chooseWorlds(sample.pool, sample.joins, sample.worlds, wishes, count))
        QVERIFY(sample.worlds[index].relevance() >= leastRelevance);
    // Nothing is chosen twice, and no more than there is.
    std::vector<std::size_t> all
        = chooseWorlds(sample.pool, sample.joins, sample.worlds, {}, 10'000);
    std::ranges::sort(all);
    QVERIFY(std::ranges::adjacent_find(all) == all.end());
    QVERIFY(all.size() > 2'900 && all.size() <= sample.worlds.size());
}

/// 600 worlds are too few for pairs and joins to be even: a possible join appears 0.9 times. The
/// bounds of 10,000 are measured by the benchmark.
void TestWorldCuration::allWishesTogether()
{
    const Candidates &sample = ofSample();
    const WorldEvenness even = sample.chosen({}, 600);
    QCOMPARE(even.worlds, 600);
    QCOMPARE(even.withExits, 600);
    QVERIFY2(even.hasEvenZones(), qPrintable(said(even)));
    QVERIFY2(even.evenPairs >= 0.83, qPrintable(said(even)));
    QVERIFY2(even.evenJoins > sample.first(600).evenJoins, qPrintable(said(even)));
    QCOMPARE(even.impossibleJoins, 0);
    QVERIFY2(even.medianRelevance >= leastRelevance, qPrintable(said(even)));
}

void TestWorldCuration::wishesCostWorlds()
{
    const Candidates &sample = ofSample();
    CurationWishes wishes;
    wishes.pairs = false;
    const auto costs = costsOfWishes(sample.pool, sample.joins, sample.worlds, wishes, 300);
    QCOMPARE(costs.size(), std::size_t{5});
    QVERIFY(!costs[0].wishes.exits && costs[1].wishes.exits && !costs[1].wishes.relevant);
    QVERIFY(costs[4].wishes.joins && !costs[4].wishes.pairs);
    // All worlds have exits.
    QCOMPARE(costs[1].candidates.value_or(0), std::size_t{300});
    QCOMPARE(costs[1].attempts, costs[0].attempts);
    QVERIFY(costs[3].candidates && *costs[3].candidates > 300 && costs[3].evenness.hasEvenZones());
    QVERIFY(costs[3].attempts > costs[1].attempts);
    // 300 worlds have half as many joins as are possible.
    QVERIFY(!costs[4].candidates);
}

void TestWorldCuration::weightsEvenZones()
{
    Pool pool = ofSample().pool;
    pool.zones[0].weight = 0;
    const std::vector<int> weights
        = evenZoneWeights(pool, newOfSeven, {.rounds = 16, .worlds = 150}, 2);
    QCOMPARE(weights.size(), pool.zones.size());
    QCOMPARE(weights[0], 0);
    int sum = 0;
    for (std::size_t zone = 0; zone < pool.zones.size(); ++zone) {
        QVERIFY(zone == 0 || (weights[zone] >= 1 && weights[zone] <= mostWeight));
        sum += pool.zones[zone].isPlain() ? 0 : weights[zone];
        pool.zones[zone].weight = weights[zone];
    }
    QVERIFY(std::abs(sum - 30 * fullWeight) <= 30);
    const Candidates candidates(pool, newOfSeven, 1'500);
    const WorldEvenness even = candidates.first(1'500);
    const WorldEvenness before = ofSample().first(1'500);
    QVERIFY2(before.leastZone < 0.75 && before.mostZone > 1.35, qPrintable(said(before)));
    QVERIFY2(even.leastZone > 0.8 && even.mostZone < 1.2, qPrintable(said(even)));
    QVERIFY(even.chiSquare < before.chiSquare / 5);
}

/// Round by round, as a window makes them.
void TestWorldCuration::roundsAreThoseOfTheSearch()
{
    const Pool pool = syntheticPool(40, 50, 1);
    const Options options{.gems = 4, .process = Process::Ours, .attempts = 1'000};
    const WeightEffort effort{.rounds = 4, .worlds = 60};
    ZoneBalancer balancer(pool, options, effort);
    for (int round = 1; round <= effort.rounds; ++round) {
        QVERIFY(!balancer.isDone());
        const auto made = balancer.round(2);
        QVERIFY(made.has_value());
        QCOMPARE(made->number, round);
        QVERIFY(made->leastZone < 1 && made->mostZone > 1);
    }
    QVERIFY(balancer.isDone());
    QVERIFY(!balancer.round(1));
    QCOMPARE(balancer.weights(), evenZoneWeights(pool, options, effort, 1));
    std::stop_source stopped;
    stopped.request_stop();
    ZoneBalancer other(pool, options, effort);
    QVERIFY(!other.round(1, stopped.get_token()));
    QVERIFY(!other.isDone());
}

void TestWorldCuration::sharesSayWhatEvennessSays()
{
    const Candidates &sample = ofSample();
    const std::vector<std::size_t> chosen
        = chooseWorlds(sample.pool, sample.joins, sample.worlds, {}, 500);
    const WorldEvenness even = evennessOf(sample.pool, sample.joins, sample.worlds, chosen);
    const AppearanceShares shares
        = appearanceSharesOf(sample.pool, sample.joins, sample.worlds, chosen);
    QCOMPARE(std::ranges::min(shares.zones), even.leastZone);
    QCOMPARE(std::ranges::max(shares.zones), even.mostZone);
    const auto within = [](const std::vector<double> &numbers, double least, double most) {
        const auto count = std::ranges::count_if(
            numbers, [&](double number) { return number >= least && number <= most; });
        return static_cast<double>(count) / static_cast<double>(numbers.size());
    };
    QCOMPARE(within(shares.lifts, 0.8, 1.25), even.evenPairs);
    QCOMPARE(within(shares.joins, 0.5, 2), even.evenJoins);
    QCOMPARE(std::ssize(shares.joins), sample.joins.possibleCount());
    // Worlds may not have zones of no weight.
    Pool without = sample.pool;
    without.zones[3].weight = 0;
    const AppearanceShares fewer = appearanceSharesOf(without, sample.joins, sample.worlds, chosen);
    QVERIFY(std::isnan(fewer.zones[3]));
    QCOMPARE(fewer.lifts.size(), std::size_t{59 * 58 / 2});
}

/// Counted in parts, they are those of the whole, and of the attempts of a seed.
void TestWorldCuration::yieldsAreThoseOfTheProcess()
{
    const Pool pool = syntheticPool(40, 50, 4);
    const Draws draws(u"any");
    for (const Process process : {Process::Ours, Process::New, Process::Old}) {
        WorldMaker maker(pool);
        Steps steps;
        int won = 0;
        for (int attempt = 1; attempt <= 150; ++attempt)
            won += maker.make(process, 5, draws, attempt, steps)
                    && maker.paths().canBeWon(steps) == Found::Yes
                ? 1
                : 0;
        Yield parts;
        for (const int first : {101, 1, 51})
            parts += yieldOf(maker, process, 5, draws, first, 50);
        QCOMPARE(parts.made, 150);
        QCOMPARE(parts.won, won);
        QCOMPARE(parts.share(), won / 150.0);
    }
    QCOMPARE(Yield().share(), 0.0);
    QCOMPARE(mostGemsOf(pool), 20);
    Pool fewer = pool;
    fewer.zones[1].weight = 0;
    QCOMPARE(mostGemsOf(fewer), 19);
}

/// The source suspects that plain zones, and those with two exits, matter less. They do.
void TestWorldCuration::gemsAlwaysMatter()
{
    const Candidates &sample = ofSample();
    std::vector<std::size_t> all(sample.worlds.size());
    std::iota(all.begin(), all.end(), 0);
    std::vector<double> plain; // by number of portals, from 2
    for (const SortRelevance &sort : relevanceBySort(sample.pool, sample.worlds, all)) {
        QVERIFY(sort.needed <= sort.entered);
        if (!sort.isPlain)
            QCOMPARE(sort.needed, sort.appearances);
        else if (sort.portals > 0)
            plain.push_back(
                static_cast<double>(sort.entered) / static_cast<double>(sort.appearances));
    }
    QCOMPARE(plain.size(), std::size_t{3});
    QVERIFY(plain[0] < 0.8 && plain[0] + 0.05 < plain[1] && plain[1] + 0.03 < plain[2]);
}

void TestWorldCuration::stopsLeaveNothing()
{
    const Candidates &sample = ofSample();
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(makeCandidates(
        sample.pool, newOfSeven, sample.joins, {.first = 1, .last = 100}, 2, stop.get_token())
            .empty());
    QVERIFY(
        chooseWorlds(sample.pool, sample.joins, sample.worlds, {}, 10, stop.get_token()).empty());
    QVERIFY(evenZoneWeights(sample.pool, newOfSeven, {}, 2, stop.get_token()).empty());
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestWorldCuration, QCoreApplication)
#include "tst_world_curation.moc"
