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

    /// Counts the boards of some seeds with the knobs so turned. Counts without boards if none can
    /// be made; nothing if stopped.
    std::optional<ItemCounts> count(
        std::span<const double> positions, const SeedRange &seeds, const TuneRun &run);

    /// Boards made since the last beginRound().
    qint64 boards() const { return m_boards; }

    void beginRound() { m_boards = 0; }

private:
    const Generator &m_generator;
    GoalSet m_set;
    Settings m_settings;
    TunePlan m_plan;
    qint64 m_boards = 0;
};

} // namespace boardwright
