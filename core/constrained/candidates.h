// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/board_state.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace boardwright {

/// A set of sites: bit i % 64 of word i / 64 is site i.
using SiteBits = std::vector<std::uint64_t>;

inline int countOf(const SiteBits &sites)
{
    int count = 0;
    for (const std::uint64_t word : sites)
        count += std::popcount(word);
    return count;
}

/// Which goals fit (BoardState::fits) which open sites, updated as goals are placed and removed
/// (forward checking). For each site and goal it counts the reasons why the goal does not fit, and
/// changes the count only when a rule starts or stops excluding the goal. Law: after any sequence
/// of placed() and removed(), has() equals BoardState::fits for goals of the pool, and is false for
/// others. Goals may exceed limits, but must not be placed where BoardState::mayStand is false.
class Candidates final {
public:
    explicit Candidates(const CompiledSet &set);

    /// Starts with a pool and a board, which must not move. Allocates only the first time.
    void begin(const BoardState &board, std::span<const GoalIndex> pool);

    /// Call after `board` had `goal` placed on `site`.
    void placed(const BoardState &board, SiteIndex site, GoalIndex goal);

    /// Call after `board` had `goal` removed from `site`.
    void removed(const BoardState &board, SiteIndex site, GoalIndex goal);

    /// Whether the goal fits the open site.
    bool has(SiteIndex site, GoalIndex goal) const
    {
        const auto index = static_cast<std::size_t>(goal);
        return m_barred[index] == 0
            && m_reasons[index * m_cells + static_cast<std::size_t>(site)] == 0;
    }

    /// The number of goals that fit the open site.
    int count(SiteIndex site) const { return m_count[static_cast<std::size_t>(site)]; }

    /// The number of open sites that the goal fits.
    int sitesOf(GoalIndex goal) const { return sitesAmong(goal, m_open); }

    /// The number of sites of `among`, all open, that the goal fits.
    int sitesAmong(GoalIndex goal, const SiteBits &among) const;

    /// The same, but counts no further than `most`.
    int sitesAmong(GoalIndex goal, const SiteBits &among, int most) const;

    /// Sites without a placement.
    const SiteBits &open() const { return m_open; }

    /// How many more copies of the goal may be placed.
    int copiesLeft(GoalIndex goal) const
    {
        return m_set->goals[static_cast<std::size_t>(goal)].copies - m_board->placed(goal);
    }

    /// How many more goals the exclusion group allows.
    int groupCapacity(std::size_t group) const
    {
        return m_board->capacity(m_set->tagCount + static_cast<std::int32_t>(group));
    }

private:
    /// Goals grouped by something they share, in one flat list.
    struct Members {
        std::vector<std::uint32_t> first; ///< by group, and one past the end
        std::vector<GoalIndex> goals;

        std::span<const GoalIndex> of(std::size_t shared) const
        {
            return std::span(goals).subspan(first[shared], first[shared + 1] - first[shared]);
        }
    };

    template <typename Shared>
    Members membersBy(std::size_t count, Shared sharedBy) const;
    void askForMemory(const BoardState &board);
    void groupByZones();
    void beginAtRules(const BoardState &board, std::span<const GoalIndex> pool);

    /// A rule about the goal itself starts (or stops) excluding it everywhere.
    void turnGoal(GoalIndex goal, bool bars);
    /// A rule starts (or stops) excluding the goal from these sites.
    void turnSites(GoalIndex goal, std::span<const SiteIndex> sites, bool bars);
    void turnGoals(std::span<const GoalIndex> goals, bool bars);
    void turnLine(LineIndex line, std::size_t capacity, bool bars);

    /// The lines that contain the goal start (or stop) excluding it.
    void turnOwnLines(SiteIndex site, GoalIndex goal, bool bars);
    /// Applies all changes after the goal was placed (or removed).
    void turn(const BoardState &board, SiteIndex site, GoalIndex goal, bool isPlaced);
    void countValues(const BoardState &board, GoalIndex goal);

    const CompiledSet *m_set;
    std::size_t m_cells;
    std::size_t m_words; ///< in a SiteBits

    // The same for every board.
    Members m_ofCapacity; ///< goals that use a unit of it, by index as in CompiledSet::capacities
    Members m_ofLineCapacity; ///< the same, by limited line category
    SiteBits m_eligible; ///< by goal: sites that match its zones and forced cells
    std::vector<std::vector<SiteIndex>> m_alike; ///< groups of sites with equal zones

    const BoardState *m_board = nullptr; ///< set by begin()
    SiteBits m_open;
    SiteBits m_fits; ///< by goal: sites with no reason against it, open or not
    std::vector<std::uint32_t> m_reasons; ///< by goal, then site
    std::vector<std::uint32_t> m_barred; ///< by goal: reasons that apply to every site
    std::vector<int> m_count; ///< by site
    std::vector<std::uint8_t> m_noValue; ///< by goal, then group of alike sites
};

/// Calls visit(index) for every set bit, in ascending order.
template <typename Visit>
void forEachBit(std::span<const std::uint64_t> words, Visit visit)
{
    for (std::size_t word = 0; word < words.size(); ++word) {
        for (std::uint64_t bits = words[word]; bits != 0; bits &= bits - 1)
            visit(word * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
    }
}

} // namespace boardwright
