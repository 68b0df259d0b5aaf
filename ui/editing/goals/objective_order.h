// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/goals/objectives_model.h"

namespace boardwright {

/// Puts rows of the model into the order of a column: by what it means, not by its text. Goals that
/// have nothing there come last either way, and equal ones keep the order in which they are given.
void orderRows(QList<int> &rows, const QList<Objective> &objectives, const ObjectivesModel &model,
    int column, Qt::SortOrder order);

} // namespace boardwright
