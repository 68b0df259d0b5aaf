// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"

namespace boardwright {

/// The values of a range that generators use: positive, distinct, ascending.
QList<int> distinctValues(const QList<int> &range);

/// The highest individual limit that lockout.live accepts: the number of usable values, at least 1.
int mostCopies(const Objective &objective);

/// How often a goal may be on a board, other rules aside: its individual limit. Each copy has a
/// value of its own, if the goal takes values; those that take none are all the same.
int allowedCopies(const Objective &objective);

} // namespace boardwright
