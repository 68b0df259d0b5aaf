// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/split_mix.h"
#include "ui/editing/document/document.h"

#include <functional>
#include <utility>

namespace boardwright {

/// A verb with values at random, done to the document and, in plain words, to a plain value.
/// False: the verb refused, which leaves both as they were.
using Verb
    = std::function<bool(GoalSetDocument &, GoalSet &plain, const QList<RowId> &, SplitMix &)>;

/// Every verb of edits.h and row_edits.h, with its name.
QList<std::pair<QString, Verb>> verbs();

/// In file order.
QList<RowId> allIds(const GoalSet &set);

} // namespace boardwright
