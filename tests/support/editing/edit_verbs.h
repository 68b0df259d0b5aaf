// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/split_mix.h"
#include "ui/editing/document/document.h"

#include <functional>
#include <utility>

namespace boardwright {

/// Applies a verb with random values to the document and, by a simple implementation, to a plain
/// set. False if the verb refused; both are then unchanged.
using Verb
    = std::function<bool(GoalSetDocument &, GoalSet &plain, const QList<RowId> &, SplitMix &)>;

/// Every verb of edits.h and row_edits.h, by name.
QList<std::pair<QString, Verb>> verbs();

/// All ids in file order.
QList<RowId> allIds(const GoalSet &set);

} // namespace boardwright
