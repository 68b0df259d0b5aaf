// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/generator/generator.h"

#include <QString>

#include <variant>
#include <vector>

namespace boardwright {

/// A line of a board by what people call it.
struct NamedLine {
    LineKind kind = LineKind::Diagonal;
    int number = 0; ///< 1-based among the lines of its kind; 0: any of them

    friend bool operator==(const NamedLine &, const NamedLine &) = default;
};

/// A goal stands on the board, or on none of its cells.
struct GoalWish {
    RowId goal = RowId::none;
    bool stands = true;

    friend bool operator==(const GoalWish &, const GoalWish &) = default;
};

/// A goal stands on a line.
struct LineWish {
    RowId goal = RowId::none;
    NamedLine line;

    friend bool operator==(const LineWish &, const LineWish &) = default;
};

/// Two goals stand on one line, whichever; the same goal twice: two cells of it do.
struct PairWish {
    RowId goal = RowId::none;
    RowId other = RowId::none;

    friend bool operator==(const PairWish &, const PairWish &) = default;
};

/// So many limits at most gave way.
struct RelaxationsWish {
    int most = 0;

    friend bool operator==(const RelaxationsWish &, const RelaxationsWish &) = default;
};

enum class Bound : std::uint8_t { AtMost, AtLeast };

/// A number of the board is within a bound: a measure of scope Board, or how far the lines of the
/// board are apart in one of scope Line (see wishedNumber()).
struct NumberWish {
    QString measure; ///< its key
    Bound bound = Bound::AtMost;
    double number = 0; ///< in the unit of the measure

    friend bool operator==(const NumberWish &, const NumberWish &) = default;
};

using Wish = std::variant<GoalWish, LineWish, PairWish, RelaxationsWish, NumberWish>;

/// What a board should be: all of these. Boards inside of a board count as the board does, each
/// with lines of its own.
using Wishes = std::vector<Wish>;

/// Whether a whole board is as wished; `measured` are all numbers of `info`. Pure, any thread.
bool matches(const Wishes &wishes, const Info &info, const Result &board, const Measured &measured);

/// The two halves of it: all wishes but those for numbers, which need no measuring, and those.
bool standsAsWished(const Wishes &wishes, const Result &board);
bool measuresAsWished(const Wishes &wishes, const Info &info, const Measured &measured);

/// The goals that are wished for, each once, in the order of the wishes; those that are to stay
/// away are not among them.
std::vector<RowId> wishedGoals(const Wishes &wishes);

/// The keys of the measures that are wished for, likewise.
std::vector<QString> wishedMeasures(const Wishes &wishes);

/// Null where the generator has no such measure.
const Measure *measureOf(const Info &info, const QString &key);

/// Whether numbers of a measure can be wished for: amounts of the board or of its lines.
bool canBeWished(const Measure &measure);

/// The number of the board; of lines the greatest less the smallest of theirs. Measured::nothing
/// where there is none.
double wishedNumber(const QString &measure, const Info &info, const Measured &measured);

/// Where a goal stands: sites of the whole board, rising; for a board inside of it its site.
std::vector<SiteIndex> placesOf(RowId goal, const Result &board);

/// Why no board can be as wished.
struct Refusal {
    enum class Reason : std::uint8_t {
        GoalGone, ///< a goal that is wished for is not in the set
        GoalDisabled, ///< `goal`
        BothWays, ///< `goal` is to stand on the board, and not to
        LineMissing, ///< the board has no such `line`
        NoLines, ///< the board has none at all
        TooManyGoals, ///< `goals` different ones on a board of `cells`
        NumberUnknown, ///< the generator does not tell `measure`
        BoundsCross, ///< `measure` is to be higher and lower
    };

    Reason reason = Reason::GoalGone;
    RowId goal = RowId::none;
    NamedLine line{};
    QString measure{}; ///< its key
    int goals = 0;
    int cells = 0;

    friend bool operator==(const Refusal &, const Refusal &) = default;
};

/// Why no board can be as wished, as far as that can be told without making any, each reason once.
/// Empty: nothing is known against it. `shape` is that of a board, or without sites where none is
/// known.
std::vector<Refusal> impossibleWishes(
    const Wishes &wishes, const GoalSet &set, const Info &info, const Shape &shape);

} // namespace boardwright
