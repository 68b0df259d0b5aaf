// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QItemSelectionModel>

class QTableView;

namespace boardwright {

/// Where the keys of spreadsheets take the current cell of a table: through the cells that are
/// shown, in the order in which they are shown, and inside of a selection where there is one.
class TableCursor final {
public:
    /// Must not outlive `view`.
    explicit TableCursor(QTableView &view)
        : m_view(view)
    {
    }

    /// Enter, or back with Shift: down; of several selected rows the next, and from the last on to
    /// the next selected column.
    void goDown(bool forward);
    /// Tab, or back with Shift: to the right; of several selected columns the next, and from the
    /// last on to the next selected row. Without a selection the end of a row leads to the first
    /// cell of the next that can be edited.
    void goRight(bool forward);
    /// Ctrl and an arrow: over the cells that hold something to the last one, or over empty ones to
    /// the next that does. `extends`: the selection goes along.
    void goToEdge(Qt::Key arrow, bool extends);
    /// Ctrl+Home and Ctrl+End: to the first or the last of all cells.
    void goToCorner(bool last, bool extends);
    /// To this cell, which is selected alone, or its row where the table selects rows.
    void go(const QModelIndex &index);

private:
    QModelIndex cell(int row, int visualColumn) const;
    int visualColumn(const QModelIndex &index) const;
    /// The nearest column that is shown, from there on by `step`; -1: none.
    int shownColumn(int visual, int step) const;
    int nextRow(int row, int step) const;
    bool goInSelection(bool forward, bool isDown);
    /// For the cells, or their rows where the table selects rows.
    QItemSelectionModel::SelectionFlags selectAlone() const;
    /// Selects all from the corner of the selection that is opposite of the current cell up to
    /// `at`.
    void extendTo(const QModelIndex &at);

    QTableView &m_view;
};

} // namespace boardwright
