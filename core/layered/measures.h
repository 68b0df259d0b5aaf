// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/gate.h"
#include "core/generator/tunable.h"
#include "core/layered/layered_set.h"

namespace boardwright::layered {

/// What is measured of a board, counted of the work for it, judged, and turned by a tuner.
extern const std::span<const Measure> measures;
extern const std::span<const Counter> counters;
extern const std::span<const Gate> gates;
extern const Section gateTable; ///< Table: gateFields()
extern const Section targetTable; ///< Table: targetFields()
std::span<const Tunable> tunables();

/// Of `counters`.
enum CounterIndex : std::uint8_t { PassCount, ExtraPassCount, AtMaximum, CheckPassed };

/// Of the board in `scratch`.
void takeMeasures(const LayeredSet &set, const LayeredScratch &scratch, Measured &into);

} // namespace boardwright::layered
