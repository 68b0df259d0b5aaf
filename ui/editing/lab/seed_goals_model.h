// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

#include <QAbstractListModel>

namespace boardwright {

/// The goals of a document to choose from, in file order, as of the last update(), so that the list
/// does not change while the user chooses.
class SeedGoalsModel final : public QAbstractListModel {
    Q_OBJECT

public:
    /// `document` must outlive this.
    explicit SeedGoalsModel(GoalSetDocument &document, QObject *parent = nullptr);

    void update();

    RowId goal(int row) const { return m_goals[row].id; }

    /// The first goal with that text, ignoring case; RowId::none if there is none.
    RowId goalNamed(const QString &text) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    GoalSetDocument &m_document;
    QList<Objective> m_goals; ///< shared with the document until it changes
};

} // namespace boardwright
