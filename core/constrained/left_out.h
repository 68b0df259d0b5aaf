// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/compiled_set.h"
#include "core/generator/measure.h"

#include <array>
#include <cstdint>
#include <vector>

namespace boardwright {

/// Why a goal is not on a finished board: the first reason that applies, in this order. The goal is
/// tested as an addition, as if every cell had space beside what is placed there.
enum class LeftOut : std::uint8_t {
    OnBoard, ///< it is on the board
    NoPlace, ///< disabled, or no cell of an empty board accepts it
    Weight, ///< not in the pool
    Tag, ///< its tag is on the board
    Group, ///< one of its exclusion groups is full
    BoardLimit, ///< one of its board categories is full
    LineLimit, ///< in every cell, it would exceed a limit of a line
    Place, ///< the same in all cells of its zones and positions, but not in every other cell
    NotDrawn, ///< it would break no rule in some cell, but was not drawn
};

/// The kind of rule that alone excludes the most goals from a cell.
enum class Tightest : std::uint8_t { None, Tag, BoardLimit, Place, LineLimit, Several };

/// The limits of a set that a board can reach: board categories, line categories, groups.
std::vector<NamedLimit> limitsOf(const CompiledSet &set);

/// The combinations of zones that a site can be in, from the start to the end of the board, as
/// zonesAt() of core/board/progression.h returns them.
inline constexpr std::array zoneStretches{Zones(Zone::Early), Zone::Early | Zone::Mid,
    Zone::Early | Zone::Mid | Zone::Late, Zone::Mid | Zone::Late,
    Zone::Mid | Zone::Late | Zone::Endgame, Zone::Late | Zone::Endgame, Zones(Zone::Endgame)};

/// Numbers that are the same for all boards of a set.
struct FixedNumbers {
    double exclusive = 0; ///< cells in exactly one zone; nothing without progression
    std::vector<double> eligible; ///< by site: goals that may be placed there on the empty board
    std::vector<double> zones; ///< by site: class in zoneStretches; nothing without zones
};

FixedNumbers fixedOf(const CompiledSet &set);

} // namespace boardwright
