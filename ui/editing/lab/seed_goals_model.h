// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

#include <QAbstractListModel>

namespace boardwright {

/// The goals of a document to choose one from, in file order, as they were when update() was last
/// called: what is being chosen from must not move.
class SeedGoalsModel final : public QAbstractListModel {
    Q_OBJECT

public:
    /// `document` must outlive this.
    explicit SeedGoalsModel(GoalSetDocument &document, QObject *parent = nullptr);

    void update();

    RowId goal(int row) const { return m_goals[row].id; }

    /// The first goal of that text, in whatever case; none: there is none.
    RowId goalNamed(const QString &text) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    GoalSetDocument &m_document;
    QList<Objective> m_goals; ///< shared with the document until it changes
};

} // namespace boardwright
