// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/compiled_set.h"

#include "core/board/category_caps.h"
#include "core/constrained/capacities.h"
#include "core/constrained/fill_tables.h"
#include "core/constrained/restrictive.h"

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

/// An upper bound: if lines of one kind cover every cell, each line holds at most one such cell.
int mostApart(const CompiledSet &set)
{
    int most = set.cells();
    for (const LineKind kind : {LineKind::Row, LineKind::Column, LineKind::Tier, LineKind::Set}) {
        int lines = 0;
        int covered = 0;
        for (const Line &line : set.shape->lines) {
            lines += line.kind == kind ? 1 : 0;
            covered += line.kind == kind ? static_cast<int>(line.sites.size()) : 0;
        }
        if (covered == set.cells())
            most = std::min(most, lines);
    }
    return most;
}

/// Limits the memory reserved for relaxations. A set from a stranger, whose goals have a million
/// categories, may exceed it; its boards then allocate.
constexpr std::size_t mostReserved = 4096;
constexpr std::size_t mostInvolvedReserved = 65536;

/// Bounds the number of relaxations that can be listed: each category once per line, and at most
/// half of the categories that the line's goals have, because the first goal of a category never
/// exceeds its limit.
void boundRelaxations(CompiledSet &set)
{
    std::size_t ofBoard = 0; // most categories of one goal
    std::size_t ofLine = 0;
    for (const CompiledGoal &goal : set.goals) {
        ofBoard = std::max<std::size_t>(ofBoard, goal.boardCategories.count);
        ofLine = std::max<std::size_t>(ofLine, goal.lineCategories.count);
    }
    const std::size_t cells = set.shape->sites.size();
    set.mostInvolved = ofBoard * cells;
    set.mostRelaxations = cells + std::min(set.boardCategories.size(), set.mostInvolved);
    for (const Line &line : set.shape->lines) {
        const std::size_t carried = ofLine * line.sites.size();
        set.mostInvolved += carried;
        set.mostRelaxations += std::min(set.lineCategories.size(), carried / 2);
    }
    set.mostRelaxations = std::min(set.mostRelaxations, mostReserved);
    set.mostInvolved = std::min(set.mostInvolved, mostInvolvedReserved);
}

/// Forced positions become sites. A goal has at most as many copies as forced sites.
void addForcedSites(
    const ShapelessSet &set, std::span<const SiteIndex> siteOfPosition, CompiledSet &into)
{
    for (std::size_t i = 0; i < into.forcedGoals.size(); ++i) {
        CompiledGoal &goal = into.goals[static_cast<std::size_t>(into.forcedGoals[i])];
        goal.forcedSites = {.first = static_cast<std::uint32_t>(into.sites.size()), .count = 0};
        for (const int position : set.forcedPositions[i]) {
            if (position < 1 || std::cmp_greater(position, siteOfPosition.size()))
                continue;
            const SiteIndex site = siteOfPosition[static_cast<std::size_t>(position) - 1];
            if (site == SiteIndex::none)
                continue;
            into.sites.push_back(site);
            ++goal.forcedSites.count;
        }
        goal.copies = std::min(goal.copies, static_cast<int>(goal.forcedSites.count));
    }
    into.forcedTargets = into.sites;
    std::ranges::sort(into.forcedTargets);
    const auto rest = std::ranges::unique(into.forcedTargets);
    into.forcedTargets.erase(rest.begin(), rest.end());
}

void addCaps(const ShapelessSet &set, CompiledSet &into)
{
    for (const int percent : set.boardPercents)
        into.boardCaps.push_back(
            percent == unlimited ? unlimited : boardCap(percent, into.cells()));
    into.linesOfSite.resize(into.shape->sites.size());
    into.lineCaps.reserve(into.shape->lines.size() * set.linePercents.size());
    for (std::size_t i = 0; i < into.shape->lines.size(); ++i) {
        const Line &line = into.shape->lines[i];
        const int length = static_cast<int>(line.sites.size());
        for (const int percent : set.linePercents)
            into.lineCaps.push_back(percent == unlimited ? unlimited : lineCap(percent, length));
        for (const SiteIndex site : line.sites)
            into.linesOfSite[static_cast<std::size_t>(site)].push_back(
                LineIndex{static_cast<std::int32_t>(i)});
    }
}

} // namespace

std::shared_ptr<CompiledSet> compileOnShape(const ShapelessSet &set,
    std::shared_ptr<const Shape> shape, std::span<const SiteIndex> siteOfPosition,
    const std::stop_token &stop)
{
    auto compiled = std::make_shared<CompiledSet>();
    static_cast<CompiledGoals &>(*compiled) = set.goals;
    compiled->shape = std::move(shape);
    compiled->modifiers = set.modifiers;
    if (set.rules)
        compiled->terrain.emplace(*set.rules, *compiled->shape);
    addForcedSites(set, siteOfPosition, *compiled);
    addCaps(set, *compiled);
    compiled->mostApart = mostApart(*compiled);
    compiled->hasZonedCopies = std::ranges::any_of(compiled->goals, [](const CompiledGoal &goal) {
        return goal.progressive && goal.values.count > 0 && goal.copies > 1;
    });
    if (stop.stop_requested())
        return nullptr;
    addCapacities(*compiled);
    if (stop.stop_requested())
        return nullptr;
    compiled->tables = fillTables(*compiled);
    compiled->restrictive = restrictiveOf(*compiled);
    boundRelaxations(*compiled);
    return stop.stop_requested() ? nullptr : compiled;
}

std::shared_ptr<const CompiledSet> compileConstrained(const GoalSet &set,
    const ModeSettings &settings, const Modifiers &modifiers, int arrangePasses,
    const std::stop_token &stop)
{
    auto shape = shapeOf(settings);
    std::vector<SiteIndex> sites;
    sites.reserve(shape->sites.size());
    for (std::size_t site = 0; site < shape->sites.size(); ++site)
        sites.push_back(SiteIndex{static_cast<std::int32_t>(site)});
    const ShapelessSet shapeless = shapelessSet(set, modifiers, stop);
    if (stop.stop_requested())
        return nullptr;
    auto compiled = compileOnShape(shapeless, std::move(shape), sites, stop);
    if (!compiled)
        return nullptr;
    compiled->settings = settings;
    compiled->arrangePasses = arrangePasses;
    return compiled;
}

} // namespace boardwright
