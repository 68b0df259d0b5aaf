// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/set_format.h"

#include <QAbstractItemModel>

namespace boardwright {

/// What an export of a goal set loses: a row for each kind of loss, with a child row for each goal
/// that loses data. The first column is a sentence or a goal, the second the goal's data that is
/// lost. GUI thread.
class LossModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    using QAbstractItemModel::QAbstractItemModel;

    void show(const GoalSet &set, const QList<Loss> &losses);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    GoalSet m_set;
    QHash<RowId, qsizetype> m_places; ///< in the set's objectives
    QList<Loss> m_losses;
};

} // namespace boardwright
