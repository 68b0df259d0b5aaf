// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/line_states.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace boardwright {

LineStates::LineStates(const BalancedTables &tables)
    : m_tables(tables)
    , m_synergy(tables)
    // Rounding errors are below this margin; within it, sums are recomputed exactly.
    , m_margin(tables.isExact ? -1 : 1e-6)
    , m_slots(balancedLines * tables.filters.size())
    , m_isTaken(m_slots.size())
    , m_rowSums(balancedLines * tables.thresholds.size())
    , m_used(tables.goals())
{
    m_goals.fill(noGoal);
}

void LineStates::clear(const std::array<std::uint8_t, balancedCells> &difficulties)
{
    for (const int cell : std::span(m_placed).first(m_count)) {
        const auto goal = static_cast<GoalNumber>(goalAt(cell));
        m_used[m_tables.sameId[goal]] = 0;
        for (const std::uint8_t line : linesOfCell.at(static_cast<std::size_t>(cell)).all()) {
            for (const CategoryShare &share : m_tables.sharesOf[goal].of(m_tables.shares)) {
                const std::size_t place = placeOf(line, share.category);
                m_slots[place] = {};
                m_isTaken[place] = 0;
            }
        }
    }
    m_count = 0;
    m_goals.fill(noGoal);
    m_lines.fill({});
    std::ranges::fill(m_rowSums, 0);
    for (std::size_t cell = 0; cell < difficulties.size(); ++cell)
        m_desired.at(cell) = m_tables.desiredTimes.at(difficulties.at(cell));
}

LineStates::Part LineStates::partOf(const Slot &slot, KeptValues kept) const
{
    const double most = m_tables.profile.maximumIndividualSynergy;
    if (!slot.hasType)
        return {};
    switch (kept) {
    case KeptValues::AllButHighest:
        return {.sum = slot.sum - slot.highest, .isBad = slot.second > most};
    case KeptValues::AllButLowest:
        return {.sum = slot.sum - slot.lowest,
            .isBad = slot.highest > most && slot.second > -Slot::endless};
    case KeptValues::Lowest:
        return {.sum = slot.lowest, .isBad = slot.lowest > most};
    case KeptValues::Highest:
        return {.sum = slot.highest, .isBad = slot.highest > most};
    case KeptValues::Other:
        break;
    }
    return {};
}

/// For any filter: lines have few goals, so their values are gathered again.
LineStates::Part LineStates::filteredPart(
    std::size_t line, int cell, GoalNumber goal, std::uint32_t category)
{
    std::array<double, std::size_t{2} * balancedSide> values{};
    std::size_t count = 0;
    bool hasType = false;
    for (const TimedGoal &timed : goalsOf(line, cell, static_cast<int>(goal))) {
        for (const CategoryShare &share : m_tables.sharesOf[timed.goal].of(m_tables.shares)) {
            if (share.category != category)
                continue;
            hasType |= share.hasType;
            if (share.hasType)
                values.at(count++) = share.type;
            if (share.hasSubtype)
                values.at(count++) = share.subtype;
        }
    }
    if (!hasType)
        return {};
    const SynergyFilter filter = m_tables.filters[category];
    const auto all = std::span(values).first(count);
    if (filter.descending)
        std::ranges::sort(all, std::greater());
    else
        std::ranges::sort(all);
    Part part;
    for (const double value : all.first(filter.keptOf(count))) {
        part.isBad |= value > m_tables.profile.maximumIndividualSynergy;
        part.sum += value;
    }
    return part;
}

/// What a category that the line already has adds to it, including this goal.
LineStates::Part LineStates::partWith(
    std::size_t line, int cell, GoalNumber goal, const CategoryShare &share)
{
    if (share.kept == KeptValues::Other)
        return filteredPart(line, cell, goal, share.category);
    Slot slot = m_slots[placeOf(line, share.category)];
    slot.add(share);
    return partOf(slot, share.kept);
}

void LineStates::place(int cell, GoalNumber goal)
{
    for (const std::uint8_t line : linesOfCell.at(static_cast<std::size_t>(cell)).all()) {
        LineState &state = m_lines.at(line);
        for (const CategoryShare &share : m_tables.sharesOf[goal].of(m_tables.shares)) {
            const std::size_t place = placeOf(line, share.category);
            const Part part = m_isTaken[place] != 0
                ? partWith(line, cell, goal, share)
                : Part{.sum = share.alone, .isBad = share.isBadAlone};
            Slot &slot = m_slots[place];
            state.types += part.sum - slot.part.sum;
            state.bad += int{part.isBad} - int{slot.part.isBad};
            slot.add(share);
            slot.part = part;
            m_isTaken[place] = 1;
        }
        state.time += desiredTimeAt(cell) - m_tables.times[goal];
        ++state.count;
        const std::size_t rows = line * m_tables.thresholds.size();
        for (const CategoryValue &row : m_tables.rowTypesOf[goal].of(m_tables.rowTypes))
            m_rowSums[rows + row.category] += row.value;
    }
    m_used[m_tables.sameId[goal]] = 1;
    m_goals.at(static_cast<std::size_t>(cell)) = static_cast<int>(goal);
    m_placed.at(m_count++) = cell;
}

std::span<const TimedGoal> LineStates::goalsOf(std::size_t line, int cell, int goal)
{
    std::size_t count = 0;
    for (const std::uint8_t other : lineCells.at(line)) {
        if (other != cell && goalAt(other) != noGoal)
            m_timed.at(count++) = {.goal = static_cast<GoalNumber>(goalAt(other)),
                .desiredTime = desiredTimeAt(other)};
    }
    if (goal != noGoal)
        m_timed.at(count++)
            = {.goal = static_cast<GoalNumber>(goal), .desiredTime = desiredTimeAt(cell)};
    return std::span(m_timed).first(count);
}

double LineStates::exactWith(std::size_t line, int cell, int goal)
{
    return m_synergy.of(goalsOf(line, cell, goal));
}

bool LineStates::breaks(double synergy) const
{
    return synergy > m_tables.profile.maximumSynergy || synergy < m_tables.profile.minimumSynergy;
}

/// For a line that this goal completes.
double LineStates::rowTypesWith(std::size_t line, GoalNumber goal) const
{
    const std::size_t rows = line * m_tables.thresholds.size();
    double total = 0;
    for (const CategoryValue &row : m_tables.rowTypesOf[goal].of(m_tables.rowTypes)) {
        const double cost = m_rowSums[rows + row.category] + row.value;
        const double threshold = m_tables.thresholds[row.category];
        if (threshold > cost && threshold != 0)
            total += threshold > 0 ? threshold - cost : cost - threshold;
    }
    return total;
}

bool LineStates::breaks(std::size_t line, int cell, GoalNumber goal)
{
    const LineState &state = m_lines.at(line);
    const bool isWhole = state.count == balancedSide - 1;
    if (isWhole && !m_tables.hasOneRowOrder)
        return breaks(exactWith(line, cell, static_cast<int>(goal)));
    double types = state.types;
    int bad = state.bad;
    for (const CategoryShare &share : m_tables.sharesOf[goal].of(m_tables.shares)) {
        const std::size_t place = placeOf(line, share.category);
        if (m_isTaken[place] == 0) {
            types += share.alone;
            bad += int{share.isBadAlone};
            continue;
        }
        const Part before = m_slots[place].part;
        const Part after = partWith(line, cell, goal, share);
        types += after.sum - before.sum;
        bad += int{after.isBad} - int{before.isBad};
    }
    const Profile &profile = m_tables.profile;
    if (bad > 0)
        return breaks(profile.tooMuchSynergy);
    double synergy = types + state.time + (desiredTimeAt(cell) - m_tables.times[goal]);
    if (isWhole)
        synergy += rowTypesWith(line, goal);
    const auto isClose = [&](double a, double b) { return std::abs(a - b) <= m_margin; };
    if (isClose(types, profile.tooMuchSynergy) || isClose(synergy, profile.maximumSynergy)
        || isClose(synergy, profile.minimumSynergy))
        return breaks(exactWith(line, cell, static_cast<int>(goal)));
    return breaks(types >= profile.tooMuchSynergy ? profile.tooMuchSynergy : synergy);
}

int LineStates::brokenLine(int cell, GoalNumber goal)
{
    // The highest synergy of the lines is at least 0, and the lowest at most tooMuchSynergy.
    const std::span<const std::uint8_t> lines
        = linesOfCell.at(static_cast<std::size_t>(cell)).all();
    if (0 > m_tables.profile.maximumSynergy
        || m_tables.profile.tooMuchSynergy < m_tables.profile.minimumSynergy)
        return lines.front();
    const auto broken
        = std::ranges::find_if(lines, [&](std::uint8_t line) { return breaks(line, cell, goal); });
    return broken == lines.end() ? -1 : *broken;
}

LineStates::Bounds LineStates::boundsOf(int cell, GoalNumber goal)
{
    Bounds bounds{.highest = 0, .lowest = m_tables.profile.tooMuchSynergy};
    for (const std::uint8_t line : linesOfCell.at(static_cast<std::size_t>(cell)).all()) {
        const double synergy = exactWith(line, cell, static_cast<int>(goal));
        bounds.highest = std::max(bounds.highest, synergy);
        bounds.lowest = std::min(bounds.lowest, synergy);
    }
    return bounds;
}

bool LineStates::hasConflict(int cell, GoalNumber goal)
{
    const double tooMuch = m_tables.profile.tooMuchSynergy;
    const double own = desiredTimeAt(cell) - m_tables.times[goal];
    const std::size_t goals = m_tables.goals();
    return std::ranges::any_of(std::span(m_placed).first(m_count), [&](int other) {
        const auto placed = static_cast<GoalNumber>(goalAt(other));
        const std::array<TimedGoal, 2> pair{TimedGoal{.goal = goal}, TimedGoal{.goal = placed}};
        const double types = m_tables.pairs.empty() ? m_synergy.ofTypes(pair)
                                                    : m_tables.pairs[goal * goals + placed];
        const double time = own + (desiredTimeAt(other) - m_tables.times[placed]);
        return types >= tooMuch || types + time >= tooMuch;
    });
}

} // namespace boardwright
