// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/board_state.h"
#include "core/constrained/pool.h"
#include "core/constrained/recorder.h"
#include "core/generator/watch.h"
#include "core/random/draws.h"

#include <expected>
#include <span>
#include <vector>

namespace boardwright {

/// A run was told to stop.
struct Stopped { };

/// Fills one board in the phases of the source. Every choice is a keyed draw over identities
/// (rendezvous hashing: the candidate with the highest draw wins), so that an edit of one goal
/// moves only the cells it touches. Lives for one board; its vectors live in the caller's scratch.
class Fill final {
public:
    Fill(const CompiledSet &set, const Pool &pool, const Draws &draws, BoardState &board,
        std::vector<SiteIndex> &order, Recorder &recorder, Watch &watch);

    /// Fills designated cells, in keyed order, with goals designated there; cells that no such goal
    /// fits stay open.
    std::expected<void, Stopped> forced();

    /// Fills open cells in keyed order, those of only one zone first, each with a uniformly chosen
    /// goal that passes all filters; ends at the first cell that none fits.
    std::expected<void, Stopped> greedy();

    /// Fills what is open, the cell with the fewest fitting goals first: with a fitting goal where
    /// there is one, else with one that breaks the fewest limits. Cells where even the rules that
    /// are never relaxed leave nobody stay open. A forced
    /// goal that its own phase could not place may fill one of its cells here, never another.
    std::expected<void, Stopped> relaxed();

private:
    void shuffle(std::span<SiteIndex> sites, Purpose purpose) const;
    void place(SiteIndex site, GoalIndex goal);
    GoalIndex pickFitting(SiteIndex site, bool forcedOnly) const;
    GoalIndex pickLeastBroken(SiteIndex site) const;
    int fittingGoals(SiteIndex site) const;
    SiteIndex takeTightest();

    const CompiledSet &m_set;
    const Pool &m_pool;
    const Draws &m_draws;
    BoardState &m_board;
    std::vector<SiteIndex> &m_order;
    Recorder &m_recorder;
    Watch &m_watch;
};

} // namespace boardwright
