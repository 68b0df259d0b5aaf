// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/goals/objectives_model.h"

namespace boardwright {

/// Sorts rows of the model by a column, by value rather than text. Goals without a value come last
/// in both orders, and equal ones keep their present order.
void orderRows(QList<int> &rows, const QList<Objective> &objectives, const ObjectivesModel &model,
    int column, Qt::SortOrder order);

} // namespace boardwright
