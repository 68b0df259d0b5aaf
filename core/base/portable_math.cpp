// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/portable_math.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace boardwright {

namespace {

constexpr double half = 0.5;

/// The sine and cosine of at most an eighth of a turn, by their Taylor series.
double smallSine(double angle)
{
    constexpr int terms = 10;
    double term = angle;
    double sum = angle;
    for (int i = 1; i <= terms; ++i) {
        term *= -angle * angle / (2.0 * i * (2.0 * i + 1));
        sum += term;
    }
    return sum;
}

double smallCosine(double angle)
{
    constexpr int terms = 10;
    double term = 1;
    double sum = 1;
    for (int i = 1; i <= terms; ++i) {
        term *= -angle * angle / (2.0 * i * (2.0 * i - 1));
        sum += term;
    }
    return sum;
}

/// A uniform number above 0 and at most 1.
double uniform(std::uint64_t bits)
{
    constexpr int unused = 11; // a double has 53 bits
    return static_cast<double>((bits >> unused) + 1) * 0x1p-53;
}

} // namespace

double portableLog(double x)
{
    int exponent = 0;
    double mantissa = std::frexp(x, &exponent);
    if (mantissa < std::numbers::sqrt2 / 2) {
        mantissa *= 2;
        --exponent;
    }
    // ln m = 2 artanh((m - 1) / (m + 1)); the ratio is at most 0.172.
    constexpr int terms = 12;
    const double ratio = (mantissa - 1) / (mantissa + 1);
    double power = ratio;
    double sum = 0;
    for (int i = 0; i < terms; ++i) {
        sum += power / (2.0 * i + 1);
        power *= ratio * ratio;
    }
    return 2 * sum + exponent * std::numbers::ln2;
}

double portableExp(double x)
{
    const double exponent = std::floor(x / std::numbers::ln2 + half);
    const double rest = x - exponent * std::numbers::ln2;
    constexpr int terms = 16; // |rest| is at most 0.35
    double term = 1;
    double sum = 1;
    for (int i = 1; i <= terms; ++i) {
        term *= rest / i;
        sum += term;
    }
    return std::ldexp(sum, static_cast<int>(exponent));
}

double portableCosOfTurns(double turns)
{
    constexpr double quarter = 0.25;
    constexpr double eighth = 0.125;
    constexpr double full = 2 * std::numbers::pi;
    const double folded = std::min(turns, 1 - turns); // 0..0.5
    const bool isNegative = folded > quarter;
    const double part = isNegative ? half - folded : folded; // 0..0.25
    const double cosine
        = part > eighth ? smallSine((quarter - part) * full) : smallCosine(part * full);
    return isNegative ? -cosine : cosine;
}

double logOdds(double chance)
{
    return portableLog(chance / (1 - chance));
}

double chanceOfLogOdds(double odds)
{
    return 1 / (1 + portableExp(-odds));
}

double standardNormal(std::uint64_t first, std::uint64_t second)
{
    return std::sqrt(-2 * portableLog(uniform(first))) * portableCosOfTurns(uniform(second));
}

} // namespace boardwright
