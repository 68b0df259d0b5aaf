// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/together.h"

#include "core/balanced/sections.h"
#include "core/balanced/set_goals.h"
#include "core/goalset/rows.h"

#include <algorithm>
#include <array>

namespace boardwright {

namespace {

/// A set of only these goals.
std::optional<GoalSet> partOf(const GoalSet &set, std::span<const TogetherGoal> goals)
{
    GoalSet part;
    part.once = set.once;
    part.tables = set.tables;
    for (const TogetherGoal &goal : goals) {
        const Objective *objective = objectiveOf(set, goal.row);
        if (objective == nullptr)
            return std::nullopt;
        part.objectives.append(*objective);
        part.objectives.back().disabled = false;
    }
    return part;
}

constexpr BalancedMode blackoutOf(BalancedMode mode)
{
    if (isBlackout(mode))
        return mode;
    return usesShortList(mode) ? BalancedMode::ShortBlackout : BalancedMode::Blackout;
}

/// The goals by their numbers in the tables.
std::vector<TimedGoal> timedGoals(const BalancedTables &tables, std::span<const TogetherGoal> goals)
{
    std::vector<TimedGoal> timed(goals.size());
    for (GoalNumber number = 0; number < tables.goals(); ++number) {
        const std::size_t place = tables.origin[number];
        timed[place] = {
            .goal = number, .desiredTime = goals[place].desiredTime.value_or(tables.times[number])};
    }
    return timed;
}

std::vector<Together::Category> categoriesOf(const BalancedTables &tables, Synergy &synergy,
    const BalancedGoals &list, std::span<const TimedGoal> goals)
{
    std::vector<Together::Category> all;
    std::vector<std::uint32_t> numbers; // parallel to goals
    const auto placeOf = [&](std::uint32_t category) {
        return static_cast<std::size_t>(std::ranges::find(numbers, category) - numbers.begin());
    };
    for (const TimedGoal &timed : goals) {
        for (const CategoryValue &type : tables.typesOf[timed.goal].of(tables.types)) {
            const std::size_t place = placeOf(type.category);
            if (place == all.size()) {
                numbers.push_back(type.category);
                all.push_back(
                    {.name = tables.categories.names[static_cast<qsizetype>(type.category)],
                        .values = {},
                        .kept = {},
                        .filter = {}});
            }
            all[place].values.append(type.value);
        }
    }
    for (const TimedGoal &timed : goals) {
        for (const CategoryValue &subtype : tables.subtypesOf[timed.goal].of(tables.subtypes)) {
            const std::size_t place = placeOf(subtype.category);
            if (place < all.size())
                all[place].values.append(subtype.value);
        }
    }
    for (const Synergy::Kept &kept : synergy.allKept(goals)) {
        const auto place = std::ranges::find(numbers, kept.category) - numbers.begin();
        Together::Category &category = all[static_cast<std::size_t>(place)];
        category.kept.append(kept.value);
        category.saved += kept.value;
        category.isTooMuch |= kept.value > tables.profile.maximumIndividualSynergy;
    }
    for (Together::Category &category : all) {
        // If a category has several filters, the last one wins.
        for (const NamedFilter &filter : list.filters) {
            if (filter.category == category.name)
                category.filter = filter.text;
        }
    }
    return all;
}

std::vector<Together::RowType> rowTypesOf(
    const BalancedTables &tables, std::span<const TimedGoal> goals, const RowReport &report)
{
    std::vector<Together::RowType> all;
    for (const TimedGoal &timed : goals) {
        for (const CategoryValue &value : tables.rowTypesOf[timed.goal].of(tables.rowTypes)) {
            const QString &name
                = tables.rowCategories.names[static_cast<qsizetype>(value.category)];
            if (!std::ranges::contains(all, name, &Together::RowType::name))
                all.push_back({.name = name, .threshold = tables.thresholds[value.category]});
            std::ranges::find(all, name, &Together::RowType::name)->cost += value.value;
        }
    }
    for (const NamedNumber &saved : report.rowTypes)
        std::ranges::find(all, saved.name, &Together::RowType::name)->saved = saved.number;
    return all;
}

/// Whether any two conflict, whichever of them is tried while the other is on the board.
bool hasConflict(const BalancedTables &tables, std::span<const TimedGoal> goals)
{
    Synergy synergy(tables);
    return std::ranges::any_of(goals, [&](const TimedGoal &tried) {
        return std::ranges::any_of(goals, [&](const TimedGoal &other) {
            return tried.goal != other.goal
                && synergy.of(std::array{tried, other}) >= tables.profile.tooMuchSynergy;
        });
    });
}

} // namespace

std::optional<Together> togetherOf(
    const GoalSet &set, BalancedMode mode, std::span<const TogetherGoal> goals)
{
    const std::optional<GoalSet> part = partOf(set, goals);
    if (!part || goals.empty() || goals.size() > balancedSide)
        return std::nullopt;
    const BalancedGoals list = goalsOf(*part, mode);
    if (list.goals.size() != std::ssize(goals))
        return std::nullopt;
    Together together;
    together.profile = balanced::profileOf(set, mode);
    together.blackout = balanced::profileOf(set, blackoutOf(mode));
    const BalancedTables tables = balancedTables(list, together.profile, false);
    const std::vector<TimedGoal> timed = timedGoals(tables, goals);
    Synergy synergy(tables);
    together.report = rowReport(tables, synergy, timed);
    together.categories = categoriesOf(tables, synergy, list, timed);
    together.rowTypes = rowTypesOf(tables, timed, together.report);
    for (const TimedGoal &goal : timed)
        together.times.append(tables.times[goal.goal]);
    together.isConflict = hasConflict(balancedTables(list, together.blackout, false), timed);
    return together;
}

} // namespace boardwright
