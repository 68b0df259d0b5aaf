// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/adjacency.h"

#include <algorithm>

namespace boardwright {

bool areAdjacent(const Site &a, const Site &b)
{
    constexpr qreal nearly = 1e-6;
    const QRectF grown = a.place.adjusted(-nearly, -nearly, nearly, nearly) & b.place;
    return grown.isValid() && std::max(grown.width(), grown.height()) > 2 * nearly;
}

std::vector<std::pair<std::size_t, std::size_t>> adjacentPairs(const Shape &shape)
{
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t a = 0; a < shape.sites.size(); ++a) {
        for (std::size_t b = a + 1; b < shape.sites.size(); ++b) {
            if (areAdjacent(shape.sites[a], shape.sites[b]))
                pairs.emplace_back(a, b);
        }
    }
    return pairs;
}

} // namespace boardwright
