// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/board_state.h"
#include "core/constrained/candidates.h"
#include "core/constrained/feasibility.h"
#include "core/constrained/pool.h"
#include "core/constrained/recorder.h"
#include "core/constrained/search_scores.h"
#include "core/generator/watch.h"
#include "core/random/draws.h"

#include <cstdint>
#include <vector>

namespace boardwright {

/// How one search is to go about it.
struct SearchPlan {
    std::uint8_t round = 0; ///< attempt and phase, as in DrawPlace::attempt
    int nodes = 0; ///< goals it may try; singletons are free
    int tier = 100; ///< constrained mode: pick among so many percent of the best; 100: among all
};

enum class SearchEnd : std::uint8_t {
    Filled, ///< every cell, without breaking a limit
    NoWay, ///< all was tried: from this start there is no way
    OutOfNodes,
    Stopped, ///< by the watch
};

struct SearchReport {
    SearchEnd end = SearchEnd::NoWay;
    int nodes = 0; ///< used
    int open = 0; ///< cells that were open when it began
    int most = 0; ///< of those, the most that were filled at once
};

/// Fills what is open on a board by backtracking: the cell of the fewest candidates next (minimum
/// remaining values), a cell of a single one at once and free of budget, a keyed pick among the
/// candidates otherwise; a branch is left as soon as supply cannot fill the open cells, or a zone's
/// the cells that only it contains. Where nothing is found the board is as it was. One per thread,
/// reused from board to board.
///
/// A goal takes the value drawn for it: other values of it are not tried. In constrained mode a
/// goal is skipped that would leave a forced goal without a site that it had; NoWay means with all
/// of those on the board.
class Search final {
public:
    explicit Search(const CompiledSet &set);

    SearchReport run(const SearchPlan &plan, const Pool &pool, const Draws &draws,
        BoardState &board, Recorder &recorder, Watch &watch);

private:
    friend class SearchRun;

    void askForMemory();

    /// A goal to be tried, as it compares with the others of its cell.
    struct Choice {
        std::int64_t score = 0;
        std::uint64_t edge = 0; ///< which of equal score are among the best
        std::uint64_t draw = 0; ///< which of the best is picked
        GoalIndex goal = -1;
    };

    /// A cell that goals are tried in.
    struct Frame {
        SiteIndex site = SiteIndex::none;
        std::size_t filled = 0; ///< cells of the board that were filled before
        std::size_t first = 0; ///< of m_choices
        std::size_t end = 0; ///< behind the last that was not tried yet
    };

    const CompiledSet *m_set;
    Candidates m_candidates;
    Feasibility m_feasibility;
    SearchScores m_scores;
    std::vector<std::uint64_t> m_siteDraws;
    std::vector<GoalIndex> m_protected; ///< forced goals that must keep a site
    std::vector<Frame> m_frames;
    std::vector<Choice> m_choices; ///< of all frames, one after the other
};

} // namespace boardwright
