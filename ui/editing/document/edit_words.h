// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/editing/values/objective_columns.h"

namespace boardwright {

/// The names of undo steps that set one column of some goals: "Weighting 40 for 3 goals". `ids`:
/// the changed goals, at least one; `set`: the new state of the first.
QString columnStepText(const GoalSetDocument &document, const QList<RowId> &ids,
    ObjectiveColumn column, const Objective &set);

/// "Add category combat to 5 goals", or its removal.
QString categoryStepText(const GoalSetDocument &document, const QList<RowId> &ids,
    const QString &category, bool isAdded);

} // namespace boardwright
