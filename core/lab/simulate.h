// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/subject.h"
#include "core/lab/tally.h"

#include <functional>
#include <stop_token>

namespace boardwright {

/// How a simulation is run. Only `detail` has an effect on a complete result.
struct SimulateOptions {
    Detail detail = Detail::Counts;
    int threads = 1; ///< including the caller's; the others are started and joined
    /// Seeds in a range, the unit of work of a thread. When stopped, a range counts completely or
    /// not at all. 0: automatic.
    qint64 range = 0;
};

/// Called after each range with the number of boards counted so far, by any thread, one call at a
/// time.
using SimulateProgress = std::function<void(qint64 boards)>;

/// Makes and counts the boards of `seeds`, of which there may be at most mostBoardsOf() of the
/// subject's study. Blocks until all are counted. If stopped, the tally has fewer boards and says
/// which (Tally::seeds). Any thread.
Tally simulate(const SharedSubject &subject, const SeedRange &seeds, const SimulateOptions &options,
    const std::stop_token &stop = {}, const SimulateProgress &progress = {});

} // namespace boardwright
