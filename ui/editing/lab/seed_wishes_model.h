// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/seed_criteria.h"
#include "ui/editing/board/board_choice.h"
#include "ui/editing/document/document.h"

#include <QAbstractListModel>

namespace boardwright {

/// The wishes of a search that is being put together, in words, a wish a row. They are the
/// person's and no part of the document; those that are about goals end with it.
class SeedWishesModel final : public QAbstractListModel {
    Q_OBJECT

public:
    /// Both must outlive this.
    SeedWishesModel(
        GoalSetDocument &document, const BoardChoice &choice, QObject *parent = nullptr);

    const Criteria &criteria() const { return m_criteria; }

    /// A wish that is there already is not added again; one for as many relaxations, or for the
    /// same bound of the same number, takes its place. Returns its row.
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
