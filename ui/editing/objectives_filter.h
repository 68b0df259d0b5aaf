// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/objectives_model.h"

#include <QCollator>
#include <QSortFilterProxyModel>
#include <QStringList>

#include <optional>

namespace boardwright {

/// The objectives that a person asked for, in the order asked for. Both hold while goals are
/// edited: a row neither moves nor vanishes before the filter or the order is set again. Orders by
/// what a column means, not by its text; equal rows stay in file order.
class ObjectivesFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    /// `document` is the one `model` shows; both must outlive this.
    ObjectivesFilter(
        const GoalSetDocument &document, ObjectivesModel &model, QObject *parent = nullptr);

    /// Keeps the goals in which every word of `text` occurs, in any case: in the goal (as written
    /// or with its plurals spelled out), its tooltip, categories or tag. No words: all goals.
    void setText(const QString &text);

    const QString &text() const { return m_text; }

    bool isActive() const { return !m_words.isEmpty(); }

    ObjectivesModel &model() const { return m_model; }

    RowId rowId(const QModelIndex &index) const;
    /// Invalid where the objective is filtered out, or not in the set.
    QModelIndex indexOf(RowId id, ObjectiveColumn column) const;

    /// Puts all rows where the present values want them.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

protected:
    bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    bool extraLess(const QModelIndex &left, const QModelIndex &right) const;

    const GoalSetDocument &m_document;
    ObjectivesModel &m_model;
    QCollator m_collator;
    QString m_text;
    QStringList m_words;
};

} // namespace boardwright
