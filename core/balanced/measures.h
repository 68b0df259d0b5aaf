// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/balanced_set.h"
#include "core/generator/gate.h"
#include "core/generator/measure.h"

#include <span>

namespace boardwright {

extern const std::span<const Measure> balancedMeasures;

namespace balanced {
/// What balanced boards may be judged by.
extern const std::span<const Gate> gates;
extern const Section gateTable; ///< Table: gateFields()
extern const Section targetTable; ///< Table: targetFields()
} // namespace balanced

/// The target time of a line in minutes, according to a profile.
MeasureTarget balancedLineTarget(const Profile &profile);

/// Takes the measures of the board that was made last with this scratch.
void takeBalancedMeasures(const BalancedSet &set, BalancedScratch &scratch, Measured &into);

} // namespace boardwright
