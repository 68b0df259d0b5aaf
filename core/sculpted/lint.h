// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"
#include "core/sculpted/parameters.h"

namespace boardwright::sculpted {

/// The problems of a set's tiers beyond the limits of each field, with row and column. Boards are
/// made nonetheless: tierOf() takes the nearest numbers that mean something. An error if the set
/// has goals, but too few for the smallest board of the tier.
QList<Problem> lint(const GoalSet &set, const Options &options);

} // namespace boardwright::sculpted
