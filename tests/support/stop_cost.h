// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/split_mix.h"
#include "tests/support/work.h"

#include <QTest>

#include <algorithm>

namespace boardwright {

/// Basic blocks, of which a slow machine runs more than this in 0.3 seconds.
inline constexpr std::uint64_t mostWork = 60'000'000;

/// Stops a job after random amounts of its work, and checks that it ends soon. No run is followed
/// for longer than `longest`.
template <typename Job>
void stopOften(const Job &job, std::uint64_t longest = 400'000'000)
{
    SplitMix random(1);
    std::uint64_t whole = longest;
    std::uint64_t most = 0;
    for (int run = 0; run < 12; ++run) {
        std::stop_source source;
        // The first one says how much there is.
        const std::uint64_t stop
            = run == 0 ? longest : static_cast<std::uint64_t>(random.next() % whole) + 1;
        const std::uint64_t before = workDone();
        stopAfter(stop, source);
        job(source.get_token());
        const std::uint64_t work = workDone() - before;
        if (run == 0)
            whole = std::min(work, longest);
        if (work > stop)
            most = std::max(most, work - stop);
    }
    qInfo("%llu in all, at most %llu after a stop", static_cast<unsigned long long>(whole),
        static_cast<unsigned long long>(most));
    QCOMPARE_GE(whole, 1'000U);
    QCOMPARE_LE(most, mostWork);
}

} // namespace boardwright
