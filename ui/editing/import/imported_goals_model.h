// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/import/import_session.h"

#include <QAbstractTableModel>

namespace boardwright {

/// The goals of a list as they would enter the document, with the columns that are in use. GUI
/// thread.
class ImportedGoalsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Null: no goals.
    void show(std::shared_ptr<const ImportReading> reading);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const QList<Objective> &goals() const;

    std::shared_ptr<const ImportReading> m_reading;
};

/// The text of a list by lines, one column. GUI thread.
class ImportedLinesModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(std::shared_ptr<const ImportReading> reading);

    /// Makes this character visible, if its line is a long one, and returns the line's index;
    /// invalid if there is no such line.
    QModelIndex showPlace(TextPosition where);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    std::shared_ptr<const ImportReading> m_reading;
    int m_line = -1; ///< of the place shown, from 0
    QString m_lineText;
};

} // namespace boardwright
