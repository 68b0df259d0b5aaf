// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/balanced/balanced_weights.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSpinBox;

namespace boardwright {

class Chart;
class NewNumbersButton;

/// A tool of the lab that computes weightings with which goals appear equally often.
class WeightsTool final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive the tool.
    WeightsTool(GoalSetDocument &document, JobPool &jobs, QWidget *parent = nullptr);

    BalancedWeights &weights() { return m_weights; }

    QPushButton &beginButton() const { return *m_begin; }

    QPushButton &applyButton() const { return *m_apply; }

    NewNumbersButton &numbersButton() const { return *m_numbers; }

    QSpinBox &roundsBox() const { return *m_rounds; }

    QSpinBox &boardsBox() const { return *m_boards; }

    QSpinBox &enoughBox() const { return *m_enough; }

private:
    QSpinBox *spinBox(int value, int least, int most, const QString &tip);
    void toggle();
    void update();

    BalancedWeights m_weights;
    QSpinBox *m_rounds;
    QSpinBox *m_boards;
    QSpinBox *m_enough;
    QPushButton *m_begin;
    QPushButton *m_apply;
    NewNumbersButton *m_numbers;
    QLabel *m_words;
    Chart *m_chart;
};

} // namespace boardwright
