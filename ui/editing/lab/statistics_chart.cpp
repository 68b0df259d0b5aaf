// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/lab/statistics_chart.h"

#include "core/lab/tally_reading.h"
#include "ui/editing/board/measure_text.h"
#include "ui/editing/lab/statistics_cells.h"
#include "ui/text/field_words.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace boardwright {

namespace {

using ColumnKind = StatisticsColumn::Kind;

struct StatisticsChart {
    Q_DECLARE_TR_FUNCTIONS(boardwright::StatisticsChart)
};

constexpr double percent = 100;
constexpr int mostBars = 50; ///< in a histogram of the board
constexpr int wantedBars = 20; ///< in a histogram of goals

QString barText(const QString &what, const QString &howMuch)
{
    return StatisticsChart::tr("%1: %2", "what a bar stands for, how high it is")
        .arg(what, howMuch);
}

/// The chart in words, for screen readers.
QString summaryOf(const ChartData &chart)
{
    if (chart.bars.empty())
        return chart.title;
    const auto highest = std::ranges::max_element(chart.bars, {}, &ChartBar::height);
    QStringList parts{chart.title,
        StatisticsChart::tr("%Ln bar(s)", nullptr, static_cast<int>(chart.bars.size())),
        StatisticsChart::tr("peak at %1").arg(highest->text)};
    if (chart.mean)
        parts << chart.meanText;
    return parts.join(QStringLiteral(" · "));
}

void addMean(ChartData &chart, double mean, const QString &text)
{
    chart.mean = mean;
    chart.meanText = StatisticsChart::tr("average %1").arg(text);
}

/// A measure of the board: shares of boards by value. If there are too many values, close ones
/// share a bar.
ChartData boardHistogram(const Histogram &histogram, double bin, const Measure *measure)
{
    ChartData chart;
    if (histogram.empty())
        return chart;
    const int first = histogram.begin()->first;
    const int last = histogram.rbegin()->first;
    const int together = (last - first) / mostBars + 1;
    double boards = 0;
    double sum = 0;
    for (const auto &[number, count] : histogram) {
        boards += static_cast<double>(count);
        sum += static_cast<double>(count) * number;
    }
    const auto textOf = [&](int number) {
        return measure == nullptr ? wholeText(number) : measureTextWithUnit(*measure, number * bin);
    };
    auto at = histogram.begin();
    for (int from = first; from <= last; from += together) {
        double count = 0;
        for (; at != histogram.end() && at->first < from + together; ++at)
            count += static_cast<double>(at->second);
        const QString what = together == 1 ? textOf(from)
                                           : StatisticsChart::tr("%1 to %2", "numbers")
                                                 .arg(textOf(from), textOf(from + together - 1));
        chart.bars.push_back({.middle = (from + (together - 1) / 2.0) * bin,
            .height = count / boards * percent,
            .text = barText(what, shareText(count / boards))});
    }
    chart.barWidth = together * bin;
    chart.keyStep = bin;
    chart.heights = StatisticsChart::tr("% of boards");
    const double mean = sum / boards * bin;
    addMean(chart, mean, meanText(measure, mean));
    return chart;
}

/// A measure of the board with classes.
ChartData classBars(const StatisticsResult &result, const StatisticsItem &item)
{
    ChartData chart;
    const Measure &measure = *statisticsMeasure(result, item, {.kind = ColumnKind::BoardShare});
    for (std::size_t part = 0; part < measure.classes.size(); ++part) {
        const double share = shareOf(result.tally.measures[item.index].classes[part], result.tally);
        chart.bars.push_back({.middle = static_cast<double>(part + 1),
            .height = share * percent,
            .text = barText(choiceLabel(measure.classes[part]), shareText(share)),
            .isChosen = part == item.part,
            .name = choiceLabel(measure.classes[part])});
    }
    chart.heights = StatisticsChart::tr("% of boards");
    return chart;
}

ChartData boardChart(const StatisticsResult &result, const StatisticsItem &item)
{
    const Tally &tally = result.tally;
    ChartData chart;
    switch (item.kind) {
    case StatisticsItem::Kind::Measure:
        chart = boardHistogram(tally.measures[item.index].histogram,
            tally.study->measures[item.index].bin,
            statisticsMeasure(result, item, {.kind = ColumnKind::BoardAverage}));
        break;
    case StatisticsItem::Kind::Overlap:
        chart = boardHistogram(tally.overlap, 1, nullptr);
        break;
    case StatisticsItem::Kind::Class:
        chart = classBars(result, item);
        break;
    default: // only the sum is known
        break;
    }
    chart.title = statisticsName(result, item);
    if (item.kind == StatisticsItem::Kind::Measure)
        chart.keys = unitText(*statisticsMeasure(result, item, {}));
    return chart;
}

/// The smallest width of the form 1, 2 or 5 times a power of ten that covers a range with at most
/// `bars` bars.
double niceWidth(double range, int bars)
{
    constexpr std::array steps{1.0, 2.0, 5.0, 10.0};
    if (range <= 0)
        return 1;
    const double least = range / bars;
    const double power = std::pow(10, std::floor(std::log10(least)));
    for (const double step : steps) {
        if (step * power >= least * (1 - 1e-9))
            return step * power;
    }
    return steps.back() * power;
}

/// A histogram of the column's numbers over all goals.
ChartData goalsHistogram(const StatisticsTableModel &model, int row, int column)
{
    const StatisticsColumn &about = model.column(column);
    const double scale = isShare(about) ? percent : 1;
    std::vector<double> numbers;
    numbers.reserve(model.items().size());
    std::optional<double> chosen;
    double sum = 0;
    for (int i = 0; i < model.rowCount(); ++i) {
        const auto number = model.number(i, column);
        if (!number)
            continue;
        numbers.push_back(*number * scale);
        sum += numbers.back();
        if (i == row)
            chosen = numbers.back();
    }
    ChartData chart;
    if (numbers.empty())
        return chart;
    const auto [least, most] = std::ranges::minmax(numbers);
    const double width = niceWidth(most - std::min(0.0, least), wantedBars);
    const auto barOf
        = [width](double number) { return static_cast<qint64>(std::floor(number / width + 1e-9)); };
    const qint64 first = std::min(qint64{0}, barOf(least));
    std::vector<int> counts(static_cast<std::size_t>(barOf(most) - first + 1));
    for (const double number : numbers)
        ++counts[static_cast<std::size_t>(barOf(number) - first)];
    const Measure *measure = statisticsMeasure(*model.result(), model.item(0), about);
    const auto textOf = [&](double number) {
        return isShare(about) ? numberText(number) : meanText(measure, number);
    };
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double from = static_cast<double>(first + static_cast<qint64>(i)) * width;
        const QString range = isShare(about)
            ? StatisticsChart::tr("%1 to %2 %", "percent").arg(textOf(from), textOf(from + width))
            : StatisticsChart::tr("%1 to %2", "numbers").arg(textOf(from), textOf(from + width));
        chart.bars.push_back({.middle = from + width / 2,
            .height = static_cast<double>(counts[i]),
            .text = barText(range, StatisticsChart::tr("%Ln goal(s)", nullptr, counts[i])),
            .isChosen = chosen && barOf(*chosen) == first + static_cast<qint64>(i)});
    }
    chart.barWidth = width;
    chart.keyStep = width;
    chart.heights = StatisticsChart::tr("Goals");
    const double mean = sum / static_cast<double>(numbers.size());
    addMean(chart, mean,
        isShare(about) ? shareText(mean / percent) : statisticsNumberText(about, measure, mean));
    return chart;
}

ChartData itemBars(const StatisticsTableModel &model, int row, int column)
{
    const StatisticsColumn &about = model.column(column);
    const double scale = isShare(about) ? percent : 1;
    ChartData chart;
    for (int i = 0; i < model.rowCount(); ++i) {
        const auto number = model.number(i, column);
        if (!number)
            continue;
        const Measure *measure = statisticsMeasure(*model.result(), model.item(i), about);
        chart.bars.push_back({.middle = static_cast<double>(i + 1),
            .height = *number * scale,
            .text = barText(model.name(i), statisticsNumberText(about, measure, *number)),
            .isChosen = i == row,
            .name = statisticsShortName(*model.result(), model.item(i))});
    }
    chart.keys = statisticsColumnTitle(*model.result(), model.scope(), {});
    chart.heights = isShare(about) ? StatisticsChart::tr("% of boards") : QString();
    return chart;
}

QString titleOf(const StatisticsTableModel &model, int column)
{
    const StatisticsColumn &about = model.column(column);
    const QString title = statisticsColumnTitle(*model.result(), model.scope(), about);
    const bool isOfOther
        = about.kind == ColumnKind::NotZero || about.kind == ColumnKind::ClassShare;
    return isOfOther
        ? StatisticsChart::tr("%1: %2", "titles of a column and of the one beside it")
              .arg(measureTitle(*statisticsMeasure(*model.result(), model.item(0), about)), title)
        : title;
}

/// The column if it can be drawn, or else the first one that can be; -1 if there is none. Caps are
/// not drawn.
int drawnColumn(const StatisticsTableModel &model, int column)
{
    const auto isDrawn = [&](int i) {
        return !isWords(model.column(i)) && model.column(i).kind != ColumnKind::Cap;
    };
    if (column >= 0 && column < model.columnCount() && isDrawn(column))
        return column;
    for (int i = 0; i < model.columnCount(); ++i) {
        if (isDrawn(i))
            return i;
    }
    return -1;
}

} // namespace

ChartData statisticsChart(const StatisticsTableModel &model, int row, int column)
{
    ChartData chart;
    if (model.rowCount() == 0 || model.result()->tally.whole() == 0)
        return chart;
    if (model.scope() == Scope::Board) {
        chart = boardChart(*model.result(), model.item(std::clamp(row, 0, model.rowCount() - 1)));
    } else {
        const int drawn = drawnColumn(model, column);
        if (drawn < 0)
            return chart;
        const bool isOfGoals = model.scope() == Scope::Row;
        chart = isOfGoals ? goalsHistogram(model, row, drawn) : itemBars(model, row, drawn);
        const QString title = titleOf(model, drawn);
        chart.title = title;
        if (isOfGoals)
            chart.keys
                = isShare(model.column(drawn)) ? StatisticsChart::tr("% of boards") : QString();
    }
    chart.summary = summaryOf(chart);
    return chart;
}

} // namespace boardwright
