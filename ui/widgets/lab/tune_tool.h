// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/lab/tune_results_model.h"
#include "ui/editing/studies/tune_study.h"
#include "ui/widgets/panels/panel.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace boardwright {

class Chart;
class NewNumbersButton;
class SectionTable;
class Spreadsheet;

/// A tool of the lab that looks for settings with which boards are as wanted. On the left are the
/// targets, which belong to the set; on the right is what was reached.
class TuneTool final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TuneTool)

public:
    /// For the chosen generator, which must have a target table.
    explicit TuneTool(const PanelContext &context, QWidget *parent = nullptr);
    ~TuneTool() override;

    TuneStudy &study() { return m_study; }

    SectionTable &targets() const { return *m_targets; }

    QComboBox &engineBox() const { return *m_engines; }

    QToolButton &allowButton() const { return *m_allow; }

    QPushButton &beginButton() const { return *m_begin; }

    QPushButton &resumeButton() const { return *m_resume; }

    QPushButton &applyButton() const { return *m_apply; }

    NewNumbersButton &numbersButton() const { return *m_numbers; }

    Spreadsheet &view() const { return *m_view; }

    Chart &chart() const { return *m_chart; }

private:
    void fillEngines();
    void fillAllowed(const Info &info);
    void offerAllowed(const Info &info, const GoalSet &set);
    void build();
    void setOptions();
    void update();
    void updateChart();

    TuneStudy m_study;
    TuneResultsModel m_results;
    SectionTable *m_targets;
    QComboBox *m_engines;
    QToolButton *m_allow;
    QPushButton *m_begin;
    QPushButton *m_resume;
    QPushButton *m_apply;
    NewNumbersButton *m_numbers;
    QLabel *m_words;
    Spreadsheet *m_view;
    Chart *m_chart;
};

} // namespace boardwright
