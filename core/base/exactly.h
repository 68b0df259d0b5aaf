// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace boardwright {

/// A calculated number as people mean it, with at most six decimals: 5.5, not 5.500000000000001; 0,
/// not 1.4e-17. What is calculated goes through here before it is stored: then the file holds what
/// is shown, and equal numbers make equal boards, wherever they come from.
inline double exactly(double number)
{
    constexpr double exactness = 1e6;
    constexpr double most = 1e9; // more have no six decimals
    return std::abs(number) < most ? std::round(number * exactness) / exactness + 0.0 : number;
}

} // namespace boardwright
