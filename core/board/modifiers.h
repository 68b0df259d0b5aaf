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

/// Which of the values that a goal may take in a cell it takes.
enum class ValueChoice : std::uint8_t {
    Any, ///< uniformly
    Lowest, ///< of those it does not have yet
    Highest, ///< likewise
};

/// Rules switched off for one board, and what is done to it after the fill. Source: "Board
/// Generation" of the lockout.live wiki, app version 0.27, and the site's game settings.
struct Modifiers {
    bool noBoardLimits = false;
    bool noLineLimits = false; ///< a goal still stands only once in a line
    bool noWeighting = false; ///< every enabled goal takes part
    bool noProgression = false; ///< goals stand anywhere; modes with progression only
    ValueChoice values = ValueChoice::Any;
    bool noCentre = false; ///< the centre of a grid of odd rows and columns stays empty
    int blanks = 0; ///< cells that stay empty, never forced ones
    int shinies = 0; ///< cells that count for more; automaticShinies: as many as suit the board

    static constexpr int automaticShinies = -1;
    static constexpr int mostShinies = 15; ///< that can be asked for
    static constexpr int mostBlanks = 15;

    friend bool operator==(const Modifiers &, const Modifiers &) = default;
};

/// The modifiers that mean something in a mode and size; the others are taken back.
Modifiers applicable(const Modifiers &modifiers, const ModeSettings &settings);

/// How many of them are on.
int countOf(const Modifiers &modifiers);

/// Chaos: every rule that the mode knows is switched off (the four of "no-...").
bool isChaos(const Modifiers &modifiers, const ModeSettings &settings);

/// The middle cell of a grid of odd rows and columns; nothing elsewhere.
std::optional<SiteIndex> centreOf(const ModeSettings &settings);

/// Shinies on a board: those asked for, or automatically the width less 2 of a square board, one a
/// set of a sequence, and on other boards the shorter side (tiers) less 2.
int shiniesOn(const Modifiers &modifiers, const ModeSettings &settings);

/// Draws the cells that stay blank, `count` or as many as there are, uniformly among those of
/// `mayBe` (by site, not 0: may be), in drawn order into `into`. No memory but that of `into`.
void drawBlanks(std::span<const std::uint8_t> mayBe, int count, const Draws &draws,
    std::vector<SiteIndex> &into);

/// Draws the shiny cells, `count` or as many as there are, among those of `mayBe`, spread over the
/// board: one by one in a cell whose fullest line holds the fewest so far, then whose lines
/// together do; ties by keyed draw. No memory but that of `into`.
void drawShinies(const Shape &shape, std::span<const std::uint8_t> mayBe, int count,
    const Draws &draws, std::vector<SiteIndex> &into);

} // namespace boardwright
