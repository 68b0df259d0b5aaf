// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/generator/generator.h"

#include <QString>

#include <variant>
#include <vector>

namespace boardwright {

/// A line of a board by its kind and number.
struct NamedLine {
    LineKind kind = LineKind::Diagonal;
    int number = 0; ///< 1-based among the lines of its kind; 0: any of them

    friend bool operator==(const NamedLine &, const NamedLine &) = default;
};

/// A goal is on the board, or is not on it.
struct GoalCriterion {
    RowId goal = RowId::none;
    bool stands = true;

    friend bool operator==(const GoalCriterion &, const GoalCriterion &) = default;
};

/// A goal is in a line.
struct LineCriterion {
    RowId goal = RowId::none;
    NamedLine line;

    friend bool operator==(const LineCriterion &, const LineCriterion &) = default;
};

/// Two goals are in the same line, whichever it is. The same goal twice: two copies of it are.
struct PairCriterion {
    RowId goal = RowId::none;
    RowId other = RowId::none;

    friend bool operator==(const PairCriterion &, const PairCriterion &) = default;
};

/// At most this many limits are relaxed.
struct RelaxationsCriterion {
    int most = 0;

    friend bool operator==(const RelaxationsCriterion &, const RelaxationsCriterion &) = default;
};

enum class Bound : std::uint8_t { AtMost, AtLeast };

/// A number of the board is within a bound: a measure of scope Board, or for scope Line how much
/// the lines of the board differ (see criterionNumber()).
struct NumberCriterion {
    QString measure; ///< its key
    Bound bound = Bound::AtMost;
    double number = 0; ///< in the measure's unit

    friend bool operator==(const NumberCriterion &, const NumberCriterion &) = default;
};

using Criterion = std::variant<GoalCriterion, LineCriterion, PairCriterion, RelaxationsCriterion,
    NumberCriterion>;

/// All criteria that a board must meet. Nested boards count as part of the board, each with its own
/// lines.
using Criteria = std::vector<Criterion>;

/// Whether a complete board meets all criteria; `measured` has all numbers of `info`. Pure, any
/// thread.
bool matches(
    const Criteria &criteria, const Info &info, const Result &board, const Measured &measured);

/// The two parts of matches(): all criteria except those on numbers, which need no measures; and
/// those on numbers.
bool meetsPlacements(const Criteria &criteria, const Result &board);
bool meetsNumbers(const Criteria &criteria, const Info &info, const Measured &measured);

/// The goals that criteria require, each once, in order; goals that must be absent are not
/// included.
std::vector<RowId> requiredGoals(const Criteria &criteria);

/// The keys of the measures that criteria use, each once, in order.
std::vector<QString> criteriaMeasures(const Criteria &criteria);

/// Null if the generator has no such measure.
const Measure *measureOf(const Info &info, const QString &key);

/// Whether a criterion can use a measure: amounts of the board or of its lines.
bool canBeCriterion(const Measure &measure);

/// The number that a criterion compares: for lines, the greatest less the smallest.
/// Measured::nothing if there is none.
double criterionNumber(const QString &measure, const Info &info, const Measured &measured);

/// The sites of the whole board that hold a goal, ascending; for a nested board, the site of that
/// board.
std::vector<SiteIndex> placesOf(RowId goal, const Result &board);

/// Why no board can meet the criteria.
struct Refusal {
    enum class Reason : std::uint8_t {
        GoalGone, ///< a required goal is not in the set
        GoalDisabled, ///< `goal`
        BothWays, ///< `goal` must be both present and absent
        LineMissing, ///< the board has no such `line`
        NoLines, ///< the board has no lines
        TooManyGoals, ///< `goals` different goals are required on a board of `cells` cells
        NumberUnknown, ///< the generator has no measure `measure`
        BoundsCross, ///< the bounds on `measure` contradict each other
    };

    Reason reason = Reason::GoalGone;
    RowId goal = RowId::none;
    NamedLine line{};
    QString measure{}; ///< its key
    int goals = 0;
    int cells = 0;

    friend bool operator==(const Refusal &, const Refusal &) = default;
};

/// Why no board can meet the criteria, as far as that is known without making boards; each reason
/// once. Empty: no known reason. `shape` is that of all boards; null if it is unknown or depends on
/// the seed.
std::vector<Refusal> impossibleCriteria(
    const Criteria &criteria, const GoalSet &set, const Info &info, const Shape *shape);

} // namespace boardwright
