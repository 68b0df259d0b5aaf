// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

namespace boardwright {

/// Declares in `set` the categories and tags that goals have in `after` and lacked in `before`:
/// names that the author typed, pasted, filled in or replaced. The lists are parallel; goals of
/// `after` beyond the end of `before` are new. Names that a goal already had are left alone,
/// declared or not. False if there was nothing to declare. See declare() in core/goalset/names.h.
bool declareEntered(GoalSet &set, const QList<Objective> &before, const QList<Objective> &after);

} // namespace boardwright
