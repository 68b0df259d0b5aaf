// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/facts.h"
#include "core/sculpted/sculpted_set.h"

#include <array>

namespace boardwright::sculpted {

/// In the order of Mechanic.
extern const std::array<Choice, mechanics> mechanicChoices;

/// Those of boardFacts that people see.
extern const std::array<Field, 3> boardFacts;

/// What is known of a puzzle beside its walls, warps and route.
Facts factsOf(const SculptedSet &set, const Puzzle &puzzle);

} // namespace boardwright::sculpted
