// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/arguments.h"
#include "ui/text/goal_names.h"
#include "ui/text/set_words.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct ObjectiveWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Words)
};

QString goalTextWords(const Problem &problem, const QString &goal)
{
    const Arguments args(problem.args);
    switch (problem.code) {
    case Code::GoalEmpty:
        return ObjectiveWords::tr("A goal has no text. Write one, or remove the row.");
    case Code::GoalTooLong:
        return ObjectiveWords::tr("%1 has %2 characters; lockout.live takes at most %3.")
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::SeveralPlaceholders:
        return ObjectiveWords::tr(
            "%1 holds {{X}} %2 times; lockout.live takes it once. Keep one of them.")
            .arg(goal, args.numberText(0));
    case Code::SameObjectiveTwice:
        return ObjectiveWords::tr(
            "%1 can read the same as the goal in row %2: it has that text and a value "
            "in common. Reword it, change its range, or remove one of the two.")
            .arg(goal, args.numberText(0));
    case Code::TooltipTooLong:
        return ObjectiveWords::tr(
            "The tooltip of %1 has %2 characters; lockout.live takes at most %3. Shorten it.")
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::TooManyIcons:
        return ObjectiveWords::tr("%1 has %2 icons; lockout.live takes at most %3. Remove some.")
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::UnknownIcon:
        return ObjectiveWords::tr(
            "%1 has the icon \"%2\", which is neither a picture (its name ends in "
            ".webp) nor an emoji. Correct or remove it.")
            .arg(goal, shortName(args.text(0)));
    case Code::IconsMixed:
        return ObjectiveWords::tr(
            "%1 has pictures and emoji as icons; lockout.live takes one kind. Remove "
            "those of the other.")
            .arg(goal);
    default:
        return {};
    }
}

QString rangeWords(const Problem &problem, const QString &goal)
{
    const Arguments args(problem.args);
    switch (problem.code) {
    case Code::PlaceholderWithoutRange:
        return ObjectiveWords::tr(
            "%1 asks for a value but has no range. Give it a range, or take {{X}} out.")
            .arg(goal);
    case Code::RangeWithoutPlaceholder:
        return ObjectiveWords::tr(
            "%1 has a range but shows no value. Put {{X}} into the goal, or empty the range.")
            .arg(goal);
    case Code::RangeValueOutOfRange:
        return ObjectiveWords::tr("%1 has the value %2 in its range. Values are 1 or more.")
            .arg(goal, args.numberText(0));
    case Code::TooManyValues:
        return ObjectiveWords::tr(
            "%1 has %2 values in its range; lockout.live takes at most %3. Remove "
            "some.")
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::RangeNotAscending:
        return ObjectiveWords::tr(
            "The range of %1 does not ascend: %2 comes after %3. Sort it from low to high.")
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::RangeTooWide:
        return ObjectiveWords::tr(
            "The values of %1 go from %2 to %3, more than three times as far: on one "
            "board it is easy, on another hard. Narrow the range, or make two goals "
            "of it.")
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::LimitAboveValues:
        return ObjectiveWords::tr(
            "%1 may stand %2 times on a board but has only %3 different values. Lower "
            "the limit, or add values.")
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::LimitOutOfRange:
        return ObjectiveWords::tr(
            "%1 has the individual limit %2. The lowest is 1; disable the goal to keep "
            "it off the board.")
            .arg(goal, args.numberText(0));
    default:
        return {};
    }
}

QString placeWords(const Problem &problem, const QString &goal)
{
    const Arguments args(problem.args);
    switch (problem.code) {
    case Code::WeightingOutOfRange:
        return ObjectiveWords::tr("%1 has the weighting %2. Weightings go from 1 to 100.")
            .arg(goal, args.numberText(0));
    case Code::ForcedPositionTooLow:
        return ObjectiveWords::tr("%1 is forced to position %2. Positions count from 1.")
            .arg(goal, args.numberText(0));
    case Code::ForcedPositionTwice:
        return ObjectiveWords::tr("%1 lists the forced position %2 twice. Remove one of them.")
            .arg(goal, args.numberText(0));
    case Code::ForcedPositionsNotAllowed:
        return ObjectiveWords::tr(
            "%1 has forced positions; lockout.live takes them only in a dedicated or "
            "relaxed set. Change the schema mode of the set, or remove them.")
            .arg(goal);
    default:
        return {};
    }
}

} // namespace

QString objectiveWords(const Problem &problem, const GoalSet &set)
{
    const QString goal = goalName(set, problem.row);
    QString text = goalTextWords(problem, goal);
    if (text.isEmpty())
        text = rangeWords(problem, goal);
    if (text.isEmpty())
        text = placeWords(problem, goal);
    return text;
}

} // namespace boardwright
