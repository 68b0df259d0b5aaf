// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"

namespace boardwright {

/// The zones at this progress: early 0..40 %, mid 20..60 %, late 40..80 %, endgame 60..100 %,
/// bounds included. Exact integer comparison. None for a board without progression (0 / 0).
Zones zonesAt(Fraction progress);

/// True for exactly one zone: only goals of that zone can fill the site.
bool isExclusive(Zones zones);

/// The zones of an objective: those it lists, or all four if it lists none.
Zones carriedZones(const Objective &objective);

/// Whether a goal with zones `carried` may be placed on a site with zones `site`; always true
/// without progression.
inline bool zonesMatch(Zones carried, Zones site)
{
    return !site || (carried & site);
}

/// Progressive ranges: whether a goal with zones `carried` may take value `index` (0-based, of
/// `count` ascending values) on a site with zones `site`. With m zones carried, in order, zone i
/// offers the values r with r * m < (i + 1) * count and (r + 1) * m > i * count. A site offers the
/// values of all its zones that the goal carries, or all values if there is no such zone, as on a
/// board without progression.
bool isValueInZones(int index, int count, Zones carried, Zones site);

} // namespace boardwright
