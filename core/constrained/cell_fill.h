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

/// A run was cancelled.
struct Stopped { };

/// Packs attempt (1-based) and search phase (1-based; 0: none) into DrawPlace::attempt.
constexpr std::uint8_t drawRound(int attempt, int phase = 0, bool isCleanSlate = false)
{
    return static_cast<std::uint8_t>(((attempt - 1) << 4) | (phase << 1) | (isCleanSlate ? 1 : 0));
}

/// Memory that a fill writes to, reused from board to board.
struct FillScratch {
    explicit FillScratch(const CompiledSet &set);

    std::vector<SiteIndex> order;
    std::vector<std::array<std::uint64_t, 2>> draws; ///< by site
    std::vector<ScoredGoal> scored;
};

/// Fills one board in the phases of the source that consider one cell at a time. Every choice is a
/// keyed draw, so an edited goal changes only the cells it affects. Used for one attempt.
class Fill final {
public:
    /// `attempt` is 1-based: the first picks uniformly, later ones among the best scores.
    Fill(const CompiledSet &set, const Pool &pool, const Draws &draws, int attempt,
        BoardState &board, FillScratch &scratch, Recorder &recorder, Watch &watch);

    /// Fills forced cells in keyed order with goals forced there; cells that no such goal fits stay
    /// open. In constrained mode, if there is a choice, it skips a goal that would leave another
    /// forced goal without a cell.
    std::expected<void, Stopped> forced();

    /// Fills open cells in keyed order, those in exactly one zone first, each with a goal that
    /// passes all filters. Stops at the first cell that no goal fits.
    std::expected<void, Stopped> greedy();

    /// Fills the remaining cells, the one with the fewest fitting goals first: with a fitting goal
    /// if there is one, otherwise with a goal that exceeds the fewest limits. Cells for which the
    /// rules that are never relaxed leave no goal stay open. Forced goals that were kept out of
    /// their cells stay out, unless more cells can be filled with them: then as many as are needed
    /// are taken, each on one of its own cells.
    std::expected<void, Stopped> relaxed();

private:
    DrawPlace drawPlace(Purpose purpose, SiteIndex site, int detail = 0) const;
    void shuffle(std::span<SiteIndex> sites, Purpose purpose) const;
    void place(SiteIndex site, GoalIndex goal, std::uint64_t valueDraw, bool isTold = true);
    GoalIndex pickForced(SiteIndex site);
    GoalIndex pickUniform(SiteIndex site) const;
    GoalIndex pickScored(SiteIndex site);
    GoalIndex pickLeastBroken(SiteIndex site, bool isForced) const;
    std::expected<void, Stopped> fillRelaxed(int forcedGoals, bool isTold);
    std::expected<int, Stopped> leftOpen(int forcedGoals);
    bool isForcedGoalLeft() const;
    bool strandsForced(SiteIndex site, GoalIndex goal, int before);
    int strandedForced() const;
    int fittingGoals(SiteIndex site, bool withForced) const;
    SiteIndex takeTightest(bool withForced);

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
