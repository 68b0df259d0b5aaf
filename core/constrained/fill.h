// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/board_state.h"
#include "core/constrained/greedy_scores.h"
#include "core/constrained/pool.h"
#include "core/constrained/recorder.h"
#include "core/generator/watch.h"
#include "core/random/draws.h"

#include <array>
#include <cstdint>
#include <expected>
#include <span>
#include <vector>

namespace boardwright {

/// A run was told to stop.
struct Stopped { };

/// Attempt (from 1) and search phase (from 1; 0: none) in the eight bits that draws have for them.
constexpr std::uint8_t drawRound(int attempt, int phase = 0, bool isCleanSlate = false)
{
    return static_cast<std::uint8_t>(((attempt - 1) << 4) | (phase << 1) | (isCleanSlate ? 1 : 0));
}

/// What a fill writes to, reused from board to board.
struct FillScratch {
    explicit FillScratch(const CompiledSet &set);

    std::vector<SiteIndex> order;
    std::vector<std::array<std::uint64_t, 2>> draws; ///< by site
    std::vector<ScoredGoal> scored;
};

/// Fills one board in the phases of the source that look at one cell at a time. Every choice is a
/// keyed draw, so that an edit of one goal moves only the cells it touches. Lives for one attempt.
class Fill final {
public:
    /// `attempt` from 1: picks are uniform in the first, and uniform among the best later.
    Fill(const CompiledSet &set, const Pool &pool, const Draws &draws, int attempt,
        BoardState &board, FillScratch &scratch, Recorder &recorder, Watch &watch);

    /// Fills designated cells, in keyed order, with goals designated there; cells that no such goal
    /// fits stay open. In constrained mode a goal that would leave another forced goal without a
    /// cell is passed over where there is a choice.
    std::expected<void, Stopped> forced();

    /// Fills open cells in keyed order, those of only one zone first, each with a goal that passes
    /// all filters; ends at the first cell that none fits.
    std::expected<void, Stopped> greedy();

    /// Fills what is open, the cell with the fewest fitting goals first: with a fitting goal where
    /// there is one, else with one that breaks the fewest limits. Cells where even the rules that
    /// are never relaxed leave nobody stay open. A forced
    /// goal that its own phase could not place may fill one of its cells here, never another.
    std::expected<void, Stopped> relaxed();

private:
    DrawPlace drawPlace(Purpose purpose, SiteIndex site, int detail = 0) const;
    void shuffle(std::span<SiteIndex> sites, Purpose purpose) const;
    void place(SiteIndex site, GoalIndex goal, std::uint64_t valueDraw);
    GoalIndex pickForced(SiteIndex site);
    GoalIndex pickUniform(SiteIndex site) const;
    GoalIndex pickScored(SiteIndex site);
    GoalIndex pickLeastBroken(SiteIndex site) const;
    bool strandsForced(SiteIndex site, GoalIndex goal, int before);
    int strandedForced() const;
    int fittingGoals(SiteIndex site) const;
    SiteIndex takeTightest();

    const CompiledSet &m_set;
    const Pool &m_pool;
    const Draws &m_draws;
    int m_attempt;
    BoardState &m_board;
    FillScratch &m_scratch;
    Recorder &m_recorder;
    Watch &m_watch;
};

} // namespace boardwright
