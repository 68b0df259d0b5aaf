// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/measure.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace boardwright {

/// The largest magnitude that statistics count, so that no sum overflows.
inline constexpr int mostBins = (1 << 15) - 1;

/// A number as a count of bins, rounded and clamped to what statistics count.
inline int binsOf(double number, double bin)
{
    constexpr double half = 0.5;
    const double bins = std::clamp<double>(number / bin, -mostBins, mostBins);
    return static_cast<int>(bins < 0 ? bins - half : bins + half);
}

/// The same of all numbers; Binned::nothing for none.
inline void toBins(std::span<const double> numbers, double bin, std::vector<int> &into)
{
    into.resize(numbers.size());
    std::ranges::transform(numbers, into.begin(), [bin](double number) {
        return std::isnan(number) ? Binned::nothing : binsOf(number, bin);
    });
}

/// The summed ones of `into.measured`, as counts of bins.
inline void toBins(std::span<const Measure> measures, Binned &into)
{
    into.values.resize(static_cast<std::size_t>(std::ranges::count_if(measures, &Measure::summed)));
    std::size_t summed = 0;
    for (std::size_t i = 0; i < measures.size(); ++i) {
        if (measures[i].summed)
            toBins(into.measured.values[i], measures[i].bin, into.values[summed++]);
    }
}

/// A count of bins, clamped to what statistics count.
constexpr int clampedBins(int bins)
{
    return std::clamp(bins, -mostBins, mostBins);
}

} // namespace boardwright
