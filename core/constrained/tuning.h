// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/gate.h"
#include "core/generator/tunable.h"

namespace boardwright {

/// What constrained boards may be judged by, and what a tuner may turn to change them.
extern const std::span<const Gate> constrainedGates;
extern const Section constrainedGateTable; ///< Table: gateFields()
extern const Section constrainedTargetTable; ///< Table: targetFields()
std::span<const Tunable> constrainedTunables();

} // namespace boardwright
