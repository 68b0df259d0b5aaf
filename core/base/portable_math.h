// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace boardwright {

/// Functions that standard libraries round differently. These give the same bits on every machine,
/// because they use nothing but sums, products, quotients and roots. Their relative error is a few
/// times 1e-16. Any thread.

/// The natural logarithm; `x` is positive and finite.
double portableLog(double x);

/// e to the power of `x`; |x| at most 700.
double portableExp(double x);

/// The cosine of `turns` full turns, 0..1.
double portableCosOfTurns(double turns);

/// The logarithm of the odds of a chance, which is above 0 and below 1.
double logOdds(double chance);

/// The inverse of logOdds().
double chanceOfLogOdds(double odds);

/// A number with the standard normal distribution made of two uniform ones (Box and Muller, "A note
/// on the generation of random normal deviates", 1958).
double standardNormal(std::uint64_t first, std::uint64_t second);

} // namespace boardwright
