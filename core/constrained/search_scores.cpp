// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/search_scores.h"

#include "core/constrained/constants.h"

#include <algorithm>

namespace boardwright {

SearchScores::SearchScores(const CompiledSet &set)
    : m_set(&set)
    , m_categories(set.lineCategories.size())
{
    const std::size_t words = (set.shape->sites.size() + 63) / 64;
    m_lineSites.resize(set.shape->lines.size(), SiteBits(words, 0));
    for (std::size_t line = 0; line < m_lineSites.size(); ++line) {
        for (const SiteIndex site : set.shape->lines[line].sites) {
            const auto bit = static_cast<std::size_t>(site);
            m_lineSites[line][bit / 64] |= std::uint64_t{1} << (bit % 64);
        }
    }
    std::size_t most = 0;
    for (const std::vector<LineIndex> &lines : set.linesOfSite)
        most = std::max(most, lines.size());
    m_crossings.resize(most, {.sites = SiteBits(words, 0)});
    m_others.resize(words);
    m_inLines.resize(words);
}

void SearchScores::begin(const BoardState &board, const Candidates &candidates,
    std::span<const GoalIndex> pool, SiteIndex site)
{
    Q_ASSERT(board.isOpen(site));
    cross(candidates, site);
    const CompiledSet &set = *m_set;
    m_ofLineCategory.assign(m_crossings.size() * m_categories, 0);
    m_ofBoardCategory.assign(set.boardCategories.size(), 0);
    m_ofTag.assign(static_cast<std::size_t>(set.tagCount), 0);
    m_ofGroup.assign(set.groupCaps.size(), 0);
    if (set.heuristics.supplyLeft)
        countPairs(candidates, pool);
    addCosts(board, candidates);
}

/// Finds the other open cells: all of them, and those in each line of the site.
void SearchScores::cross(const Candidates &candidates, SiteIndex site)
{
    const auto cell = static_cast<std::size_t>(site);
    std::ranges::copy(candidates.open(), m_others.begin());
    m_others[cell / 64] &= ~(std::uint64_t{1} << (cell % 64));
    m_open = countOf(m_others);
    std::ranges::fill(m_inLines, std::uint64_t{0});
    m_lines = 0;
    for (const LineIndex line : m_set->linesOfSite[cell]) {
        Crossing &crossing = m_crossings[m_lines++];
        crossing.line = line;
        for (std::size_t word = 0; word < m_others.size(); ++word) {
            crossing.sites[word]
                = m_lineSites[static_cast<std::size_t>(line)][word] & m_others[word];
            m_inLines[word] |= crossing.sites[word];
        }
        crossing.open = countOf(crossing.sites);
    }
}

void SearchScores::countPairs(const Candidates &candidates, std::span<const GoalIndex> pool)
{
    const CompiledSet &set = *m_set;
    for (const GoalIndex index : pool) {
        const int pairs = candidates.sitesAmong(index, m_others);
        if (pairs == 0)
            continue;
        const CompiledGoal &goal = set.goals[static_cast<std::size_t>(index)];
        if (goal.tag >= 0)
            m_ofTag[static_cast<std::size_t>(goal.tag)] += pairs;
        for (const std::int32_t group : goal.groups.of(set.groupIndices))
            m_ofGroup[static_cast<std::size_t>(group)] += pairs;
        for (const std::int32_t category : goal.boardCategories.of(set.categoryIndices))
            m_ofBoardCategory[static_cast<std::size_t>(category)] += pairs;
        if (goal.lineCategories.count == 0)
            continue;
        for (std::size_t line = 0; line < m_lines; ++line) {
            const int inLine = candidates.sitesAmong(index, m_crossings[line].sites);
            for (const std::int32_t category : goal.lineCategories.of(set.categoryIndices))
                m_ofLineCategory[line * m_categories + static_cast<std::size_t>(category)]
                    += inLine;
        }
    }
}

/// Turns counts of pairs into costs.
void SearchScores::addCosts(const BoardState &board, const Candidates &candidates)
{
    for (std::size_t category = 0; category < m_ofBoardCategory.size(); ++category) {
        std::int64_t &of = m_ofBoardCategory[category];
        if (m_set->capacityOfBoardCategory[category] < 0) {
            of = 0;
            continue;
        }
        of = cost({.count = board.boardCount(category),
                      .cap = m_set->boardCaps[category],
                      .open = m_open},
            of, constants::wholeBoardLimit, constants::boardPairLost);
    }
    for (std::size_t i = 0; i < m_lines; ++i) {
        const Crossing &crossing = m_crossings[i];
        const std::size_t first = static_cast<std::size_t>(crossing.line) * m_categories;
        for (std::size_t category = 0; category < m_categories; ++category) {
            std::int64_t &of = m_ofLineCategory[i * m_categories + category];
            if (m_set->capacityOfLineCategory[category] < 0) {
                of = 0;
                continue;
            }
            of = cost({.count = board.lineCount(crossing.line, category),
                          .cap = m_set->lineCaps[first + category],
                          .open = crossing.open},
                of, constants::wholeLineLimit, constants::linePairLost);
        }
    }
    for (std::int64_t &of : m_ofTag)
        of *= constants::boardPairLost;
    for (std::size_t group = 0; group < m_ofGroup.size(); ++group)
        m_ofGroup[group] *= candidates.groupCapacity(group) == 1 ? constants::boardPairLost : 0;
}

/// The cost of one more goal to a limit: 0 if the category could still fill all remaining open
/// cells; the pairs are added if it takes the last unit.
std::int64_t SearchScores::cost(
    const Limit &limit, std::int64_t pairs, int whole, int pairLost) const
{
    const int capacity = limit.cap - limit.count - 1;
    if (capacity >= limit.open || limit.cap < 1)
        return 0;
    const int used = m_set->heuristics.budgetLeft ? whole * (limit.count + 1) / limit.cap : 0;
    return used + (capacity == 0 ? pairLost * pairs : 0);
}

/// A pair that is lost for several reasons costs for each of them.
std::int64_t SearchScores::of(const Candidates &candidates, GoalIndex goal) const
{
    const CompiledSet &set = *m_set;
    const CompiledGoal &scored = set.goals[static_cast<std::size_t>(goal)];
    std::int64_t costs = 0;
    if (set.heuristics.supplyLeft) {
        const bool isLastCopy = candidates.copiesLeft(goal) == 1;
        costs += constants::ownPairLost
            * std::int64_t{candidates.sitesAmong(goal, isLastCopy ? m_others : m_inLines)};
    }
    if (scored.tag >= 0)
        costs += m_ofTag[static_cast<std::size_t>(scored.tag)];
    for (const std::int32_t group : scored.groups.of(set.groupIndices))
        costs += m_ofGroup[static_cast<std::size_t>(group)];
    for (const std::int32_t category : scored.boardCategories.of(set.categoryIndices))
        costs += m_ofBoardCategory[static_cast<std::size_t>(category)];
    for (std::size_t line = 0; line < m_lines; ++line) {
        for (const std::int32_t category : scored.lineCategories.of(set.categoryIndices))
            costs += m_ofLineCategory[line * m_categories + static_cast<std::size_t>(category)];
    }
    return -costs;
}

} // namespace boardwright
