// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/sign_test.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace boardwright {

namespace {

constexpr quint64 mostExact = 10'000;

/// Twice the binomial probability of at most `few` of `all`, summed from its largest term.
double logExact(quint64 few, quint64 all)
{
    double logTerm = -static_cast<double>(all) * std::numbers::ln2; // the term of 0 changes
    for (quint64 i = 1; i <= few; ++i)
        logTerm += std::log(static_cast<double>(all - i + 1)) - std::log(static_cast<double>(i));
    double tail = 1;
    double term = 1;
    for (quint64 i = few; i > 0; --i) {
        term *= static_cast<double>(i) / static_cast<double>(all - i + 1);
        tail += term;
    }
    return std::min(0.0, logTerm + std::log(tail) + std::numbers::ln2);
}

double logNormal(quint64 few, quint64 all)
{
    constexpr double farOut = 30; // beyond this, erfc is near the smallest doubles
    const auto changes = static_cast<double>(all);
    const double z
        = std::max(0.0, (changes - 2.0 * static_cast<double>(few) - 1) / std::sqrt(changes));
    if (z < farOut)
        return std::log(std::erfc(z / std::numbers::sqrt2));
    // The first term of the asymptotic series of erfc.
    return -z * z / 2 - std::log(z) - std::log(std::numbers::pi / 2) / 2;
}

} // namespace

double logSignTest(quint64 up, quint64 down)
{
    const quint64 all = up + down;
    const quint64 few = std::min(up, down);
    if (all == 0 || 2 * few == all)
        return 0;
    return all <= mostExact ? logExact(few, all) : logNormal(few, all);
}

std::vector<double> logAdjusted(std::span<const double> logs, std::size_t tests)
{
    std::vector<std::size_t> order(logs.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return logs[i]; });
    std::vector<double> adjusted(logs.size(), 0);
    double least = 0;
    for (std::size_t rank = order.size(); rank > 0; --rank) {
        const std::size_t test = order[rank - 1];
        const double scaled = logs[test] + std::log(static_cast<double>(tests))
            - std::log(static_cast<double>(rank));
        least = std::min(least, scaled);
        adjusted[test] = least;
    }
    return adjusted;
}

} // namespace boardwright
