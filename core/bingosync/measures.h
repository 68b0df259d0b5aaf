// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

namespace boardwright::bingosync {

extern const std::span<const Measure> measures;
extern const std::span<const Gate> gates;
extern const Section gateTable; ///< Table: gateFields()
extern const Section targetTable; ///< Table: targetFields()
std::span<const Tunable> tunables();

/// What people see of a placement beside its goal.
extern const std::span<const Field> placementFacts;

} // namespace boardwright::bingosync
