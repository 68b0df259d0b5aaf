// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/constrained/board_state.h"
#include "core/constrained/carriers.h"
#include "core/constrained/left_out.h"
#include "core/constrained/pool.h"
#include "core/constrained/site_block.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace boardwright {

/// A board right after it was made.
struct FinishedBoard {
    const CompiledSet &set;
    const Pool &pool;
    const BoardState &board;
    const Result &result;
};

/// Numbers of one board, each list as long as its scope; they are overwritten.
struct StudyNumbers {
    std::vector<int> &repeats; ///< by line: carriers of a category beyond its first
    std::vector<int> &choices; ///< by site: goals that would break nothing there
    std::vector<int> &tightest; ///< by site: Tightest
    std::vector<int> &use; ///< by limit: carriers on the board, or in the fullest line
    std::vector<int> &full; ///< by limit: whether it is reached; in how many lines
    std::vector<int> &bars; ///< by limit: goals that are left out for it
    std::vector<int> &leftOut; ///< by objective: LeftOut
};

/// Finds out why goals are left out, from the finished board: each goal of the pool that is not on
/// it is asked what it would break in each cell. Working memory of one thread; asks for it at the
/// first board. It is to cost less than making the board, so 64 goals are asked at once.
class BoardStudy final {
public:
    void run(const FinishedBoard &finished, const StudyNumbers &into);

    /// After the first board.
    const FixedNumbers &fixedNumbers() const { return m_fixed; }

private:
    static constexpr std::size_t reasons = 9; ///< of LeftOut

    void begin(const CompiledSet &set);
    void findPlaces(const CompiledSet &set);
    bool isEligible(std::size_t goal, std::size_t site) const;
    void listFull(const BoardState &board);
    void countLimits(const BoardState &board, const StudyNumbers &into) const;
    void countQuickLines(const BoardState &board, const StudyNumbers &into);
    int countMore(std::uint64_t rooms);
    void countOtherLines(const BoardState &board, const StudyNumbers &into) const;
    void countRepeats(const FinishedBoard &finished, std::vector<int> &repeats);
    void sortGoals(const FinishedBoard &finished);
    void barRooms(std::vector<int> &bars) const;
    void askLines(const FinishedBoard &finished, std::vector<int> &full);
    SiteBlock::Fitting askLines(std::size_t word, const SiteBlock::Asked &asked);
    void barLines(const BoardState &board, std::vector<int> &bars) const;
    bool keepsOff(const BoardState &board, std::size_t room, std::size_t goal) const;
    void tellSites(const StudyNumbers &into);
    void tellGoals(std::vector<int> &leftOut) const;

    GoalWords &goalsOf(LeftOut why) { return m_why.at(static_cast<std::size_t>(why)); }

    const GoalWords &goalsOf(LeftOut why) const { return m_why.at(static_cast<std::size_t>(why)); }

    const CompiledSet *m_set = nullptr;
    FixedNumbers m_fixed;
    std::size_t m_words = 0; ///< of a set of goals
    std::size_t m_boardLimits = 0; ///< the first limits are of these, the next of line rooms
    Carriers m_carriers; ///< by CompiledSet::rooms
    Carriers m_lineCarriers; ///< by limited line category
    GoalWords m_certain; ///< goals of every pool
    GoalWords m_hasPlace; ///< goals that some cell of the empty board takes
    /// By word, then site, those of the last block included: goals whose zones, positions and
    /// values suit the site. None: all of those that have a place suit all sites.
    std::vector<std::uint64_t> m_eligible;
    std::vector<int> m_leftOut; ///< by objective: why, where nothing is known of the board
    std::vector<int> m_rowOf; ///< by goal: the objective
    std::vector<std::vector<std::int32_t>> m_freeCategories; ///< by goal: of lines, without a limit
    bool m_hasFreeCategories = false;

    std::array<GoalWords, reasons> m_why; ///< by LeftOut
    GoalWords m_byBoard; ///< goals asked that a full board category keeps off, whatever else does
    std::vector<std::size_t> m_fullRooms; ///< of the board
    GoalWords m_barred; ///< by line, then word: goals that would be too many in it
    GoalWords m_barredAt; ///< by site, those of the last block included: of one word
    std::vector<SiteBlock> m_blocks;
    int m_free = 0; ///< goals asked that nothing keeps off the whole board
    std::vector<std::uint64_t> m_roomsAt; ///< by site: line rooms of its goal, as bits
    /// By how many goals of one line beyond two, from one: the line rooms that have as many.
    std::vector<std::uint64_t> m_inLine;
    std::vector<std::uint64_t> m_inSomeLine; ///< likewise
    std::vector<int> m_lineCount; ///< carriers, by line and category; all 0 between boards
};

} // namespace boardwright
