// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/lab/statistics_columns.h"

#include "core/lab/tally_reading.h"

#include <algorithm>
#include <cmath>

namespace boardwright {

namespace {

using ItemKind = StatisticsItem::Kind;
using ColumnKind = StatisticsColumn::Kind;

StatisticsItem::Kind kindOf(Scope scope)
{
    switch (scope) {
    case Scope::Board:
        return ItemKind::Measure;
    case Scope::Line:
        return ItemKind::Line;
    case Scope::Site:
        return ItemKind::Site;
    case Scope::Row:
        return ItemKind::Goal;
    case Scope::Limit:
        return ItemKind::Limit;
    }
    return ItemKind::Goal;
}

/// Whether boards have such an item: not every shape has diagonals, or cells of every progress.
bool isFound(const Tally &tally, Scope scope, std::size_t index)
{
    if (!tally.study->isGrouped(scope))
        return true;
    if (scope == Scope::Site)
        return !tally.places.empty() && tally.places[index] > 0;
    for (std::size_t i = 0; i < tally.measures.size(); ++i) {
        if (tally.study->measures[i].scope == scope && numbersOf(tally, i, index) > 0)
            return true;
    }
    return false;
}

std::vector<StatisticsItem> goalItems(const StatisticsResult &result)
{
    std::vector<StatisticsItem> items;
    const QList<Objective> &objectives = result.subject->set().objectives;
    items.reserve(static_cast<std::size_t>(objectives.size()));
    for (qsizetype row = 0; row < objectives.size(); ++row) {
        if (!objectives[row].disabled)
            items.push_back({.kind = ItemKind::Goal,
                .index = static_cast<std::size_t>(row),
                .id = objectives[row].id});
    }
    return items;
}

std::vector<StatisticsItem> boardItems(const StatisticsResult &result)
{
    std::vector<StatisticsItem> items;
    const Study &study = *result.tally.study;
    for (std::size_t i = 0; i < study.measures.size(); ++i) {
        const StudiedMeasure &measure = study.measures[i];
        if (measure.scope != Scope::Board)
            continue;
        if (measure.classes.isEmpty())
            items.push_back({.kind = ItemKind::Measure, .index = i});
        for (qsizetype part = 0; part < measure.classes.size(); ++part)
            items.push_back(
                {.kind = ItemKind::Class, .index = i, .part = static_cast<std::size_t>(part)});
    }
    items.push_back({.kind = ItemKind::Overlap});
    for (std::size_t i = 0; i < result.tally.counts.size(); ++i) {
        if (result.tally.counts[i] > 0 || isOfGate(study, i))
            items.push_back({.kind = ItemKind::Counter, .index = i});
    }
    return items;
}

struct Moments {
    double count = 0;
    double mean = 0;
    double deviation = 0;
};

Moments momentsOf(double count, double sum, double squares)
{
    if (count == 0)
        return {};
    const double mean = sum / count;
    return {.count = count,
        .mean = mean,
        .deviation = std::sqrt(std::max(0.0, squares / count - mean * mean))};
}

Moments momentsOf(const Histogram &histogram)
{
    double count = 0;
    double sum = 0;
    double squares = 0;
    for (const auto &[bins, boards] : histogram) {
        const auto times = static_cast<double>(boards);
        count += times;
        sum += times * bins;
        squares += times * bins * bins;
    }
    return momentsOf(count, sum, squares);
}

Moments momentsOf(const Tally &tally, std::size_t measure)
{
    const NumberSums &sums = tally.measures[measure].sums.front();
    Moments moments = momentsOf(static_cast<double>(sums.count), static_cast<double>(sums.sum),
        static_cast<double>(sums.squares));
    const double bin = tally.study->measures[measure].bin;
    moments.mean *= bin;
    moments.deviation *= bin;
    return moments;
}

/// The number in a column of Scope::Board.
std::optional<double> boardNumber(
    const Tally &tally, const StatisticsItem &item, StatisticsColumn::Kind kind)
{
    if (item.kind == ItemKind::Class)
        return kind == ColumnKind::BoardShare
            ? std::optional(shareOf(tally.measures[item.index].classes[item.part], tally))
            : std::nullopt;
    if (item.kind == ItemKind::Counter)
        return kind == ColumnKind::BoardAverage
            ? std::optional(static_cast<double>(tally.counts[item.index])
                  / static_cast<double>(tally.whole()))
            : kind == ColumnKind::BoardShare ? rejectionRate(tally, item.index)
                                             : std::nullopt;
    const bool isOverlap = item.kind == ItemKind::Overlap;
    const Moments moments = isOverlap ? momentsOf(tally.overlap) : momentsOf(tally, item.index);
    if (moments.count == 0)
        return std::nullopt;
    if (kind == ColumnKind::BoardAverage)
        return moments.mean;
    if (kind == ColumnKind::BoardSpread)
        return moments.deviation;
    if (!isOverlap)
        return shareOf(tally.measures[item.index].sums.front().nonzero, tally);
    const auto none = tally.overlap.find(0);
    return 1
        - (none == tally.overlap.end() ? 0 : static_cast<double>(none->second) / moments.count);
}

std::optional<double> copiesOf(const Tally &tally, std::size_t row)
{
    if (tally.appearances[row] == 0)
        return std::nullopt;
    return static_cast<double>(tally.copies[row]) / static_cast<double>(tally.appearances[row]);
}

} // namespace

std::vector<StatisticsItem> statisticsItems(const StatisticsResult &result, Scope scope)
{
    if (scope == Scope::Row)
        return goalItems(result);
    if (scope == Scope::Board)
        return boardItems(result);
    std::vector<StatisticsItem> items;
    for (std::size_t i = 0; i < result.tally.study->items(scope); ++i) {
        if (isFound(result.tally, scope, i))
            items.push_back({.kind = kindOf(scope), .index = i});
    }
    return items;
}

std::vector<StatisticsColumn> statisticsColumns(const Study &study, Scope scope)
{
    std::vector<StatisticsColumn> columns{{.kind = ColumnKind::Name}};
    const auto add
        = [&columns](std::initializer_list<StatisticsColumn::Kind> kinds, std::size_t measure = 0) {
              for (const StatisticsColumn::Kind kind : kinds)
                  columns.push_back({.kind = kind, .measure = measure});
          };
    if (scope == Scope::Board) {
        add({ColumnKind::BoardAverage, ColumnKind::BoardSpread, ColumnKind::BoardShare});
        return columns;
    }
    if (scope == Scope::Row) {
        add({ColumnKind::Appears});
        if (!study.plainShares.empty())
            add({ColumnKind::Plain});
        add({ColumnKind::Copies});
    } else if (scope == Scope::Limit) {
        add({ColumnKind::LimitKind, ColumnKind::Cap});
    }
    bool isUse = scope == Scope::Limit; // the first measure of limits is their use, see Scope
    for (std::size_t i = 0; i < study.measures.size(); ++i) {
        if (study.measures[i].scope != scope)
            continue;
        if (!study.measures[i].classes.isEmpty()) {
            add({ColumnKind::Class, ColumnKind::ClassShare}, i);
        } else {
            add({ColumnKind::Average}, i);
            // The share of boards that use a limit at all says little.
            if (!isUse)
                add({ColumnKind::NotZero}, i);
        }
        isUse = false;
    }
    return columns;
}

bool isShare(const StatisticsColumn &column)
{
    switch (column.kind) {
    case ColumnKind::Appears:
    case ColumnKind::Plain:
    case ColumnKind::NotZero:
    case ColumnKind::ClassShare:
    case ColumnKind::BoardShare:
        return true;
    default:
        return false;
    }
}

bool isWords(const StatisticsColumn &column)
{
    return column.kind == ColumnKind::Name || column.kind == ColumnKind::LimitKind
        || column.kind == ColumnKind::Class;
}

std::optional<double> statisticsNumber(
    const StatisticsResult &result, const StatisticsItem &item, const StatisticsColumn &column)
{
    const Tally &tally = result.tally;
    if (column.kind == ColumnKind::LimitKind)
        return static_cast<double>(tally.study->limits[item.index].kind);
    if (column.kind == ColumnKind::Cap)
        return tally.study->limits[item.index].cap;
    if (column.kind == ColumnKind::Plain)
        return plainShare(*tally.study, item.index);
    if (tally.whole() == 0)
        return std::nullopt;
    switch (column.kind) {
    case ColumnKind::Appears:
        return appearanceShare(tally, item.index);
    case ColumnKind::Copies:
        return copiesOf(tally, item.index);
    case ColumnKind::Average:
        return meanOf(tally, column.measure, item.index);
    case ColumnKind::NotZero:
        return shareOf(tally.measures[column.measure].sums[item.index].nonzero, tally,
            column.measure, item.index);
    case ColumnKind::Class: {
        const auto found = mostFrequentClass(tally, column.measure, item.index);
        return found ? std::optional(static_cast<double>(found->index)) : std::nullopt;
    }
    case ColumnKind::ClassShare: {
        const auto found = mostFrequentClass(tally, column.measure, item.index);
        return found ? std::optional(shareOf(found->boards, tally, column.measure, item.index))
                     : std::nullopt;
    }
    case ColumnKind::BoardAverage:
    case ColumnKind::BoardSpread:
    case ColumnKind::BoardShare:
        return boardNumber(tally, item, column.kind);
    default:
        return std::nullopt;
    }
}

std::optional<double> statisticsBar(
    const StatisticsResult &result, const StatisticsItem &item, const StatisticsColumn &column)
{
    if (isShare(column))
        return statisticsNumber(result, item, column);
    if (column.kind != ColumnKind::Average || item.kind != ItemKind::Limit
        || amountMeasure(result.tally, Scope::Limit) != column.measure)
        return std::nullopt;
    const int cap = result.tally.study->limits[item.index].cap;
    const auto used = statisticsNumber(result, item, column);
    return used && cap > 0 ? std::optional(*used / cap) : std::nullopt;
}

const Measure &studiedMeasure(const StatisticsResult &result, std::size_t measure)
{
    const auto declared = result.subject->generator().info().measures;
    const auto found = std::ranges::find_if(declared,
        [&](const Measure &each) { return each.key == result.tally.study->measures[measure].key; });
    Q_ASSERT(found != declared.end()); // the study was built from them
    return *found;
}

const Measure *statisticsMeasure(
    const StatisticsResult &result, const StatisticsItem &item, const StatisticsColumn &column)
{
    const bool isOfItem = item.kind == ItemKind::Measure || item.kind == ItemKind::Class;
    switch (column.kind) {
    case ColumnKind::Average:
    case ColumnKind::NotZero:
    case ColumnKind::Class:
    case ColumnKind::ClassShare:
        break;
    default:
        if (!isOfItem)
            return nullptr;
    }
    const std::size_t studied = isOfItem ? item.index : column.measure;
    return &studiedMeasure(result, studied);
}

} // namespace boardwright
