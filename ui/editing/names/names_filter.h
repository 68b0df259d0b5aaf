// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/names/name_table_model.h"
#include "ui/editing/values/natural_order.h"

#include <QSortFilterProxyModel>

namespace boardwright {

/// Filters and sorts names. The result stays stable while names are edited: a row neither moves nor
/// vanishes until the filter or the order is set again.
class NamesFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    /// `model` must outlive this.
    explicit NamesFilter(NameTableModel &model, QObject *parent = nullptr);

    NameTableModel &model() const { return m_model; }

    /// Keeps the names that contain every word of `text`, ignoring case. No words: all names.
    void setText(const QString &text);

    bool isActive() const { return !m_words.isEmpty(); }

    QString keyAt(int row) const;

    QString nameAt(int row) const { return m_model.nameOfKey(keyAt(row)); }

    /// The number of names with a shown row.
    int nameCount() const;

    /// The index of the first row of the name; invalid if it is filtered out or does not exist.
    QModelIndex indexOf(const QString &name, int column) const;

    /// Sorts all rows by their present values.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

protected:
    bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    NameTableModel &m_model;
    QCollator m_collator = naturalCollator();
    QStringList m_words;
};

} // namespace boardwright
