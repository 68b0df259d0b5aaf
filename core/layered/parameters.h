// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/settings.h"

#include <span>

namespace boardwright::layered {

/// Size, passes, extra passes, scoring.
extern const std::span<const Field> parameters;

/// Passes over a layer that has not reached its highest score yet, beside the usual ones.
inline constexpr int mostExtraPasses = 20;

/// The settings as numbers, within their limits.
struct Options {
    int rows = 0;
    int columns = 0;
    int passes = 0; ///< over each layer
    bool hasExtraPasses = true; ///< more, until the layer is as happy as it can be
    bool scoresWhole = false; ///< each exchange by the score of the whole board; slow
};

Options optionsOf(const Settings &settings);

} // namespace boardwright::layered
