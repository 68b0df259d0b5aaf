// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrange/terrain.h"
#include "core/board/game_mode.h"
#include "core/board/modifiers.h"
#include "core/constrained/heuristics.h"
#include "core/constrained/slot_table.h"
#include "core/generator/generator.h"

#include <QString>

#include <cstdint>
#include <memory>
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
    Slice values; ///< into CompiledSet::values; distinct, ascending; empty: no value
    Slice boardCategories; ///< into CompiledSet::categoryIndices, distinct
    Slice lineCategories; ///< into CompiledSet::categoryIndices, distinct
    Slice groups; ///< into CompiledSet::groupIndices, distinct
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

/// Capacities with indices below this are also kept as the bits of one word.
inline constexpr std::int32_t quickCapacities = 64;

/// The data of a goal that the innermost loop uses, in one cache line.
struct QuickGoal {
    std::uint64_t capacities = 0; ///< capacities of the board that it uses, as bits
    std::uint64_t lineCapacities = 0; ///< capacities of a line, as bits
    Slice
        otherCapacities; ///< into CompiledSet::capacityIndices: those that are not bits; often none
    Slice otherLineCapacities; ///< the same for lines
    std::int32_t copies = 1;
    bool progressive = false;
};

/// Lookup tables for greedy filling.
struct FillTables {
    std::vector<SlotTable> slots; ///< of unforced goals, one for each set of zones of a site
    std::vector<std::uint32_t> slotsOfSite; ///< index of the table for the site's zones
    std::vector<QuickGoal> quick; ///< by goal
    std::vector<SiteIndex> order; ///< all sites, those in exactly one zone first
    std::size_t exclusive = 0; ///< the number of sites in exactly one zone
    std::vector<GoalIndex> weighted; ///< goals that are not in every pool, ascending
    int surelySupplied = 0; ///< lower bound for the cells that the goals of every pool can fill
};

/// A goal set compiled for the constrained generator: caps as counts, names as indices, flat lists.
struct CompiledSet final : Compiled {
    std::vector<CompiledGoal> goals; ///< the enabled objectives, in row order
    std::vector<int> values;
    std::vector<std::int32_t> categoryIndices;
    std::vector<SiteIndex> sites;
    std::vector<std::vector<LineIndex>> linesOfSite; ///< by site
    std::vector<IdOfGoal> goalOfId; ///< by ascending id
    std::vector<int> eligible; ///< by site: goals that may be placed there on the empty board
    int rows = 0; ///< objectives of the set, including disabled ones
    std::vector<SiteIndex> forcedTargets; ///< sites that are forced cells of some goal, ascending
    std::vector<GoalIndex> forcedGoals; ///< ascending
    int mostApart = 0; ///< cells of which no two share a line; bounds the copies of a goal
    bool hasZonedCopies = false; ///< a goal has copies and values that depend on the zone

    std::vector<QString> boardCategories; ///< names by index
    std::vector<int> boardCaps; ///< most goals on the board, by category index
    std::vector<QString> lineCategories;
    std::vector<int> lineCaps; ///< most goals, by line * lineCategories.size() + category
    int tagCount = 0;
    std::vector<int> groupCaps; ///< most goals on the board, by exclusion group
    std::vector<QString> groupNames; ///< parallel to groupCaps
    std::vector<std::int32_t> groupIndices;
    /// The goals whose supply depends on the order of counting: those in most groups first, then by
    /// identity, so that moving rows changes nothing.
    std::vector<GoalIndex> groupedGoals;

    // Capacities: what can run out. On the board: each tag (one unit), then each exclusion group,
    // then each board category with a limit. In a line: each line category with a limit.
    std::vector<int> capacities; ///< units on an empty board
    std::size_t firstCategoryCapacity = 0; ///< the earlier ones belong to tags and groups
    std::vector<std::int32_t> capacityOfBoardCategory; ///< -1: it cannot run out
    std::vector<int> lineCapacities; ///< by line * limitedLineCategories + limited line category
    std::size_t limitedLineCategories = 0;
    std::vector<std::int32_t> capacityOfLineCategory; ///< -1: it cannot run out
    std::vector<std::int32_t> capacityIndices;

    FillTables tables;

    ModeSettings settings;
    Modifiers modifiers; ///< those that apply
    Restrictive restrictive;
    /// The terms that heuristics use: all, except in tests that measure a single term.
    Heuristics heuristics;

    std::optional<arrange::Terrain> terrain; ///< of the placement rules; none: nothing is arranged
    int arrangePasses = 0;

    std::size_t mostRelaxations = 0; ///< bound for boards of realistic sets
    std::size_t mostInvolved = 0; ///< bound for the sites involved in them

    int cells() const { return static_cast<int>(shape->sites.size()); }
};

/// Board cap = ceil(percent x cells / 100); line cap = at least 1. Copies = min(individual limit,
/// number of distinct values or 1); 1 with a tag; never more than an exclusion group allows, nor
/// than a forced objective has forced cells. A category without a declared limit is unlimited.
/// `arrangePasses`: how often goals are exchanged to meet the placement rules.
std::shared_ptr<const CompiledSet> compileConstrained(const GoalSet &set,
    const ModeSettings &settings, const Modifiers &modifiers = {}, int arrangePasses = 0);

/// The same for the cells of any shape, without modifiers. Forced positions are its sites.
std::shared_ptr<const CompiledSet> compileOnShape(
    const GoalSet &set, std::shared_ptr<const Shape> shape);

} // namespace boardwright
