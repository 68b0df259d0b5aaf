// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTableView>

namespace boardwright {

/// Keeps a table's first columns as wide as its viewport: one of them takes what the others leave,
/// but never less than it takes to be read. Columns after them come into view while it is wide
/// enough all the same, and are reached by scrolling otherwise.
class ColumnWidths final : public QObject {
    Q_OBJECT

public:
    /// `column` is the one that gives way, `last` the last that should be in view. `table` must
    /// outlive this.
    ColumnWidths(QTableView &table, int column, int last);

    /// Makes the other columns as wide as their usual content wants, then fills the viewport.
    void fit();
    /// After the viewport's width has changed.
    void fill();

    /// Whether a width changes because of this, not because of a person.
    bool isFitting() const { return m_isFitting; }

private:
    int usualWidth(int column) const;

    QTableView &m_table;
    int m_column;
    int m_last;
    bool m_isFitting = false;
};

} // namespace boardwright
