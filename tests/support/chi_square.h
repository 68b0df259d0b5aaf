// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace boardwright {

/// Pearson's statistic of counts that should all be equal.
double chiSquare(std::span<const int> counts);

/// The quantile of the chi-square distribution that lies `sigmas` normal standard deviations above
/// (below, if negative) the middle, by Wilson and Hilferty's approximation (1931); never negative.
double chiSquareQuantile(int degrees, double sigmas);

/// Beyond 4.75 standard deviations lies one in a million on either side: with a few hundred checks
/// on fixed seeds an honest generator is outside once in some thousand rewrites, a biased one at
/// once.
inline constexpr double oneInAMillion = 4.75;

/// True if equally likely bins could well give `counts`: neither too uneven nor, as counters do,
/// too even.
bool looksUniform(std::span<const int> counts);

/// True if `hits` of `trials` lies within `sigmas` standard deviations of the expected number.
bool isWithin(double sigmas, int hits, int trials, double probability);

} // namespace boardwright
