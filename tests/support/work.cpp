// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/work.h"

namespace {

thread_local std::uint64_t done = 0;

} // namespace

namespace boardwright {

std::uint64_t workDone()
{
    return done;
}

} // namespace boardwright

// The compiler calls it. NOLINTNEXTLINE(bugprone-reserved-identifier,
// readability-identifier-naming)
extern "C" void __sanitizer_cov_trace_pc()
{
    ++done;
}
