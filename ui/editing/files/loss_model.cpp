// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/files/loss_model.h"

#include "ui/text/loss_words.h"
#include "ui/text/plain_goal.h"

namespace boardwright {

namespace {

/// The internal id of top-level rows; that of child rows is the row of their parent plus one.
constexpr quintptr topLossLevel = 0;

} // namespace

void LossModel::show(const GoalSet &set, const QList<Loss> &losses)
{
    beginResetModel();
    m_set = set;
    m_losses = losses;
    m_places.clear();
    for (qsizetype i = 0; i < set.objectives.size(); ++i)
        m_places.insert(set.objectives[i].id, i);
    endResetModel();
}

QModelIndex LossModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(
        row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : topLossLevel);
}

QModelIndex LossModel::parent(const QModelIndex &index) const
{
    return index.isValid() && index.internalId() != topLossLevel
        ? createIndex(static_cast<int>(index.internalId()) - 1, 0, topLossLevel)
        : QModelIndex();
}

int LossModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_losses.size());
    return parent.internalId() == topLossLevel && parent.column() == 0
        ? static_cast<int>(m_losses[parent.row()].rows.size())
        : 0;
}

int LossModel::columnCount(const QModelIndex & /*parent*/) const
{
    return 2;
}

QVariant LossModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    if (index.internalId() == topLossLevel)
        return index.column() == 0 ? lossWords(m_losses[index.row()]) : QVariant();
    const Loss &loss = m_losses[static_cast<qsizetype>(index.internalId()) - 1];
    const Objective &objective = m_set.objectives[m_places.value(loss.rows[index.row()])];
    return index.column() == 0 ? plainGoal(objective).simplified() : lostText(loss, objective);
}

} // namespace boardwright
