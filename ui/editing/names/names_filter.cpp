// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/names/names_filter.h"

#include <algorithm>

namespace boardwright {

NamesFilter::NamesFilter(NameTableModel &model, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setDynamicSortFilter(false);
    setSourceModel(&model);
}

void NamesFilter::setText(const QString &text)
{
    m_words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidate();
}

QString NamesFilter::keyAt(int row) const
{
    const QModelIndex index = mapToSource(this->index(row, 0));
    return index.isValid() ? m_model.keyAt(index.row()) : QString();
}

int NamesFilter::nameCount() const
{
    QSet<QString> names;
    for (int row = 0; row < rowCount(); ++row)
        names.insert(nameAt(row));
    return static_cast<int>(names.size());
}

QModelIndex NamesFilter::indexOf(const QString &name, int column) const
{
    const int row = m_model.rowOf(name);
    return row < 0 ? QModelIndex() : mapFromSource(m_model.index(row, column));
}

void NamesFilter::sort(int column, Qt::SortOrder order)
{
    // The base class does nothing if column and order are unchanged.
    if (column == sortColumn() && order == sortOrder())
        invalidate();
    else
        QSortFilterProxyModel::sort(column, order);
}

bool NamesFilter::filterAcceptsRow(int sourceRow, const QModelIndex &) const
{
    const QString name = m_model.nameAt(sourceRow);
    return std::ranges::all_of(
        m_words, [&](const QString &word) { return name.contains(word, Qt::CaseInsensitive); });
}

/// Cells without a value come last in both orders.
bool NamesFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const auto valueOf = [this](const QModelIndex &index) {
        return index.column() == m_model.remarkColumn() ? index.data(NameTableModel::SeverityRole)
                                                        : index.data(NameTableModel::SortRole);
    };
    const QVariant a = valueOf(left);
    const QVariant b = valueOf(right);
    const auto isNothing = [](const QVariant &value) {
        return !value.isValid()
            || (value.typeId() == QMetaType::QString && value.toString().isEmpty());
    };
    if (isNothing(a) || isNothing(b))
        return isNothing(a) != isNothing(b)
            && (sortOrder() == Qt::AscendingOrder ? isNothing(b) : isNothing(a));
    if (a.typeId() == QMetaType::QString)
        return m_collator.compare(a.toString(), b.toString()) < 0;
    return a.toDouble() < b.toDouble();
}

} // namespace boardwright
