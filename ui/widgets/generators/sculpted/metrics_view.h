// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/sculpted/tier_metrics_model.h"
#include "ui/editing/generators/sculpted/tier_quality.h"

#include <QTimer>
#include <QWidget>

#include <array>

class QBoxLayout;

namespace boardwright {

class Chart;
class Spreadsheet;

/// Makes a table as high as its rows, with room for a scroll bar if its columns may need one.
void fitHeightToRows(Spreadsheet &view, int rows, bool scrolls);

/// Whether the tier may be shown before and after a change.
enum class MetricsUse : std::uint8_t { Plain, Comparing };

/// The metrics of a tier's puzzles against its targets: a table, and a histogram of each.
class MetricsView final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MetricsView)

public:
    explicit MetricsView(MetricsUse use, QWidget *parent = nullptr);
    ~MetricsView() override;

    /// `before`: what the tier was like before a change; null: it was not changed. Outdated numbers
    /// turn pale after a while, because numbers that do so with every keystroke are distracting.
    void show(const TierQuality &quality, const TierQuality *before = nullptr);

    /// Stacks the histograms.
    void setNarrow(bool isNarrow);
    /// For the present style and font.
    void fitHeight();

    Spreadsheet &table() const { return *m_table; }

    Chart &chart(sculpted::Target target) const
    {
        return *m_charts.at(static_cast<std::size_t>(target));
    }

Q_SIGNALS:
    /// The numbers are pale from now on, or not.
    void turnedPale(bool isPale);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void setPale(bool isPale);

    MetricsUse m_use;
    TierMetricsModel m_metrics;
    Spreadsheet *m_table;
    std::array<Chart *, sculpted::targets> m_charts{};
    QBoxLayout *m_chartsBox;
    QTimer m_patience; ///< runs from when the numbers are outdated until they turn pale
};

} // namespace boardwright
