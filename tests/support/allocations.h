// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace boardwright {

/// Heap allocations of this thread so far, Qt's included. Only where the C library is glibc: 0
/// elsewhere.
std::uint64_t allocations();

} // namespace boardwright
