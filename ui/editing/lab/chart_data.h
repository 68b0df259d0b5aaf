// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace boardwright {

/// One bar of a chart.
struct ChartBar {
    double middle = 0; ///< on the key axis
    double height = 0;
    QString text; ///< its meaning in words: "3: 12 %"
    bool isChosen = false; ///< it contains the current item
    QString name{}; ///< of what it stands for, below it; without names the key axis has numbers

    friend bool operator==(const ChartBar &, const ChartBar &) = default;
};

/// The content of a bar chart over an axis of numbers or of names, including all texts. A value.
struct ChartData {
    QString title;
    QString keys; ///< the title of the key axis, with its unit
    QString heights; ///< the title of the height axis
    std::vector<ChartBar> bars; ///< by ascending middles
    double barWidth = 1; ///< on the key axis
    double keyStep = 1; ///< tick marks with numbers are at multiples of this
    std::optional<double> mean; ///< on the key axis
    QString meanText; ///< "on average 1.4"
    QString summary; ///< sentences for screen readers

    bool hasNames() const { return !bars.empty() && !bars.front().name.isEmpty(); }

    friend bool operator==(const ChartData &, const ChartData &) = default;
};

} // namespace boardwright
