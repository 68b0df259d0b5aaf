// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/game_mode.h"
#include "core/board/result.h"
#include "core/random/draws.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace boardwright {

/// Which value a goal takes, of those available in its cell.
enum class ValueChoice : std::uint8_t {
    Any, ///< uniformly
    Lowest, ///< the lowest that it does not have on the board yet
    Highest, ///< the highest that it does not have on the board yet
};

/// Rules switched off for one board, and changes made after the fill. Source: "Board Generation" of
/// the lockout.live wiki, app version 0.27, and the site's game settings.
struct Modifiers {
    bool noBoardLimits = false;
    bool noLineLimits = false; ///< a goal still appears only once per line
    bool noWeighting = false; ///< the pool holds every enabled goal
    bool noProgression = false; ///< zones are ignored; modes with progression only
    ValueChoice values = ValueChoice::Any;
    bool noCentre = false; ///< the centre of a grid with odd rows and columns stays empty
    int blanks = 0; ///< cells left empty; never those with forced goals
    int shinies = 0; ///< cells that count for more; automaticShinies: a number that suits the board

    static constexpr int automaticShinies = -1;
    static constexpr int mostShinies = 15; ///< the most that can be requested
    static constexpr int mostBlanks = 15;

    friend bool operator==(const Modifiers &, const Modifiers &) = default;
};

/// The modifiers with those that have no effect in this mode and size reset.
Modifiers applicable(const Modifiers &modifiers, const ModeSettings &settings);

/// The number of modifiers that are on.
int countOf(const Modifiers &modifiers);

/// Chaos: every rule that the mode has is off (the four "no-..." modifiers).
bool isChaos(const Modifiers &modifiers, const ModeSettings &settings);

/// The middle cell of a grid with odd rows and columns; nothing for other boards.
std::optional<SiteIndex> centreOf(const ModeSettings &settings);

/// The number of shiny cells: as requested, or automatic: width - 2 on a square board, one per set
/// on a sequence, and otherwise the shorter side (tiers) - 2.
int shiniesOn(const Modifiers &modifiers, const ModeSettings &settings);

/// Draws `count` blank cells, or as many as there are, uniformly among the sites whose `mayBe` is
/// not 0. Writes them to `into` in the order drawn; allocates nothing else.
void drawBlanks(std::span<const std::uint8_t> mayBe, int count, const Draws &draws,
    std::vector<SiteIndex> &into);

/// Draws `count` shiny cells, or as many as there are, among the sites whose `mayBe` is not 0,
/// spread over the board. Each time it draws a cell whose fullest line has the fewest shinies so
/// far, then one with the fewest in all its lines together; keyed draws break ties. Allocates
/// nothing but `into`.
void drawShinies(const Shape &shape, std::span<const std::uint8_t> mayBe, int count,
    const Draws &draws, std::vector<SiteIndex> &into);

} // namespace boardwright
