// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

class QItemSelectionModel;

namespace boardwright {

/// Which cells of a range of rows are selected, computed once per painting. QItemSelectionModel
/// searches all ranges for each cell, and a selection of hundreds of goals has hundreds of ranges
/// after sorting. A snapshot.
class SelectedCells final {
public:
    /// No cells.
    SelectedCells() = default;
    /// Rows `first` to `last`, both inclusive, of a model without parents. Linear in the number of
    /// ranges.
    SelectedCells(const QItemSelectionModel &model, int first, int last);

    /// Whether the cell is selected. False for other rows.
    bool contains(int row, int column) const;
    /// Whether any cell of the row is selected.
    bool touches(int row) const;

private:
    using Span = std::pair<int, int>; ///< first and last column, both inclusive

    const std::vector<Span> *spansOf(int row) const;

    int m_first = 0;
    std::vector<std::vector<Span>> m_rows; ///< from m_first
};

} // namespace boardwright
