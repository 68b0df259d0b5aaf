// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/generators/sites/room_words.h"

#include "core/sites/room_codes.h"
#include "core/sites/seed.h"
#include "ui/text/arguments.h"
#include "ui/text/number_text.h"
#include "ui/text/plain_goal.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct RoomWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::RoomWords)
};

struct FilterWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::FilterWords)
};

struct StepWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::StepWords)
};

} // namespace

QString roomFindingWords(const Finding &finding)
{
    const Arguments args(finding.args);
    const QString cell = wholeText(static_cast<int>(finding.site) + 1);
    switch (static_cast<RoomCode>(finding.code)) {
    case RoomCode::NotARoomSeed:
        return RoomWords::tr(
            "\"%1\" is no seed of a room. Seeds of the site are whole numbers from 0 to %2.")
            .arg(args.text(0), wholeText(sites::largestSeed));
    case RoomCode::SiteHasTooFewGoals:
        return RoomWords::tr("The site cannot make this board: fewer than %1 goals may stand "
                             "together.")
            .arg(args.numberText(0));
    case RoomCode::TypesShared:
        return RoomWords::tr("The goal in cell %1 shares types with goals of its lines (clash %2). "
                             "The site does not say so.")
            .arg(cell, args.numberText(0));
    case RoomCode::GoalRepeated:
        return RoomWords::tr("The goal in cell %1 stands in cell %2, too.")
            .arg(cell, args.numberText(0));
    case RoomCode::SiteGoalUnknown:
        return RoomWords::tr("Cell %1 has no goal of the list.").arg(args.numberText(0));
    case RoomCode::SiteTiersWrong:
        return RoomWords::tr("The tiers of the cells are not those of the site's boards.");
    case RoomCode::SiteClashWrong:
        return RoomWords::tr("In cell %1, \"%2\" would clash less.")
            .arg(args.numberText(0), shortGoal(args.text(1)));
    case RoomCode::SiteGoalTwice:
        return RoomWords::tr("\"%1\" stands beside a goal that rules it out.")
            .arg(shortGoal(args.text(0)));
    default:
        return {};
    }
}

QString roomFilterName(Code code)
{
    switch (static_cast<RoomCode>(code)) {
    case RoomCode::ListFilter:
        return FilterWords::tr("the list");
    case RoomCode::TierFilter:
        return FilterWords::tr("the tier");
    case RoomCode::LookedFilter:
        return FilterWords::tr("looked at");
    case RoomCode::GoalUsedFilter:
        return FilterWords::tr("not on the board yet");
    case RoomCode::FirstTypeFilter:
        return FilterWords::tr("first type not used before");
    case RoomCode::ClashFilter:
        return FilterWords::tr("no shared type");
    case RoomCode::CellFilter:
        return FilterWords::tr("goals for the cell");
    case RoomCode::BarredFilter:
        return FilterWords::tr("not barred");
    case RoomCode::LeastClashFilter:
        return FilterWords::tr("least clash");
    case RoomCode::KeptFilter:
        return FilterWords::tr("not fixed in another cell");
    case RoomCode::CategoryFilter:
        return FilterWords::tr("room in its categories");
    case RoomCode::PickFilter:
        return FilterWords::tr("picked by the seed");
    default:
        return {};
    }
}

QString roomRejectionWords(const Rejection &rejection, const Shape & /*shape*/)
{
    switch (static_cast<RoomCode>(rejection.filter)) {
    case RoomCode::GoalUsedFilter:
        return rejection.other == SiteIndex::none
            ? StepWords::tr("a goal of its group is on the board")
            : StepWords::tr("it is already in cell %1")
                  .arg(wholeText(static_cast<int>(rejection.other) + 1));
    case RoomCode::FirstTypeFilter:
        return StepWords::tr("its first type was used before");
    case RoomCode::ClashFilter:
        return StepWords::tr("it clashes by %1, the goal that was taken by %2")
            .arg(numberText(rejection.amount), numberText(rejection.bound));
    case RoomCode::KeptFilter:
        return StepWords::tr("the layout has it in another cell");
    case RoomCode::CategoryFilter:
        return StepWords::tr("the board has no more room for one of its categories");
    case RoomCode::PickFilter:
        return StepWords::tr("the seed picked another; it was %1 of %2 to pick from")
            .arg(numberText(rejection.amount), numberText(rejection.bound));
    default:
        return {};
    }
}

QString roomKindWords(Code code, int n)
{
    switch (static_cast<RoomCode>(code)) {
    case RoomCode::TypesShared:
        return RoomWords::tr("%Ln goals share types with goals of their lines", nullptr, n);
    case RoomCode::GoalRepeated:
        return RoomWords::tr("%Ln cells repeat a goal", nullptr, n);
    default:
        return {};
    }
}

} // namespace boardwright
