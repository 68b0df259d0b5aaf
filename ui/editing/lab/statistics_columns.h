// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/studies/statistics_result.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace boardwright {

/// A subject of statistics: a goal, a limit, a line, a cell, or a measure of the whole board.
struct StatisticsItem {
    enum class Kind : std::uint8_t {
        Goal, ///< `index` is a row of the tally
        Limit, ///< into Study::limits
        Line, ///< into Shape::lines
        Site, ///< into Shape::sites
        Measure, ///< of Scope::Board, with amounts; `index` into Study::measures
        Class, ///< class `part` of such a measure
        Overlap, ///< goals shared with the board of the next seed
        Counter, ///< into Tally::counts
    };

    Kind kind = Kind::Goal;
    std::size_t index = 0;
    std::size_t part = 0;
    RowId id = RowId::none; ///< of a goal

    /// Whether it is the same item as `other`, possibly in another set.
    bool isSame(const StatisticsItem &other) const
    {
        return kind == other.kind && id == other.id && part == other.part
            && (kind == Kind::Goal || index == other.index);
    }

    friend bool operator==(const StatisticsItem &, const StatisticsItem &) = default;
};

/// A number or a word shown for each item.
struct StatisticsColumn {
    enum class Kind : std::uint8_t {
        Name,
        LimitKind,
        Cap, ///< goals that a limit allows
        Appears, ///< share of boards that a goal appears on
        Plain, ///< the share expected from weighting alone
        Copies, ///< mean number of cells it fills on boards that it appears on
        Average, ///< the mean of `measure`
        NotZero, ///< share of boards on which `measure` is not 0
        Class, ///< the most frequent class of `measure`
        ClassShare, ///< the share of boards with that class
        BoardAverage, ///< the mean of the item's own measure
        BoardSpread, ///< the standard deviation of the item's own measure
        BoardShare, ///< share of boards on which the item's own measure is not 0, or has its class
    };

    Kind kind = Kind::Name;
    std::size_t measure = 0; ///< into Study::measures

    friend bool operator==(const StatisticsColumn &, const StatisticsColumn &) = default;
};

/// The items of a scope, in the order of the set, the generator or the board: enabled goals,
/// limits, lines, cells; for Scope::Board its measures. All functions here are pure.
std::vector<StatisticsItem> statisticsItems(const StatisticsResult &result, Scope scope);

/// The columns of a scope; only the name if the generator measures nothing there.
std::vector<StatisticsColumn> statisticsColumns(const Study &study, Scope scope);

/// Whether a column's numbers are shares of boards, 0 to 1.
bool isShare(const StatisticsColumn &column);
/// Whether a column has words, which cannot be drawn.
bool isWords(const StatisticsColumn &column);

/// The number of a cell: a share 0..1, an amount in the unit of its measure, or the index of a
/// class or a kind. std::nullopt if the cell has no number.
std::optional<double> statisticsNumber(
    const StatisticsResult &result, const StatisticsItem &item, const StatisticsColumn &column);

/// The fill of a cell's bar, 0..1: a share, or the use of a limit as a part of its cap.
/// std::nullopt if it has no bar.
std::optional<double> statisticsBar(
    const StatisticsResult &result, const StatisticsItem &item, const StatisticsColumn &column);

/// The generator's declaration of the measure at this index in Study::measures.
const Measure &studiedMeasure(const StatisticsResult &result, std::size_t measure);

/// The measure of an item or a column; null if it has none.
const Measure *statisticsMeasure(
    const StatisticsResult &result, const StatisticsItem &item, const StatisticsColumn &column);

} // namespace boardwright
