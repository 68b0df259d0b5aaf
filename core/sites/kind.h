// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/key.h"

#include <QStringView>

#include <cstdint>
#include <optional>
#include <span>

namespace boardwright::sites {

/// The ways in which Bingosync makes a board of a list.
enum class BoardKind : std::uint8_t {
    SrlV5,
    SrlV5Blackout, ///< all cells are in one line
    Randomized,
    Isaac,
    SynerGen,
    V8,
    V8Subtypes,
    Alttp, ///< Randomized, but at most one goal "Finish ..."
    Ladx, ///< Randomized, but at most one goal of a group
};

/// The length of a game: all tiers, the lower half or the upper half.
enum class Length : std::uint8_t { Normal, Short, Long };

struct KindTraits {
    BoardKind kind{};
    Key key; ///< in files and on the command line
    bool hasTiers = false; ///< 25 of them, placed by the magic square
    bool hasLengths = false;
    bool hasClash = false; ///< its cells have one
    bool stopsAtClash = false; ///< takes no goal that clashes
};

/// All kinds, in the order of the enumeration.
std::span<const KindTraits> kinds();

const KindTraits &traitsOf(BoardKind kind);

/// Nothing if no kind has this key.
std::optional<BoardKind> kindOf(QStringView key);

} // namespace boardwright::sites
