// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/profile.h"
#include "core/generator/settings.h"

#include <QtTranslation>

#include <array>
#include <span>

namespace boardwright {

/// What modes are called, in the order of BalancedMode.
inline constexpr std::array balancedModeChoices{
    Choice{.key = Key{"normal"}, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Normal")},
    Choice{.key = Key{"blackout"}, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Blackout")},
    Choice{.key = Key{"short"}, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Short")},
    Choice{.key = Key{"short_blackout"},
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Short blackout")},
    Choice{.key = Key{"short_blackout_of_normal"},
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Short blackout, normal list")},
};
static_assert(balancedModeChoices.size() == balancedModes.size());

/// The parameters of balanced boards: the mode, and the maximum number of attempts.
extern const std::span<const Field> balancedParameters;

BalancedMode balancedModeOf(const Settings &settings);
int attemptsOf(const Settings &settings);

Settings balancedSettings(BalancedMode mode);

} // namespace boardwright
