// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

namespace boardwright {

/// Declares in `set` the categories and tags that goals carry in `after` and did not in `before`:
/// what an author typed, pasted, filled in or replaced, and means. The lists are parallel; goals of
/// `after` that have none in `before` are new. What a goal carried already stays as it is, declared
/// or not. False: nothing was to be declared. See declare() in core/goalset/names.h.
bool declareEntered(GoalSet &set, const QList<Objective> &before, const QList<Objective> &after);

} // namespace boardwright
