// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sculpted/puzzle.h"

#include <array>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace boardwright::sculpted {

/// The first of the seeds on which tiers are compared before and after tuning: no tuner makes
/// puzzles of them.
inline constexpr std::uint32_t firstFreshSeed = 1'000'000'001;

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

/// Makes the puzzles of `count` seeds from `first` on. Blocks; `progress` is called by one thread
/// at a time with the seeds done. If stopped, some seeds are missing. All but the seconds depend on
/// nothing else.
Yield yieldOf(const Tier &tier, const PuzzleOptions &options, std::uint32_t first,
    std::int64_t count, int threads, const std::stop_token &stop = {},
    const std::function<void(std::int64_t)> &progress = {});

} // namespace boardwright::sculpted
