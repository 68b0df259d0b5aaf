// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace boardwright {

/// A table to be read: what a study or a tool found. A value; the first column names the rows.
struct Report {
    struct Column {
        QString title;
        QString help{};
        bool isNumber = false; ///< right-aligned, and pale when outdated
    };

    struct Cell {
        QString text{};
        QString tip{}; ///< empty: that of the row
        std::optional<double> number{}; ///< for spreadsheets; without one, the text is copied
        std::optional<double> bar{}; ///< its fill, 0..1
        std::optional<Severity> problem{};
        QString goal{}; ///< that `text` shows, with its marks; null if it is none
    };

    struct Row {
        std::vector<Cell> cells; ///< one for each column
        QString sentence{}; ///< all of it, for tooltips and screen readers
        bool isTotal = false; ///< bold
        bool standsBack = false; ///< it does not count, and is pale
    };

    std::vector<Column> columns;
    std::vector<Row> rows;
};

/// A report as an item model: the one that every table uses that is only read. Copying gives what
/// is shown. GUI thread.
class ReportModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Rows that have the same name at the same place are the same rows, so that selections and
    /// scroll bars stay.
    void show(Report report);

    /// Turns the numbers pale: they are outdated.
    void setPale(bool isPale);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    Report m_report;
    bool m_isPale = false;
};

} // namespace boardwright
