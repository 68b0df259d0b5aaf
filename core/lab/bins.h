// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/tally.h"

#include <algorithm>

namespace boardwright {

/// A number in bins of its measure, rounded; the nearest that statistics count.
inline int binsOf(double number, double bin)
{
    constexpr double half = 0.5;
    const double bins = std::clamp<double>(number / bin, -mostBins, mostBins);
    return static_cast<int>(bins < 0 ? bins - half : bins + half);
}

} // namespace boardwright
