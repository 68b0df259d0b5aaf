// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/studies/tune_source.h"

namespace boardwright {

/// What a tuner of tiers may turn if it is allowed to.
namespace tier_rules {
inline constexpr Key published{"published"}; ///< numbers that are published with the method
inline constexpr Key mechanics{"mechanics"}; ///< how often boards have fog and warps
/// As the method was published (AutotuneOptions::asPublished).
inline constexpr Key asPublished{"as_published"};
/// A tier must have so many different shapes (AutotuneOptions::shapes).
QString shapes(int least);
} // namespace tier_rules

/// The bands of the tier in sight as targets, as the command line uses them
/// (core/sculpted/autotune_plan.h). The set's own targets do not count.
std::unique_ptr<TuneSource> tierTargets();

} // namespace boardwright
