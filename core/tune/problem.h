// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tune/item_counts.h"
#include "core/tune/plan.h"
#include "core/tune/score.h"

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
    qint64 boards() const { return m_boards; }

    /// Ends the round. Returns the number of boards that it made.
    qint64 endRound();

private:
    /// A count that was begun in this round.
    struct Counted {
        SharedSubject subject; ///< null once it is complete
        SeedRange left; ///< seeds
        ItemCounts counts;
    };

    const Generator &m_generator;
    GoalSet m_set;
    Settings m_settings;
    TunePlan m_plan;
    std::vector<Counted> m_counted; ///< in the order of the round
    std::size_t m_next = 0; ///< the one asked for next
    qint64 m_boards = 0; ///< made in this round
    qint64 m_sincePause = 0;
};

} // namespace boardwright
