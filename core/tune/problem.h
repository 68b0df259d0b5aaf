// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tune/item_counts.h"
#include "core/tune/plan.h"
#include "core/tune/score.h"

#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace boardwright {

/// How boards are counted, on how many threads, and when to stop.
struct TuneRun {
    int threads = 1;
    std::stop_token stop{};
    SimulateProgress progress{}; ///< boards made since the round began
    qint64 most = 0; ///< boards to make before a pause; 0: no pause
};

/// A count that was begun in a round. Equal seeds and positions give equal counts, so it is known
/// by its place in the round.
struct CountedSeeds {
    qint64 seeds = 0; ///< done: so many from the first on
    ItemCounts counts;

    friend bool operator==(const CountedSeeds &, const CountedSeeds &) = default;
};

/// What a round that is not complete has counted. A value: a round that continues from it ends like
/// one that was not interrupted.
struct RoundSoFar {
    qint64 boards = 0; ///< made in this round
    std::vector<CountedSeeds> counted; ///< in the order of the round; all but the last are complete

    friend bool operator==(const RoundSoFar &, const RoundSoFar &) = default;
};

/// A set to be tuned, as the engines know it: knobs, and what boards are like when these are at
/// some positions. One thread at a time.
class TuneProblem final {
public:
    /// `generator` must outlive this. `plan`: of the set.
    TuneProblem(const Generator &generator, GoalSet set, Settings settings, TunePlan plan);

    const TunePlan &plan() const { return m_plan; }

    const GoalSet &set() const { return m_set; }

    const Generator &generator() const { return m_generator; }

    const Settings &settings() const { return m_settings; }

    /// Where the knobs are in the set, as TunePlan::knobs.
    std::vector<double> positions() const;

    /// The set with its knobs turned to the nearest positions that they allow.
    GoalSet turned(std::span<const double> positions) const;

    /// Begins to do a round, or to do it again after a pause: what it counted before is known, so
    /// it soon gets to where it was.
    void resumeRound();

    /// Counts the boards of some seeds with the knobs so turned; a pure function of these. Counts
    /// without boards if none can be made. Nothing if stopped, or if it is time for a pause; then
    /// the round must end, and can be resumed.
    std::optional<ItemCounts> count(
        std::span<const double> positions, const SeedRange &seeds, const TuneRun &run);

    /// Boards made in this round so far.
    qint64 boards() const { return m_soFar.boards; }

    const RoundSoFar &soFar() const { return m_soFar; }

    /// Continues from what a round had counted. False, and nothing changes, if no round of this
    /// plan can have.
    bool restore(const RoundSoFar &soFar);

    /// Ends the round. Returns the number of boards that it made.
    qint64 endRound();

private:
    bool allows(std::span<const double> positions, const GoalSet &set, const std::stop_token &stop);

    const Generator &m_generator;
    GoalSet m_set;
    Settings m_settings;
    TunePlan m_plan;
    RoundSoFar m_soFar;
    SharedSubject m_subject; ///< of the last count, while it is not complete; null: not compiled
    std::map<std::vector<double>, bool>
        m_isAllowed; ///< TunePlan::allows, of this round's positions
    std::size_t m_next = 0; ///< the count asked for next
    qint64 m_sincePause = 0;
};

} // namespace boardwright
