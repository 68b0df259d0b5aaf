// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrange/happiness.h"
#include "core/board/result.h"
#include "core/constrained/board_state.h"
#include "core/constrained/capacity_members.h"
#include "core/constrained/cell_study.h"
#include "core/constrained/left_out.h"
#include "core/constrained/pool.h"
#include "core/constrained/site_block.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace boardwright {

/// A board that was just made.
struct FinishedBoard {
    const CompiledSet &set;
    const Pool &pool;
    const BoardState &board;
    const Result &result;
    const arrange::Happiness *happiness = nullptr; ///< null: no placement rules
    qint64 happinessBefore = 0; ///< before goals were exchanged
};

/// Output for the numbers of one board. Each list is as long as its scope and is overwritten.
struct StudyNumbers {
    std::vector<int> &adjacent; ///< of the board: CellStudy::adjacentPairsOn()
    std::vector<int> &repeats; ///< by line: goals of a category beyond its first
    std::vector<int> &early; ///< by line: goals that carry the early zone
    std::vector<int> &choices; ///< by site: goals that would break no rule there
    std::vector<int> &tightest; ///< by site: Tightest
    std::vector<int> &use; ///< by limit: goals on the board, or in the fullest line
    std::vector<int> &full; ///< by limit: whether it is reached; for line limits, in how many lines
    std::vector<int> &bars; ///< by limit: goals left out because of it
    std::vector<int> &leftOut; ///< by objective: LeftOut
};

/// Explains why goals were left out of a finished board: for each goal of the pool that is not on
/// it, which rule it would break in each cell. Working memory of one thread, allocated at the first
/// board. Must cost less than making the board, so it processes 64 goals at once.
class BoardStudy final {
public:
    void run(const FinishedBoard &finished, const StudyNumbers &into);

    /// Valid after the first board.
    const FixedNumbers &fixedNumbers() const { return m_fixed; }

private:
    static constexpr std::size_t reasons = 9; ///< number of LeftOut values

    void begin(const CompiledSet &set);
    void findPlaces(const CompiledSet &set);
    bool isEligible(std::size_t goal, std::size_t site) const;
    void listFull(const BoardState &board);
    void countLimits(const BoardState &board, const StudyNumbers &into) const;
    void countQuickLines(const BoardState &board, const StudyNumbers &into);
    int countMore(std::uint64_t capacities);
    void countOtherLines(const BoardState &board, const StudyNumbers &into) const;
    void countRepeats(const FinishedBoard &finished, std::vector<int> &repeats);
    void sortGoals(const FinishedBoard &finished);
    void barByCapacities(std::vector<int> &bars) const;
    void askLines(const FinishedBoard &finished, std::vector<int> &full);
    SiteBlock::Fitting askLines(std::size_t word, const SiteBlock::Asked &asked);
    void barLines(const BoardState &board, std::vector<int> &bars) const;
    bool keepsOff(const BoardState &board, std::size_t capacity, std::size_t goal) const;
    void tellSites(const StudyNumbers &into);
    void tellGoals(std::vector<int> &leftOut) const;

    GoalWords &goalsOf(LeftOut why) { return m_why.at(static_cast<std::size_t>(why)); }

    const GoalWords &goalsOf(LeftOut why) const { return m_why.at(static_cast<std::size_t>(why)); }

    const CompiledSet *m_set = nullptr;
    FixedNumbers m_fixed;
    CellStudy m_cells;
    std::size_t m_words = 0; ///< in a GoalWords
    std::size_t m_boardLimits = 0; ///< board limits come first, followed by those of lines
    CapacityMembers m_members; ///< by CompiledSet::capacities
    CapacityMembers m_lineMembers; ///< by limited line category
    GoalWords m_certain; ///< goals in every pool
    GoalWords m_hasPlace; ///< goals that some cell of the empty board accepts
    /// By word, then site, padded to whole blocks: goals whose zones, positions and values match
    /// the site. Empty if every goal in m_hasPlace matches every site.
    std::vector<std::uint64_t> m_eligible;
    std::vector<int> m_leftOut; ///< by objective: its reason if that is the same on all boards
    std::vector<int> m_rowOf; ///< by goal: its objective
    std::vector<std::vector<std::int32_t>> m_freeCategories; ///< by goal: unlimited line categories
    bool m_hasFreeCategories = false;

    std::array<GoalWords, reasons> m_why; ///< by LeftOut
    GoalWords m_byBoard; ///< queried goals that a full board category excludes
    std::vector<std::size_t> m_fullCapacities; ///< of the board
    GoalWords m_barred; ///< by line, then word: goals that would exceed a limit of the line
    GoalWords m_barredAt; ///< by site, padded to whole blocks: the same for one word
    std::vector<SiteBlock> m_blocks;
    int m_free = 0; ///< queried goals that no board-wide rule excludes
    std::vector<std::uint64_t> m_capacitiesAt; ///< by site: line capacities of its goal, as bits
    /// Entry n: line capacities used by at least n + 2 goals of the current line.
    std::vector<std::uint64_t> m_inLine;
    std::vector<std::uint64_t> m_inSomeLine; ///< the same, for all lines so far
    std::vector<int> m_lineCount; ///< goals by line and category; all 0 between boards
};

} // namespace boardwright
