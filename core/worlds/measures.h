// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/gate.h"
#include "core/generator/measure.h"
#include "core/worlds/world_set.h"

#include <span>

namespace boardwright::worlds {

extern const std::span<const Measure> measures;

/// In the order of WorldCount.
extern const std::span<const Counter> counters;

/// What worlds may be judged by.
extern const std::span<const Gate> gates;
extern const Section gateTable; ///< Table: gateFields()
extern const Section targetTable; ///< Table: targetFields()

enum WorldCount : std::uint8_t { AttemptCount, AcceptedCount };

/// Takes the measures of the world in `scratch`.
void takeMeasures(WorldScratch &scratch, Measured &into);

/// Takes those only that gates judge: all but the roles of zones, which take most of the time.
/// `walk`: the shortest that wins the world.
void takeJudged(const World &world, const std::vector<Stride> &walk, Measured &into);

/// Takes those only that are summed, which is faster still.
void takeSummed(const World &world, const std::vector<Stride> &walk, Measured &into);

} // namespace boardwright::worlds
