// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/game_mode.h"
#include "core/board/modifiers.h"
#include "core/constrained/heuristics.h"
#include "core/constrained/slot_table.h"
#include "core/generator/generator.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace boardwright {

/// A run of entries in one of CompiledSet's flat arrays.
struct Slice {
    std::uint32_t first = 0;
    std::uint32_t count = 0;

    template <typename T>
    std::span<const T> of(const std::vector<T> &flat) const
    {
        return std::span(flat).subspan(first, count);
    }
};

/// An enabled objective as the inner loops see it: indices and numbers only.
struct CompiledGoal {
    RowId row = RowId::none;
    int rowIndex = 0; ///< 0-based row in the set
    std::uint64_t identity = 0;
    int weighting = 100; ///< 0..100
    int copies = 1; ///< placeable copies on one board
    int tag = -1; ///< index of the tag; -1: none
    Slice values; ///< into CompiledSet::values, distinct, ascending; none: the goal takes no value
    Slice boardCategories; ///< into CompiledSet::categoryIndices, distinct
    Slice lineCategories; ///< into CompiledSet::categoryIndices, distinct
    Slice groups; ///< into CompiledSet::groupIndices, distinct
    Slice rooms; ///< into CompiledSet::roomIndices: what it takes one unit of, ascending
    Slice lineRooms; ///< likewise in each line it stands in, ascending
    Slice forcedSites; ///< into CompiledSet::sites, distinct, ascending
    Zones zones = allZones; ///< it carries
    bool progressive = false; ///< its values depend on the zone
    bool forced = false; ///< may stand on forcedSites only, even where those are outside the board
};

/// Where the goal of an id is found.
struct IdOfGoal {
    RowId id = RowId::none;
    GoalIndex goal = -1;
};

/// Whether it matters in which order the supply of goals is counted: those of exclusion groups, and
/// forced ones of a tag, take from each other.
inline bool isCountedInOrder(const CompiledGoal &goal)
{
    return goal.groups.count > 0 || (goal.forced && goal.tag >= 0);
}

/// Rooms by index below this are bits of one word as well.
inline constexpr std::int32_t quickRooms = 64;

/// What the innermost loop asks of a goal, in one cache line.
struct QuickGoal {
    std::uint64_t rooms = 0; ///< those of the board it takes a unit of, as bits
    std::uint64_t lineRooms = 0; ///< those of a line
    Slice otherRooms; ///< into CompiledSet::roomIndices: those that are no bits; mostly none
    Slice otherLineRooms; ///< likewise
    std::int32_t copies = 1;
    bool progressive = false;
};

/// What greedy filling looks things up in.
struct FillTables {
    std::vector<SlotTable> slots; ///< of unforced goals, one for each set of zones a site can have
    std::vector<std::uint32_t> slotsOfSite; ///< index of the table of the goals for its zones
    std::vector<QuickGoal> quick; ///< by goal
    std::vector<SiteIndex> order; ///< all sites, those that only one zone contains first
    std::size_t exclusive = 0; ///< how many of these there are
    std::vector<GoalIndex> weighted; ///< goals that are not in every pool, ascending
    int surelySupplied = 0; ///< cells that the goals of every pool can fill, at least
};

/// A goal set ready for the constrained generator: caps in counts, names as indices, lists flat.
struct CompiledSet final : Compiled {
    std::shared_ptr<const Shape> shape;
    std::vector<CompiledGoal> goals; ///< the enabled objectives, in row order
    std::vector<int> values;
    std::vector<std::int32_t> categoryIndices;
    std::vector<SiteIndex> sites;
    std::vector<std::vector<LineIndex>> linesOfSite; ///< by site
    std::vector<IdOfGoal> goalOfId; ///< by ascending id
    std::vector<int> eligible; ///< by site: goals that may stand there on the empty board
    int rows = 0; ///< objectives of the set, disabled ones included
    std::vector<SiteIndex> forcedTargets; ///< sites that a forced goal designates, ascending
    std::vector<GoalIndex> forcedGoals; ///< ascending
    int mostApart = 0; ///< cells of which no two share a line: no goal has more copies on a board
    bool hasZonedCopies = false; ///< a goal of several copies has values that depend on the zone

    std::vector<QString> boardCategories; ///< names by index
    std::vector<int> boardCaps; ///< goals allowed on the board, by category index
    std::vector<QString> lineCategories;
    std::vector<int> lineCaps; ///< goals allowed, by line * lineCategories.size() + category
    int tagCount = 0;
    std::vector<int> groupCaps; ///< goals allowed on the board, by exclusion group
    std::vector<QString> groupNames; ///< parallel to groupCaps
    std::vector<std::int32_t> groupIndices;
    /// The goals that are counted in order, those in most groups first, then by identity: an order
    /// that the order of rows does not change.
    std::vector<GoalIndex> groupedGoals;

    // What can run out. On the board: first each tag (one unit), then each exclusion group, then
    // each board category that has a limit; in a line: each line category that has one.
    std::vector<int> rooms; ///< units on an empty board
    std::size_t firstCategoryRoom = 0; ///< those before are of tags and groups
    std::vector<std::int32_t> roomOfBoardCategory; ///< -1: it cannot run out
    std::vector<int> lineRooms; ///< by line * limitedLineCategories + limited line category
    std::size_t limitedLineCategories = 0;
    std::vector<std::int32_t> roomOfLineCategory; ///< -1: it cannot run out
    std::vector<std::int32_t> roomIndices;

    FillTables tables;

    ModeSettings settings;
    Modifiers modifiers; ///< those that apply
    Restrictive restrictive;
    /// Which terms the heuristics use: all of them, but for a test that asks what one is good for.
    Heuristics heuristics;

    std::size_t mostRelaxations = 0; ///< no board of a real set has more
    std::size_t mostInvolved = 0; ///< nor more sites involved in them

    int cells() const { return static_cast<int>(shape->sites.size()); }
};

/// Board cap = ceil(percent x cells / 100); line cap = at
/// least 1; copies = min(individual limit, distinct values or 1), 1 with a tag, and no more than
/// each exclusion group allows or than the designated cells of a forced objective. A category
/// without a declared limit is not limited.
std::shared_ptr<const CompiledSet> compileConstrained(
    const GoalSet &set, const ModeSettings &settings, const Modifiers &modifiers = {});

} // namespace boardwright
