// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace boardwright {

/// How category limits (percentages) translate to counts: rounded up to whole cells. Percentages
/// outside 0..100, which a file may contain, are clamped. Source: "Board Generation" of the
/// lockout.live wiki, app version 0.27.

/// The most goals of one board category on a board of `cells` cells.
constexpr int boardCap(int percent, int cells)
{
    return (std::clamp(percent, 0, 100) * cells + 99) / 100;
}

/// The most goals of one line category in a line of `length` cells: at least 1.
constexpr int lineCap(int percent, int length)
{
    return std::max(1, boardCap(percent, length));
}

} // namespace boardwright
