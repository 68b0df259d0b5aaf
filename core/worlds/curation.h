// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/judge.h"
#include "core/worlds/parameters.h"
#include "core/worlds/possible_joins.h"

#include <QtTypes>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

namespace boardwright::worlds {

/// Curation: more worlds are made than are needed, and some are chosen so that zones, pairs of
/// zones and joins appear evenly among them. Source: seeds 5.

/// The most worlds that are made to choose from, and the most that are chosen: some 300 MB.
inline constexpr qint64 mostCandidates = 1'000'000;
inline constexpr qint64 mostCurated = 100'000;

/// A world that can be won: what a choice depends on. The world is made again from its seed.
struct WorldCandidate {
    qint64 seed = 0;
    int attempts = 0; ///< worlds made for it
    bool hasExits = false; ///< whether its first zone has at least exitsAtFirst portals
    std::uint64_t entered = 0; ///< bits, by place in `zones`: what its shortest walk enters
    /// Bits, by place in `zones`: those without which it cannot be won; all with gems are.
    std::uint64_t needed = 0;
    std::vector<std::uint16_t> zones; ///< indices in the pool, in the order of the world
    /// Numbers in the JoinTable: its joins between portals of different zones. That of the start is
    /// none of them.
    std::vector<std::uint32_t> joins;

    int enteredCount() const;

    /// The share of its zones that its shortest walk enters, in percent.
    double relevance() const;
};

/// Decimal seeds first..last, inclusive; empty if last < first.
struct CandidateSeeds {
    qint64 first = 1;
    qint64 last = 0;

    qint64 count() const { return last - first + 1; }
};

/// Called now and then with the number of seeds tried so far, by any thread, one call at a time.
using CandidateProgress = std::function<void(qint64 seeds)>;

/// The worlds that WorldsGenerator makes of `seeds`, in their order, on `threads` threads, the
/// caller's included. Seeds of which no world could be made have none, nor have those whose world
/// does not pass `judge`: no derived seed is tried, and overlapGate is not asked, because worlds
/// are compared by the choice. Null: all pass. Nothing if stopped. The result does not depend on
/// the number of threads.
std::vector<WorldCandidate> makeCandidates(const Pool &pool, const Options &options,
    const JoinTable &joins, const CandidateSeeds &seeds, int threads,
    const std::stop_token &stop = {}, const CandidateProgress &progress = {},
    const Judge *judge = nullptr);

/// What worlds are chosen for, besides that they can be won.
struct CurationWishes {
    bool exits = true; ///< only worlds with at least exitsAtFirst portals in their first zone
    bool relevant = true; ///< only worlds of whose zones leastRelevance percent are entered
    bool zones = true; ///< zones appear equally often, those with gems and plain ones by themselves
    bool pairs = true; ///< any two zones with gems appear together equally often, and so on
    bool joins = true; ///< possible joins appear equally often
};

inline constexpr double leastRelevance = 70; ///< percent

/// Whether `candidate` may be chosen at all.
bool mayBeChosen(const WorldCandidate &candidate, const CurationWishes &wishes);

/// Chooses `count` candidates, or all that may be chosen if there are fewer; returns their indices
/// in the order of choice. Nothing if stopped. Each choice is the candidate of a batch that adds
/// least to the cost of deviations from even appearances; the first of equals. The cost is the
/// square of a deviation as long as it is small, and the fourth power of a large one. Batches take
/// turns, so that all candidates are examined. Without a wish that compares worlds, the first ones
/// are chosen. Time: count * batch * (zones, pairs of zones and joins of a world).
std::vector<std::size_t> chooseWorlds(const Pool &pool, const JoinTable &joins,
    std::span<const WorldCandidate> candidates, const CurationWishes &wishes, std::size_t count,
    const std::stop_token &stop = {});

} // namespace boardwright::worlds
