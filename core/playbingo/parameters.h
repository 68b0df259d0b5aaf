// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/settings.h"
#include "core/playbingo/set_list.h"

#include <span>

namespace boardwright::playbingo {

/// Layout, line rule, adjustments, and whether the list's filters hold.
extern const std::span<const Field> parameters;

/// The settings of the list that a set holds.
Settings settingsOf(const GoalSet &set);

/// The list of a set with these settings in the place of its own.
SetList listOf(const GoalSet &set, const Settings &settings);

} // namespace boardwright::playbingo
