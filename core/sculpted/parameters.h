// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/settings.h"
#include "core/sculpted/forks.h"
#include "core/sculpted/route.h"
#include "core/sculpted/tier_table.h"

#include <array>
#include <optional>
#include <span>

namespace boardwright::sculpted {

/// In the order of Routing.
extern const std::array<Choice, 3> routings;

/// The depth of the tier, then those in the order of Depth.
extern const std::array<Choice, 3> depthChoices;

/// Tier, routing, what ends a wrong turn, goals.
extern const std::span<const Field> parameters;

/// The settings, within their limits.
struct Options {
    Level level{};
    Routing routing = Routing::Parity;
    std::optional<Depth> depth{}; ///< in place of the tier's
    bool hasGoals = true; ///< whether goals of the set are put on the board
};

Options optionsOf(const Settings &settings);

/// The inverse.
Settings settingsOf(const Options &options);

} // namespace boardwright::sculpted
