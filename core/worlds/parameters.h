// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/settings.h"
#include "core/worlds/processes.h"

#include <span>

namespace boardwright::worlds {

/// Gems, process, most attempts, boards of zones.
extern const std::span<const Field> parameters;

/// The settings, within their limits.
struct Options {
    int gems = 0; ///< of the world; the last zone may bring more
    Process process{};
    bool hasBoards = false; ///< whether the boards of zones are made
    int attempts = 0; ///< worlds that are made until one can be won
};

Options optionsOf(const Settings &settings);

} // namespace boardwright::worlds
