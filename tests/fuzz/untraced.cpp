// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Linked in place of libFuzzer's notes about comparisons of eight bytes (tests/CMakeLists.txt).
// These are sizes and bounds, seldom what an input spells, and noting them took half of the time of
// a run.

#include <cstdint>

// NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming): the linker's names
extern "C" {
__attribute__((no_sanitize("coverage"))) void __wrap___sanitizer_cov_trace_cmp8(
    std::uint64_t /*left*/, std::uint64_t /*right*/)
{
}

__attribute__((no_sanitize("coverage"))) void __wrap___sanitizer_cov_trace_const_cmp8(
    std::uint64_t /*constant*/, std::uint64_t /*other*/)
{
}
}
// NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming)
