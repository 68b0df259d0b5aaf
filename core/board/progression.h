// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"

namespace boardwright {

/// The zones that contain a site so far along the board: early 0..40 %, mid 20..60 %, late
/// 40..80 %, endgame 60..100 %, both ends included. Compared in whole numbers. None for a board
/// without progression (0 / 0).
Zones zonesAt(Fraction progress);

/// True where only one zone contains the site: goals that carry it are the only ones to fill it.
bool isExclusive(Zones zones);

/// The zones an objective carries: those it lists, or all four.
Zones carriedZones(const Objective &objective);

/// Whether a goal that carries `carried` may stand where `site` zones are; always where the board
/// has no progression.
inline bool zonesMatch(Zones carried, Zones site)
{
    return !site || (carried & site);
}

/// Progressive ranges: whether a goal that carries `carried` may take value `index` (0-based) of
/// its `count` ascending ones on a site of these zones. With m zones carried, in order, zone i has
/// the values r with r * m < (i + 1) * count and (r + 1) * m > i * count; a site offers those of
/// all its zones that the goal carries, and all values where there are none such, as on a board
/// without progression.
bool isValueInZones(int index, int count, Zones carried, Zones site);

} // namespace boardwright
