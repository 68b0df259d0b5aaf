// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words.h"

#include "core/goalset/goal_text.h"
#include "ui/text/arguments.h"
#include "ui/text/file_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace boardwright {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Words)
};

constexpr qsizetype longestGoalNamed = 80;

/// The objective of an id. Rows are numbered as they are read, so it is nearly always where its
/// number says; a list of thousands of problems must not search thousands of rows for each.
const Objective *objectiveOf(const GoalSet &set, RowId id)
{
    const auto expected = static_cast<qsizetype>(id) - 1;
    if (expected >= 0 && expected < set.objectives.size() && set.objectives[expected].id == id)
        return &set.objectives[expected];
    const auto found = std::ranges::find(set.objectives, id, &Objective::id);
    return found == set.objectives.end() ? nullptr : &*found;
}

/// The goal in quotation marks; where the row is gone, a word that stands for it.
QString goalName(const GoalSet &set, RowId id)
{
    const Objective *objective = id == RowId::none ? nullptr : objectiveOf(set, id);
    if (objective == nullptr)
        return Words::tr("(a removed goal)");
    return Words::tr("\"%1\"", "a goal in quotation marks")
        .arg(shortened(objective->goal, longestGoalNamed));
}

QString positionName(SiteIndex site)
{
    return Words::tr("Cell %1").arg(static_cast<int>(site) + 1);
}

QString setProblem(const Problem &problem, const GoalSet &set)
{
    const Arguments args(problem.args);
    const QString goal = goalName(set, problem.row);
    switch (problem.code) {
    case Code::TooFewObjectives:
        return Words::tr(
            "The enabled goals can fill only %1 of %2 cells. Add or enable goals, raise "
            "individual limits, or choose a smaller board.")
            .arg(args.numberText(0), args.numberText(1));
    case Code::UndeclaredBoardCategory:
        return Words::tr("%1 has the board category \"%2\", which has no limit. Add it to the "
                         "board limits, or take it from the goal.")
            .arg(goal, args.text(0));
    case Code::UndeclaredLineCategory:
        return Words::tr("%1 has the line category \"%2\", which has no limit. Add it to the line "
                         "limits, or take it from the goal.")
            .arg(goal, args.text(0));
    case Code::UndeclaredTag:
        return Words::tr(
            "%1 has the tag \"%2\", which is not in the list of tags. Add it there, or "
            "take it from the goal.")
            .arg(goal, args.text(0));
    case Code::PlaceholderWithoutRange:
        return Words::tr(
            "%1 asks for a value but has no range. Give it a range, or take {{X}} out.")
            .arg(goal);
    case Code::RangeWithoutPlaceholder:
        return Words::tr(
            "%1 has a range but shows no value. Put {{X}} into the goal, or empty the range.")
            .arg(goal);
    case Code::LimitAboveValues:
        return Words::tr("%1 may stand %2 times on a board but has only %3 different values. Lower "
                         "the limit, or add values.")
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::WeightingOutOfRange:
        return Words::tr("%1 has the weighting %2. Weightings go from 1 to 100.")
            .arg(goal, args.numberText(0));
    case Code::LimitOutOfRange:
        return Words::tr(
            "%1 has the individual limit %2. The lowest is 1; disable the goal to keep "
            "it off the board.")
            .arg(goal, args.numberText(0));
    case Code::RangeValueOutOfRange:
        return Words::tr("%1 has the value %2 in its range. Values are 1 or more.")
            .arg(goal, args.numberText(0));
    case Code::ForcedPositionOutside:
        return Words::tr("%1 is forced to position %2, but this board has the positions 1 to %3.")
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::GoalEmpty:
        return Words::tr("A goal has no text. Write one, or remove the row.");
    case Code::GoalTooLong:
        return Words::tr("%1 has %2 characters; lockout.live takes at most %3.")
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::BoardLimitZero:
        return Words::tr(
            "The board limit of \"%1\" is 0 %, so the goals that carry it never appear "
            "(%n of them). Raise the limit, or disable them.",
            nullptr, static_cast<int>(args.number(1)))
            .arg(args.text(0));
    case Code::SameObjectiveTwice:
        return Words::tr(
            "%1 is the same goal as in row %2, values included. Reword or remove one of them.")
            .arg(goal, args.numberText(0));
    case Code::CategoryUnused:
        return problem.field == ObjectiveField::LineCategories
            ? Words::tr("No goal carries the line category \"%1\".").arg(args.text(0))
            : Words::tr("No goal carries the board category \"%1\".").arg(args.text(0));
    default:
        return {};
    }
}

QString boardFinding(const Finding &finding, const GoalSet &set)
{
    const Arguments args(finding.args);
    const QString goal = goalName(set, finding.about);
    switch (finding.code) {
    case Code::BoardCategoryRelaxed:
        return Words::tr("%1: board limit \"%2\" gave way for %3: %4 goals where %5 are allowed.")
            .arg(positionName(finding.site), args.text(0), goal, args.numberText(2),
                args.numberText(3));
    case Code::LineCategoryRelaxed:
        return Words::tr(
            "%1: line limit \"%2\" gave way in %3 for %4: %5 goals where %6 are allowed.")
            .arg(positionName(finding.site), args.text(0),
                lineName(static_cast<LineKind>(args.number(4)), static_cast<int>(args.number(5))),
                goal, args.numberText(2), args.numberText(3));
    case Code::GoalsPulledBack:
        return Words::tr("Weighting left too few goals for this board: %n came back to fill it.",
            nullptr, static_cast<int>(args.number(0)));
    case Code::NoCandidate:
        return Words::tr(
            "Cell %1 stays empty: individual limits, tags, forced positions and the goals in its "
            "lines leave none for it.")
            .arg(args.numberText(0));
    case Code::PoolTooSmall:
        return Words::tr(
            "This board cannot be filled: %n cells stay empty. The goals in the pool can "
            "fill %1 of %2 cells at best. Add or enable goals, raise individual limits, "
            "or choose a smaller board.",
            nullptr, static_cast<int>(args.number(0)))
            .arg(args.numberText(1), args.numberText(2));
    case Code::NoGoalFits:
        return Words::tr("This board cannot be filled: %n cells stay empty. There are goals "
                         "enough, but tags, forced "
                         "positions and copies that may not share a line leave none for them. Add "
                         "goals, or free some "
                         "of these.",
            nullptr, static_cast<int>(args.number(0)));
    case Code::Cancelled:
        return Words::tr("Stopped before the board was made.");
    default:
        return {};
    }
}

/// These show a defect of a generator, never one of the user's: plain words for a bug report.
QString checkerFinding(const Finding &finding, const GoalSet &set)
{
    const Arguments args(finding.args);
    const QString goal = goalName(set, finding.about);
    switch (finding.code) {
    case Code::WrongShape:
        return Words::tr("The board has %1 cells instead of %2.")
            .arg(args.numberText(0), args.numberText(1));
    case Code::CellEmpty:
        return Words::tr("Cell %1 is empty.").arg(args.numberText(0));
    case Code::UnknownObjective:
        return Words::tr("Cell %1 holds a goal that the set does not have.")
            .arg(args.numberText(0));
    case Code::ObjectiveDisabled:
        return Words::tr("Cell %1 holds %2, which is disabled.").arg(args.numberText(0), goal);
    case Code::TagTwice:
        return Words::tr("Two goals with the tag \"%1\" stand on the board.").arg(args.text(0));
    case Code::LimitExceeded:
        return Words::tr("%1 stands %2 times on the board; its limit is %3.")
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::ValueNotInRange:
        return Words::tr("%1 stands with the value %2, which is not in its range.")
            .arg(goal, args.numberText(0));
    case Code::ValueTwice:
        return Words::tr("%1 stands twice with the value %2.").arg(goal, args.numberText(0));
    case Code::SameObjectiveInLine:
        return Words::tr("%1 stands twice in %2.")
            .arg(goal,
                lineName(static_cast<LineKind>(args.number(0)), static_cast<int>(args.number(1))));
    case Code::OutsideForcedPositions:
        return Words::tr("%1 stands on cell %2, outside of its forced positions.")
            .arg(goal, args.numberText(0));
    default:
        return {};
    }
}

} // namespace

QString words(const Problem &problem, const GoalSet &set)
{
    QString text = fileWords(problem);
    if (text.isEmpty())
        text = setProblem(problem, set);
    Q_ASSERT(!text.isEmpty());
    return text;
}

QString words(const Finding &finding, const GoalSet &set)
{
    QString text = boardFinding(finding, set);
    if (text.isEmpty())
        text = checkerFinding(finding, set);
    Q_ASSERT(!text.isEmpty());
    return text;
}

QString wordsWithPlace(const Problem &problem, const GoalSet &set)
{
    if (problem.where.line == 0)
        return words(problem, set);
    return Words::tr("line %1, column %2: %3")
        .arg(QString::number(problem.where.line), QString::number(problem.where.column),
            words(problem, set));
}

QString lineName(LineKind kind, int number)
{
    switch (kind) {
    case LineKind::Row:
        return Words::tr("row %1").arg(number);
    case LineKind::Column:
        return Words::tr("column %1").arg(number);
    case LineKind::Diagonal:
        return Words::tr("diagonal %1").arg(number);
    }
    return {};
}

QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return Words::tr("error");
    case Severity::Warning:
        return Words::tr("warning");
    case Severity::Hint:
        return Words::tr("hint");
    }
    return {};
}

} // namespace boardwright
