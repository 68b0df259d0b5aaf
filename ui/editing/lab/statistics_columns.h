// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/studies/statistics_result.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace boardwright {

/// What statistics tell something about: a goal, a limit, a line, a cell, or a number of the whole
/// board.
struct StatisticsItem {
    enum class Kind : std::uint8_t {
        Goal, ///< `index` is its row in the tally
        Limit, ///< into Study::limits
        Line, ///< into Shape::lines
        Site, ///< into Shape::sites
        Measure, ///< of Scope::Board, with amounts; into Study::measures
        Class, ///< of such a measure with classes, `part` of them
        Overlap, ///< goals shared with the board of the next seed
        Effort, ///< into EffortSums
    };

    Kind kind = Kind::Goal;
    std::size_t index = 0;
    std::size_t part = 0;
    RowId id = RowId::none; ///< of a goal

    /// Whether it is what `other` was, perhaps of another set.
    bool isSame(const StatisticsItem &other) const
    {
        return kind == other.kind && id == other.id && part == other.part
            && (kind == Kind::Goal || index == other.index);
    }

    friend bool operator==(const StatisticsItem &, const StatisticsItem &) = default;
};

/// One number, or one word, of an item.
struct StatisticsColumn {
    enum class Kind : std::uint8_t {
        Name,
        LimitKind,
        Cap, ///< goals that a limit allows
        Appears, ///< share of boards that a goal stands on
        Plain, ///< the share that weighting alone would give it
        Copies, ///< cells it fills on a board that it stands on, on average
        Average, ///< of `measure`
        NotZero, ///< share of boards on which `measure` is not 0
        Class, ///< that `measure` has most often
        ClassShare, ///< on how many boards
        BoardAverage, ///< of the item's own measure
        BoardSpread, ///< its standard deviation
        BoardShare, ///< share of boards on which it is not 0, or is of the class
    };

    Kind kind = Kind::Name;
    std::size_t measure = 0; ///< into Study::measures

    friend bool operator==(const StatisticsColumn &, const StatisticsColumn &) = default;
};

/// What there is to tell of a scope, in the order of the set, the generator or the board: enabled
/// goals, limits, lines, cells; of Scope::Board its numbers. All of these are pure.
std::vector<StatisticsItem> statisticsItems(const StatisticsResult &result, Scope scope);

/// The columns of a scope; only the name where the generator counts nothing there.
std::vector<StatisticsColumn> statisticsColumns(const Study &study, Scope scope);

/// Whether a column's numbers are shares of boards, 0 to 1.
bool isShare(const StatisticsColumn &column);
/// Whether it has words, which cannot be drawn.
bool isWords(const StatisticsColumn &column);

/// The number of a cell: a share 0..1, an amount in the unit of its measure, the index of a class
/// or a kind; nothing: there is none, or it is a name.
std::optional<double> statisticsNumber(
    const StatisticsResult &result, const StatisticsItem &item, const StatisticsColumn &column);

/// What a cell's bar is filled to, 0..1: a share, or the use of a limit as part of its cap.
/// Nothing: it has no bar.
std::optional<double> statisticsBar(
    const StatisticsResult &result, const StatisticsItem &item, const StatisticsColumn &column);

/// What the generator declares of the measure at this index in Study::measures.
const Measure &studiedMeasure(const StatisticsResult &result, std::size_t measure);

/// The measure of an item or a column; null: it is about none.
const Measure *statisticsMeasure(
    const StatisticsResult &result, const StatisticsItem &item, const StatisticsColumn &column);

} // namespace boardwright
