// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/trace.h"

#include <cstddef>
#include <vector>

namespace boardwright {

/// A trace being replayed, forward and back. What each step takes away is kept, so that going to
/// any step costs as much as there are steps in between. Law: after goTo(n), board() is
/// replay(trace, result, n) and refused() the steps that it leaves out, wherever it came from.
class Replayer final {
public:
    /// Stands before the first step. `trace` must outlive this; of `result` the shapes are needed.
    Replayer(const Trace &trace, const Result &result);

    /// Beyond the last step: after the last.
    void goTo(std::size_t steps);

    /// How many steps are done.
    std::size_t steps() const { return m_done.size(); }

    const Replayed &board() const { return m_board; }

    /// How many of them could not be done.
    int refused() const { return m_refused; }

private:
    /// What a step was done over.
    struct Done {
        Placed at; ///< on Step::a
        int relaxed = 0; ///< likewise
        bool wasRefused = false;
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
