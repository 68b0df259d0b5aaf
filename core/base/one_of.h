// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace boardwright {

/// Whether a byte is one of a few. Readers ask it of each byte of a file, for which a search of the
/// library takes several times as long.
constexpr bool isOneOf(char byte, std::string_view few)
{
    for (const char one : few) { // NOLINT(readability-use-anyofallof): as fast without optimisation
        if (one == byte)
            return true;
    }
    return false;
}

} // namespace boardwright
