// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/trace.h"

#include <cstddef>
#include <vector>

namespace boardwright {

/// Replays a trace forward and backward. It keeps what each step overwrites, so going to a step
/// costs as much as the steps in between. Law: after goTo(n), board() equals replay(trace, result,
/// n), and refused() is the number of steps left out, whatever the previous position.
class Replayer final {
public:
    /// Starts before the first step. `trace` must outlive this; `result` provides the shapes.
    Replayer(const Trace &trace, const Result &result);

    /// Positions after the last step mean the last.
    void goTo(std::size_t steps);

    /// The number of steps done.
    std::size_t steps() const { return m_done.size(); }

    const Replayed &board() const { return m_board; }

    /// The number of steps that could not be done.
    int refused() const { return m_refused; }

private:
    /// What a step overwrote.
    struct Done {
        Placed at; ///< on Step::a
        int relaxed = 0; ///< on Step::a
        bool wasRefused = false;
        Replayed::Tie wall; ///< Open: the wall that went, if it was one between two sites
        std::size_t link = 0; ///< its index
    };

    Replayed::Board *boardOf(const Step &step);
    void forward(const Step &step);
    void back(const Step &step);

    const Trace &m_trace;
    Replayed m_board;
    std::vector<Done> m_done; ///< by step
    int m_refused = 0;
};

} // namespace boardwright
