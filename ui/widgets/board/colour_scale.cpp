// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/colour_scale.h"

#include "ui/widgets/paint/colour_mix.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace boardwright {

namespace {

// Equal steps of lightness from 0.28 to 0.92 in OKLCH (Ottosson, "A perceptual color space for
// image processing", 2020), from violet to yellow.
constexpr auto amounts = std::to_array<QColor>({QColor(55, 1, 101), QColor(32, 48, 138),
    QColor(2, 87, 136), QColor(7, 117, 140), QColor(4, 147, 146), QColor(1, 178, 140),
    QColor(104, 202, 119), QColor(181, 219, 103), QColor(249, 232, 102)});

constexpr auto aroundZero = std::to_array<QColor>({QColor(33, 102, 172), QColor(120, 170, 212),
    QColor(240, 240, 240), QColor(224, 160, 92), QColor(179, 88, 6)});

// Okabe and Ito, "Color universal design", 2008.
constexpr auto classes = std::to_array<QColor>(
    {QColor(153, 153, 153), QColor(230, 159, 0), QColor(86, 180, 233), QColor(0, 158, 115),
        QColor(240, 228, 66), QColor(0, 114, 178), QColor(213, 94, 0), QColor(204, 121, 167)});

QColor between(std::span<const QColor> stops, double share)
{
    const double at = std::clamp(share, 0.0, 1.0) * static_cast<double>(stops.size() - 1);
    const auto lower = std::min(static_cast<std::size_t>(at), stops.size() - 2);
    return mixed(stops[lower], stops[lower + 1], at - static_cast<double>(lower));
}

} // namespace

ColourScale::ColourScale(ScaleKind kind, double smallest, double largest)
    : m_kind(kind)
    , m_smallest(smallest)
    , m_largest(largest)
    , m_middle(std::midpoint(smallest, largest))
    , m_reach((largest - smallest) / 2)
{
}

ColourScale ColourScale::of(ScaleKind kind, std::span<const double> numbers)
{
    double smallest = 0;
    double largest = 0;
    bool isFirst = true;
    for (const double number : numbers) {
        if (!std::isfinite(number))
            continue;
        smallest = isFirst ? number : std::min(smallest, number);
        largest = isFirst ? number : std::max(largest, number);
        isFirst = false;
    }
    if (kind == ScaleKind::Diverging) {
        largest = std::max(std::abs(smallest), std::abs(largest));
        smallest = -largest;
    }
    return {kind, smallest, largest};
}

ColourScale ColourScale::aroundMean(std::span<const double> numbers)
{
    constexpr double chance = 0.1;
    ColourScale scale = of(ScaleKind::Sequential, numbers);
    double sum = 0;
    int count = 0;
    for (const double number : numbers) {
        if (!std::isfinite(number))
            continue;
        sum += number;
        ++count;
    }
    scale.m_kind = ScaleKind::Diverging;
    scale.m_middle = count == 0 ? 0 : sum / count;
    scale.m_reach = std::max({scale.m_largest - scale.m_middle, scale.m_middle - scale.m_smallest,
        chance * std::abs(scale.m_middle)});
    return scale;
}

QColor ColourScale::colourOf(double number) const
{
    if (!std::isfinite(number))
        return {};
    if (m_kind == ScaleKind::Classes) {
        const auto index = static_cast<std::size_t>(std::max(0.0, std::round(number)));
        return classes.at(index % classes.size());
    }
    constexpr double half = 0.5;
    const double share = m_reach <= 0 ? half : half + (number - m_middle) / (2 * m_reach);
    return m_kind == ScaleKind::Diverging ? between(aroundZero, share) : between(amounts, share);
}

QColor ColourScale::textOn(const QColor &colour)
{
    const QColor black(Qt::black);
    const QColor white(Qt::white);
    return contrast(black, colour) >= contrast(white, colour) ? black : white;
}

} // namespace boardwright
