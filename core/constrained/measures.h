// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/board_study.h"
#include "core/generator/measure.h"

#include <span>

namespace boardwright {

/// What the constrained generator measures of its boards.
extern const std::span<const Measure> constrainedMeasures;

/// Takes them, in that order. Asks for memory only the first time.
/// The summed ones, which are whole numbers.
void takeBins(const FinishedBoard &finished, BoardStudy &study, Binned &into);

/// All of them; the summed ones pass through `bins`.
void takeMeasures(const FinishedBoard &finished, BoardStudy &study, Binned &bins, Measured &into);

} // namespace boardwright
