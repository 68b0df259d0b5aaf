// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/board_study.h"
#include "core/generator/gate.h"
#include "core/generator/measure.h"

#include <span>

namespace boardwright {

/// The measures of the constrained generator.
extern const std::span<const Measure> constrainedMeasures;

/// What its boards may be judged by.
extern const std::span<const Gate> constrainedGates;
extern const Section constrainedGateTable; ///< Table: gateFields()
extern const Section constrainedTargetTable; ///< Table: targetFields()

/// Takes the summed measures, which are whole numbers. Allocates only the first time.
void takeBins(const FinishedBoard &finished, BoardStudy &study, Binned &into);

/// Takes all measures, the summed ones by way of `bins`.
void takeMeasures(const FinishedBoard &finished, BoardStudy &study, Binned &bins, Measured &into);

} // namespace boardwright
