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
/// made with them. Changes the set only when the user presses applyButton(). Makes no boards while
/// it is hidden. GUI thread.
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
    /// A box whose value is a parameter of the start.
    QDoubleSpinBox *spinBox(double value, double least, double most);
    /// Passes the parameters to the model.
    void takeStart();
    /// Makes boards with the resulting values.
    void tryOut();

    BalancedStartModel m_model;
    BalancedTrial m_trial;
    QTimer m_pause; ///< runs while the user is changing a value
    QDoubleSpinBox *m_minutes; ///< per difficulty tier
    QDoubleSpinBox *m_first; ///< minutes of synergy of a goal's first category
    QDoubleSpinBox *m_further; ///< of each further category
    QLabel *m_outcome; ///< the result of m_trial in words
    QPushButton *m_apply;
    Spreadsheet *m_view; ///< shows m_model
};

} // namespace boardwright
