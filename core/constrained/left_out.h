// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/constrained/board_state.h"
#include "core/constrained/pool.h"
#include "core/constrained/site_counters.h"
#include "core/generator/measure.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace boardwright {

/// Why a goal is not on a finished board: the first of these that holds, in this order. It is asked
/// as one goal more, as if every cell had room beside what stands there.
enum class LeftOut : std::uint8_t {
    OnBoard, ///< it is
    NoPlace, ///< disabled, or no cell of an empty board takes it
    Weight, ///< it is not in the pool
    Tag, ///< its tag is on the board
    Group, ///< one of its exclusion groups is full
    BoardLimit, ///< one of its board categories is full
    LineLimit, ///< in every cell, a line would exceed a limit
    Place, ///< so it would in all cells of its zones and positions, but not in some other cell
    NotDrawn, ///< in some cell it would break nothing: chance
};

/// Which kind of rule keeps most goals from a cell: those that nothing else keeps from it.
enum class Tightest : std::uint8_t { None, Tag, BoardLimit, Place, LineLimit, Several };

/// The limits of a set that some board can reach: board categories, line categories, groups.
std::vector<NamedLimit> limitsOf(const CompiledSet &set);

/// A board right after it was made.
struct FinishedBoard {
    const CompiledSet &set;
    const Pool &pool;
    const BoardState &board;
    const Result &result;
};

/// Numbers of one board, each list as long as its scope; they are overwritten.
struct StudyNumbers {
    std::vector<double> &repeats; ///< by line: carriers of a category beyond its first
    std::vector<double> &choices; ///< by site: goals that would break nothing there
    std::vector<double> &tightest; ///< by site: Tightest
    std::vector<double> &use; ///< by limit: carriers on the board, or in the fullest line
    std::vector<double> &full; ///< by limit: whether it is reached; in how many lines
    std::vector<double> &bars; ///< by limit: goals that are left out for it
    std::vector<double> &leftOut; ///< by objective: LeftOut
};

/// Numbers that are the same on all boards of a set.
struct FixedNumbers {
    double exclusive = 0; ///< cells in one zone only; nothing: there is no progression
    std::vector<double> eligible; ///< by site: goals that may stand there on the empty board
    std::vector<double> zones; ///< by site: zones that contain it; nothing where there are none
};

/// Finds out why goals are left out, from the finished board: each goal of the pool that is not on
/// it is asked what it would break in each cell. Working memory of one thread; asks for it at the
/// first board. It is to cost less than making the board, so the loop over the goals sees bits
/// only.
class BoardStudy final {
public:
    void run(const FinishedBoard &finished, const StudyNumbers &into);

    /// After the first board.
    const FixedNumbers &fixedNumbers() const { return m_fixed; }

private:
    /// What goals ask of lines and cells; many have it in common.
    struct Need {
        std::uint64_t lineRooms = 0; ///< those that are bits
        Slice otherLineRooms; ///< into CompiledSet::roomIndices
        std::size_t eligible = 0; ///< first of its words in m_eligible
    };

    /// By what keeps its goals of the pool off the board: nothing that a Need knows of, tag or
    /// group, board category, both.
    using Asked = std::array<unsigned, 4>;

    void begin(const CompiledSet &set);
    void addNeeds(const CompiledSet &set);
    SiteWords eligibleSites(const CompiledSet &set, GoalIndex goal) const;
    void countLimits(const BoardState &board, const StudyNumbers &into) const;
    void countRepeats(const FinishedBoard &finished, std::vector<double> &repeats);
    void askGoals(const FinishedBoard &finished, const StudyNumbers &into);
    std::optional<LeftOut> unasked(const FinishedBoard &finished, std::size_t goal) const;
    void askRooms(const FinishedBoard &finished, const StudyNumbers &into);
    void askNeeds(const StudyNumbers &into);
    void barRooms(
        const BoardState &board, std::size_t goal, LeftOut why, std::vector<double> &bars) const;
    void barLines(const Need &need, unsigned goals, std::vector<double> &bars) const;
    bool fitsEverywhere(const Need &need) const;
    LeftOut askLines(const Need &need, const Asked &asked);

    const CompiledSet *m_set = nullptr;
    FixedNumbers m_fixed;
    std::size_t m_words = 0; ///< of a set of sites
    std::uint64_t m_tagBits = 0; ///< which of the rooms that are bits are of tags,
    std::uint64_t m_groupBits = 0; ///< of exclusion groups,
    std::uint64_t m_boardBits = 0; ///< of board categories
    std::size_t m_boardLimits = 0; ///< the first limits are of these, the next of line rooms
    SiteWords m_lineSites; ///< by line
    std::vector<std::uint32_t> m_needOf; ///< by goal, an index into m_needs
    std::vector<Need> m_needs;
    SiteWords m_eligible; ///< sites that zones, positions and values suit
    std::vector<std::uint8_t> m_hasNoPlace; ///< by goal
    std::vector<std::vector<std::int32_t>> m_freeCategories; ///< by goal: of lines, without a limit

    SiteWords m_filled; ///< sites that are not left empty
    SiteWords m_blocked; ///< by line room: sites where one carrier more is too many
    std::vector<int> m_lineCount; ///< carriers, by line and category; all 0 between boards
    std::vector<Asked> m_asked; ///< by need
    std::vector<std::uint8_t> m_why; ///< by goal: LeftOut, or that its lines are to be asked
    SiteCounters m_choices;
    std::array<SiteCounters, 4>
        m_kept; ///< by Tightest less one: goals that nothing else keeps away
};

} // namespace boardwright
