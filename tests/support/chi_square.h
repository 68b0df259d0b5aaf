// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace boardwright {

/// Pearson's statistic for counts that should all be equal.
double chiSquare(std::span<const int> counts);

/// The quantile of the chi-square distribution `sigmas` standard deviations above its middle
/// (below, if negative), by Wilson and Hilferty's approximation (1931). Never negative.
double chiSquareQuantile(int degrees, double sigmas);

/// Results beyond 4.75 standard deviations occur once in a million on either side. With a few
/// hundred checks on fixed seeds, a correct generator exceeds the bound once in some thousand
/// rewrites; a biased one exceeds it at once.
inline constexpr double oneInAMillion = 4.75;

/// True if equally likely bins could produce `counts`: not too uneven and, unlike a counter's, not
/// too even.
bool looksUniform(std::span<const int> counts);

/// True if `hits` of `trials` lies within `sigmas` standard deviations of the expected number.
bool isWithin(double sigmas, int hits, int trials, double probability);

} // namespace boardwright
