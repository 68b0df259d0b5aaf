// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/constrained/board_state.h"
#include "core/constrained/pool.h"
#include "core/generator/measure.h"

#include <array>
#include <cstdint>
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
std::vector<Limit> limitsOf(const CompiledSet &set);

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

/// Finds out why goals are left out, from the finished board: each goal of the pool that is not on
/// it is asked what it would break in each cell. Working memory of one thread; asks for it at the
/// first board.
class BoardStudy final {
public:
    void run(const FinishedBoard &finished, const StudyNumbers &into);

private:
    using Words = std::vector<std::uint64_t>;

    /// Goals counted by site, as binary numbers whose digits are words: adding a set of sites to 64
    /// counters costs about two operations.
    class Counters {
    public:
        void clear(std::size_t words, std::size_t goals);
        void add(std::size_t word, std::uint64_t sites);
        int at(std::size_t site) const;

    private:
        std::size_t m_planes = 0;
        std::size_t m_used = 0; ///< planes that are not all zero
        Words m_bits; ///< by word, then plane
    };

    void begin(const CompiledSet &set);
    void addEligible(const CompiledSet &set);
    void countLines(const FinishedBoard &finished, const StudyNumbers &into);
    void countBoard(const FinishedBoard &finished, const StudyNumbers &into) const;
    LeftOut askGoal(const FinishedBoard &finished, GoalIndex goal, std::vector<double> &bars);
    void tellSites(const CompiledSet &set, const StudyNumbers &into) const;

    const CompiledSet *m_set = nullptr;
    std::size_t m_words = 0; ///< of 64 sites each
    std::size_t m_limits = 0;
    std::vector<double> m_fullAtFirst; ///< by limit: those that allow nothing on the board
    std::vector<std::int32_t> m_limitOfBoardCategory; ///< -1: none
    std::vector<std::int32_t> m_limitOfLineCategory; ///< likewise
    std::vector<std::int32_t> m_limitOfRoom; ///< as CompiledSet::rooms; -1: a tag
    std::vector<std::int32_t> m_limitOfLineRoom;
    Words m_lineSites; ///< by line
    Words m_eligible; ///< by goal: sites that its zones, positions and values suit
    std::vector<std::uint8_t> m_hasNoPlace; ///< by goal

    Words m_filled; ///< sites that are not left empty
    Words m_blocked; ///< by limit: sites where one carrier more is too many
    Words m_barred; ///< of one goal: sites where its line categories are blocked
    std::vector<int> m_lineCount; ///< carriers, by line and category; all 0 between boards
    Counters m_choices;
    std::array<Counters, 4> m_kept; ///< by Tightest less one: goals that nothing else keeps away
};

} // namespace boardwright
