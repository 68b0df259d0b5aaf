// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/facts.h"
#include "core/sculpted/sculpted_set.h"

#include <array>
#include <span>

namespace boardwright::sculpted {

/// In the order of Mechanic.
extern const std::array<Choice, mechanics> mechanicChoices;

/// Those facts of a board that people see. How many topologies were tried is a measure, too, which
/// they see instead.
extern const std::array<Field, 2> boardFacts;

/// See Info::walkTexts.
extern const std::span<const char *const> walkTexts;

/// What is known of a puzzle beside its walls, warps and route. The walks are the wrong turns.
Facts factsOf(const SculptedSet &set, const Puzzle &puzzle);

} // namespace boardwright::sculpted
