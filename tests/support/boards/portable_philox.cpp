// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/portable_philox.h"

#include <array>

// Includes the header again in another namespace, so that one program contains both
// implementations.
#ifdef __clang__
#pragma clang diagnostic ignored "-Wbuiltin-macro-redefined"
#endif
#undef __SIZEOF_INT128__
#define boardwright boardwright_portable
#include "core/random/philox.h"
#undef boardwright

namespace boardwright {

std::pair<std::uint64_t, std::uint64_t> portableProduct(std::uint64_t a, std::uint64_t b)
{
    const auto product = boardwright_portable::wideProduct(a, b);
    return {product.high, product.low};
}

} // namespace boardwright
