// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/generators/bingosync/bingosync_words.h"

#include "core/bingosync/codes.h"
#include "core/bingosync/list_format.h"
#include "ui/text/arguments.h"
#include "ui/text/goal_names.h"
#include "ui/text/plain_goal.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct BingosyncWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::BingosyncWords)
};

struct LossWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::LossWords)
};

/// Why the site makes no board; empty for other codes.
QString failureWords(Code code, const Arguments &args)
{
    switch (static_cast<BingosyncCode>(code)) {
    case BingosyncCode::SiteTierEmpty:
        return BingosyncWords::tr(
            "The site cannot make boards: tier %1 has no goals. Give at least one goal this tier, "
            "or choose the kind Randomized, which has no tiers.")
            .arg(args.numberText(0));
    case BingosyncCode::SiteNoGoalFits:
        return BingosyncWords::tr("The site cannot make this board: every goal for row %1, column "
                                  "%2 has a type that is used already.")
            .arg(args.numberText(0), args.numberText(1));
    case BingosyncCode::SiteDrawsTooMuch:
        return BingosyncWords::tr(
            "The site cannot make this board: it would draw goals without end.");
    case BingosyncCode::SiteCopiesTooMuch:
        return BingosyncWords::tr(
            "The site cannot make this board: synergies make too many copies of goals.");
    case BingosyncCode::SiteGoalUntyped:
        return BingosyncWords::tr("The site cannot make this board: the list says nothing of the "
                                  "types of \"%1\", which stands beside a goal with types.")
            .arg(shortGoal(args.text(0)));
    default:
        return {};
    }
}

} // namespace

QString bingosyncProblemWords(const Problem &problem, const GoalSet &set)
{
    const Arguments args(problem.args);
    switch (static_cast<BingosyncCode>(problem.code)) {
    case BingosyncCode::GoalWithoutTier:
        return BingosyncWords::tr("%1 has no tier from 1 to %2, so it is on no board.", "a goal")
            .arg(goalName(set, problem.row), args.numberText(0));
    case BingosyncCode::ElementIsNoGoal:
        return BingosyncWords::tr("An element of the list is neither a text nor an object with a "
                                  "goal, so the site could not read it either.");
    case BingosyncCode::TypesAreLetters:
        return BingosyncWords::tr("The types \"%1\" are one text, not a list. The site compares "
                                  "them letter by letter, and so does this set.")
            .arg(args.text(0));
    case BingosyncCode::GoalsBeforeTiers:
        return BingosyncWords::tr("%Ln goal(s) before the first tier were left out, because the "
                                  "site does not look at them.",
            nullptr, static_cast<int>(args.number(0)));
    case BingosyncCode::NoScriptForList:
        return BingosyncWords::tr("The list was not opened from a script, or what changed has no "
                                  "place in it. Export it as JSON.");
    case BingosyncCode::TierOfOneGoal:
        return BingosyncWords::tr(
            "Tier %1 has no goal but %2, so the goal is on every board that has the tier.",
            "tier, goal")
            .arg(args.numberText(0), goalName(set, problem.row));
    case BingosyncCode::SiteTierEmpty:
        return failureWords(problem.code, args);
    default:
        return {};
    }
}

QString bingosyncFindingWords(const Finding &finding)
{
    const Arguments args(finding.args);
    switch (static_cast<BingosyncCode>(finding.code)) {
    case BingosyncCode::SiteTypeUsed:
        return BingosyncWords::tr("The first type of the goal in cell %1 was used before.")
            .arg(args.numberText(0));
    default:
        return failureWords(finding.code, args);
    }
}

QString bingosyncUnfitGoals(Key format, int n)
{
    return format == bingosync::listFormat.key
        ? LossWords::tr(
              "%Ln goal(s) without a tier, or without copies, left out entirely", nullptr, n)
        : QString();
}

QString bingosyncKindWords(Code code, int n)
{
    switch (static_cast<BingosyncCode>(code)) {
    case BingosyncCode::GoalWithoutTier:
        return BingosyncWords::tr("%Ln goals without a tier", nullptr, n);
    case BingosyncCode::TierOfOneGoal:
        return BingosyncWords::tr("%Ln tiers of one goal", nullptr, n);
    default:
        return {};
    }
}

} // namespace boardwright
