// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

#include <span>
#include <vector>

namespace boardwright {

/// The natural logarithm of the two-sided p value of the sign test: the probability that `up` +
/// `down` changes, each up or down with equal probability, are at least this uneven. For paired
/// yes-or-no data it is McNemar's exact test ("Note on the sampling error of the difference between
/// correlated proportions or percentages", Psychometrika 12, 1947). Exact up to ten thousand
/// changes; beyond that the normal approximation with continuity correction. 0 without changes.
double logSignTest(quint64 up, quint64 down);

/// Turns the logarithms of p values into those of adjusted p values (q values; Benjamini and
/// Hochberg, "Controlling the false discovery rate", Journal of the Royal Statistical Society B 57,
/// 1995): among results with q <= 0.05, an expected share of 0.05 is noise. `tests` is the number
/// of tests made, at least the number given; those not given count as p = 1.
std::vector<double> logAdjusted(std::span<const double> logs, std::size_t tests);

} // namespace boardwright
