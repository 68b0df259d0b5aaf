// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/worlds/curation_chart.h"

#include "core/goalset/goal_text.h"
#include "ui/editing/board/measure_text.h"
#include "ui/editing/generators/worlds/curated_wishes_model.h"
#include "ui/editing/values/row_names.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>

namespace boardwright {

namespace {

struct CurationChartWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::CurationChart)
};

constexpr double percent = 100;

QString barText(const QString &what, const QString &height)
{
    return CurationChartWords::tr("%1: %2", "what a bar is of, its height").arg(what, height);
}

double shareOf(qint64 part, qint64 whole)
{
    return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0;
}

void addYields(const WorldCuration &curation, std::size_t chosen, ChartData &into)
{
    into.keys = CurationChartWords::tr("Wish");
    into.heights = CurationChartWords::tr("% of worlds made");
    for (std::size_t i = 0; i < curation.wishes().size(); ++i) {
        const CuratedWish &wish = curation.wishes()[i];
        const double yield = curation.yieldOf(wish);
        const QString name = CuratedWishesModel::wishTitle(worlds::lastOf(wish.cost.wishes));
        into.bars.push_back({.middle = static_cast<double>(i + 1),
            .height = percent * yield,
            .text = barText(name,
                wish.cost.candidates ? shareText(yield)
                                     : CurationChartWords::tr("not met", "a wish")),
            .isChosen = i == chosen,
            .name = name});
    }
}

void addZones(const WorldCuration &curation, const CuratedWish &wish, ChartData &into)
{
    constexpr qsizetype longestName = 40;
    into.keys = CurationChartWords::tr("Zone");
    into.heights = CurationChartWords::tr("% of the mean");
    for (std::size_t zone = 0; zone < wish.shares.zones.size(); ++zone) {
        const double share = wish.shares.zones[zone];
        if (std::isnan(share))
            continue;
        QString name = shortened(curation.pool()->zones[zone].name, longestName);
        if (name.isEmpty())
            name = namelessRow(static_cast<qsizetype>(zone));
        into.bars.push_back({.middle = static_cast<double>(zone + 1),
            .height = percent * share,
            .text = barText(name, shareText(share)),
            .name = name});
    }
}

/// How many of the numbers are in each interval of this width; the last one has all that are
/// greater.
void addHistogram(const std::vector<double> &numbers, double width, double most, ChartData &into)
{
    const auto last = static_cast<int>(std::lround(most / width));
    std::map<int, qint64> counts;
    for (const double number : numbers)
        ++counts[std::min(static_cast<int>(number / width + 1e-9), last)];
    if (counts.empty())
        return;
    into.barWidth = width;
    const int first = counts.begin()->first;
    for (int bar = first; bar <= counts.rbegin()->first; ++bar) {
        const double from = bar * width;
        const QString range = bar == last
            ? CurationChartWords::tr("%1 or more", "a number").arg(numberText(from))
            : CurationChartWords::tr("%1 to %2", "numbers")
                  .arg(numberText(from), numberText(from + width));
        const double share = shareOf(counts[bar], std::ssize(numbers));
        into.bars.push_back({.middle = from + width / 2,
            .height = percent * share,
            .text = barText(range, shareText(share))});
    }
}

void addRelevance(const CuratedWish &wish, bool isPlain, ChartData &into)
{
    into.keys = CurationChartWords::tr("Portals of the zone");
    into.heights = CurationChartWords::tr("% on the walk");
    for (const worlds::SortRelevance &sort : wish.relevance) {
        if (sort.isPlain != isPlain || sort.portals == 0)
            continue;
        const double share = shareOf(sort.entered, sort.appearances);
        into.bars.push_back({.middle = static_cast<double>(sort.portals),
            .height = percent * share,
            .text = CurationChartWords::tr(
                "%Ln portals: the shortest walk enters %1 of these zones, %2 are needed", nullptr,
                sort.portals)
                .arg(shareText(share), shareText(shareOf(sort.needed, sort.appearances)))});
    }
}

void addWeights(const WorldCuration &curation, ChartData &into)
{
    into.keys = CurationChartWords::tr("Round");
    into.heights = CurationChartWords::tr("% of the mean");
    for (const worlds::ZoneBalancer::Round &round : curation.rounds()) {
        const double deviation = std::max(round.mostZone - 1, 1 - round.leastZone);
        into.bars.push_back({.middle = static_cast<double>(round.number),
            .height = percent * deviation,
            .text = CurationChartWords::tr(
                "Round %L1: zones appear %2 to %3 as often as on average", "two shares")
                .arg(round.number)
                .arg(shareText(round.leastZone), shareText(round.mostZone)),
            .isChosen = &round == &curation.rounds().back()});
    }
}

void addWish(
    const WorldCuration &curation, CurationChart chart, const CuratedWish &wish, ChartData &into)
{
    constexpr double liftWidth = 0.05;
    constexpr double mostLift = 2;
    constexpr double joinWidth = 0.25;
    constexpr double mostJoin = 4;
    switch (chart) {
    case CurationChart::ZoneShares:
        addZones(curation, wish, into);
        break;
    case CurationChart::PairLifts:
        into.keys = CurationChartWords::tr("Together, compared with chance");
        into.heights = CurationChartWords::tr("% of pairs");
        into.keyStep = 4 * liftWidth;
        addHistogram(wish.shares.lifts, liftWidth, mostLift, into);
        break;
    case CurationChart::JoinShares:
        into.keys = CurationChartWords::tr("Appearances, compared with the mean");
        into.heights = CurationChartWords::tr("% of possible joins");
        into.keyStep = 1;
        addHistogram(wish.shares.joins, joinWidth, mostJoin, into);
        break;
    case CurationChart::GemRelevance:
        addRelevance(wish, false, into);
        break;
    case CurationChart::PlainRelevance:
        addRelevance(wish, true, into);
        break;
    case CurationChart::Yield:
    case CurationChart::Weights:
        break;
    }
}

} // namespace

QString curationChartTitle(CurationChart chart)
{
    switch (chart) {
    case CurationChart::Yield:
        return CurationChartWords::tr("Yield of wishes");
    case CurationChart::ZoneShares:
        return CurationChartWords::tr("Appearances of zones");
    case CurationChart::PairLifts:
        return CurationChartWords::tr("Pairs of zones");
    case CurationChart::JoinShares:
        return CurationChartWords::tr("Appearances of joins");
    case CurationChart::GemRelevance:
        return CurationChartWords::tr("Relevance of zones with gems");
    case CurationChart::PlainRelevance:
        return CurationChartWords::tr("Relevance of plain zones");
    case CurationChart::Weights:
        return CurationChartWords::tr("Deviation of zones by round");
    }
    return {};
}

ChartData curationChart(const WorldCuration &curation, CurationChart chart, int wish)
{
    ChartData data;
    const std::vector<CuratedWish> &wishes = curation.wishes();
    if (chart == CurationChart::Weights) {
        addWeights(curation, data);
    } else if (!wishes.empty()) {
        const auto chosen = wish >= 0 && std::cmp_less(wish, wishes.size())
            ? static_cast<std::size_t>(wish)
            : wishes.size() - 1;
        if (chart == CurationChart::Yield) {
            addYields(curation, chosen, data);
        } else {
            data.title = CuratedWishesModel::wishTitle(worlds::lastOf(wishes[chosen].cost.wishes));
            addWish(curation, chart, wishes[chosen], data);
        }
    }
    if (data.bars.empty())
        return data;
    const QString title = curationChartTitle(chart);
    data.title = data.title.isEmpty()
        ? title
        : CurationChartWords::tr("%1: %2", "a chart, the wish that it shows")
              .arg(title, data.title);
    data.summary = curation.words();
    return data;
}

} // namespace boardwright
