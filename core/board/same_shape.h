// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"

#include <algorithm>

namespace boardwright {

/// Whether two empty boards look the same: sites and what links them. Where the sites of a graph
/// are drawn is not what they are.
inline bool isSameShape(const Shape &one, const Shape &other)
{
    return &one == &other
        || (one.topology == other.topology && one.links == other.links
            && std::ranges::equal(one.sites, other.sites, [&](const Site &a, const Site &b) {
                   return a.kind == b.kind
                       && (one.topology == Topology::Graph || a.place == b.place);
               }));
}

} // namespace boardwright
