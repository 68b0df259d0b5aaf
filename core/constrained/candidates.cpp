// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/candidates.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace boardwright {

namespace {

constexpr std::size_t wordBits = 64;

std::uint64_t bitOf(std::size_t site)
{
    return std::uint64_t{1} << (site % wordBits);
}

/// Whether a goal with copies left may have no values left in some zone. Initially every zone has
/// one.
bool canRunOutOfValues(const CompiledGoal &goal)
{
    return goal.progressive && goal.values.count > 0 && goal.copies > 1;
}

} // namespace

Candidates::Candidates(const CompiledSet &set)
    : m_set(&set)
    , m_cells(set.shape->sites.size())
    , m_words((m_cells + wordBits - 1) / wordBits)
{
}

/// `sharedBy(goal)` returns a range of group indices below `count`.
template <typename Shared>
Candidates::Members Candidates::membersBy(std::size_t count, Shared sharedBy) const
{
    Members members;
    members.first.assign(count + 1, 0);
    for (const CompiledGoal &goal : m_set->goals) {
        for (const auto shared : sharedBy(goal))
            ++members.first[static_cast<std::size_t>(shared) + 1];
    }
    for (std::size_t i = 1; i <= count; ++i)
        members.first[i] += members.first[i - 1];
    members.goals.resize(members.first[count]);
    std::vector<std::uint32_t> next = members.first;
    for (std::size_t i = 0; i < m_set->goals.size(); ++i) {
        for (const auto shared : sharedBy(m_set->goals[i]))
            members.goals[next[static_cast<std::size_t>(shared)]++] = static_cast<GoalIndex>(i);
    }
    return members;
}

void Candidates::groupByZones()
{
    for (std::size_t i = 0; i < m_cells; ++i) {
        const Zones zones = m_set->shape->sites[i].zones;
        const auto isAlike = [&](const std::vector<SiteIndex> &sites) {
            return m_set->shape->sites[static_cast<std::size_t>(sites.front())].zones == zones;
        };
        const auto site = SiteIndex{static_cast<std::int32_t>(i)};
        const auto alike = std::ranges::find_if(m_alike, isAlike);
        if (alike != m_alike.end())
            alike->push_back(site);
        else
            m_alike.push_back({site});
    }
}

/// Memory for goals x sites, allocated only for boards that need a search.
void Candidates::askForMemory(const BoardState &board)
{
    const CompiledSet &set = *m_set;
    const auto capacitiesOf = [&set](Slice CompiledGoal::*capacities) {
        return [&set, capacities](
                   const CompiledGoal &goal) { return (goal.*capacities).of(set.capacityIndices); };
    };
    m_ofCapacity = membersBy(set.capacities.size(), capacitiesOf(&CompiledGoal::capacities));
    m_ofLineCapacity
        = membersBy(set.limitedLineCategories, capacitiesOf(&CompiledGoal::lineCapacities));

    groupByZones();
    const std::size_t goals = set.goals.size();
    m_eligible.assign(goals * m_words, 0);
    for (std::size_t goal = 0; goal < goals; ++goal) {
        const auto index = static_cast<GoalIndex>(goal);
        for (std::size_t i = 0; i < m_cells; ++i) {
            const auto site = SiteIndex{static_cast<std::int32_t>(i)};
            if (board.passesProgression(index, site) && board.isDesignated(index, site))
                m_eligible[goal * m_words + i / wordBits] |= bitOf(i);
        }
    }
    m_open.resize(m_words);
    m_fits.resize(goals * m_words);
    m_reasons.resize(goals * m_cells);
    m_barred.resize(goals);
    m_count.resize(m_cells);
    m_noValue.resize(goals * m_alike.size());
}

void Candidates::begin(const BoardState &board, std::span<const GoalIndex> pool)
{
    if (m_count.empty())
        askForMemory(board);
    m_board = &board;
    beginAtRules(board, pool);

    const CompiledSet &set = *m_set;
    for (std::size_t capacity = 0; capacity < set.capacities.size(); ++capacity) {
        if (board.capacity(static_cast<std::int32_t>(capacity)) <= 0)
            turnGoals(m_ofCapacity.of(capacity), true);
    }
    for (std::size_t line = 0; line < set.shape->lines.size(); ++line) {
        const auto index = LineIndex{static_cast<std::int32_t>(line)};
        for (std::size_t capacity = 0; capacity < set.limitedLineCategories; ++capacity) {
            if (board.lineCapacity(index, static_cast<std::int32_t>(capacity)) <= 0)
                turnLine(index, capacity, true);
        }
    }
    for (std::size_t goal = 0; goal < set.goals.size(); ++goal) {
        if (copiesLeft(static_cast<GoalIndex>(goal)) <= 0)
            turnGoal(static_cast<GoalIndex>(goal), true);
    }
    for (const SiteIndex site : board.fillOrder())
        turnOwnLines(site, board.goalAt(site), true);
    for (const GoalIndex goal : pool)
        countValues(board, goal);
}

/// The counts for an empty board with all capacities free.
void Candidates::beginAtRules(const BoardState &board, std::span<const GoalIndex> pool)
{
    std::ranges::fill(m_open, std::uint64_t{0});
    for (std::size_t i = 0; i < m_cells; ++i) {
        if (board.isOpen(SiteIndex{static_cast<std::int32_t>(i)}))
            m_open[i / wordBits] |= bitOf(i);
    }
    std::ranges::copy(m_eligible, m_fits.begin());
    std::ranges::fill(m_reasons, 1U);
    std::ranges::fill(m_barred, 1U);
    std::ranges::fill(m_count, 0);
    std::ranges::fill(m_noValue, std::uint8_t{0});
    for (std::size_t goal = 0; goal < m_barred.size(); ++goal) {
        forEachBit(std::span(m_fits).subspan(goal * m_words, m_words),
            [&](std::size_t site) { m_reasons[goal * m_cells + site] = 0; });
    }
    for (const GoalIndex goal : pool)
        turnGoal(goal, false);
}

void Candidates::turnGoal(GoalIndex goal, bool bars)
{
    const auto index = static_cast<std::size_t>(goal);
    std::uint32_t &reasons = m_barred[index];
    const bool turns = bars ? reasons++ == 0 : --reasons == 0;
    if (!turns)
        return;
    const int by = bars ? -1 : 1;
    forEachBit(std::span(m_fits).subspan(index * m_words, m_words),
        [&](std::size_t site) { m_count[site] += by; });
}

void Candidates::turnSites(GoalIndex goal, std::span<const SiteIndex> sites, bool bars)
{
    const auto index = static_cast<std::size_t>(goal);
    std::uint32_t *const reasons = &m_reasons[index * m_cells];
    std::uint64_t *const fits = &m_fits[index * m_words];
    int by = 0;
    if (m_barred[index] == 0)
        by = bars ? -1 : 1;
    for (const SiteIndex at : sites) {
        const auto site = static_cast<std::size_t>(at);
        const bool turns = bars ? reasons[site]++ == 0 : --reasons[site] == 0;
        if (turns) {
            fits[site / wordBits] ^= bitOf(site);
            m_count[site] += by;
        }
    }
}

void Candidates::turnGoals(std::span<const GoalIndex> goals, bool bars)
{
    for (const GoalIndex goal : goals)
        turnGoal(goal, bars);
}

void Candidates::turnLine(LineIndex line, std::size_t capacity, bool bars)
{
    const std::span<const SiteIndex> sites
        = m_set->shape->lines[static_cast<std::size_t>(line)].sites;
    for (const GoalIndex goal : m_ofLineCapacity.of(capacity))
        turnSites(goal, sites, bars);
}

/// For a goal with one copy this changes nothing: it is used up while placed.
void Candidates::turnOwnLines(SiteIndex site, GoalIndex goal, bool bars)
{
    if (m_set->goals[static_cast<std::size_t>(goal)].copies == 1)
        return;
    for (const LineIndex line : m_set->linesOfSite[static_cast<std::size_t>(site)])
        turnSites(goal, m_set->shape->lines[static_cast<std::size_t>(line)].sites, bars);
}

/// Sites with equal zones offer the same values, so one of them is checked for all.
void Candidates::countValues(const BoardState &board, GoalIndex goal)
{
    const auto index = static_cast<std::size_t>(goal);
    if (!canRunOutOfValues(m_set->goals[index]))
        return;
    for (std::size_t group = 0; group < m_alike.size(); ++group) {
        const bool hasNone = !board.passesRange(goal, m_alike[group].front());
        std::uint8_t &hadNone = m_noValue[index * m_alike.size() + group];
        if (hasNone == (hadNone != 0))
            continue;
        hadNone = hasNone ? 1 : 0;
        turnSites(goal, m_alike[group], hasNone);
    }
}

void Candidates::placed(const BoardState &board, SiteIndex site, GoalIndex goal)
{
    const auto cell = static_cast<std::size_t>(site);
    m_open[cell / wordBits] &= ~bitOf(cell);
    turn(board, site, goal, true);
}

void Candidates::removed(const BoardState &board, SiteIndex site, GoalIndex goal)
{
    const auto cell = static_cast<std::size_t>(site);
    m_open[cell / wordBits] |= bitOf(cell);
    turn(board, site, goal, false);
}

void Candidates::turn(const BoardState &board, SiteIndex site, GoalIndex goal, bool isPlaced)
{
    const CompiledGoal &turned = m_set->goals[static_cast<std::size_t>(goal)];
    // The amount left when a rule starts excluding (0), and when it stops (1).
    const int turning = isPlaced ? 0 : 1;
    if (copiesLeft(goal) == turning)
        turnGoal(goal, isPlaced);
    turnOwnLines(site, goal, isPlaced);
    countValues(board, goal);
    for (const std::int32_t capacity : turned.capacities.of(m_set->capacityIndices)) {
        if (board.capacity(capacity) == turning)
            turnGoals(m_ofCapacity.of(static_cast<std::size_t>(capacity)), isPlaced);
    }
    for (const LineIndex line : m_set->linesOfSite[static_cast<std::size_t>(site)]) {
        for (const std::int32_t capacity : turned.lineCapacities.of(m_set->capacityIndices)) {
            if (board.lineCapacity(line, capacity) == turning)
                turnLine(line, static_cast<std::size_t>(capacity), isPlaced);
        }
    }
}

int Candidates::sitesAmong(GoalIndex goal, const SiteBits &among) const
{
    const auto index = static_cast<std::size_t>(goal);
    int sites = 0;
    if (m_barred[index] == 0) {
        for (std::size_t word = 0; word < m_words; ++word)
            sites += std::popcount(m_fits[index * m_words + word] & among[word]);
    }
    return sites;
}

int Candidates::sitesAmong(GoalIndex goal, const SiteBits &among, int most) const
{
    const auto index = static_cast<std::size_t>(goal);
    int sites = 0;
    if (m_barred[index] == 0) {
        for (std::size_t word = 0; word < m_words; ++word) {
            std::uint64_t bits = m_fits[index * m_words + word] & among[word];
            for (; bits != 0 && sites < most; bits &= bits - 1)
                ++sites;
        }
    }
    return sites;
}

} // namespace boardwright
