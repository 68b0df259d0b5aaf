// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/measure.h"
#include "ui/text/number_text.h"

/// How many decimals a number of each unit has at most, wherever people read it. No other place
/// says it: tests/numbers.cmake holds that digits are named, and tst_numbers_read that what the
/// whole window shows has no more.
namespace boardwright::unit_digits {

inline constexpr int whole = 0; ///< counts, positions, difficulties, seeds
inline constexpr int percent = 1; ///< shares and points of a percentage
inline constexpr int milliseconds = 1;
inline constexpr int minutes = 2; ///< where they are no clock: see clockText()
inline constexpr int deviation = 2; ///< of counts of lines
inline constexpr int meanCount = 1; ///< of goals, of appearances, on average
inline constexpr int score = 2; ///< points of happiness and the like, and means of them
/// A mean so small that it would look like nothing has as many as its first digit takes, and no
/// more than this.
inline constexpr int smallestMean = 5;
/// A number that is to be typed into a field, such as a bound that would reject something.
inline constexpr int bound = 3;
/// What people type into fields, which is shown as it was typed.
inline constexpr int field = mostDecimals;

/// Of a measure's number on one board.
constexpr int of(Unit unit)
{
    return unit == Unit::Percent ? percent : score;
}

} // namespace boardwright::unit_digits
