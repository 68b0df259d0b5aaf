// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/gate.h"
#include "core/generator/measure.h"
#include "core/generator/tunable.h"
#include "core/sculpted/puzzle.h"

#include <span>
#include <vector>

namespace boardwright::sculpted {

extern const std::span<const Measure> measures;
extern const std::span<const Counter> counters;

/// What boards may be judged by beyond the gates of their tier.
extern const std::span<const Gate> gates;
extern const Section gateTable; ///< Table: gateFields()
extern const Section targetTable; ///< Table: targetFields()

/// The keys of gates that a tier has targets for, in the order of Target.
extern const std::array<Key, targets> targetGates;

/// The key of the gate for topologies tried.
extern const Key topologiesGate;

/// Takes the measures of a puzzle.
void takeMeasures(const Puzzle &puzzle, Measured &into);

/// Takes those only that are summed.
void takeSummed(const Puzzle &puzzle, Measured &into);

/// The counts of the work for a puzzle, by `counters`.
void writeCounts(const Puzzle &puzzle, bool isMade, std::vector<int> &into);

} // namespace boardwright::sculpted
