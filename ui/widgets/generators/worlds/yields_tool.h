// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/worlds/world_yields_model.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace boardwright {

class Chart;
class Spreadsheet;

/// A tool of the lab that shows how many of the worlds that the processes make can be won.
class YieldsTool final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(YieldsTool)

public:
    /// Both must outlive the tool.
    YieldsTool(GoalSetDocument &document, JobPool &jobs, QWidget *parent = nullptr);
    ~YieldsTool() override;

    WorldYieldsModel &yields() { return m_yields; }

    QPushButton &beginButton() const { return *m_begin; }

    Spreadsheet &view() const { return *m_view; }

    Chart &chart() const { return *m_chart; }

private:
    void update();
    void updateChart();

    WorldYieldsModel m_yields;
    QPushButton *m_begin;
    QLabel *m_words;
    Spreadsheet *m_view;
    Chart *m_chart;
};

} // namespace boardwright
