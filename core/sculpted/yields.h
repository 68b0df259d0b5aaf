// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sculpted/puzzle.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <stop_token>
#include <utility>
#include <vector>

namespace boardwright::sculpted {

/// The first of the seeds on which tiers are compared before and after tuning: no tuner makes
/// puzzles of them.
inline constexpr std::uint32_t firstFreshSeed = 1'000'000'001;

/// A puzzle with at most so many topologies was found soon.
inline constexpr int fewTopologies = 8;

/// The shape of a board: its size, as an index among `sizes`, and its walls. Shapes that are turned
/// or mirrored differ. Warps do not count, since hardly two boards have the same.
using BoardShape = std::pair<int, CellBits>;

/// More shapes are not told apart, so that counting them needs a bounded memory.
inline constexpr std::size_t mostShapes = 1'000'000;

/// What many seeds of a tier gave, and the work for it.
struct Yield {
    std::int64_t seeds = 0;
    std::int64_t made = 0; ///< puzzles
    std::int64_t topologies = 0;
    std::array<std::int64_t, discardCauses> discarded{}; ///< topologies, by Discarded
    std::int64_t starts = 0;
    std::int64_t nodes = 0;
    std::int64_t fellShort = 0;
    std::int64_t gaveUpMechanic = 0; ///< puzzles
    std::int64_t foundSoon = 0; ///< puzzles with fewTopologies or less
    std::set<BoardShape> shapes; ///< of puzzles; at most mostShapes
    double seconds = 0; ///< of all threads together
    /// By Target: the number of each puzzle, in no order that means anything.
    std::array<std::vector<float>, targets> metrics{};
    std::int64_t ofLargest = 0; ///< puzzles of the tier's largest size
    /// By cell of that size: the puzzles among them with a wall there.
    std::array<std::int64_t, mostCells> walls{};

    void add(const Yield &other);
};

/// How a metric is spread over puzzles. Nothing is 0 if there are none.
struct Spread {
    double p25 = 0;
    double mean = 0;
    double p75 = 0;
    double within = 0; ///< the share of puzzles whose number is within the band
};

/// Sorts the numbers.
Spread spreadOf(std::vector<float> &numbers, const Band &band);

/// A gate of a tier that rejects none of its puzzles, and the bounds that would reject some.
struct IdleGate {
    double gate = 0; ///< the tier's
    double least = 0; ///< of all puzzles: every bound above it rejects some
    double bound = 0; ///< one that rejects a tenth of the puzzles or a little more
    double rejected = 0; ///< the share of puzzles below `bound`; 0: all puzzles have `least`
};

/// What is known of the tier's gate for a metric: nothing if there is none, if it rejected a
/// topology, or if no puzzle was made. Only the fork ratio and the fork depth have gates.
std::optional<IdleGate> idleGate(const Tier &tier, const Yield &yield, Target target);

/// Seeds among which hasShapes() looks, from 1 on.
inline constexpr std::int64_t shapeSeeds = 3'000;
/// It sculpts no more topologies: tiers with gates that hardly any passes would take all its time.
inline constexpr std::int64_t shapeTopologies = 10 * shapeSeeds;

/// Whether the puzzles of shapeSeeds, made with shapeTopologies at most, have at least so many
/// shapes. Ends as soon as that is known. Nothing if stopped.
std::optional<bool> hasShapes(
    const Tier &tier, const PuzzleOptions &options, int shapes, Watch &watch);

/// Makes the puzzles of `count` seeds from `first` on. Blocks; `progress` is called by one thread
/// at a time with the seeds done. If stopped, some seeds are missing. All but the seconds depend on
/// nothing else.
Yield yieldOf(const Tier &tier, const PuzzleOptions &options, std::uint32_t first,
    std::int64_t count, int threads, const std::stop_token &stop = {},
    const std::function<void(std::int64_t)> &progress = {});

} // namespace boardwright::sculpted
