// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QString>

#include <functional>
#include <vector>

namespace boardwright {

/// The room for labels below the bars of a chart, in pixels.
struct LabelRoom {
    double left = 0; ///< labels are between these two
    double right = 0;
    int height = 0; ///< of an upright label at most
};

/// A label below a chart, in the middle below its tick.
struct AxisLabel {
    double at = 0; ///< in pixels
    QString text;
};

struct AxisLabels {
    std::vector<AxisLabel> shown; ///< from left to right
    bool areUpright = false; ///< they read from the bottom to the top
};

/// Labels for bars with these names, whose middles are `slot` pixels apart from each other. All of
/// them if there is room, elided in their middle or upright; otherwise every second, third, ... No
/// two of them touch. Pure.
AxisLabels namedLabels(const std::vector<AxisLabel> &names, double slot, const LabelRoom &room,
    const QFontMetrics &metrics);

/// The distance of ticks on an axis of numbers: `step` times 1, 2, 5, 10, 20, ..., such that labels
/// between `first` and `last` do not touch and are not many. `pixels`: the length of one unit.
double roomyStep(double step, double first, double last, double pixels,
    const std::function<int(double)> &labelWidth);

} // namespace boardwright
