// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"
#include "core/goalset/section.h"

#include <QStringList>

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

/// Where authors would like things to be placed on a board: a table of rules. Each is worth a
/// number of points, its weight, for every piece that it is met for; the points of a board are its
/// happiness. Pieces are goals, or whatever a generator places. Source: seeds 3.
namespace boardwright::arrange {

/// What a rule asks for. "Others" are the pieces that it names, or those that it is for.
enum class Wish : std::uint8_t {
    Cell, ///< in `column` and `row`
    Region, ///< in `region`
    Near, ///< nearer than `radius` to one of the others
    Each, ///< for each of the others nearer than `radius`, `count` of them apart
    Contents, ///< exactly `count` others nearer than `radius`, and at least one of `also`
    Twin, ///< nearer than `radius` to another piece of the same kind and name, or to another goal
          ///< of the same categories
    Mirror, ///< in one row with one of the others, as far from `column`
    Pairing, ///< exactly one of the others, in another column, nearer than `radius`; and that one
             ///< not so near to another piece that the rule is for
    Pair, ///< exactly one of the others beside it, none diagonally; one of the two at most is on
          ///< the edge
};

/// A part of the board. Halves and quarters are those around `column` and `row`, which themselves
/// are in none of them.
enum class Region : std::uint8_t {
    Edge,
    EdgeNotCorner,
    Corner,
    Left,
    Right,
    Top,
    Bottom,
    TopLeft,
    TopRight,
    BottomRight,
    BottomLeft,
    Margin, ///< fewer than `count` cells away from the edge
};

extern const Section rules; ///< Table

bool hasRules(const GoalSet &set);

/// Its fields.
namespace columns {
extern const Field pieces; ///< Names: of categories, or of what a generator places
extern const Field goals; ///< RowRefs: objectives
extern const Field wish; ///< Choice, in the order of Wish
extern const Field region; ///< Choice, in the order of Region
extern const Field isNot; ///< Flag: met where the region is not
extern const Field column; ///< Integer, from 1; 0: the middle
extern const Field row; ///< Integer, from 1; 0: the middle
extern const Field others; ///< Names
extern const Field otherGoals; ///< RowRefs: objectives
extern const Field radius; ///< Number, in cells from centre to centre
extern const Field count; ///< Integer
extern const Field also; ///< Names
extern const Field weight; ///< Integer; negative: to be avoided
extern const Field required; ///< Flag: boards are checked for it
} // namespace columns

/// Rows beyond this many have no effect.
inline constexpr int mostRules = 200;

/// A row of the table, within its limits.
struct Rule {
    RowId id = RowId::none;
    Wish wish{};
    Region region{};
    bool isNot = false;
    int column = -1; ///< 0-based; -1: the middle, which may be between two
    int row = -1; ///< 0-based; -1: the middle
    int count = 0;
    int weight = 0;
    double radius = 0;
    bool needsAlso = false; ///< whether `also` names any
    bool isRequired = false;
    // By type of piece (see rulesOf()): 1 if the rule is for it, if it is one of the others, and if
    // it is one of `also`.
    std::vector<std::uint8_t> isFor;
    std::vector<std::uint8_t> isOther;
    std::vector<std::uint8_t> isAlso;
    /// Wish::Twin, by type: those of the same kind and name have the same number; -1: no name, and
    /// so no twin. Empty for other wishes.
    std::vector<int> twins;

    bool areTwins(std::size_t typeA, std::size_t typeB) const
    {
        return twins[typeA] >= 0 && twins[typeA] == twins[typeB];
    }
};

/// A type of piece: pieces of one type are alike to every rule.
struct PieceType {
    RowId goal = RowId::none; ///< none: the piece is no goal
    QStringList names; ///< its categories, or its kind and its name
};

/// The rules of a set for pieces of these types; after a stop request, the first of them.
std::vector<Rule> rulesOf(
    const GoalSet &set, const std::vector<PieceType> &types, const std::stop_token &stop = {});

/// The enabled goals of a set as types, in its order.
std::vector<PieceType> goalTypes(const GoalSet &set);

/// The problems of a set's rules: too many, or naming pieces that there are none of.
QList<Problem> lint(const GoalSet &set, const std::vector<PieceType> &types);

} // namespace boardwright::arrange
