// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"
#include "core/generator/target_table.h"

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace boardwright {

/// How a tuner looks for settings.
enum class TuneEngine : std::uint8_t {
    /// Approximation for shares, then climbing from there if numbers have bounds, too.
    Automatic,
    /// Stochastic approximation: moves each knob by how far its goal's share is off.
    Approximation,
    /// Hill climbing with common seeds and successive halving.
    Climbing,
    /// Hill climbing as its source describes it: other seeds for each candidate.
    PlainClimbing,
};

/// A number of each board that a plan wants to be something on average.
struct TuneItem {
    Wanted wanted = Wanted::AllAlike;
    int row = -1; ///< AllAlike and Goals: of the set; counts whether the goal is on the board
    QString category{}; ///< Category: counts the cells that its goals are on
    std::size_t gate = 0; ///< Number: an index of Info::gates
    std::optional<double> share{}; ///< 0..1; nothing: as all the others that have none
    std::optional<double> least{}; ///< Number: of the bounds
    std::optional<double> most{};
    Judged judged = Judged::Single; ///< Number: which
    double bin = 1; ///< Number: Measure::bin

    bool isGoal() const { return wanted == Wanted::AllAlike || wanted == Wanted::Goals; }
};

/// Items that are scored together: those of a row of the table.
struct TuneTarget {
    RowId row = RowId::none; ///< of the table
    Wanted wanted = Wanted::AllAlike;
    int importance = 1;
    std::size_t firstItem = 0;
    std::size_t items = 0;
};

/// What is wanted of the boards of a set, and what may be turned for it. A value.
struct TunePlan {
    std::vector<TuneTarget> targets; ///< in the order of the table; each has items
    std::vector<TuneItem> items; ///< target by target
    std::vector<Knob> knobs;
    /// What a set must meet beside its targets: one that does not scores 0. Null: nothing. A pure
    /// function; called from any thread. May take long: if stopped, its answer means nothing.
    std::function<bool(const GoalSet &, const std::stop_token &)> allows{};

    /// Whether anything is wanted that is the number of a gate, or that is not.
    bool hasNumbers() const;
    bool hasShares() const;

    std::span<const TuneItem> itemsOf(const TuneTarget &target) const
    {
        return std::span(items).subspan(target.firstItem, target.items);
    }
};

/// The plan of a set's target table for boards of these settings. `allowed`: keys of tunables that
/// may be turned though they are rules (Tunable::isRule). Rows that want nothing have no target. A
/// goal that several rows are about counts for the first of them that names it.
TunePlan tunePlanOf(const Info &info, const GoalSet &set, const Settings &settings,
    std::span<const QString> allowed = {});

/// Removes the knobs of these tunables, so that what they would turn stays as it is.
void keep(TunePlan &plan, std::span<const QString> tunables);

} // namespace boardwright
