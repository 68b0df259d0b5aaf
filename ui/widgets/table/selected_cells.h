// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

class QItemSelectionModel;

namespace boardwright {

/// Which cells of some rows of a table are selected, worked out once for a painting:
/// QItemSelectionModel looks through all ranges for each cell, and hundreds of goals that were
/// selected and then sorted are hundreds of ranges. It is of the moment when it was made.
class SelectedCells final {
public:
    /// None.
    SelectedCells() = default;
    /// Of the rows from `first` to `last`, both included, of a model without parents. Costs one
    /// walk through the ranges.
    SelectedCells(const QItemSelectionModel &model, int first, int last);

    /// Whether the cell is in a range of the selection. Of other rows nothing is selected.
    bool contains(int row, int column) const;
    /// Whether any of the row's cells is.
    bool touches(int row) const;

private:
    using Span = std::pair<int, int>; ///< of columns, both included

    const std::vector<Span> *spansOf(int row) const;

    int m_first = 0;
    std::vector<std::vector<Span>> m_rows; ///< from m_first
};

} // namespace boardwright
