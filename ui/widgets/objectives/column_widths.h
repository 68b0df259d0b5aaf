// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTableView>

namespace boardwright {

/// Keeps a table as wide as its viewport: one column takes what the others leave, but never less
/// than it takes to be read.
class ColumnWidths final : public QObject {
    Q_OBJECT

public:
    /// `column` is the one that gives way. `table` must outlive this.
    ColumnWidths(QTableView &table, int column);

    /// Makes the other columns as wide as their usual content wants, then fills the viewport.
    void fit();
    /// After the viewport's width has changed.
    void fill();

private:
    int usualWidth(int column) const;

    QTableView &m_table;
    int m_column;
};

} // namespace boardwright
