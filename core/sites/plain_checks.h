// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <array>
#include <span>

/// The rules of boards once more, plainly, for the checkers of generators: nothing here is shared
/// with what makes the boards.
namespace boardwright::sites {

inline constexpr int checkedSide = 5;

/// The tiers of Isaac's cells.
inline constexpr std::array checkedIsaac{
    2, 3, 1, 1, 2, 3, 1, 2, 2, 1, 1, 2, 4, 2, 1, 2, 1, 2, 1, 3, 1, 2, 1, 3, 2};

/// Whether all rows, columns and both diagonals of 25 tiers add up to 65.
inline bool isMagic(std::span<const qint64> tiers)
{
    constexpr qint64 magic = 65;
    const auto at = [&](int row, int column) {
        return tiers[static_cast<std::size_t>((row * checkedSide) + column)];
    };
    for (int i = 0; i < checkedSide; ++i) {
        qint64 row = 0;
        qint64 column = 0;
        qint64 down = 0;
        qint64 up = 0;
        for (int j = 0; j < checkedSide; ++j) {
            row += at(i, j);
            column += at(j, i);
            down += at(j, j);
            up += at(j, checkedSide - 1 - j);
        }
        if (row != magic || column != magic || down != magic || up != magic)
            return false;
    }
    return true;
}

inline bool areInOneLine(int cell, int other, int width)
{
    const int row = cell / width;
    const int column = cell % width;
    const int otherRow = other / width;
    const int otherColumn = other % width;
    return row == otherRow || column == otherColumn || (row == column && otherRow == otherColumn)
        || (row + column == width - 1 && otherRow + otherColumn == width - 1);
}

/// Pairs of equal types; those with a first type count one more for each that is first.
template <typename Types>
qint64 plainClash(const Types &goal, const Types &placed)
{
    qint64 clash = 0;
    for (qsizetype i = 0; i < std::ssize(goal); ++i) {
        for (qsizetype j = 0; j < std::ssize(placed); ++j) {
            if (goal[i] == placed[j])
                clash += 1 + (i == 0 ? 1 : 0) + (j == 0 ? 1 : 0);
        }
    }
    return clash;
}

} // namespace boardwright::sites
