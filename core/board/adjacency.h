// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace boardwright {

/// Whether the places of two sites have a part of an edge in common; a corner is not enough.
bool areAdjacent(const Site &a, const Site &b);

/// The pairs of adjacent sites, as indices: the first one is the lower.
std::vector<std::pair<std::size_t, std::size_t>> adjacentPairs(const Shape &shape);

} // namespace boardwright
