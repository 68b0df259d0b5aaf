// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/key.h"
#include "core/goalset/field.h"

#include <QString>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace boardwright {

struct Section;

/// The items that a measure has one number for each of.
enum class Scope : std::uint8_t {
    Board,
    Line, ///< each line of the shape
    Site, ///< each site of the shape
    Row, ///< each objective, in the order of the set
    Limit, ///< each limit of Generator::limits(); the first such measure is the number used
};

enum class Unit : std::uint8_t { Count, Percent, Minutes, Score };

/// How a measure's numbers are shown as colours.
enum class ScaleKind : std::uint8_t {
    Sequential, ///< from few to many
    Diverging, ///< above and below zero
    Classes, ///< 0, 1, 2 ... are classes, not amounts
};

/// A named number that a generator takes from its boards. One declaration feeds overlays (Site),
/// sums at the board's edge (Line), the strip under it (Board), live columns (Row), statistics,
/// gates, tuning targets and JSON keys.
struct Measure {
    Key key;
    Scope scope = Scope::Board;
    Unit unit = Unit::Count;
    ScaleKind scale = ScaleKind::Sequential;
    double bin = 1; ///< width of a histogram's bars; numbers are, nearly, multiples of it
    std::span<const Choice> classes{}; ///< ScaleKind::Classes: what 0, 1, 2 ... mean
    /// Whether statistics sum it. False if it is the same for all boards of a compiled set, or if
    /// statistics count it anyway.
    bool summed = true;
    bool isReported
        = false; ///< Site only: shown when a cell is inspected, whatever colours the board
    /// Site only, and neither summed nor reported: the table whose rows the numbers are about, such
    /// as rules. Then there is one number for each row and site, row by row.
    const Section *about = nullptr;
    /// The sets whose boards can have such numbers. For other sets it is not offered.
    InSet isFor = nullptr;
    const char *title = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    const char *help = nullptr; ///< one sentence; QT_TRANSLATE_NOOP, as title

    bool isOffered(const GoalSet &set) const { return isFor == nullptr || isFor(set); }
};

/// Whether boards with these measures keep limits, which may be relaxed.
constexpr bool haveLimits(std::span<const Measure> measures)
{
    return std::ranges::contains(measures, Scope::Limit, &Measure::scope);
}

/// What a measure should be on the boards of a compiled set.
struct MeasureTarget {
    std::size_t measure = 0; ///< index among the generator's measures
    double usual = 0; ///< the target value
    double least = 0; ///< the smallest and largest value that rules allow
    double most = 0;

    friend bool operator==(const MeasureTarget &, const MeasureTarget &) = default;
};

/// A count of the work for one board, such as passes, or boards rejected for one cause: a whole
/// number, the same on every machine. Statistics add it up.
struct Counter {
    Key key;
    const char *title = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    Key statisticsKey{}; ///< its name in statistics files; empty: `key`

    Key sumKey() const { return statisticsKey.isEmpty() ? key : statisticsKey; }
};

/// What a limit counts.
enum class LimitKind : std::uint8_t {
    Board, ///< goals of a board category, on the board
    Line, ///< goals of a line category, in each line
    Own, ///< one of Info::limitKinds
};

/// A kind of limits that only one generator has.
struct OwnLimitKind {
    Key key; ///< in files
    const char *title = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    /// With %1 for the limit's name and %2 for its number; QT_TRANSLATE_NOOP, as title.
    const char *inFull = nullptr;
};

/// A limit of a compiled set, for Scope::Limit.
struct NamedLimit {
    LimitKind kind = LimitKind::Board;
    QString name; ///< of the category, or of what else has the limit
    int cap = 0; ///< most goals: on the board, or in the shortest line
    QString own{}; ///< LimitKind::Own: OwnLimitKind::key

    friend bool operator==(const NamedLimit &, const NamedLimit &) = default;
};

/// The numbers of one board: for each measure of the generator, in order, one number per item of
/// its scope, or `nothing`. Reused from board to board.
struct Measured {
    std::vector<std::vector<double>> values;

    static constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
};

/// The numbers that statistics sum, in bins: for each summed measure, in order, one number per item
/// of its scope, or `nothing`. Numbers beyond what statistics count are clamped (clampedBins()).
/// Reused from board to board.
struct Binned {
    std::vector<std::vector<int>> values;
    Measured measured; ///< the numbers before rounding, unless these are whole

    static constexpr int nothing = std::numeric_limits<int>::min();
};

} // namespace boardwright
