// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>

namespace boardwright {

/// wideProduct of core/random/philox.h, (high, low), as compiled without 128-bit integers.
std::pair<std::uint64_t, std::uint64_t> portableProduct(std::uint64_t a, std::uint64_t b);

} // namespace boardwright
