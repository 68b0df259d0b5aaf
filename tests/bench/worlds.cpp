// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "core/worlds/make_world.h"
#include "tests/bench/bench_run.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/sets/synthetic_pool.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <set>
#include <tuple>
#include <vector>

namespace boardwright {

namespace {

using namespace worlds;

struct Named {
    const char *name;
    Process process;
};

constexpr std::array all{
    Named{"old", Process::Old}, Named{"new", Process::New}, Named{"ours", Process::Ours}};

double secondsSince(std::chrono::steady_clock::time_point since)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - since).count();
}

/// How many of the worlds of one process can be won, and how fast they are made on one thread.
void yieldRow(const Pool &pool, const char *name, int gems, const Named &named)
{
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::duration<double> time{1.5};
    WorldMaker maker(pool);
    const Draws draws(u"bench");
    Steps steps;
    int tried = 0;
    int won = 0;
    std::vector<Stride> walk;
    double walking = 0;
    const Clock::time_point start = Clock::now();
    while (secondsSince(start) - walking < time.count()) {
        ++tried;
        if (!maker.make(named.process, gems, draws, tried, steps)
            || maker.paths().canBeWon(steps) != Found::Yes)
            continue;
        ++won;
        const Clock::time_point found = Clock::now();
        maker.paths().shortest(walk, steps);
        walking += secondsSince(found);
    }
    const double spent = secondsSince(start) - walking;
    std::printf("%-12s  %2d gems  %-4s  yield %8.4f %%  %8.0f tried a second  %8.1f won a "
                "second  shortest walk %6.2f ms\n",
        name, gems, named.name, 100.0 * won / tried, tried / spent, won / spent,
        won > 0 ? 1000 * walking / won : 0.0);
    std::fflush(stdout);
}

/// Whether a world can be won, by trying everything that players can do in it.
bool canBeWonPlainly(const Pool &pool, const World &world)
{
    using Place = std::tuple<Portal, States, Gems>;
    std::set<Place> seen;
    std::vector<Place> open{{world.joined[startPortal], 0, 0}};
    while (!open.empty()) {
        const Place place = open.back();
        open.pop_back();
        const auto &[portal, state, gems] = place;
        if (portal == startPortal && gems == world.allGems())
            return true;
        if (!seen.insert(place).second)
            continue;
        if (portal == startPortal) {
            open.emplace_back(world.joined[startPortal], state, gems);
            continue;
        }
        const DrawnZone &drawn
            = world.zones[static_cast<std::size_t>(world.zoneOf[static_cast<std::size_t>(portal)])];
        for (const Claim &claim : pool.zones[static_cast<std::size_t>(drawn.zone)].claims) {
            if (drawn.firstPortal + claim.from == portal && claim.allows(state))
                open.emplace_back(
                    world.joined[static_cast<std::size_t>(drawn.firstPortal + claim.to)],
                    claim.after(state), gems | (claim.gems << drawn.firstGem));
        }
    }
    return false;
}

/// The exact check beside the plain one, on the same worlds.
void checkRow(const char *name, const Pool &pool, int gems)
{
    constexpr int worlds = 400;
    WorldMaker maker(pool);
    const Draws draws(u"check");
    double exact = 0;
    double plain = 0;
    Steps steps;
    int disagreements = 0;
    for (int attempt = 1; attempt <= worlds; ++attempt) {
        if (!maker.make(Process::Old, gems, draws, attempt, steps))
            continue;
        auto start = std::chrono::steady_clock::now();
        const bool one = maker.paths().canBeWon(steps) == Found::Yes;
        exact += secondsSince(start);
        start = std::chrono::steady_clock::now();
        const bool other = canBeWonPlainly(pool, maker.world());
        plain += secondsSince(start);
        disagreements += one == other ? 0 : 1;
    }
    std::printf("%-12s  %2d gems  exact check %8.1f us  exhaustive %10.1f us  ratio %8.1f  "
                "disagreements %d\n",
        name, gems, 1e6 * exact / worlds, 1e6 * plain / worlds, plain / exact, disagreements);
    std::fflush(stdout);
}

/// How long one world of a pool with states takes, from its seed to its shortest walk.
void stateRow(int states, int percent)
{
    constexpr int worlds = 200;
    const Pool pool = syntheticPool(60, percent, 3, states);
    WorldMaker maker(pool);
    std::vector<Stride> walk;
    double most = 0;
    double sum = 0;
    int won = 0;
    int refused = 0;
    for (int seed = 1; seed <= worlds; ++seed) {
        const auto start = std::chrono::steady_clock::now();
        int attempts = 0;
        Watch watch;
        const Making making
            = makeWorld(maker, {.gems = 14, .process = Process::Ours, .attempts = 200},
                Draws(QString::number(seed)), watch, walk, attempts);
        const double took = secondsSince(start);
        most = std::max(most, took);
        sum += took;
        won += making == Making::Won ? 1 : 0;
        refused += making == Making::WalkTooLong ? 1 : 0;
    }
    std::printf(
        "%2d states, claims %d %%, 14 gems  %d of %d made, %d given up for the budget  %7.2f ms "
        "on average, %7.2f ms at most\n",
        states, percent, won, worlds, refused, 1000 * sum / worlds, 1000 * most);
    std::fflush(stdout);
}

} // namespace

void benchWorlds()
{
    std::printf("-- worlds: how many can be won, the sample pool, one thread\n");
    const Pool sample
        = poolOf(readNative(test::contentOf(resourcePath("samples/zone-pool.json"))).value().set);
    for (const int gems : {3, 7, 14}) {
        for (const Named &named : all)
            yieldRow(sample, "sample", gems, named);
    }
    std::printf("-- worlds: the same, synthetic pools of 60 zones\n");
    for (const int percent : {30, 40, 50}) {
        const Pool pool = syntheticPool(60, percent, 3);
        const QByteArray name = "claims " + QByteArray::number(percent) + " %";
        for (const int gems : {7, 14}) {
            for (const Named &named : all)
                yieldRow(pool, name.constData(), gems, named);
        }
    }
    std::printf("-- worlds: whether they can be won, exactly and by trying everything\n");
    for (const int gems : {3, 5}) {
        checkRow("sample", sample, gems);
        checkRow("no states", syntheticPool(60, 40, 3), gems);
        checkRow("3 states", syntheticPool(60, 40, 3, 3), gems);
    }
    std::printf("-- worlds: with states\n");
    for (const int states : {1, 3, 6}) {
        for (const int percent : {30, 40, 50})
            stateRow(states, percent);
    }
}

} // namespace boardwright
