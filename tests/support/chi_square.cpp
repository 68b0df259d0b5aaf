// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/chi_square.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace boardwright {

double chiSquare(std::span<const int> counts)
{
    const double total = std::accumulate(counts.begin(), counts.end(), 0.0);
    const double expected = total / static_cast<double>(counts.size());
    double sum = 0;
    for (const int count : counts)
        sum += (count - expected) * (count - expected) / expected;
    return sum;
}

double chiSquareQuantile(int degrees, double sigmas)
{
    const double spread = 2.0 / (9.0 * degrees);
    const double root = 1 - spread + sigmas * std::sqrt(spread);
    return root <= 0 ? 0 : degrees * root * root * root;
}

bool looksUniform(std::span<const int> counts)
{
    const int degrees = static_cast<int>(counts.size()) - 1;
    const double statistic = chiSquare(counts);
    return statistic <= chiSquareQuantile(degrees, oneInAMillion)
        && statistic >= chiSquareQuantile(degrees, -oneInAMillion);
}

bool isWithin(double sigmas, int hits, int trials, double probability)
{
    const double deviation = std::sqrt(trials * probability * (1 - probability));
    return std::abs(hits - trials * probability) <= sigmas * deviation;
}

} // namespace boardwright
