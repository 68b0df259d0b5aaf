// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrange/rules.h"
#include "core/board/modifiers.h"
#include "core/constrained/slot_table.h"
#include "core/goalset/goalset.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace boardwright {

/// A range of entries in one of CompiledSet's flat arrays.
struct Slice {
    std::uint32_t first = 0;
    std::uint32_t count = 0;

    template <typename T>
    std::span<const T> of(const std::vector<T> &flat) const
    {
        return std::span(flat).subspan(first, count);
    }
};

/// An enabled objective in the form that inner loops use: only indices and numbers.
struct CompiledGoal {
    RowId row = RowId::none;
    int rowIndex = 0; ///< 0-based row in the set
    std::uint64_t identity = 0;
    int weighting = 100; ///< 0..100
    int copies = 1; ///< most copies that can be placed on one board
    int tag = -1; ///< index of the tag; -1: none
    Slice values; ///< into CompiledGoals::values; distinct, ascending; empty: no value
    Slice boardCategories; ///< into CompiledGoals::categoryIndices, distinct
    Slice lineCategories; ///< into CompiledGoals::categoryIndices, distinct
    Slice groups; ///< into CompiledGoals::groupIndices, distinct
    Slice capacities; ///< into CompiledSet::capacityIndices: capacities that it uses one unit of,
                      ///< ascending
    Slice lineCapacities; ///< the same for capacities of each line it is in, ascending
    Slice forcedSites; ///< into CompiledSet::sites, distinct, ascending
    Zones zones = allZones; ///< zones that it carries
    bool progressive = false; ///< its values depend on the zone
    bool forced = false; ///< restricted to forcedSites, even if those are all outside the board
};

/// Finds a goal by its id.
struct IdOfGoal {
    RowId id = RowId::none;
    GoalIndex goal = -1;
};

/// Whether the result of counting supply depends on this goal's place in the order: goals of
/// exclusion groups, and forced goals with a tag, compete for the same supply.
inline bool isCountedInOrder(const CompiledGoal &goal)
{
    return goal.groups.count > 0 || (goal.forced && goal.tag >= 0);
}

/// What a compiled set knows of its goals on any shape. What depends on the shape is not known yet
/// in a ShapelessSet: forced sites, capacities, and how forced cells limit copies.
struct CompiledGoals {
    std::vector<CompiledGoal> goals; ///< the enabled objectives, in row order
    std::vector<int> values;
    std::vector<std::int32_t> categoryIndices;
    std::vector<IdOfGoal> goalOfId; ///< by ascending id
    int rows = 0; ///< objectives of the set, including disabled ones
    std::vector<GoalIndex> forcedGoals; ///< ascending
    std::vector<Slotted> unforced; ///< the other goals, by ascending hash

    std::vector<QString> boardCategories; ///< names by index
    std::vector<QString> lineCategories;
    int tagCount = 0;
    std::vector<int> groupCaps; ///< most goals on the board, by exclusion group
    std::vector<QString> groupNames; ///< parallel to groupCaps
    std::vector<std::int32_t> groupIndices;
    /// The goals whose supply depends on the order of counting: those in most groups first, then by
    /// identity, so that moving rows changes nothing.
    std::vector<GoalIndex> groupedGoals;
};

/// A goal set compiled as far as that is possible without a shape: most of the work, so that a set
/// that is put on many shapes is compiled once. Immutable; any thread.
struct ShapelessSet {
    CompiledGoals goals;
    std::vector<std::vector<int>> forcedPositions; ///< parallel to CompiledGoals::forcedGoals;
                                                   ///< ascending, distinct, of any size
    std::vector<int> boardPercents; ///< by category index; `unlimited`: no limit
    std::vector<int> linePercents;
    std::optional<std::vector<arrange::Rule>> rules; ///< of placement; nothing: there are none
    Modifiers modifiers;
};

/// Soon after a stop request it returns what is of no use.
ShapelessSet shapelessSet(
    const GoalSet &set, const Modifiers &modifiers = {}, const std::stop_token &stop = {});

} // namespace boardwright
