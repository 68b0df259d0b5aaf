// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <QSet>

namespace boardwright {

/// The set without these rows, objectives or table rows, and without all references to them in
/// registered sections. Pure.
GoalSet withoutRows(GoalSet set, const QSet<RowId> &ids);

} // namespace boardwright
