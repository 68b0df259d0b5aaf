// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/simulate.h"

#include "core/lab/seed_queue.h"
#include "core/lab/tallier.h"

namespace boardwright {

namespace {

/// Long enough that adding a range's sums is cheap compared with making its boards.
qint64 rangeOf(const SharedSubject &subject, Detail detail)
{
    constexpr qint64 least = 256;
    constexpr qint64 countersOfBoard = 32;
    const auto rows = static_cast<qint64>(subject->study()->goals.size());
    const qint64 counters = detail == Detail::Counts ? rows : rows * subject->study()->sites;
    return std::max(least, counters / countersOfBoard);
}

} // namespace

Tally simulate(const SharedSubject &subject, const SeedRange &seeds, const SimulateOptions &options,
    const std::stop_token &stop, const SimulateProgress &progress)
{
    Q_ASSERT(seeds.count() <= mostBoardsOf(*subject->study()));
    SeedQueue queue(
        seeds, options.range > 0 ? options.range : rangeOf(subject, options.detail), progress);
    return countOnThreads(
        queue, options.threads, stop, [&] { return Tally(subject->study(), options.detail); },
        [&] {
            return [tallier = Tallier(subject, options.detail)](const SeedRange &range, Tally &into,
                       Watch &watch) mutable { return tallier.count(range, into, watch); };
        });
}

} // namespace boardwright
