// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/lab/seed_goals_model.h"

#include <QLineEdit>

namespace boardwright {

/// Selects a goal of the document by typing a part of its text. Text that matches no goal selects
/// none.
class SeedsGoalEdit final : public QLineEdit {
    Q_OBJECT

public:
    /// `document` must outlive it.
    explicit SeedsGoalEdit(GoalSetDocument &document, QWidget *parent = nullptr);

    /// RowId::none if no goal is selected.
    RowId goal() const { return m_goal; }

    void setGoal(RowId id);

Q_SIGNALS:
    void goalChanged();

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    void choose(RowId id);

    GoalSetDocument &m_document;
    SeedGoalsModel m_goals;
    RowId m_goal = RowId::none;
};

} // namespace boardwright
