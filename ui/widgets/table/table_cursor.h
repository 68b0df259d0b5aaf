// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QItemSelectionModel>

class QTableView;

namespace boardwright {

/// Moves the current cell of a table by spreadsheet keys: through visible cells in visual order,
/// and within the selection if there is one.
class TableCursor final {
public:
    /// `view` must outlive the cursor.
    explicit TableCursor(QTableView &view)
        : m_view(view)
    {
    }

    /// Enter, or Shift+Enter backwards: goes down; with several rows selected, to the next selected
    /// row, and from the last one to the next selected column.
    void goDown(bool forward);
    /// Tab, or Shift+Tab backwards: goes right; with several columns selected, to the next selected
    /// column, and from the last one to the next selected row. Without a selection, the end of a
    /// row leads to the first editable cell of the next row.
    void goRight(bool forward);
    /// Ctrl+arrow: goes to the end of a block of filled cells, or over empty cells to the next
    /// filled one. `extends`: extends the selection.
    void goToEdge(Qt::Key arrow, bool extends);
    /// Ctrl+Home and Ctrl+End: goes to the first or the last cell.
    void goToCorner(bool last, bool extends);
    /// Goes to this cell and selects it alone, or its row if the table selects rows.
    void go(const QModelIndex &index);

private:
    QModelIndex cell(int row, int visualColumn) const;
    int visualColumn(const QModelIndex &index) const;
    /// The nearest visible column, from `visual` on in steps of `step`; -1 if there is none.
    int shownColumn(int visual, int step) const;
    int nextRow(int row, int step) const;
    bool goInSelection(bool forward, bool isDown);
    /// Selection flags for a cell, or for its row if the table selects rows.
    QItemSelectionModel::SelectionFlags selectAlone() const;
    /// Selects the rectangle from the corner opposite to the current cell up to `at`.
    void extendTo(const QModelIndex &at);

    QTableView &m_view;
};

} // namespace boardwright
