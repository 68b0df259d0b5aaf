// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/key.h"
#include "core/goalset/field.h"

#include <QString>

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace boardwright {

/// What a measure is a number of.
enum class Scope : std::uint8_t {
    Board,
    Line, ///< one for each line of the shape
    Site, ///< one for each site of the shape
    Row, ///< one for each objective, in the order of the set
    Limit, ///< one for each limit that Generator::limits() names; the first is how much is used
};

enum class Unit : std::uint8_t { Count, Percent, Minutes, Score };

/// How a measure's numbers are shown as colours.
enum class ScaleKind : std::uint8_t {
    Sequential, ///< few to many
    Diverging, ///< below and above zero
    Classes, ///< 0, 1, 2 ... are kinds of things, not amounts
};

/// A named number that a generator takes of its boards. One declaration feeds overlays (Site), sums
/// at the board's edge (Line), the strip under it (Board), live columns (Row), statistics, gates,
/// tuning targets and keys in JSON.
struct Measure {
    Key key;
    Scope scope = Scope::Board;
    Unit unit = Unit::Count;
    ScaleKind scale = ScaleKind::Sequential;
    double bin = 1; ///< width of a histogram's bars; numbers are multiples of it or nearly
    std::span<const Choice> classes{}; ///< of ScaleKind::Classes: what 0, 1, 2 ... mean
    /// Statistics sum it up: not where it is the same on all boards of a compiled set, or counted
    /// by them anyway.
    bool summed = true;
    bool isTold = false; ///< of Site: where a person asks about a cell, whatever colours it
    const char *title = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    const char *help = nullptr; ///< one sentence, likewise
};

/// What the numbers of a measure should be on the boards of a compiled set.
struct Aim {
    std::size_t measure = 0; ///< place among the generator's
    double usual = 0; ///< what is aimed at
    double least = 0; ///< what rules allow
    double most = 0;

    friend bool operator==(const Aim &, const Aim &) = default;
};

/// What a limit counts.
enum class LimitKind : std::uint8_t {
    Board, ///< goals of a board category, on the board
    Line, ///< goals of a line category, in each line
    Group, ///< goals of an exclusion group, on the board
};

/// A limit of a compiled set, as Scope::Limit has it.
struct NamedLimit {
    LimitKind kind = LimitKind::Board;
    QString name; ///< of the category or the group
    int cap = 0; ///< goals allowed: on the board, or in the shortest line

    friend bool operator==(const NamedLimit &, const NamedLimit &) = default;
};

/// The numbers of one board: for each measure of the generator, in their order, one for each item
/// of its scope. `nothing` where there is none. Reused from board to board.
struct Measured {
    std::vector<std::vector<double>> values;

    static constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
};

/// The numbers that statistics sum up, in bins of their measures: for each summed measure, in their
/// order, one for each item of its scope. `nothing` where there is none. What is further from 0
/// than statistics count is clampedBins() to them. Reused from board to board.
struct Binned {
    std::vector<std::vector<int>> values;
    Measured measured; ///< what they were rounded from, where a generator has no whole numbers

    static constexpr int nothing = std::numeric_limits<int>::min();
};

} // namespace boardwright
