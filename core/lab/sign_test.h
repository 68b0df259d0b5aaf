// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

#include <span>
#include <vector>

namespace boardwright {

/// The natural logarithm of the two-sided p value of the sign test: how likely it is that so many
/// changes, each up or down with the same chance, are at least as uneven. For paired yes-or-no
/// numbers it is the exact test of McNemar ("Note on the sampling error of the difference between
/// correlated proportions or percentages", Psychometrika 12, 1947). Exact up to ten thousand
/// changes, by the normal approximation with continuity correction beyond. 0 for no changes.
double logSignTest(quint64 up, quint64 down);

/// For the logarithms of p values, those of the adjusted ones (q values) of Benjamini and Hochberg
/// ("Controlling the false discovery rate", Journal of the Royal Statistical Society B 57, 1995):
/// of what has q at most 0.05, a share of 0.05 is expected to be noise. `tests`: how many were
/// made, no fewer than are given; those left out have p = 1.
std::vector<double> logAdjusted(std::span<const double> logs, std::size_t tests);

} // namespace boardwright
