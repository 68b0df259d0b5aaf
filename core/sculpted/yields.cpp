// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/yields.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <numeric>
#include <thread>

namespace boardwright::sculpted {

namespace {

constexpr std::int64_t seedsInARow = 256;

float numberOf(const Forks &forks, Target target)
{
    switch (target) {
    case Target::ForkRatio:
        return static_cast<float>(forks.ratio());
    case Target::ForkDepth:
        return static_cast<float>(forks.meanDepth());
    case Target::DeepForks:
        return static_cast<float>(forks.deepRatio());
    }
    return 0;
}

void countWalls(const CellGraph &graph, const Size &largest, Yield &into)
{
    if (Size{graph.width(), graph.height()} != largest)
        return;
    ++into.ofLargest;
    for (CellBits left = graph.walls(); left != 0; left &= left - 1)
        ++into.walls.at(static_cast<std::size_t>(firstOf(left)));
}

BoardShape shapeOf(const CellGraph &graph)
{
    const Size size{graph.width(), graph.height()};
    return {static_cast<int>(std::ranges::find(sizes, size) - sizes.begin()), graph.walls()};
}

void addShape(std::set<BoardShape> &shapes, const BoardShape &shape)
{
    if (shapes.size() < mostShapes)
        shapes.insert(shape);
}

void count(const Tier &tier, const Puzzle &puzzle, Making making, Yield &into)
{
    ++into.seeds;
    into.topologies += puzzle.topologies;
    for (std::size_t cause = 0; cause < discardCauses; ++cause)
        into.discarded.at(cause) += puzzle.discarded.at(cause);
    into.starts += puzzle.starts;
    into.nodes += puzzle.nodes;
    into.fellShort += puzzle.fellShort;
    if (making != Making::Made)
        return;
    ++into.made;
    into.gaveUpMechanic += puzzle.gaveUpMechanic ? 1 : 0;
    into.foundSoon += puzzle.topologies <= fewTopologies ? 1 : 0;
    addShape(into.shapes, shapeOf(puzzle.graph));
    for (std::size_t target = 0; target < targets; ++target)
        into.metrics.at(target).push_back(numberOf(puzzle.forks, static_cast<Target>(target)));
    countWalls(puzzle.graph, sizes.at(static_cast<std::size_t>(tier.largest)), into);
}

} // namespace

void Yield::add(const Yield &other)
{
    seeds += other.seeds;
    made += other.made;
    topologies += other.topologies;
    std::ranges::transform(discarded, other.discarded, discarded.begin(), std::plus());
    starts += other.starts;
    nodes += other.nodes;
    fellShort += other.fellShort;
    gaveUpMechanic += other.gaveUpMechanic;
    foundSoon += other.foundSoon;
    for (const BoardShape &shape : other.shapes)
        addShape(shapes, shape);
    seconds += other.seconds;
    for (std::size_t target = 0; target < targets; ++target)
        metrics.at(target).insert(metrics.at(target).end(), other.metrics.at(target).begin(),
            other.metrics.at(target).end());
    ofLargest += other.ofLargest;
    std::ranges::transform(walls, other.walls, walls.begin(), std::plus());
}

Spread spreadOf(std::vector<float> &numbers, const Band &band)
{
    if (numbers.empty())
        return {};
    std::ranges::sort(numbers); // also makes the sum the same, whatever the threads did
    const auto at = [&](double part) {
        return double{
            numbers[static_cast<std::size_t>(part * static_cast<double>(numbers.size() - 1))]};
    };
    constexpr double lower = 0.25;
    constexpr double upper = 0.75;
    constexpr double rounding = 1e-6; // of a float
    const auto all = static_cast<double>(numbers.size());
    const auto within = std::ranges::count_if(numbers, [&](float number) {
        return double{number} >= band.least - rounding && double{number} <= band.most + rounding;
    });
    return {.p25 = at(lower),
        .mean = std::accumulate(numbers.begin(), numbers.end(), 0.0) / all,
        .p75 = at(upper),
        .within = static_cast<double>(within) / all};
}

std::optional<IdleGate> idleGate(const Tier &tier, const Yield &yield, Target target)
{
    if (target == Target::DeepForks)
        return std::nullopt;
    const bool isRatio = target == Target::ForkRatio;
    const double gate = isRatio ? tier.leastForkRatio : tier.leastForkDepth;
    const Discarded cause = isRatio ? Discarded::ForkRatio : Discarded::ForkDepth;
    if (gate <= 0 || yield.made == 0 || yield.discarded.at(static_cast<std::size_t>(cause)) > 0)
        return std::nullopt;
    std::vector<float> numbers = yield.metrics.at(static_cast<std::size_t>(target));
    std::ranges::sort(numbers);
    constexpr std::size_t tenth = 10;
    const auto bound = std::ranges::upper_bound(numbers, numbers[(numbers.size() - 1) / tenth]);
    IdleGate idle{.gate = gate, .least = double{numbers.front()}};
    if (bound != numbers.end()) {
        idle.bound = double{*bound};
        idle.rejected
            = static_cast<double>(bound - numbers.begin()) / static_cast<double>(numbers.size());
    }
    return idle;
}

std::optional<bool> hasShapes(
    const Tier &tier, const PuzzleOptions &options, int shapes, Watch &watch)
{
    std::set<BoardShape> found;
    Puzzle puzzle;
    std::int64_t topologies = 0;
    for (std::uint32_t seed = 1; seed <= shapeSeeds && topologies < shapeTopologies; ++seed) {
        const Making making = makePuzzle(tier, options, seed, watch, puzzle);
        if (making == Making::Stopped)
            return std::nullopt;
        if (making == Making::Made)
            found.insert(shapeOf(puzzle.graph));
        topologies += puzzle.topologies;
        if (std::cmp_greater_equal(found.size(), shapes))
            return true;
    }
    return false;
}

Yield yieldOf(const Tier &tier, const PuzzleOptions &options, std::uint32_t first,
    std::int64_t count, int threads, const std::stop_token &stop,
    const std::function<void(std::int64_t)> &progress)
{
    Yield all;
    std::mutex mutex;
    std::atomic<std::int64_t> next = 0;
    const auto work = [&] {
        Puzzle puzzle;
        Watch watch(stop);
        while (true) {
            const std::int64_t from = next.fetch_add(seedsInARow);
            if (from >= count || stop.stop_requested())
                return;
            Yield some;
            const auto start = std::chrono::steady_clock::now();
            for (std::int64_t i = from; i < std::min(from + seedsInARow, count); ++i) {
                const Making making = makePuzzle(
                    tier, options, first + static_cast<std::uint32_t>(i), watch, puzzle);
                if (making == Making::Stopped)
                    return;
                sculpted::count(tier, puzzle, making, some);
            }
            some.seconds
                = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
            const std::scoped_lock lock(mutex);
            all.add(some);
            if (progress)
                progress(all.seeds);
        }
    };
    {
        std::vector<std::jthread> others;
        for (int i = 1; i < threads; ++i)
            others.emplace_back(work);
        work();
    }
    return all;
}

} // namespace boardwright::sculpted
