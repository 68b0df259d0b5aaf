// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sculpted/yields.h"
#include "ui/editing/lab/chart_data.h"
#include "ui/editing/tables/report_model.h"

#include <array>
#include <optional>
#include <vector>

namespace boardwright {

/// How the metrics of a tier's puzzles compare with its targets: a row for each metric, in the
/// order of Target, and a histogram of each. If the tier was changed, cells show the numbers before
/// and after. GUI thread.
class TierMetricsModel final : public ReportModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { Metric, Wanted, LowerQuarter, Mean, UpperQuarter, Within };

    explicit TierMetricsModel(QObject *parent = nullptr);

    /// `tier`: that of the yield. `before`: what the tier was like before a change; null: it was
    /// not changed.
    void show(const sculpted::Tier &tier, const sculpted::Yield &yield,
        const sculpted::Yield *before = nullptr);
    void clear();

    /// Of a row, after the change.
    const sculpted::Spread &spread(int row) const;

    /// Shares of puzzles by their number. The target's ends are ends of bars, and the bars between
    /// them are chosen, unless the target is narrower than a bar. Without puzzles there are no
    /// bars.
    ChartData chart(int row) const;

private:
    /// A metric of all puzzles.
    struct Row {
        sculpted::Band band;
        std::vector<float> numbers; ///< ascending
        sculpted::Spread spread;
        std::optional<sculpted::Spread> before; ///< a change
    };

    QString spreadText(int row, int column, const sculpted::Spread &spread) const;
    QString cellText(int row, int column) const;
    QString sentence(int row) const;
    void showRows();

    std::array<Row, sculpted::targets> m_rows;
};

} // namespace boardwright
