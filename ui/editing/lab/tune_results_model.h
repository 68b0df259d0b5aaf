// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/lab/chart_data.h"
#include "ui/editing/studies/tune_study.h"
#include "ui/editing/tables/report_model.h"

#include <array>
#include <vector>

namespace boardwright {

/// The results of a TuneStudy. First a row for each target: what it was at first and is now. Once
/// the set is compared before and after, a row for each goal and number that is not as wanted
/// follows, the furthest first, then those that are. GUI thread.
class TuneResultsModel final : public ReportModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { What, Target, Before, After, Certainty, Reason };

    /// `study` must outlive this.
    explicit TuneResultsModel(const TuneStudy &study, QObject *parent = nullptr);

    /// The target of a row; that of the first row if it is about a goal.
    std::size_t targetOf(int row) const;

    /// The rounds of a target, as a chart. No bars if there is nothing to show.
    ChartData chart(std::size_t target) const;

private:
    struct Row {
        std::size_t target = 0;
        std::array<QString, Reason + 1> texts{};
        QString tip{};
        QString goal{}; ///< the goal in What, with its marks; null if it is none
        bool isMissed = false;
    };

    void follow();
    void addTargets();
    void addItems();
    QString markedGoal(const TuneItem &item) const;
    QString sampleText(bool isBefore) const;
    void showRows();

    const TuneStudy &m_study;
    std::vector<Row> m_rows;
};

} // namespace boardwright
