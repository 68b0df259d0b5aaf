// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QItemSelection>

class QItemSelectionModel;

namespace boardwright {

/// The same cells in fewer ranges: neighbours with the same edges are joined. All ranges must have
/// the same parent.
QItemSelection mergedRanges(const QItemSelection &selection);

/// Merges the ranges of a fragmented selection, for example after sorting, because every query and
/// every further selection searches all ranges. The selected cells stay the same, and no signal is
/// emitted.
void mergeSelection(QItemSelectionModel &model);

} // namespace boardwright
