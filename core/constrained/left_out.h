// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/compiled_set.h"
#include "core/generator/measure.h"

#include <array>
#include <cstdint>
#include <vector>

namespace boardwright {

/// Why a goal is not on a finished board: the first of these that holds, in this order. It is asked
/// as one goal more, as if every cell had room beside what stands there.
enum class LeftOut : std::uint8_t {
    OnBoard, ///< it is
    NoPlace, ///< disabled, or no cell of an empty board takes it
    Weight, ///< it is not in the pool
    Tag, ///< its tag is on the board
    Group, ///< one of its exclusion groups is full
    BoardLimit, ///< one of its board categories is full
    LineLimit, ///< in every cell, a line would exceed a limit
    Place, ///< so it would in all cells of its zones and positions, but not in some other cell
    NotDrawn, ///< in some cell it would break nothing: chance
};

/// Which kind of rule keeps most goals from a cell: those that nothing else keeps from it.
enum class Tightest : std::uint8_t { None, Tag, BoardLimit, Place, LineLimit, Several };

/// The limits of a set that some board can reach: board categories, line categories, groups.
std::vector<NamedLimit> limitsOf(const CompiledSet &set);

/// The zones that a site can be in, along the way from the first to the last: what zonesAt() of
/// core/board/progression.h says.
inline constexpr std::array zoneStretches{Zones(Zone::Early), Zone::Early | Zone::Mid,
    Zone::Early | Zone::Mid | Zone::Late, Zone::Mid | Zone::Late,
    Zone::Mid | Zone::Late | Zone::Endgame, Zone::Late | Zone::Endgame, Zones(Zone::Endgame)};

/// Numbers that are the same on all boards of a set.
struct FixedNumbers {
    double exclusive = 0; ///< cells in one zone only; nothing: there is no progression
    std::vector<double> eligible; ///< by site: goals that may stand there on the empty board
    std::vector<double> zones; ///< by site: class in zoneStretches; nothing where it is in no zone
};

FixedNumbers fixedOf(const CompiledSet &set);

} // namespace boardwright
