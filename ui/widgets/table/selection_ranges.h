// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QItemSelection>

class QItemSelectionModel;

namespace boardwright {

/// The same cells in fewer ranges where neighbours have the same edges. The ranges are of one
/// parent.
QItemSelection mergedRanges(const QItemSelection &selection);

/// Merges the ranges of a selection that fell into many pieces, as when a table is sorted:
/// whatever selects more, or asks what is selected, walks through all of them. Selected are the
/// same cells, and nobody is told otherwise.
void mergeSelection(QItemSelectionModel &model);

} // namespace boardwright
