// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/game_mode.h"
#include "core/goalset/goalset.h"

#include <cstdint>
#include <optional>
#include <span>

namespace boardwright {

/// The names of the official sets that BOARDWRIGHT_DATA may contain.
std::span<const char *const> realSetNames();

/// An official set; nothing if BOARDWRIGHT_DATA is unset or lacks it.
std::optional<GoalSet> realSet(const char *name);

/// Invented goals with the proportions of official sets: most goals in one or two categories of
/// each kind, some ranges, weightings and tags.
GoalSet inventedSet(int goals);

/// A family of invented sets that are restrictive in the same way.
struct Family {
    const char *name;
    ModeSettings settings;
    GoalSet (*make)(std::uint64_t number, const ModeSettings &settings);
    bool isForSearch; ///< line- or board-restrictive; otherwise for later attempts' greedy fill
};

/// Families on which greedy filling often gets stuck, each for a different reason.
std::span<const Family> tightFamilies();

} // namespace boardwright
