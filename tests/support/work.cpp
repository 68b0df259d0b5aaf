// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/work.h"

namespace {

thread_local std::uint64_t done = 0;
thread_local std::uint64_t stopsAt = 0;
thread_local std::stop_source stops{std::nostopstate};

} // namespace

namespace boardwright {

std::uint64_t workDone()
{
    return done;
}

void stopAfter(std::uint64_t work, const std::stop_source &source)
{
    stopsAt = done + work;
    stops = source;
}

} // namespace boardwright

// The compiler calls it. NOLINTNEXTLINE(bugprone-reserved-identifier,
// readability-identifier-naming)
extern "C" void __sanitizer_cov_trace_pc()
{
    if (++done == stopsAt)
        stops.request_stop();
}
