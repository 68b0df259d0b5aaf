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

    void begin(Stage stage);
    void end(Stage stage);

    /// Before a goal is stood on a site: who was left after each filter. `forcedOnly`: only goals
    /// with designated cells were asked; otherwise, in the greedy stage, only those without.
    void funnel(const CompiledSet &set, const Pool &pool, const BoardState &board, SiteIndex site,
        bool forcedOnly);
    /// A goal was stood on a site; takes the funnel recorded since the last placement.
    void place(SiteIndex site, RowId what, int value);
    /// The placement on a site broke some limits.
    void relax(SiteIndex site, RowId what, int broken);

    bool isOn() const { return m_trace != nullptr; }

private:
    Step &add(Act act);

    Trace *m_trace;
    Stage m_stage = Stage::Greedy;
    std::uint32_t m_funnel = 0; ///< first row that no step has yet
};

} // namespace boardwright
