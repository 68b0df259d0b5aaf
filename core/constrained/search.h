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

/// Parameters of one search.
struct SearchPlan {
    std::uint8_t round = 0; ///< attempt and phase, as in DrawPlace::attempt
    int nodes = 0; ///< how many goals it may try; cells with a single candidate are free
    int tier = 100; ///< constrained mode: pick among the best this many percent; 100: among all
};

enum class SearchEnd : std::uint8_t {
    Filled, ///< every cell, without exceeding a limit
    NoWay, ///< all was tried: there is no completion from this start
    OutOfNodes,
    Stopped, ///< cancelled by the watch
};

struct SearchReport {
    SearchEnd end = SearchEnd::NoWay;
    int nodes = 0; ///< nodes used
    int open = 0; ///< cells that were open at the start
    int most = 0; ///< of those, the most that were filled at once
};

/// Completes a board by backtracking. It always continues with the open cell that has the fewest
/// candidates (minimum remaining values). A cell with a single candidate is filled at once and
/// costs no budget; otherwise a candidate is picked by keyed draw. A branch is abandoned as soon as
/// the supply cannot fill the open cells, or the cells that only one zone contains. If no
/// completion is found, the board is restored. One per thread, reused from board to board.
/// A goal takes the value drawn for it; other values are not tried. In constrained mode, goals that
/// would leave a forced goal without any of its sites are skipped; NoWay then means that no
/// completion places them all.
class Search final {
public:
    explicit Search(const CompiledSet &set);

    SearchReport run(const SearchPlan &plan, const Pool &pool, const Draws &draws,
        BoardState &board, Recorder &recorder, Watch &watch);

private:
    friend class SearchRun;

    void askForMemory();

    /// A candidate for a cell, as it compares with the others.
    struct Choice {
        std::int64_t score = 0;
        std::uint64_t edge = 0; ///< which of equal scores count among the best
        std::uint64_t draw = 0; ///< which of the best is picked
        GoalIndex goal = -1;
    };

    /// A cell in which goals are being tried.
    struct Frame {
        SiteIndex site = SiteIndex::none;
        std::size_t filled = 0; ///< cells of the board filled before this one
        std::size_t first = 0; ///< index into m_choices
        std::size_t end = 0; ///< one past the last not tried yet
    };

    const CompiledSet *m_set;
    Candidates m_candidates;
    Feasibility m_feasibility;
    SearchScores m_scores;
    std::vector<std::uint64_t> m_siteDraws;
    std::vector<GoalIndex> m_protected; ///< forced goals that must keep a site
    std::vector<Frame> m_frames;
    std::vector<Choice> m_choices; ///< of all frames, in order
};

} // namespace boardwright
