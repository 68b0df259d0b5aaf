// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/chart_labels.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace boardwright {

namespace {

constexpr int legible = 8; ///< characters of a name that is elided
constexpr int fewLetters = 5; ///< such as numbers of cells
constexpr int mostNumbers = 9;

int gapOf(const QFontMetrics &metrics)
{
    return metrics.averageCharWidth();
}

/// Every n-th of the names, each at most `most` pixels wide, where they are legible.
AxisLabels levelLabels(const std::vector<AxisLabel> &names, std::size_t every, double most,
    const LabelRoom &room, const QFontMetrics &metrics)
{
    AxisLabels labels;
    for (std::size_t i = every / 2; i < names.size(); i += every) {
        const auto &[at, name] = names[i];
        const double width = std::min(most, 2 * std::min(at - room.left, room.right - at));
        const int needed
            = std::min(metrics.horizontalAdvance(name), legible * metrics.averageCharWidth());
        if (width >= needed)
            labels.shown.push_back({.at = at,
                .text
                = metrics.elidedText(name, Qt::ElideMiddle, static_cast<int>(std::floor(width)))});
    }
    return labels;
}

AxisLabels uprightLabels(const std::vector<AxisLabel> &names, std::size_t every,
    const LabelRoom &room, const QFontMetrics &metrics)
{
    AxisLabels labels{.shown = {}, .areUpright = true};
    const double half = metrics.height() / 2.0;
    for (std::size_t i = 0; i < names.size(); i += every) {
        const auto &[at, name] = names[i];
        if (at - half >= room.left && at + half <= room.right)
            labels.shown.push_back(
                {.at = at, .text = metrics.elidedText(name, Qt::ElideMiddle, room.height)});
    }
    return labels;
}

/// How many slots something of this width needs.
std::size_t slotsFor(double width, double slot)
{
    return static_cast<std::size_t>(std::max(1.0, std::ceil(width / slot)));
}

} // namespace

AxisLabels namedLabels(const std::vector<AxisLabel> &names, double slot, const LabelRoom &room,
    const QFontMetrics &metrics)
{
    if (names.empty() || slot <= 0)
        return {};
    const int gap = gapOf(metrics);
    int widest = 0;
    for (const AxisLabel &name : names)
        widest = std::max(widest, metrics.horizontalAdvance(name.text));
    const int character = metrics.averageCharWidth();
    const int needed = std::min(widest, legible * character);
    if (slot >= needed + gap)
        return levelLabels(names, 1, slot - gap, room, metrics);
    const bool areShort = widest <= fewLetters * character;
    if (!areShort && room.height >= legible * character)
        return uprightLabels(names, slotsFor(metrics.height() + 1, slot), room, metrics);
    const std::size_t every = slotsFor(needed + gap, slot);
    return levelLabels(names, every, static_cast<double>(every) * slot - gap, room, metrics);
}

double roomyStep(double step, double first, double last, double pixels,
    const std::function<int(double)> &labelWidth)
{
    constexpr std::array factors{1, 2, 5};
    constexpr int mostPowers = 9;
    double power = 1;
    for (int i = 0; i < mostPowers; ++i, power *= 10) {
        for (const int factor : factors) {
            const double wide = step * factor * power;
            const double begin = std::ceil(first / wide);
            const double end = std::floor(last / wide);
            if (end - begin + 1 > mostNumbers)
                continue;
            int widest = 0;
            const int numbers = std::max(0, static_cast<int>(end - begin) + 1);
            for (int at = 0; at < numbers; ++at)
                widest = std::max(widest, labelWidth((begin + at) * wide));
            if (end <= begin || widest <= wide * pixels)
                return wide;
        }
    }
    return step * power;
}

} // namespace boardwright
