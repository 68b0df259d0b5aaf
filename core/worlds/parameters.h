// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/settings.h"
#include "core/worlds/processes.h"

#include <cstdint>
#include <span>

namespace boardwright::worlds {

/// Gems, process, most attempts, boards of zones.
extern const std::span<const Field> parameters;

/// The most Steps by which it is decided whether a world can be won, and those by which a shortest
/// walk is looked for.
inline constexpr std::uint64_t mostWinningSteps = 1'000'000'000;
inline constexpr std::uint64_t mostWalkingSteps = 4'000'000'000;

/// The settings, within their limits.
struct Options {
    int gems = 0; ///< of the world; the last zone may bring more
    Process process{};
    bool hasBoards = false; ///< whether the boards of zones are made
    int attempts = 0; ///< worlds that are made until one can be won
    std::uint64_t winningSteps = mostWinningSteps; ///< no setting; fewer in tests
    std::uint64_t walkingSteps = mostWalkingSteps; ///< the same
};

Options optionsOf(const Settings &settings);

} // namespace boardwright::worlds
