// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/profile.h"
#include "core/generator/settings.h"

#include <span>

namespace boardwright {

/// The parameters of balanced boards: the mode, and the maximum number of attempts.
extern const std::span<const Field> balancedParameters;

BalancedMode balancedModeOf(const Settings &settings);
int attemptsOf(const Settings &settings);

Settings balancedSettings(BalancedMode mode);

} // namespace boardwright
