// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrange/happiness.h"
#include "core/board/result.h"
#include "core/constrained/board_study.h"
#include "core/constrained/cell_fill.h"
#include "core/constrained/finish.h"
#include "core/constrained/search.h"
#include "core/generator/effort.h"

#include <expected>
#include <optional>
#include <vector>

namespace boardwright {

/// Working memory of one thread for boards of one set.
struct RunScratch {
    explicit RunScratch(const CompiledSet &set);

    /// A placement that was removed from the board.
    struct Stood {
        SiteIndex site = SiteIndex::none;
        GoalIndex goal = -1;
        int value = -1;
    };

    Pool pool;
    BoardState board;
    FillScratch fill;
    Search search;
    FinishScratch finish;
    std::optional<arrange::Happiness> happiness; ///< of a board that is arranged
    qint64 happinessBefore = 0; ///< its score before
    BoardStudy study; ///< of the finished board, used for measures
    Binned binned; ///< its numbers when measures are taken individually
    std::vector<Stood> frontier; ///< greedy placements that a search starts without
    std::vector<Stood> best; ///< the fullest board of earlier attempts
};

/// The phase that filled the last cells of a board.
enum class Finish : std::uint8_t { Greedy, Frontier, CleanSlate, Relaxation, Unfilled };

/// Statistics of the attempts at one board.
struct AttemptsReport {
    Finish finish = Finish::Unfilled;
    int tried = 0; ///< attempts made
    int phase = 0; ///< the search phase that completed the board, 1-based
    int nodesAllowed = 0; ///< node budget of the searches in the final attempt
    int nodes = 0; ///< nodes that they used
    bool stoppedEarly = false; ///< phases were skipped as hopeless
    bool triedAll = false; ///< because the search proved that the forced cells cannot be completed
};

/// Makes the board of one seed, as completely as possible. Up to three attempts, each: forced
/// cells, greedy filling, search (up to two phases, each from the greedy frontier and then from a
/// clean slate) and relaxation. The next attempt starts only if relaxation leaves a cell open. If
/// all do, the fullest board is kept, the earliest of equals. Source: "Board Generation" of the
/// lockout.live wiki, app version 0.27.
class Attempts final {
public:
    Attempts(const CompiledSet &set, const Draws &draws, RunScratch &scratch, Recorder &recorder,
        Watch &watch);

    /// Rolls the pool and starts with an empty board. Fills in `effort`.
    std::expected<AttemptsReport, Stopped> run(Effort &effort);

private:
    std::expected<void, Stopped> attempt();
    std::expected<void, Stopped> search();
    std::expected<bool, Stopped> searchFrom(Stage stage, int phase);
    SearchPlan planOf(int phase, bool isCleanSlate) const;
    void wipe(std::size_t keep);
    void restore(const std::vector<RunScratch::Stood> &stood);
    void keepBest(const Effort &effort);

    int filled() const { return static_cast<int>(m_scratch.board.fillOrder().size()); }

    bool isFull() const { return filled() == m_set.cells(); }

    const CompiledSet &m_set;
    const Draws &m_draws;
    RunScratch &m_scratch;
    Recorder &m_recorder;
    Watch &m_watch;
    AttemptsReport m_report;
    Effort m_effort; ///< of the current attempt
    SearchReport m_last; ///< of the last search
    Effort m_bestEffort;
    AttemptsReport m_bestReport;
};

} // namespace boardwright
