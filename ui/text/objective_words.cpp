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
        return ObjectiveWords::tr("%1 has no text. Write one, or remove the row.").arg(goal);
    case Code::GoalTooLong:
        return ObjectiveWords::tr("%1 has %2 characters; lockout.live accepts at most %3.")
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::SeveralPlaceholders:
        return ObjectiveWords::tr(
            "%1 contains {{X}} %2 times; lockout.live accepts it once. Keep one of them.")
            .arg(goal, args.numberText(0));
    case Code::SameObjectiveTwice:
        return ObjectiveWords::tr(
            "%1 can read the same as the goal in row %2: they share their text and a value. Reword "
            "it, change its range, or remove one of the two.")
            .arg(goal, args.numberText(0));
    case Code::TooltipTooLong:
        return ObjectiveWords::tr(
            "The tooltip of %1 has %2 characters; lockout.live accepts at most %3. Shorten it.")
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::TooManyIcons:
        return ObjectiveWords::tr("%1 has %2 icons; lockout.live accepts at most %3. Remove some.")
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::UnknownIcon:
        return ObjectiveWords::tr(
            "%1 has the icon \"%2\", which is neither a picture (its name ends in "
            ".webp) nor an emoji. Correct or remove it.")
            .arg(goal, shortName(args.text(0)));
    case Code::IconsMixed:
        return ObjectiveWords::tr("%1 has both pictures and emoji as icons; lockout.live accepts "
                                  "only one kind. Remove one kind.")
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
            "%1 contains {{X}} but has no range. Give it a range, or remove {{X}}.")
            .arg(goal);
    case Code::RangeWithoutPlaceholder:
        return ObjectiveWords::tr(
            "%1 has a range but does not contain {{X}}. Add {{X}} to the goal, or clear the range.")
            .arg(goal);
    case Code::RangeValueOutOfRange:
        return ObjectiveWords::tr("%1 has the value %2 in its range. Values must be at least 1.")
            .arg(goal, args.numberText(0));
    case Code::TooManyValues:
        return ObjectiveWords::tr(
            "%1 has %2 values in its range; lockout.live accepts at most %3. Remove some.")
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::RangeNotAscending:
        return ObjectiveWords::tr("The range of %1 is not in ascending order: %2 comes after %3. "
                                  "Sort it from low to high.")
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::RangeTooWide:
        return ObjectiveWords::tr(
            "The values of %1 go from %2 to %3, more than three times as high. The goal is easy on "
            "one board and hard on another. Narrow the range, or split it into two goals.")
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::LimitAboveValues:
        if (args.number(1) == 0)
            return ObjectiveWords::tr(
                "%1 can appear %2 times on a board. Boardwright makes such boards, but "
                "lockout.live accepts more than one copy only of goals with a range. Set the limit "
                "to 1, or give the goal a range.")
                .arg(goal, args.numberText(0));
        return ObjectiveWords::tr("%1 can appear %2 times on a board but has only %3 different "
                                  "values. Lower the limit, or add values.")
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::LimitOutOfRange:
        return ObjectiveWords::tr("%1 has the individual limit %2. The minimum is 1; disable the "
                                  "goal to keep it off the board.")
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
        return ObjectiveWords::tr("%1 has the weighting %2. Weightings range from 1 to 100.")
            .arg(goal, args.numberText(0));
    case Code::ForcedPositionTooLow:
        return ObjectiveWords::tr("%1 is forced to position %2. Positions start at 1.")
            .arg(goal, args.numberText(0));
    case Code::ForcedPositionTwice:
        return ObjectiveWords::tr("%1 lists the forced position %2 twice. Remove one of them.")
            .arg(goal, args.numberText(0));
    case Code::ForcedPositionsNotAllowed:
        return ObjectiveWords::tr(
            "%1 has forced positions; lockout.live accepts them only in a dedicated or relaxed "
            "set. Change the schema mode of the set, or remove them.")
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
