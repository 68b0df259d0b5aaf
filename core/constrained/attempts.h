// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/constrained/board_study.h"
#include "core/constrained/fill.h"
#include "core/constrained/finish.h"
#include "core/constrained/search.h"

#include <expected>
#include <vector>

namespace boardwright {

/// The working memory of one thread that makes boards of one set.
struct RunScratch {
    explicit RunScratch(const CompiledSet &set);

    /// A goal that stood on a site.
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
    BoardStudy study; ///< of the finished board, where it is measured
    Binned binned; ///< its numbers, where they are measured one by one
    std::vector<Stood> frontier; ///< what greedy filling placed, while a search does without it
    std::vector<Stood> best; ///< the fullest board of the attempts before
};

/// Which phase filled the last cells of a board.
enum class Finish : std::uint8_t { Greedy, Frontier, CleanSlate, Relaxation, Unfilled };

/// How the attempts at one board went.
struct AttemptsReport {
    Finish finish = Finish::Unfilled;
    int tried = 0; ///< attempts made
    int phase = 0; ///< the search phase that filled the board, from 1
    int nodesAllowed = 0; ///< of the searches of the attempt that made the board
    int nodes = 0; ///< used by them
    bool stoppedEarly = false; ///< phases were skipped: another direction would not have helped
    bool triedAll = false; ///< because there is no way from the forced cells at all
};

/// Makes the board of one seed as far as it can be filled: up to three attempts of forced cells,
/// greedy filling, search (up to two phases, each from the greedy frontier and then from a clean
/// slate) and relaxation; the next attempt begins only where relaxation leaves a cell open. Where
/// all do, the fullest board stays, the earliest of several. Source: "Board Generation" of the
/// lockout.live wiki, app version 0.27.
class Attempts final {
public:
    Attempts(const CompiledSet &set, const Draws &draws, RunScratch &scratch, Recorder &recorder,
        Watch &watch);

    /// Begins with the pool rolled and an empty board. Fills in `effort`.
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
    Effort m_effort; ///< of the attempt under way
    SearchReport m_last; ///< of the last search
    Effort m_bestEffort;
    AttemptsReport m_bestReport;
};

} // namespace boardwright
