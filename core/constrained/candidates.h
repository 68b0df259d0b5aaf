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

/// Which goals fit (BoardState::fits) which open sites, kept up to date as goals are stood and
/// taken back (forward checking): for each site and goal a count of the reasons why it does not
/// fit, changed only where a rule starts or ceases to bar it.
/// Law: after any placed() and removed(), has() equals a recount with BoardState::fits, for goals
/// of the pool; of other goals it is false. No goal may be stood where BoardState::mayStand forbids
/// it; limits may be broken.
class Candidates final {
public:
    explicit Candidates(const CompiledSet &set);

    /// Counts anew for a board, which must stay where it is, and a pool. Asks for memory only the
    /// first time.
    void begin(const BoardState &board, std::span<const GoalIndex> pool);

    /// After `board` had `goal` stood on `site`.
    void placed(const BoardState &board, SiteIndex site, GoalIndex goal);

    /// After `board` had `goal` taken back from `site`.
    void removed(const BoardState &board, SiteIndex site, GoalIndex goal);

    /// Whether the goal fits the open site.
    bool has(SiteIndex site, GoalIndex goal) const
    {
        const auto index = static_cast<std::size_t>(goal);
        return m_barred[index] == 0
            && m_reasons[index * m_cells + static_cast<std::size_t>(site)] == 0;
    }

    /// How many goals fit the open site.
    int count(SiteIndex site) const { return m_count[static_cast<std::size_t>(site)]; }

    /// How many open sites the goal fits.
    int sitesOf(GoalIndex goal) const { return sitesAmong(goal, m_open); }

    /// How many sites of `among` the goal fits; all of these must be open.
    int sitesAmong(GoalIndex goal, const SiteBits &among) const;

    /// The same, but counts no further than `most`.
    int sitesAmong(GoalIndex goal, const SiteBits &among, int most) const;

    /// Sites where nothing stands.
    const SiteBits &open() const { return m_open; }

    /// How many copies of the goal may still be stood.
    int copiesLeft(GoalIndex goal) const
    {
        return m_set->goals[static_cast<std::size_t>(goal)].copies - m_board->placed(goal);
    }

    /// How many more goals the exclusion group allows.
    int groupRoom(std::size_t group) const
    {
        return m_board->room(m_set->tagCount + static_cast<std::int32_t>(group));
    }

private:
    /// Goals by what they share, in one flat list.
    struct Members {
        std::vector<std::uint32_t> first; ///< by what is shared, and one more
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

    /// A rule of the goal alone starts (or ceases) to bar it everywhere.
    void turnGoal(GoalIndex goal, bool bars);
    /// A rule starts (or ceases) to bar the goal there.
    void turnSites(GoalIndex goal, std::span<const SiteIndex> sites, bool bars);
    void turnGoals(std::span<const GoalIndex> goals, bool bars);
    void turnLine(LineIndex line, std::size_t room, bool bars);

    /// The lines that the goal stands in start (or cease) to bar it.
    void turnOwnLines(SiteIndex site, GoalIndex goal, bool bars);
    /// All that changed where the goal was stood (or taken back).
    void turn(const BoardState &board, SiteIndex site, GoalIndex goal, bool isPlaced);
    void countValues(const BoardState &board, GoalIndex goal);

    const CompiledSet *m_set;
    std::size_t m_cells;
    std::size_t m_words; ///< of a SiteBits

    // The same for every board.
    Members m_ofRoom; ///< goals that take a unit of it, by index as in CompiledSet::rooms
    Members m_ofLineRoom; ///< likewise, by limited line category
    SiteBits m_eligible; ///< by goal: sites whose zones and designated cells suit it
    std::vector<std::vector<SiteIndex>> m_alike; ///< sites of the same zones

    const BoardState *m_board = nullptr; ///< since begin()
    SiteBits m_open;
    SiteBits m_fits; ///< by goal: sites without a reason against it, open or not
    std::vector<std::uint32_t> m_reasons; ///< by goal, then site
    std::vector<std::uint32_t> m_barred; ///< by goal: reasons against it on any site
    std::vector<int> m_count; ///< by site
    std::vector<std::uint8_t> m_noValue; ///< by goal, then group of alike sites
};

/// Calls visit(index) for every bit, ascending.
template <typename Visit>
void forEachBit(std::span<const std::uint64_t> words, Visit visit)
{
    for (std::size_t word = 0; word < words.size(); ++word) {
        for (std::uint64_t bits = words[word]; bits != 0; bits &= bits - 1)
            visit(word * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
    }
}

} // namespace boardwright
