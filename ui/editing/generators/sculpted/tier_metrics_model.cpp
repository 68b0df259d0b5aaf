// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/sculpted/tier_metrics_model.h"

#include "core/sculpted/measures.h"
#include "ui/editing/board/measure_text.h"
#include "ui/text/field_words.h"
#include "ui/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace boardwright {

namespace {

/// The measures of metrics come first, in the order of Target.
const Measure &measureOfMetric(int row)
{
    return sculpted::measures[static_cast<std::size_t>(row)];
}

bool isPercentMetric(int row)
{
    return measureOfMetric(row).unit == Unit::Percent;
}

/// Numbers of puzzles are shares where people read percent.
double unitOfMetric(int row)
{
    constexpr double hundred = 100;
    return isPercentMetric(row) ? hundred : 1;
}

QString metricText(int row, double number)
{
    return meanText(&measureOfMetric(row), number * unitOfMetric(row));
}

/// Bars of one width over a range of numbers, with the ends of the target among theirs.
class MetricBars {
public:
    /// `numbers`: ascending, not empty.
    MetricBars(const std::vector<float> &numbers, const sculpted::Band &band)
        : m_band(band)
        , m_anchor(band.least)
    {
        const auto least = double{numbers.front()};
        const auto most = double{numbers.back()};
        // A target far from all numbers, or without an end, would leave the bars no room.
        constexpr double leastReach = 0.1;
        const double reach = std::max(most - least, leastReach);
        const double from
            = std::min(least, std::max(band.least, std::min(band.most, least) - reach));
        const double to = std::max(most, std::min(band.most, std::max(band.least, most) + reach));
        constexpr int usualBars = 24;
        const double usual = std::max(to - from, leastReach) / usualBars;
        m_inBand = static_cast<int>(std::lround((band.most - band.least) / usual));
        if (m_inBand > 0) {
            m_width = (band.most - band.least) / m_inBand;
        } else {
            m_width = usual;
            m_anchor = (band.least + band.most - usual) / 2; // its bar has the target in its middle
        }
        m_first = at(from);
        m_last = std::max(at(to), m_first);
    }

    int first() const { return m_first; }

    int last() const { return m_last; }

    double width() const { return m_width; }

    double begin(int bar) const { return m_anchor + bar * m_width; }

    bool isWanted(int bar) const { return bar >= 0 && bar < std::max(m_inBand, 1); }

    /// The bar of a number. Both ends of the target belong to it.
    int at(double number) const
    {
        constexpr double rounding = 1e-6; // of a float
        const int bar = static_cast<int>(std::floor((number - m_anchor) / m_width + rounding));
        if (m_inBand == 0)
            return bar;
        if (number < m_band.least - rounding)
            return std::min(bar, -1);
        if (number > m_band.most + rounding)
            return std::max(bar, m_inBand);
        return std::clamp(bar, 0, m_inBand - 1);
    }

private:
    sculpted::Band m_band;
    double m_width = 0;
    double m_anchor; ///< where bar 0 begins
    int m_inBand = 0; ///< bars; 0: the target is narrower than one
    int m_first = 0;
    int m_last = 0;
};

} // namespace

TierMetricsModel::TierMetricsModel(QObject *parent)
    : ReportModel(parent)
{
    showRows();
}

void TierMetricsModel::show(
    const sculpted::Tier &tier, const sculpted::Yield &yield, const sculpted::Yield *before)
{
    for (std::size_t target = 0; target < sculpted::targets; ++target) {
        Row &row = m_rows.at(target);
        row.band = tier.target.at(target);
        row.numbers = yield.metrics.at(target);
        row.spread = sculpted::spreadOf(row.numbers, row.band);
        row.before.reset();
        if (before != nullptr && before->made > 0) {
            std::vector<float> numbers = before->metrics.at(target);
            row.before = sculpted::spreadOf(numbers, row.band);
        }
    }
    showRows();
}

void TierMetricsModel::clear()
{
    m_rows = {};
    showRows();
}

const sculpted::Spread &TierMetricsModel::spread(int row) const
{
    return m_rows.at(static_cast<std::size_t>(row)).spread;
}

ChartData TierMetricsModel::chart(int row) const
{
    constexpr double hundred = 100;
    const Row &of = m_rows.at(static_cast<std::size_t>(row));
    ChartData chart;
    chart.title = measureTitle(measureOfMetric(row));
    if (of.numbers.empty())
        return chart;
    const MetricBars bars(of.numbers, of.band);
    std::vector<int> counts(static_cast<std::size_t>(bars.last() - bars.first() + 1));
    for (const float number : of.numbers) {
        const int bar = std::clamp(bars.at(double{number}), bars.first(), bars.last());
        ++counts.at(static_cast<std::size_t>(bar - bars.first()));
    }
    const double unit = unitOfMetric(row);
    for (int bar = bars.first(); bar <= bars.last(); ++bar) {
        const double share = counts.at(static_cast<std::size_t>(bar - bars.first()))
            / static_cast<double>(of.numbers.size());
        const QString from = metricText(row, bars.begin(bar));
        const QString to = metricText(row, bars.begin(bar + 1));
        chart.bars.push_back({.middle = (bars.begin(bar) + bars.width() / 2) * unit,
            .height = share * hundred,
            .text = bars.isWanted(bar)
                ? tr("%1 to %2, within the target: %3 of puzzles", "two numbers, a share")
                      .arg(from, to, shareText(share))
                : tr("%1 to %2: %3 of puzzles", "two numbers, a share")
                      .arg(from, to, shareText(share)),
            .isChosen = bars.isWanted(bar)});
    }
    constexpr double tens = 10;
    chart.barWidth = bars.width() * unit;
    chart.keyStep = isPercentMetric(row) ? tens : 1;
    chart.keys = tr("Target: %1", "a range").arg(cellText(row, Wanted));
    chart.heights = tr("% of puzzles");
    chart.mean = of.spread.mean * unit;
    chart.meanText = tr("%1 on target", "a share of puzzles").arg(shareText(of.spread.within));
    const auto highest = std::ranges::max_element(chart.bars, {}, &ChartBar::height);
    chart.summary
        = tr("%1 The highest bar: %2.", "sentences, a bar").arg(sentence(row), highest->text);
    return chart;
}

QString TierMetricsModel::cellText(int row, int column) const
{
    const Row &of = m_rows.at(static_cast<std::size_t>(row));
    if (column == Metric)
        return measureTitle(measureOfMetric(row));
    if (of.numbers.empty())
        return {};
    const double unit = unitOfMetric(row);
    if (column == Wanted)
        return (isPercentMetric(row) ? tr("%1 to %2 %", "percent") : tr("%1 to %2", "numbers"))
            .arg(numberText(of.band.least * unit), numberText(of.band.most * unit));
    const QString after = spreadText(row, column, of.spread);
    return of.before ? tr("%1 → %2", "a number before and after a change")
                           .arg(spreadText(row, column, *of.before), after)
                     : after;
}

/// A cell of the number's columns.
QString TierMetricsModel::spreadText(int row, int column, const sculpted::Spread &spread) const
{
    switch (column) {
    case LowerQuarter:
        return metricText(row, spread.p25);
    case Mean:
        return metricText(row, spread.mean);
    case UpperQuarter:
        return metricText(row, spread.p75);
    case Within:
        return shareText(spread.within);
    default:
        return {};
    }
}

QString TierMetricsModel::sentence(int row) const
{
    if (m_rows.at(static_cast<std::size_t>(row)).numbers.empty())
        return measureHelp(measureOfMetric(row));
    const Row &of = m_rows.at(static_cast<std::size_t>(row));
    const auto text = [&](int column) { return spreadText(row, column, of.spread); };
    QString now = tr("%1: %2 of puzzles are within the target of %3. A quarter of them have "
                     "at most %4, a quarter at least %5; the mean is %6.",
        "a title, a share, a range, three numbers")
                      .arg(cellText(row, Metric), text(Within), cellText(row, Wanted),
                          text(LowerQuarter), text(UpperQuarter), text(Mean));
    if (!of.before)
        return now;
    const auto was = [&](int column) { return spreadText(row, column, *of.before); };
    return tr("%1 Before, %2 were within it, a quarter had at most %3, a quarter at least %4, and "
              "the mean was %5.",
        "sentences, a share, three numbers")
        .arg(now, was(Within), was(LowerQuarter), was(UpperQuarter), was(Mean));
}

void TierMetricsModel::showRows()
{
    const auto number = [](const QString &title, const QString &help) {
        return Report::Column{.title = title, .help = help, .isNumber = true};
    };
    Report report{
        .columns = {{.title = tr("Metric"), .help = tr("What makes a puzzle hard or easy")},
            number(tr("Target"), tr("What the tier asks for, as in its row of the table of tiers")),
            number(
                tr("P25", "the lower quartile"), tr("A quarter of the puzzles have at most this")),
            number(tr("Mean"), tr("The average of all puzzles")),
            number(
                tr("P75", "the upper quartile"), tr("A quarter of the puzzles have at least this")),
            number(tr("On target"), tr("The share of puzzles within the target"))},
        .rows = {}};
    for (int row = 0; row < static_cast<int>(sculpted::targets); ++row) {
        Report::Row metric{.cells = {}, .sentence = sentence(row)};
        for (int column = Metric; column <= Within; ++column)
            metric.cells.push_back({.text = cellText(row, column)});
        metric.cells[Metric].tip = measureHelp(measureOfMetric(row));
        if (!m_rows.at(static_cast<std::size_t>(row)).numbers.empty())
            metric.cells[Within].bar = spread(row).within;
        report.rows.push_back(std::move(metric));
    }
    ReportModel::show(std::move(report));
}

} // namespace boardwright
