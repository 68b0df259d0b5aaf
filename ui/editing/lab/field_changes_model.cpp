// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/lab/field_changes_model.h"

#include <utility>

namespace boardwright {

void FieldChangesModel::show(std::vector<FieldChange> changes)
{
    beginResetModel();
    m_changes = std::move(changes);
    endResetModel();
}

void FieldChangesModel::setTitles(const QString &before, const QString &after)
{
    m_before = before;
    m_after = after;
    Q_EMIT headerDataChanged(Qt::Horizontal, Before, After);
}

int FieldChangesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_changes.size());
}

int FieldChangesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : After + 1;
}

QVariant FieldChangesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const FieldChange &change = m_changes[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole && index.column() >= Before && m_before.isEmpty())
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    const bool hasTip = index.column() == What || !m_before.isEmpty();
    // Tables copy what Qt::EditRole gives.
    if (role != Qt::DisplayRole && role != Qt::EditRole && (role != Qt::ToolTipRole || !hasTip))
        return {};
    switch (index.column()) {
    case What:
        return change.row;
    case Setting:
        return change.field;
    case Before:
        return change.before;
    case After:
        return change.after;
    default:
        return {};
    }
}

QVariant FieldChangesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case What:
        return tr("Of what");
    case Setting:
        return tr("Setting");
    case Before:
        return m_before.isEmpty() ? tr("Old") : m_before;
    case After:
        return m_after.isEmpty() ? tr("New") : m_after;
    default:
        return {};
    }
}

} // namespace boardwright
