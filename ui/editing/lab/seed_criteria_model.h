// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/seed_criteria.h"
#include "ui/editing/board/board_choice.h"
#include "ui/editing/document/document.h"

#include <QAbstractListModel>

namespace boardwright {

/// The criteria of a search that the user is composing, in words, one per row. They are not part of
/// the document, but criteria about goals are removed when another document is opened.
class SeedCriteriaModel final : public QAbstractListModel {
    Q_OBJECT

public:
    /// Both must outlive this.
    SeedCriteriaModel(
        GoalSetDocument &document, const BoardChoice &choice, QObject *parent = nullptr);

    const Criteria &criteria() const { return m_criteria; }

    /// Adds a criterion. A duplicate is not added again; one for the same relaxation bound or the
    /// same bound of the same measure is replaced. Returns its row.
    int add(const Criterion &criterion);
    void remove(int row);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void forgetGoals();
    void retell();

    GoalSetDocument &m_document;
    const BoardChoice &m_choice;
    Criteria m_criteria;
};

} // namespace boardwright
