// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/names/name_table_model.h"

#include <QCollator>
#include <QSortFilterProxyModel>

namespace boardwright {

/// The names that a person asked for, in the order asked for. Both hold while names are edited: a
/// row neither moves nor vanishes before the filter or the order is set again.
class NamesFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    /// `model` must outlive this.
    explicit NamesFilter(NameTableModel &model, QObject *parent = nullptr);

    NameTableModel &model() const { return m_model; }

    /// Keeps the names in which every word of `text` occurs, in any case. No words: all.
    void setText(const QString &text);

    bool isActive() const { return !m_words.isEmpty(); }

    /// Whether rows stand in their own order and all of them are there.
    bool isPlain() const { return !isActive() && sortColumn() < 0; }

    QString keyAt(int row) const;

    QString nameAt(int row) const { return m_model.nameOfKey(keyAt(row)); }

    /// How many names have a row that is shown.
    int nameCount() const;

    /// Of the first row of the name; invalid where it is filtered out, or not there.
    QModelIndex indexOf(const QString &name, int column) const;

    /// Puts all rows where the present values want them.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

protected:
    bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    NameTableModel &m_model;
    QCollator m_collator;
    QStringList m_words;
};

} // namespace boardwright
