// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Weights of zones, compared with those before on worlds that their search did not see; boards of
// zones that were stopped.

#include "core/formats/native.h"
#include "core/worlds/zone_boards.h"
#include "core/worlds/zone_weights.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/sets/zone_sets.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <stop_token>
#include <vector>

namespace boardwright::worlds {

class TestZoneTrial final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void weightsAreTriedOnOtherWorlds();
    static void aStoppedBoardOfAZoneIsMadeLater();
};

/// A plain count of the worlds of the seeds that no search makes.
void TestZoneTrial::weightsAreTriedOnOtherWorlds()
{
    const Pool pool
        = poolOf(readNative(test::contentOf(resourcePath("samples/zone-pool.json"))).value().set);
    const Options options{.gems = 1, .process = Process::Ours, .attempts = 1'000};
    std::vector<int> weights(pool.zones.size(), fullWeight);
    const auto first = std::ranges::find_if(
        pool.zones, [](const PoolZone &one) { return !one.isPlain() && one.canBeDrawn(); });
    const auto changed = static_cast<std::size_t>(first - pool.zones.begin());
    weights[changed] = mostWeight;
    WeightTrial trial(pool, weights, options);
    std::stop_source stopped;
    stopped.request_stop();
    QVERIFY(!trial.step(1, stopped.get_token())); // is not done, and left to do
    for (int step = 0; step < WeightTrial::steps; ++step) {
        QVERIFY(!trial.isDone());
        QVERIFY(trial.step(1));
    }
    QVERIFY(trial.isDone());
    const WeightComparison found = trial.result();
    Pool other = pool;
    other.zones[changed].weight = mostWeight;
    const JoinTable joins(pool, options.process);
    const CandidateSeeds seeds{.first = 1'000'000'001, .last = 1'000'000'000 + found.seeds};
    for (const bool isAfter : {false, true}) {
        const auto worlds = makeCandidates(isAfter ? other : pool, options, joins, seeds, 1);
        const WorldEvenness &said = isAfter ? found.after : found.before;
        QCOMPARE(said.worlds, std::ssize(worlds));
        std::vector<double> counts(pool.zones.size(), 0);
        for (const WorldCandidate &world : worlds) {
            for (const std::size_t zone : world.zones)
                ++counts[zone];
        }
        // Of each kind, the zone that is furthest below the mean.
        double least = 1;
        for (const bool isPlain : {false, true}) {
            double all = 0;
            double zones = 0;
            double rarest = 1e9;
            for (std::size_t zone = 0; zone < counts.size(); ++zone) {
                if (pool.zones[zone].isPlain() != isPlain || !pool.zones[zone].canBeDrawn())
                    continue;
                all += counts[zone];
                ++zones;
                rarest = std::min(rarest, counts[zone]);
            }
            least = std::min(least, rarest * zones / all);
        }
        QVERIFY(std::abs(said.leastZone - least) < 1e-9);
    }
    QVERIFY(found.after.mostZone > 2 * found.before.mostZone);
}

/// A set that was not compiled to its end is compiled again, and not taken for one without boards.
void TestZoneTrial::aStoppedBoardOfAZoneIsMadeLater()
{
    GoalSet set = listedSet();
    addZones(set, 4);
    const Pool pool = poolOf(set);
    ZoneBoards boards(set, pool);
    std::stop_source stop;
    stop.request_stop();
    Watch stopped(stop.get_token());
    QVERIFY(!boards.make(0, u"1", SiteIndex{0}, 1, nullptr, stopped));
    Watch watch;
    QVERIFY(boards.make(0, u"1", SiteIndex{0}, 1, nullptr, watch));
}

} // namespace boardwright::worlds

BOARDWRIGHT_UNIT(boardwright::worlds::TestZoneTrial, NoApplication)
#include "tst_zone_trial.moc"
