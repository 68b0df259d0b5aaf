// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/balanced/balanced_start_model.h"
#include "ui/editing/generators/balanced/balanced_trial.h"

#include <QTimer>
#include <QWidget>

class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace boardwright {

class Spreadsheet;

/// Offers times and types for a set that has none: the parameters, the resulting values, and boards
/// made with them. Changes nothing until the user confirms.
class StartPage final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StartPage)

public:
    /// Both must outlive the page.
    StartPage(GoalSetDocument &document, JobPool &jobs, QWidget *parent = nullptr);
    ~StartPage() override;

    const BalancedStartModel &model() const { return m_model; }

    const BalancedTrial &trial() const { return m_trial; }

    QPushButton &applyButton() const { return *m_apply; }

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QDoubleSpinBox *spinBox(double value, double least, double most);
    void takeStart();
    void tryOut();

    BalancedStartModel m_model;
    BalancedTrial m_trial;
    QTimer m_pause; ///< runs while the user is changing a value
    QDoubleSpinBox *m_minutes;
    QDoubleSpinBox *m_first;
    QDoubleSpinBox *m_further;
    QLabel *m_outcome;
    QPushButton *m_apply;
    Spreadsheet *m_view;
};

} // namespace boardwright
