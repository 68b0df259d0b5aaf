// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/trace.h"
#include "core/constrained/board_state.h"
#include "core/constrained/pool.h"

namespace boardwright {

/// Writes the steps of a constrained fill into a trace, or nowhere: every member does nothing
/// without one, so that recording costs nothing when off.
class Recorder final {
public:
    /// `trace` may be null; it is cleared.
    explicit Recorder(Trace *trace);

    /// From here on steps belong to this attempt, and to this phase of its search (0: none).
    void attempt(int attempt, int phase = 0);

    void begin(Stage stage);
    void end(Stage stage);

    /// Before a goal is stood on a site: who was left after each filter. `forcedOnly`: only goals
    /// with designated cells were asked; otherwise, in the greedy stage, only those without.
    void funnel(const CompiledSet &set, const Pool &pool, const BoardState &board, SiteIndex site,
        bool forcedOnly);
    /// A goal was stood on a site and broke so many limits there; takes the funnel recorded since
    /// the last placement.
    void place(const CompiledSet &set, SiteIndex site, GoalIndex goal, int value, int broken);
    /// What stood on a site was taken away.
    void remove(SiteIndex site);
    /// A goal was tried on a site and is not stood there; drops the funnel recorded for it.
    void reject(SiteIndex site, RowId what);
    /// `limits` that the placement on a site broke hold again.
    void recover(SiteIndex site, int limits);
    void mark(SiteIndex site, Marks marks);

    bool isOn() const { return m_trace != nullptr; }

private:
    Step &add(Act act, SiteIndex site = SiteIndex::none);

    Trace *m_trace;
    Stage m_stage = Stage::Greedy;
    int m_attempt = 1;
    int m_phase = 0;
    std::uint32_t m_funnel = 0; ///< first row that no step has yet
};

} // namespace boardwright
