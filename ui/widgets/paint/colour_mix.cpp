// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/paint/colour_mix.h"

#include <algorithm>
#include <cmath>

namespace boardwright {

namespace {

qreal luminance(const QColor &colour)
{
    const auto linear = [](float channel) {
        const qreal value = channel;
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF());
}

} // namespace

QColor mixed(const QColor &a, const QColor &b, qreal share)
{
    const auto channel
        = [share](float from, float to) { return static_cast<float>(from + (to - from) * share); };
    return QColor::fromRgbF(channel(a.redF(), b.redF()), channel(a.greenF(), b.greenF()),
        channel(a.blueF(), b.blueF()));
}

qreal contrast(const QColor &a, const QColor &b)
{
    const qreal first = luminance(a);
    const qreal second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

QColor readableOn(const QColor &ground, const QColor &colour, const QColor &text)
{
    constexpr qreal readable = 4.5;
    QColor result = colour;
    for (int step = 1; contrast(ground, result) < readable && step <= 20; ++step)
        result = mixed(colour, text, step / 20.0);
    return result;
}

} // namespace boardwright
