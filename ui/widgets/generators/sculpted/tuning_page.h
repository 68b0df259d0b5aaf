// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/sculpted/tier_tuning.h"
#include "ui/widgets/panels/panel.h"

#include <QScrollArea>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace boardwright {

class Chart;
class MetricsView;
class NewNumbersButton;
class Spreadsheet;

/// Tunes the tier in sight towards its own targets. Its metrics are shown before and with the best
/// numbers so far, and their histograms follow while these improve.
class TuningPage final : public QScrollArea {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TuningPage)

public:
    /// The objects of `context` must outlive the page.
    explicit TuningPage(const PanelContext &context, QWidget *parent = nullptr);
    ~TuningPage() override;

    TierTuning &tuning() { return m_tuning; }

    QComboBox &tierBox() const { return *m_tier; }

    QComboBox &engineBox() const { return *m_engine; }

    QSpinBox &iterationsBox() const { return *m_iterations; }

    QSpinBox &accuracyBox() const { return *m_accuracy; }

    QSpinBox &seedBox() const { return *m_seed; }

    QSpinBox &shapesBox() const { return *m_shapes; }

    QToolButton &allowButton() const { return *m_allow; }

    QPushButton &beginButton() const { return *m_begin; }

    QPushButton &resumeButton() const { return *m_resume; }

    QPushButton &applyButton() const { return *m_apply; }

    NewNumbersButton &numbersButton() const { return *m_numbers; }

    QLabel &status() const { return *m_status; }

    Spreadsheet &metrics() const;
    Chart &chart(sculpted::Target target) const;

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fillBoxes();
    void fillAllowed();
    void layOut();
    void setOptions();
    void chooseTier(int level);
    void showTier();
    void showStudy();
    void showNumbers();
    void fitWidth();

    BoardChoice &m_choice;
    TierTuning m_tuning;
    QComboBox *m_tier;
    QComboBox *m_engine;
    QToolButton *m_allow;
    QSpinBox *m_iterations;
    QSpinBox *m_accuracy;
    QSpinBox *m_seed;
    QSpinBox *m_shapes;
    QPushButton *m_begin;
    QPushButton *m_resume;
    QPushButton *m_apply;
    NewNumbersButton *m_numbers;
    QLabel *m_status;
    MetricsView *m_metrics;
};

} // namespace boardwright
