// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/subject.h"
#include "core/lab/tally.h"

#include <functional>
#include <stop_token>

namespace boardwright {

/// How a simulation is run; has no effect on the counts.
struct SimulateOptions {
    Detail detail = Detail::Counts;
    int threads = 1; ///< including the caller's; the others are started and joined
    qint64 range = 0; ///< seeds per range, which counts completely or not at all; 0: automatic
};

/// Called after each range with the number of boards counted, by any thread, one call at a time.
using SimulateProgress = std::function<void(qint64 boards)>;

/// Counts the boards of `seeds`, at most mostBoardsOf() them. If stopped, the tally has fewer
/// boards and says which (Tally::seeds). Any thread.
Tally simulate(const SharedSubject &subject, const SeedRange &seeds, const SimulateOptions &options,
    const std::stop_token &stop = {}, const SimulateProgress &progress = {});

} // namespace boardwright
