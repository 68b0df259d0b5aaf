// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace boardwright {

/// The number of heap allocations of this thread so far, including Qt's. Counted only with glibc;
/// otherwise 0.
std::uint64_t allocations();

} // namespace boardwright
