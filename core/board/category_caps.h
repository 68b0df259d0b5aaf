// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace boardwright {

/// What the limits of categories mean on a board: a percentage is the smallest whole number of
/// cells that is at least this part of them. Percentages outside 0..100, which a file may hold,
/// count as the nearest. Source: "Board Generation" of the lockout.live wiki, app version 0.27.

/// Goals with one board category that a board of so many cells may hold.
constexpr int boardCap(int percent, int cells)
{
    return (std::clamp(percent, 0, 100) * cells + 99) / 100;
}

/// Goals with one line category that a line of so many cells may hold: always one at least.
constexpr int lineCap(int percent, int length)
{
    return std::max(1, boardCap(percent, length));
}

} // namespace boardwright
