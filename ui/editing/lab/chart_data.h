// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace boardwright {

/// One bar of a chart.
struct ChartBar {
    double middle = 0; ///< on the axis of keys
    double height = 0;
    QString text; ///< what it stands for, in words: "3: 12 %"
    bool isChosen = false; ///< what is chosen elsewhere is in it

    friend bool operator==(const ChartBar &, const ChartBar &) = default;
};

/// Bars over an axis of numbers, with all words that belong to them: what a chart shows. A value.
struct ChartData {
    QString title;
    QString keys; ///< what the axis of keys counts, with its unit
    QString heights; ///< what bars count
    std::vector<ChartBar> bars; ///< by rising middles
    double barWidth = 1; ///< on the axis of keys
    double keyStep = 1; ///< marks of the axis stand at multiples of this
    std::optional<double> mean; ///< on the axis of keys
    QString meanText; ///< "on average 1.4"
    QString summary; ///< sentences for who cannot see it

    friend bool operator==(const ChartData &, const ChartData &) = default;
};

} // namespace boardwright
