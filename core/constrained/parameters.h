// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/modifiers.h"
#include "core/generator/settings.h"
#include "core/goalset/goalset.h"

#include <optional>
#include <span>

namespace boardwright {

/// The parameters of the constrained generator: the mode, a size for each mode, and the modifiers.
extern const std::span<const Field> constrainedParameters;

/// The mode and size in settings; values that are not allowed are clamped.
ModeSettings modeSettings(const Settings &settings);

/// The modifiers in settings that the mode has, even if they have no effect at the size.
Modifiers askedModifiers(const Settings &settings);

/// The modifiers in settings that have an effect in the mode and size.
Modifiers modifiersOf(const Settings &settings);

/// How often goals are exchanged to meet the placement rules; 0: never.
int arrangePassesOf(const Settings &settings);

/// The settings for a mode, size and modifiers. Sizes that no parameter allows are kept, for tests.
/// Law: the modifiers of the result are applicable(modifiers, settings).
Settings settingsOf(const ModeSettings &settings, const Modifiers &modifiers = {});

/// The mode of a Choice's key; nothing if there is none.
std::optional<GameMode> modeOfKey(const QString &key);

/// The keys of all modes, joined by ", ".
QString modeKeys();

/// The size that a dedicated set names, such as "square7", "pyramid8" or, for Bingo, "grid4x6";
/// nothing if it is no size of the mode.
std::optional<ModeSettings> settingsOfSizeName(GameMode mode, const QString &name);

/// The name of a size: the inverse of settingsOfSizeName().
QString sizeName(const ModeSettings &settings);

/// The mode and size that a set is dedicated to; nothing if it is dedicated to none, or to an
/// unknown mode.
std::optional<ModeSettings> preferredSettings(const GoalSet &set);

} // namespace boardwright
