// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the three processes make of a pool: their laws, and how many of their worlds can be won.

#include "core/worlds/processes.h"
#include "tests/support/sets/synthetic_pool.h"
#include "tests/support/unit.h"

#include <QTest>

#include <array>
#include <set>

namespace boardwright {

using namespace worlds;
using namespace Qt::StringLiterals;

namespace {

constexpr std::array allProcesses{Process::Old, Process::New, Process::Ours};

/// The worlds of so many attempts that can be won.
int wonOf(const Pool &pool, Process process, int gems, int attempts)
{
    WorldMaker maker(pool);
    const Draws draws(u"yield");
    Steps steps;
    int won = 0;
    for (int attempt = 1; attempt <= attempts; ++attempt)
        won += maker.make(process, gems, draws, attempt, steps)
                && maker.paths().canBeWon(steps) == Found::Yes
            ? 1
            : 0;
    return won;
}

} // namespace

class TestWorldProcesses final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void worldsAreWhole();
    static void zonesAreJoinedToWherePlayersAre();
    static void oursCanBeWonFarMoreOften();
    static void aWorldIsAFunctionOfItsSeed();
    static void poolsThatAreTooSmallFail();
};

/// All portals are joined, zones are drawn once, the first is plain with several exits.
void TestWorldProcesses::worldsAreWhole()
{
    const Pool pool = syntheticPool(60, 50, 1);
    const Draws draws(u"whole");
    for (const Process process : allProcesses) {
        WorldMaker maker(pool);
        Steps steps;
        int made = 0;
        for (int attempt = 1; attempt <= 300; ++attempt) {
            if (!maker.make(process, 7, draws, attempt, steps))
                continue;
            ++made;
            const World &world = maker.world();
            QCOMPARE(world.zones.size(), std::size_t{14});
            QCOMPARE(world.gems, 7);
            std::set<int> zones;
            for (const DrawnZone &drawn : world.zones)
                zones.insert(drawn.zone);
            QCOMPARE(zones.size(), std::size_t{14});
            const PoolZone &first = pool.zones[static_cast<std::size_t>(world.zones.front().zone)];
            QVERIFY(first.isPlain() && first.portalCount() >= 3);
            int toThemselves = 0;
            for (std::size_t portal = 0; portal < world.joined.size(); ++portal) {
                const Portal other = world.joined[portal];
                QVERIFY(other != notJoined);
                QCOMPARE(
                    world.joined[static_cast<std::size_t>(other)], static_cast<Portal>(portal));
                toThemselves += other == static_cast<Portal>(portal) ? 1 : 0;
            }
            QVERIFY(toThemselves <= 1);
            const Portal entered = world.joined[startPortal];
            QCOMPARE(world.zoneOf[static_cast<std::size_t>(entered)], 0);
        }
        QVERIFY2(made > 200, qPrintable(QString::number(made)));
    }
}

/// In the newer processes every zone can be reached, and so can each gem, whatever the joins at the
/// end are.
void TestWorldProcesses::zonesAreJoinedToWherePlayersAre()
{
    const Pool pool = syntheticPool(60, 40, 2);
    const Draws draws(u"reach");
    for (const Process process : {Process::New, Process::Ours}) {
        WorldMaker maker(pool);
        Steps steps;
        int made = 0;
        for (int attempt = 1; attempt <= 200; ++attempt) {
            if (!maker.make(process, 7, draws, attempt, steps))
                continue;
            ++made;
            // All that players can reach, one portal after the other.
            const World &world = maker.world();
            std::set<Portal> reached{world.joined[startPortal]};
            std::set<int> gems;
            for (bool grows = true; grows;) {
                grows = false;
                for (const DrawnZone &drawn : world.zones) {
                    const PoolZone &zone = pool.zones[static_cast<std::size_t>(drawn.zone)];
                    for (const Claim &claim : zone.claims) {
                        if (!reached.contains(drawn.firstPortal + claim.from))
                            continue;
                        if (claim.gems != 0)
                            gems.insert(drawn.firstGem);
                        const Portal to
                            = world.joined[static_cast<std::size_t>(drawn.firstPortal + claim.to)];
                        grows = reached.insert(to).second || grows;
                    }
                }
            }
            QCOMPARE(gems.size(), std::size_t{7});
        }
        QVERIFY(made > 50);
    }
}

void TestWorldProcesses::oursCanBeWonFarMoreOften()
{
    constexpr int attempts = 400;
    for (const int percent : {30, 40, 50}) {
        const Pool pool = syntheticPool(60, percent, 3);
        const int older = wonOf(pool, Process::Old, 7, attempts);
        const int newer = wonOf(pool, Process::New, 7, attempts);
        const int ours = wonOf(pool, Process::Ours, 7, attempts);
        const QString found
            = u"%1 %%: old %2, new %3, ours %4"_s.arg(percent).arg(older).arg(newer).arg(ours);
        QVERIFY2(older <= newer, qPrintable(found));
        if (newer < attempts / 10)
            QVERIFY2(ours >= 5 * newer && ours > 0, qPrintable(found));
        else
            QVERIFY2(ours > newer, qPrintable(found));
    }
}

void TestWorldProcesses::aWorldIsAFunctionOfItsSeed()
{
    const Pool pool = syntheticPool(40, 50, 4);
    const Draws draws(u"same");
    for (const Process process : allProcesses) {
        Steps steps;
        WorldMaker one(pool);
        WorldMaker other(pool);
        QCOMPARE(other.make(process, 5, draws, 1, steps), one.make(process, 5, draws, 1, steps));
        QCOMPARE(other.make(process, 5, draws, 9, steps), one.make(process, 5, draws, 9, steps));
        QCOMPARE(other.world().joined, one.world().joined);
        QVERIFY(one.make(process, 5, draws, 70'000, steps) || process != Process::Ours);
    }
}

void TestWorldProcesses::poolsThatAreTooSmallFail()
{
    const Draws draws(u"small");
    for (const Process process : allProcesses) {
        Steps steps;
        const Pool nothing;
        QVERIFY(!WorldMaker(nothing).make(process, 3, draws, 1, steps));
        const Pool few = syntheticPool(5, 50, 5);
        QVERIFY(!WorldMaker(few).make(process, 7, draws, 1, steps));
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestWorldProcesses, NoApplication)
#include "tst_world_processes.moc"
