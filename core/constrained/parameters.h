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

/// The mode and the size that settings ask for; what no parameter allows becomes what is nearest.
ModeSettings modeSettings(const Settings &settings);

/// The modifiers that settings ask for, those only that their mode knows; the size may not.
Modifiers askedModifiers(const Settings &settings);

/// The modifiers that settings ask for, those only that their mode and size know.
Modifiers modifiersOf(const Settings &settings);

/// Settings that ask for this. Sizes no parameter allows stay as they are, for tests. Law: the
/// modifiers of the result are applicable(modifiers, settings).
Settings settingsOf(const ModeSettings &settings, const Modifiers &modifiers = {});

/// The mode of a Choice's key; nothing: there is none.
std::optional<GameMode> modeOfKey(const QString &key);

/// The keys of all modes, joined by ", ".
QString modeKeys();

/// What a set that is dedicated to a mode calls a size, such as "square7", "pyramid8" or, for
/// Bingo, "grid4x6"; nothing: it is no size of the mode.
std::optional<ModeSettings> settingsOfSizeName(GameMode mode, const QString &name);

/// The name of a size: the inverse of settingsOfSizeName().
QString sizeName(const ModeSettings &settings);

/// What a set that is dedicated to a game mode and size is made for; nothing where a set is made
/// for any, or for a mode that is unknown here.
std::optional<ModeSettings> preferredSettings(const GoalSet &set);

} // namespace boardwright
