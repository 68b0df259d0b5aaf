// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a whole board costs beside the least that any generator must do, in one run and one thread,
// the two taking turns. Prints; judges nothing.

#include "core/constrained/parameters.h"
#include "core/formats/native.h"
#include "core/generator/generator.h"
#include "core/random/draws.h"
#include "tests/support/allocations.h"
#include "tests/support/goal_sets.h"
#include "tests/support/split_mix.h"

#include <QFile>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <thread>
#include <vector>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t rounds = 41;

/// One sequential draw for every objective, and as many distinct picks as cells by a partial
/// Fisher-Yates shuffle; no rule, no key.
class Floor {
public:
    Floor(const GoalSet &set, int cells)
        : m_cells(static_cast<std::size_t>(cells))
    {
        for (const Objective &objective : set.objectives) {
            if (!objective.disabled)
                m_weightings.push_back(static_cast<std::uint32_t>(objective.weighting));
        }
        m_pool.reserve(m_weightings.size());
    }

    std::uint32_t run(std::uint64_t seed)
    {
        SplitMix random(seed);
        m_pool.clear();
        for (std::uint32_t i = 0; i < m_weightings.size(); ++i) {
            if (((random.next() >> 32) * 100) >> 32 < m_weightings[i])
                m_pool.push_back(i);
        }
        std::uint32_t sum = 0;
        for (std::size_t i = 0; i < std::min(m_cells, m_pool.size()); ++i) {
            const std::size_t left = m_pool.size() - i;
            std::swap(m_pool[i], m_pool[i + (((random.next() >> 32) * left) >> 32)]);
            sum += m_pool[i];
        }
        return sum;
    }

private:
    std::size_t m_cells;
    std::vector<std::uint32_t> m_weightings;
    std::vector<std::uint32_t> m_pool;
};

/// Invented goals with the proportions of official sets: most goals in one or two categories of
/// each kind, some ranges, weightings and tags.
GoalSet inventedSet(int goals)
{
    GoalSet set;
    SplitMix random(1);
    for (int i = 0; i < 20; ++i)
        set.lineLimits << CategoryLimit{u"line%1"_s.arg(i), 20};
    for (int i = 0; i < 12; ++i)
        set.boardLimits << CategoryLimit{u"board%1"_s.arg(i), random.between(10, 40)};
    for (int i = 0; i < goals; ++i) {
        Objective &goal = addGoal(set, u"invented goal %1"_s.arg(i));
        goal.lineCategories << random.pick(set.lineLimits).category;
        if (random.chance(30))
            goal.lineCategories << random.pick(set.lineLimits).category;
        if (random.chance(50))
            goal.boardCategories << random.pick(set.boardLimits).category;
        if (random.chance(30))
            goal.range = {1, 2, 3, 5, 8};
        if (random.chance(15))
            goal.weighting = random.between(20, 90);
        if (random.chance(5))
            goal.tag = u"tag%1"_s.arg(i / 20);
    }
    return set;
}

using Clock = std::chrono::steady_clock;

/// Nanoseconds a call, over all calls of one round.
template <typename Call>
double timed(const std::vector<QString> &seeds, Call call)
{
    const auto start = Clock::now();
    for (std::size_t i = 0; i < seeds.size(); ++i)
        call(i);
    const std::chrono::duration<double, std::nano> spent = Clock::now() - start;
    return spent.count() / static_cast<double>(seeds.size());
}

double median(std::vector<double> times)
{
    std::ranges::sort(times);
    return times[times.size() / 2];
}

/// Boards a second by so many threads, each with its own scratch.
double throughput(const Compiled &compiled, const std::vector<QString> &seeds, int threads)
{
    const Generator &generator = *generators().front();
    const auto start = Clock::now();
    {
        std::vector<std::jthread> running;
        running.reserve(static_cast<std::size_t>(threads));
        for (int thread = 0; thread < threads; ++thread) {
            running.emplace_back([&] {
                const auto scratch = generator.scratch(compiled);
                Result result;
                for (const QString &seed : seeds) {
                    Watch watch;
                    if (!generator.run(compiled, *scratch, seed, result, nullptr, watch))
                        continue; // a board with empty cells took its time too
                }
            });
        }
    }
    const std::chrono::duration<double> spent = Clock::now() - start;
    return static_cast<double>(seeds.size()) * threads / spent.count();
}

void measure(const QString &name, const GoalSet &set, const ModeSettings &settings)
{
    const Generator &generator = *generators().front();
    const auto compiled = generator.compile(set, settingsOf(settings)).value();
    const auto scratch = generator.scratch(*compiled);
    Result result;
    Floor floor(set, settings.cells());
    std::vector<QString> seeds(
        std::max<std::size_t>(8, 20'000 / static_cast<std::size_t>(set.objectives.size())));
    for (std::size_t i = 0; i < seeds.size(); ++i)
        seeds[i] = QString::number(i);

    volatile std::uint32_t sink = 0;
    int relaxed = 0;
    const auto makeBoard = [&](std::size_t i) {
        Watch watch;
        const Outcome outcome
            = generator.run(*compiled, *scratch, seeds[i], result, nullptr, watch);
        relaxed += outcome && result.effort.relaxPlaced == 0 ? 0 : 1;
    };
    timed(seeds, makeBoard); // warm
    relaxed = 0;
    const std::uint64_t allocationsBefore = allocations();
    timed(seeds, makeBoard);
    const std::uint64_t allocated = allocations() - allocationsBefore;
    const double share = relaxed / static_cast<double>(seeds.size());

    std::vector<double> floors;
    std::vector<double> boards;
    for (std::size_t round = 0; round < rounds; ++round) {
        floors.push_back(timed(seeds, [&](std::size_t i) { sink = sink + floor.run(i); }));
        boards.push_back(timed(seeds, makeBoard));
    }
    const double one = throughput(*compiled, seeds, 1);
    const double two = throughput(*compiled, seeds, 2);
    std::printf("%-22s %5lld goals %2d x %-2d  floor %8.0f ns  board %9.0f ns  ratio %6.2f  "
                "beyond greedy %5.2f %%  allocations %5.2f  two threads %4.2f\n",
        qPrintable(name), static_cast<long long>(set.objectives.size()), settings.rows,
        settings.columns, median(floors), median(boards), median(boards) / median(floors),
        100 * share, static_cast<double>(allocated) / static_cast<double>(seeds.size()), two / one);
    std::fflush(stdout);
}

/// What one decision costs: keyed beside sequential.
void measureDraws()
{
    const Draws draws(u"1");
    SplitMix random(1);
    const std::vector<QString> calls(100'000);
    std::vector<double> keyed;
    std::vector<double> sequential;
    volatile std::uint64_t sink = 0;
    for (std::size_t round = 0; round < rounds; ++round) {
        std::uint64_t best = 0;
        keyed.push_back(timed(calls, [&](std::size_t i) {
            best = std::max(best, draws.bits({.purpose = Purpose::Pick, .cell = 12}, i));
        }));
        sequential.push_back(
            timed(calls, [&](std::size_t) { best = std::max(best, random.next()); }));
        sink = sink + best;
    }
    std::printf(
        "a keyed draw %.2f ns, a sequential one %.2f ns\n", median(keyed), median(sequential));
}

void measureRealSets()
{
    const QString folder = qEnvironmentVariable("BOARDWRIGHT_DATA");
    if (folder.isEmpty())
        return;
    for (const char *name : {"sm64-standard", "sm64-ascend", "smo-default", "smo-short"}) {
        QFile file(folder + u"/lockout/"_s + QString::fromLatin1(name) + u".json"_s);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const auto read = readNative(file.readAll());
        if (!read)
            continue;
        for (const int side : {5, 7})
            measure(QString::fromLatin1(name), read->set, {.rows = side, .columns = side});
    }
}

} // namespace

int main()
{
    measureDraws();
    for (const int goals : {108, 500, 5000})
        measure(u"invented"_s, inventedSet(goals), {.rows = 5, .columns = 5});
    for (const int side : {3, 7, 10})
        measure(u"invented"_s, inventedSet(131), {.rows = side, .columns = side});
    measure(u"without rules"_s, plainSet(108), {.rows = 5, .columns = 5});
    measure(u"without rules"_s, plainSet(5000), {.rows = 5, .columns = 5});
    measureRealSets();
    return 0;
}
