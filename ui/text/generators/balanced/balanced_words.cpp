// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/generators/balanced/balanced_words.h"

#include "core/balanced/codes.h"
#include "core/balanced/synergy_filter.h"
#include "ui/text/arguments.h"
#include "ui/text/goal_names.h"
#include "ui/text/number_text.h"
#include "ui/text/unit_digits.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QLocale>

namespace boardwright {

namespace {

struct BalancedWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::BalancedWords)
};

/// An argument that is a number of minutes, in the user's format.
QString minutesAt(const Arguments &args, std::size_t index)
{
    bool isNumber = false;
    const double minutes = QLocale::c().toDouble(args.text(index), &isNumber);
    if (!isNumber)
        return args.text(index);
    const bool isWhole = minutes == static_cast<int>(minutes);
    return fixedText(minutes, isWhole ? unit_digits::whole : unit_digits::minutes);
}

/// The goal of a problem. In a list file, which has no rows, the goal at the position.
QString goalMeant(const Problem &problem, const GoalSet &set)
{
    return problem.row == RowId::none ? BalancedWords::tr("The goal here", "of a list file")
                                      : goalName(set, problem.row);
}

QString listWords(const Problem &problem)
{
    const Arguments args(problem.args);
    switch (static_cast<BalancedCode>(problem.code)) {
    case BalancedCode::NotAGoalList:
        return BalancedWords::tr("This is JSON, but not a combined goal list: \"%1\" is missing.")
            .arg(args.text(0));
    case BalancedCode::ListNotCombined:
        return BalancedWords::tr("\"combined\" in \"info\" is not the text \"true\", so the site "
                                 "makes no boards from this list. Write \"combined\": \"true\".");
    case BalancedCode::ListBucketMissing:
        return BalancedWords::tr("The list \"%1\" lacks difficulty %2, which the site requires. An "
                                 "empty list [ ] is enough.")
            .arg(args.text(0), args.numberText(1));
    case BalancedCode::ListBucketUnread:
        return BalancedWords::tr("The list \"%1\" has %Ln goals of difficulty %2, which no cell "
                                 "has, so they never appear. Difficulties go from 1 to 25.",
            nullptr, static_cast<int>(args.number(2)))
            .arg(args.text(0), args.numberText(1));
    case BalancedCode::SheetColumnMissing:
        return BalancedWords::tr("This table lacks the column \"%1\" where a goal sheet has it.")
            .arg(args.text(0));
    case BalancedCode::SheetNotANumber:
        return BalancedWords::tr(
            "Column \"%1\" contains \"%2\", which is not a number. It is ignored.")
            .arg(args.text(0), args.text(1));
    default:
        return {};
    }
}

QString balancedCheckerWords(const Finding &finding)
{
    const Arguments args(finding.args);
    switch (static_cast<BalancedCode>(finding.code)) {
    case BalancedCode::TimeOutsideWindow:
        return BalancedWords::tr("Cell %1 has a goal of %2 minutes, but needs %3 to %4 minutes.")
            .arg(args.numberText(0), minutesAt(args, 1), minutesAt(args, 2), minutesAt(args, 3));
    case BalancedCode::IdTwice:
        return BalancedWords::tr("Two goals with the id \"%1\" are on the board.")
            .arg(args.text(0));
    case BalancedCode::LineSynergyOutside:
        return BalancedWords::tr(
            "The goals in %1 save %2 minutes together; %3 to %4 minutes is allowed.")
            .arg(lineName(static_cast<LineKind>(args.number(0)), static_cast<int>(args.number(1))),
                minutesAt(args, 2), minutesAt(args, 3), minutesAt(args, 4));
    case BalancedCode::PairTooMuch:
        return BalancedWords::tr("The goals in cells %1 and %2 have too much in common.")
            .arg(args.numberText(0), args.numberText(1));
    default:
        return {};
    }
}

} // namespace

QString balancedProblemWords(const Problem &problem, const GoalSet &set)
{
    const Arguments args(problem.args);
    switch (static_cast<BalancedCode>(problem.code)) {
    case BalancedCode::GoalTimeMissing:
        return BalancedWords::tr("%1 has no time, so it never appears on a balanced board. Enter "
                                 "how many minutes it takes.")
            .arg(goalMeant(problem, set));
    case BalancedCode::AllTimesMissing:
        return BalancedWords::tr("No goal has a time: see Balanced > Start.");
    case BalancedCode::GoalIdTwice:
        return BalancedWords::tr("%1 has the same id \"%2\" as goal %3, so only one of them can be "
                                 "on a board. Give it an id of its own.")
            .arg(goalMeant(problem, set), shortName(args.text(0)), args.numberText(1));
    case BalancedCode::GoalNeverRead:
        return BalancedWords::tr("%1 has difficulty %2, which no cell has, so it never appears. "
                                 "Difficulties go from 1 to 25.")
            .arg(goalMeant(problem, set), args.numberText(0));
    case BalancedCode::DifficultyWithoutGoals:
        return BalancedWords::tr("No goal takes %2 to %3 minutes, so the cell of difficulty %1 is "
                                 "empty on every board. Add such goals, or raise the last offset.")
            .arg(args.numberText(0), minutesAt(args, 1), minutesAt(args, 2));
    case BalancedCode::MaximumSynergyNegative:
        return BalancedWords::tr(
            "The highest synergy is %1 minutes. Even a line that saves nothing exceeds it, so no "
            "board is possible. Set it to 0 or more.")
            .arg(minutesAt(args, 0));
    case BalancedCode::OffsetsCrossed:
        return BalancedWords::tr("The first offset (%1 minutes) is above the last offset (%2 "
                                 "minutes), so no goal is ever tried. Lower it.")
            .arg(minutesAt(args, 0), minutesAt(args, 1));
    case BalancedCode::RowTypeWithoutThreshold:
        return BalancedWords::tr(
            "%Ln goals have the row type \"%1\", which never counts because it "
            "has no threshold. Give it one.",
            nullptr, static_cast<int>(args.number(1)))
            .arg(shortName(args.text(0)));
    case BalancedCode::FilterNotUnderstood:
        return BalancedWords::tr("The filter \"%2\" of \"%1\" is not valid, so all values but the "
                                 "highest count. Write \"min\" or \"max\", a space and a number.")
            .arg(shortName(args.text(0)), shortName(args.text(1)));
    default:
        return listWords(problem);
    }
}

QString balancedFindingWords(const Finding &finding)
{
    const Arguments args(finding.args);
    switch (static_cast<BalancedCode>(finding.code)) {
    case BalancedCode::MadeByAttempts:
        return BalancedWords::tr("Attempt %1 of %2 filled every cell; %Ln goals were tried in all.",
            nullptr, static_cast<int>(args.number(2)))
            .arg(args.numberText(0), args.numberText(1));
    case BalancedCode::SeedIsText:
        return BalancedWords::tr("The seed is not a number; it stands for seed %1.")
            .arg(args.numberText(0));
    case BalancedCode::NoAttemptSucceeded:
        return BalancedWords::tr("None of %Ln attempts filled the board. Try another seed; if most "
                                 "seeds fail, widen the offsets or the synergy bounds.",
            nullptr, static_cast<int>(args.number(0)));
    case BalancedCode::AttemptStuck:
        return BalancedWords::tr("The last attempt had no goal for cell %1, which has difficulty "
                                 "%2 and needs %3 to %4 minutes.")
            .arg(args.numberText(0), args.numberText(1), minutesAt(args, 2), minutesAt(args, 3));
    default:
        return balancedCheckerWords(finding);
    }
}

QString balancedEssence(const Finding &finding)
{
    const Arguments args(finding.args);
    if (finding.code == toCode(BalancedCode::MadeByAttempts))
        return BalancedWords::tr("attempt %1", "that filled the board").arg(args.numberText(0));
    if (finding.code == toCode(BalancedCode::SeedIsText))
        return BalancedWords::tr("seed %1", "that a text stands for").arg(nameText(args.number(0)));
    return {};
}

QString balancedKindWords(Code code, int n)
{
    switch (static_cast<BalancedCode>(code)) {
    case BalancedCode::GoalTimeMissing:
        return BalancedWords::tr("%Ln goals without a time", nullptr, n);
    case BalancedCode::GoalIdTwice:
        return BalancedWords::tr("%Ln goals with a duplicate id", nullptr, n);
    case BalancedCode::GoalNeverRead:
        return BalancedWords::tr("%Ln difficulties outside 1-25", nullptr, n);
    case BalancedCode::DifficultyWithoutGoals:
        return BalancedWords::tr("%Ln difficulties without goals", nullptr, n);
    case BalancedCode::MaximumSynergyNegative:
        return BalancedWords::tr("%Ln synergy bounds that cannot be met", nullptr, n);
    case BalancedCode::OffsetsCrossed:
        return BalancedWords::tr("%Ln first offsets above the last offset", nullptr, n);
    case BalancedCode::RowTypeWithoutThreshold:
        return BalancedWords::tr("%Ln row types without a threshold", nullptr, n);
    case BalancedCode::FilterNotUnderstood:
        return BalancedWords::tr("%Ln invalid filters", nullptr, n);
    default:
        return {};
    }
}

} // namespace boardwright
