// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/tables/row_table_model.h"

#include <algorithm>
#include <utility>

namespace boardwright {

RowTableModel::RowTableModel(GoalSetDocument &document, QString table, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_table(std::move(table))
{
    using Document = GoalSetDocument;
    connect(&document, &Document::aboutToReset, this, [this] { beginResetModel(); });
    connect(&document, &Document::reset, this, [this] {
        startOver();
        endResetModel();
    });
    connect(&document, &Document::rowsAboutToBeInserted, this,
        [this](const QString &changed, int first, int last) {
            if (changed == m_table)
                beginInsertRows({}, first, last);
        });
    connect(&document, &Document::rowsInserted, this, [this](const QString &changed) {
        if (changed == m_table)
            endInsertRows();
    });
    connect(&document, &Document::rowsAboutToBeRemoved, this,
        [this](const QString &changed, int first, int last) {
            if (changed == m_table)
                beginRemoveRows({}, first, last);
        });
    connect(&document, &Document::rowsRemoved, this, [this](const QString &changed) {
        if (changed == m_table)
            endRemoveRows();
    });
    connect(&document, &Document::rowsAboutToBeReordered, this, [this](const QString &changed) {
        if (changed == m_table)
            beginReordering();
    });
    connect(&document, &Document::rowsReordered, this, [this](const QString &changed) {
        if (changed == m_table)
            endReordering();
    });
}

void RowTableModel::beginReordering()
{
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    m_indexes = persistentIndexList();
    m_ids.clear();
    m_ids.reserve(m_indexes.size());
    for (const QModelIndex &index : std::as_const(m_indexes))
        m_ids.append(rowIdAt(index.row()));
}

void RowTableModel::endReordering()
{
    QModelIndexList moved;
    moved.reserve(m_indexes.size());
    for (qsizetype i = 0; i < m_indexes.size(); ++i)
        moved.append(index(rowOf(m_ids[i]), m_indexes[i].column()));
    changePersistentIndexList(m_indexes, moved);
    m_indexes.clear();
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

void RowTableModel::tellRowsChanged(const QList<RowId> &ids, const QList<int> &roles)
{
    QList<int> rows;
    rows.reserve(ids.size());
    for (const RowId id : ids)
        rows.append(rowOf(id));
    std::ranges::sort(rows);
    for (qsizetype first = 0; first < rows.size();) {
        qsizetype last = first;
        while (last + 1 < rows.size() && rows[last + 1] <= rows[last] + 1)
            ++last;
        Q_EMIT dataChanged(index(rows[first], 0), index(rows[last], columnCount() - 1), roles);
        first = last + 1;
    }
}

} // namespace boardwright
