// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/subject.h"
#include "core/lab/tally.h"

#include <functional>
#include <stop_token>

namespace boardwright {

/// How a simulation is run. Nothing here changes what is counted.
struct SimulateOptions {
    Detail detail = Detail::Counts;
    int threads = 1; ///< the caller's, and more that are started and joined
    qint64 range = 0; ///< seeds counted at a time, wholly or not at all; 0: as suits the set
};

/// Told after each range how many boards are counted: by any of the threads, one call at a time.
using SimulateProgress = std::function<void(qint64 boards)>;

/// Counts the boards of `seeds`, at most mostBoards. Where it was stopped, the tally has fewer
/// boards, and tells which (Tally::seeds). Any thread.
Tally simulate(const SharedSubject &subject, const SeedRange &seeds, const SimulateOptions &options,
    const std::stop_token &stop = {}, const SimulateProgress &progress = {});

} // namespace boardwright
