// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/playbingo/set_list.h"

#include <QMap>

#include <optional>

namespace boardwright::playbingo {

/// Boards of more cells are not made.
inline constexpr std::size_t mostCells = 625;

/// Cells of a board, and of one of its rows.
std::size_t cellsOf(const sites::playbingo::GeneratorSettings &settings);
int widthOf(const sites::playbingo::GeneratorSettings &settings);

/// Goals for cells of one difficulty.
struct Supply {
    int goals = 0; ///< that pass the filters
    int cells = 0; ///< that have only such goals

    friend bool operator==(const Supply &, const Supply &) = default;
};

/// By difficulty, for the difficulties of cells.
QMap<int, Supply> suppliesOf(const sites::playbingo::List &list);

/// How many different sets of goals the boards of all seeds have at most, if that is fewer than
/// seeds of a room. Nothing where goals depend on those before: with the line rule, adjustments,
/// or a custom layout. Source: the site takes goal (2147483647 - seed) mod n of the n that may
/// stand in a cell, so boards depend on the seed only by its remainders.
std::optional<qint64> goalSetsOf(const sites::playbingo::List &list);

} // namespace boardwright::playbingo
