// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/trace.h"
#include "core/constrained/board_state.h"
#include "core/constrained/pool.h"

namespace boardwright {

/// Writes the steps of a constrained fill into a trace. Without a trace every member does nothing,
/// so disabled recording is free.
class Recorder final {
public:
    /// `trace` may be null; it is cleared.
    explicit Recorder(Trace *trace);

    /// The following steps belong to this attempt and search phase (0: none).
    void attempt(int attempt, int phase = 0);

    void begin(Stage stage);
    void end(Stage stage);

    /// Records how many candidates each filter leaves, before a goal is placed on the site.
    /// `forcedOnly`: only forced goals are candidates; otherwise, in the greedy stage, only
    /// unforced ones.
    void funnel(const CompiledSet &set, const Pool &pool, const BoardState &board, SiteIndex site,
        bool forcedOnly);
    /// A goal was placed on a site and exceeded `broken` limits there. Takes the funnel recorded
    /// since the previous placement.
    void place(const CompiledSet &set, SiteIndex site, GoalIndex goal, int value, int broken);
    /// The placement on a site was removed.
    void remove(SiteIndex site);
    /// A goal was tried on a site and rejected. Drops the funnel recorded for it.
    void reject(SiteIndex site, RowId what);
    /// `limits` that the placement on a site exceeded hold again.
    void recover(SiteIndex site, int limits);
    void mark(SiteIndex site, Marks marks);
    /// The placements on two sites were exchanged in a pass, which gave the board this score.
    void swap(SiteIndex a, SiteIndex b, int pass, qint64 score);

    bool isOn() const { return m_trace != nullptr; }

private:
    Step &add(Act act, SiteIndex site = SiteIndex::none);

    Trace *m_trace;
    Stage m_stage = Stage::Greedy;
    int m_attempt = 1;
    int m_phase = 0;
    std::uint32_t m_funnel = 0; ///< first row that belongs to no step yet
};

} // namespace boardwright
