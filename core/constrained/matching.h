// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace boardwright {

/// Something that can fill certain cells, several at once.
struct Filler {
    std::vector<int> cells; ///< each below the number of cells
    int capacity = 1;
};

/// The most cells that can be filled at once: a maximum matching by Kuhn's augmenting paths, from
/// the cells. Each cell considers at most as many fillers as there are cells; that loses nothing,
/// because the other cells cannot occupy all of them. Linear in fillers, cubic in cells.
int mostFilled(const std::vector<Filler> &fillers, std::size_t cells);

} // namespace boardwright
