// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrange/terrain.h"
#include "core/board/game_mode.h"
#include "core/board/modifiers.h"
#include "core/constrained/compiled_goals.h"
#include "core/constrained/restrictive.h"
#include "core/constrained/slot_table.h"
#include "core/generator/generator.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace boardwright {

struct ShapelessSet;

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

/// The terms of candidate scores, each of which can be switched off and measured.
struct Heuristics {
    // Greedy, attempts 2 and 3.
    bool boardCapacity = true; ///< prefer goals whose board categories have much capacity left
    bool lineCapacity = true; ///< the same for line categories, in the lines of the site
    bool zoneScarcity = true; ///< prefer goals of few zones, before their places run out
    // Search, constrained mode.
    bool budgetLeft = true; ///< prefer goals that leave much of their categories' limits
    bool supplyLeft = true; ///< prefer goals that leave other cells many candidates
};

/// A goal set compiled for the constrained generator: caps as counts, names as indices, flat lists.
struct CompiledSet final : Compiled, CompiledGoals {
    std::vector<SiteIndex> sites;
    std::vector<std::vector<LineIndex>> linesOfSite; ///< by site
    std::vector<SiteIndex> forcedTargets; ///< sites that are forced cells of some goal, ascending
    int mostApart = 0; ///< cells of which no two share a line; bounds the copies of a goal
    bool hasZonedCopies = false; ///< a goal has copies and values that depend on the zone

    std::vector<int> boardCaps; ///< most goals on the board, by category index
    std::vector<int> lineCaps; ///< most goals, by line * lineCategories.size() + category

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
/// `arrangePasses`: how often goals are exchanged to meet the placement rules. Null soon after a
/// stop request.
std::shared_ptr<const CompiledSet> compileConstrained(const GoalSet &set,
    const ModeSettings &settings, const Modifiers &modifiers = {}, int arrangePasses = 0,
    const std::stop_token &stop = {});

/// The same for the cells of any shape. `siteOfPosition`, by forced position - 1: its site, or
/// SiteIndex::none if the shape lacks it. Sites ascend; later positions have none.
std::shared_ptr<CompiledSet> compileOnShape(const ShapelessSet &set,
    std::shared_ptr<const Shape> shape, std::span<const SiteIndex> siteOfPosition,
    const std::stop_token &stop = {});

} // namespace boardwright
