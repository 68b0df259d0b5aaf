// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace boardwright {

/// Something that can fill some cells, and how many of them at once.
struct Filler {
    std::vector<int> cells; ///< below the number of cells
    int capacity = 1;
};

/// The most cells that can be filled at once. Kuhn's augmenting paths from the side of the cells;
/// of the fillers of a cell only as many are looked at as there are cells, which loses nothing:
/// the others cannot all be busy. So the cost is linear in the fillers and cubic in the cells.
int mostFilled(const std::vector<Filler> &fillers, std::size_t cells);

} // namespace boardwright
