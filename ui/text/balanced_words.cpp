// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/balanced_words.h"

#include "ui/text/arguments.h"
#include "ui/text/goal_names.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QLocale>

namespace boardwright {

namespace {

struct BalancedWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::BalancedWords)
};

/// An argument that is a number of minutes, as people write it here.
QString minutesAt(const Arguments &args, std::size_t index)
{
    constexpr int decimals = 2;
    bool isNumber = false;
    const double minutes = QLocale::c().toDouble(args.text(index), &isNumber);
    if (!isNumber)
        return args.text(index);
    return QLocale().toString(minutes, 'f', minutes == static_cast<int>(minutes) ? 0 : decimals);
}

/// The goal that a problem is about; in a list file, which has no rows, the goal that stands there.
QString goalMeant(const Problem &problem, const GoalSet &set)
{
    return problem.row == RowId::none ? BalancedWords::tr("The goal here", "of a list file")
                                      : goalName(set, problem.row);
}

QString listWords(const Problem &problem)
{
    const Arguments args(problem.args);
    switch (problem.code) {
    case Code::NotAGoalList:
        return BalancedWords::tr("This is JSON, but not a combined goal list: \"%1\" is missing.")
            .arg(args.text(0));
    case Code::ListNotCombined:
        return BalancedWords::tr(
            "\"combined\" in \"info\" is not the text \"true\": the site makes "
            "no boards of such a list. Write \"combined\": \"true\".");
    case Code::ListBucketMissing:
        return BalancedWords::tr("The list \"%1\" has no difficulty %2, which the site cannot do "
                                 "without. An empty list [ ] is enough.")
            .arg(args.text(0), args.numberText(1));
    case Code::ListBucketUnread:
        return BalancedWords::tr("The list \"%1\" has %n goals of difficulty %2, which no cell "
                                 "has: they are on no board. Possible are 1 to 25.",
            nullptr, static_cast<int>(args.number(2)))
            .arg(args.text(0), args.numberText(1));
    case Code::SheetColumnMissing:
        return BalancedWords::tr("This table has no column \"%1\" where a goal sheet has it.")
            .arg(args.text(0));
    case Code::SheetNotANumber:
        return BalancedWords::tr("Column \"%1\" holds \"%2\", which is no number. It is left out.")
            .arg(args.text(0), args.text(1));
    case Code::SheetQuoteOpen:
        return BalancedWords::tr("A quotation mark opens here and is never closed.");
    case Code::SheetTooLarge:
        return BalancedWords::tr("The table has more than %1 rows or columns; no goal sheet does.")
            .arg(QLocale().toString(args.number(0)));
    default:
        return {};
    }
}

QString balancedCheckerWords(const Finding &finding)
{
    const Arguments args(finding.args);
    switch (finding.code) {
    case Code::TimeOutsideWindow:
        return BalancedWords::tr(
            "Cell %1 holds a goal of %2 minutes; it asks for %3 to %4 minutes.")
            .arg(args.numberText(0), minutesAt(args, 1), minutesAt(args, 2), minutesAt(args, 3));
    case Code::IdTwice:
        return BalancedWords::tr("Two goals with the id \"%1\" stand on the board.")
            .arg(args.text(0));
    case Code::LineSynergyOutside:
        return BalancedWords::tr(
            "The goals in %1 save %2 minutes together; possible are %3 to %4 minutes.")
            .arg(lineName(static_cast<LineKind>(args.number(0)), static_cast<int>(args.number(1))),
                minutesAt(args, 2), minutesAt(args, 3), minutesAt(args, 4));
    case Code::PairTooMuch:
        return BalancedWords::tr("The goals in the cells %1 and %2 have too much in common.")
            .arg(args.numberText(0), args.numberText(1));
    default:
        return {};
    }
}

} // namespace

QString balancedWords(const Problem &problem, const GoalSet &set)
{
    const Arguments args(problem.args);
    switch (problem.code) {
    case Code::GoalTimeMissing:
        return BalancedWords::tr("%1 has no time, so it is never on a balanced board. Say how many "
                                 "minutes it takes.")
            .arg(goalMeant(problem, set));
    case Code::AllTimesMissing:
        return BalancedWords::tr("Goals have no times: see Balanced > Start.");
    case Code::GoalIdTwice:
        return BalancedWords::tr("%1 has the same id \"%2\" as goal %3: only one of them can be on "
                                 "a board. Give it an id of its own.")
            .arg(goalMeant(problem, set), shortName(args.text(0)), args.numberText(1));
    case Code::GoalNeverRead:
        return BalancedWords::tr("%1 is of difficulty %2, which no cell has: it is on no board. "
                                 "Possible are 1 to 25.")
            .arg(goalMeant(problem, set), args.numberText(0));
    case Code::DifficultyWithoutGoals:
        return BalancedWords::tr("No goal takes %2 to %3 minutes, so the cell of difficulty %1 "
                                 "stays empty on every board. Add such goals, or raise the last "
                                 "offset.")
            .arg(args.numberText(0), minutesAt(args, 1), minutesAt(args, 2));
    case Code::MaximumSynergyNegative:
        return BalancedWords::tr("The highest synergy is %1 minutes: a line that saves nothing "
                                 "breaks it, so there is no board. Set it to 0 or more.")
            .arg(minutesAt(args, 0));
    case Code::OffsetsCrossed:
        return BalancedWords::tr("The first offset of %1 minutes is above the last one of %2, so "
                                 "no goal is ever tried. Lower it.")
            .arg(minutesAt(args, 0), minutesAt(args, 1));
    case Code::RowTypeWithoutThreshold:
        return BalancedWords::tr(
            "%n goals have the row type \"%1\", which has no threshold and so never counts. Give "
            "it one.",
            nullptr, static_cast<int>(args.number(1)))
            .arg(shortName(args.text(0)));
    case Code::FilterNotUnderstood:
        return BalancedWords::tr("The filter \"%2\" of \"%1\" means nothing, so all values but the "
                                 "highest count. Write \"min\" or \"max\", a space and a number.")
            .arg(shortName(args.text(0)), shortName(args.text(1)));
    default:
        return listWords(problem);
    }
}

QString balancedBoardWords(const Finding &finding)
{
    const Arguments args(finding.args);
    switch (finding.code) {
    case Code::MadeByAttempts:
        return BalancedWords::tr("Attempt %1 of %2 filled every cell; %n goals were tried in all.",
            nullptr, static_cast<int>(args.number(2)))
            .arg(args.numberText(0), args.numberText(1));
    case Code::SeedIsText:
        return BalancedWords::tr("The seed is no number; it stands for the seed %1.")
            .arg(args.numberText(0));
    case Code::NoAttemptSucceeded:
        return BalancedWords::tr("None of %n attempts filled the board. Try another seed; if most "
                                 "fail, widen the offsets or the bounds of synergy.",
            nullptr, static_cast<int>(args.number(0)));
    case Code::AttemptStuck:
        return BalancedWords::tr("The last attempt had no goal for cell %1: it is of difficulty %2 "
                                 "and asks for %3 to %4 minutes.")
            .arg(args.numberText(0), args.numberText(1), minutesAt(args, 2), minutesAt(args, 3));
    default:
        return balancedCheckerWords(finding);
    }
}

QString balancedEssence(const Finding &finding)
{
    const Arguments args(finding.args);
    if (finding.code == Code::MadeByAttempts)
        return BalancedWords::tr("attempt %1", "that filled the board").arg(args.numberText(0));
    if (finding.code == Code::SeedIsText)
        return BalancedWords::tr("seed %1", "that a text stands for").arg(args.numberText(0));
    return {};
}

QString balancedKindWords(Code code, int n)
{
    switch (code) {
    case Code::GoalTimeMissing:
        return BalancedWords::tr("%Ln goals without a time", nullptr, n);
    case Code::GoalIdTwice:
        return BalancedWords::tr("%Ln goals with the id of another", nullptr, n);
    case Code::GoalNeverRead:
        return BalancedWords::tr("%Ln goals of a difficulty that no cell has", nullptr, n);
    case Code::DifficultyWithoutGoals:
        return BalancedWords::tr("%Ln difficulties without a goal", nullptr, n);
    case Code::MaximumSynergyNegative:
        return BalancedWords::tr("%Ln bounds of synergy that nothing keeps", nullptr, n);
    case Code::OffsetsCrossed:
        return BalancedWords::tr("%Ln offsets that begin where they should end", nullptr, n);
    case Code::RowTypeWithoutThreshold:
        return BalancedWords::tr("%Ln row types without a threshold", nullptr, n);
    case Code::FilterNotUnderstood:
        return BalancedWords::tr("%Ln filters that mean nothing", nullptr, n);
    default:
        return {};
    }
}

} // namespace boardwright
