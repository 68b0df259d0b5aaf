// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/constrained/compiled_set.h"
#include "core/generator/measure.h"

#include <span>

namespace boardwright {

/// What the constrained generator measures of its boards.
extern const std::span<const Measure> constrainedMeasures;

/// Takes them, in that order. Asks for memory only the first time.
void takeMeasures(const CompiledSet &set, const Result &result, Measured &into);

} // namespace boardwright
