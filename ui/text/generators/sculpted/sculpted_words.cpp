// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/generators/sculpted/sculpted_words.h"

#include "core/sculpted/codes.h"
#include "ui/text/arguments.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct SculptedWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::SculptedWords)
};

} // namespace

QString sculptedProblemWords(const Problem &problem, const GoalSet & /*set*/)
{
    const Arguments args(problem.args);
    switch (static_cast<SculptedCode>(problem.code)) {
    case SculptedCode::TierTwice:
        return SculptedWords::tr("This tier has a row above, so this one has no effect.");
    case SculptedCode::TierSizesCrossed:
        return SculptedWords::tr("The largest size, %2, is smaller than the smallest, %1. All "
                                 "boards are %1.")
            .arg(args.text(0), args.text(1));
    case SculptedCode::TierBandCrossed:
        return SculptedWords::tr("The range ends at %2, before it begins at %1. It is taken as %1 "
                                 "alone.")
            .arg(args.text(0), args.text(1));
    case SculptedCode::TierWeightsZero:
        return SculptedWords::tr("These weights are all 0, so each of them counts as 1.");
    case SculptedCode::TierTargetBelowGate:
        return SculptedWords::tr("The target ends at %1, but boards below %2 are rejected. Raise "
                                 "the target, or lower what is rejected.")
            .arg(args.text(0), args.text(1));
    case SculptedCode::TierWarpTooLong:
        return SculptedWords::tr("No two cells of the smallest board are %1 apart: at most %2. Its "
                                 "boards have no warps.")
            .arg(args.numberText(0), args.numberText(1));
    case SculptedCode::TierWallsLeaveNothing:
        return SculptedWords::tr("So many walls leave no cells. Boards keep two cells open.");
    default:
        return {};
    }
}

QString sculptedFindingWords(const Finding &finding)
{
    const Arguments args(finding.args);
    switch (static_cast<SculptedCode>(finding.code)) {
    case SculptedCode::RouteFound:
        return SculptedWords::tr("Topology %1 passed. Routes were begun %Ln times.", nullptr,
            static_cast<int>(args.number(1)))
            .arg(args.numberText(0));
    case SculptedCode::MechanicGivenUp:
        return SculptedWords::tr("The mechanic that was drawn was given up after %Ln topologies. "
                                 "This is a standard board.",
            nullptr, static_cast<int>(args.number(0)));
    case SculptedCode::NoTopologyPassed:
        return SculptedWords::tr("None of %1 topologies passed: %2 have no route that was found, "
                                 "%3 have too few or too shallow forks. Lower what the tier "
                                 "rejects, or change its walls.")
            .arg(args.numberText(0), args.numberText(1), args.numberText(2));
    case SculptedCode::SculptureInParts:
        return SculptedWords::tr("Only %1 of %2 open cells hang together.")
            .arg(args.numberText(0), args.numberText(1));
    case SculptedCode::RouteIncomplete:
        return SculptedWords::tr("The route visits %1 cells, but should visit each of %2 once.")
            .arg(args.numberText(0), args.numberText(1));
    case SculptedCode::RouteJumps:
        return SculptedWords::tr("Step %1 of the route leads to a cell that is not beside the one "
                                 "before.")
            .arg(args.numberText(0));
    case SculptedCode::SculptureWrongSize:
        return SculptedWords::tr("A board of %Ln cells is no sculpted board.", nullptr,
            static_cast<int>(args.number(0)));
    default:
        return {};
    }
}

QString sculptedEssence(const Finding &finding)
{
    const Arguments args(finding.args);
    if (finding.code == toCode(SculptedCode::RouteFound))
        return SculptedWords::tr("topology %1", "a board that passed").arg(args.numberText(0));
    if (finding.code == toCode(SculptedCode::NoTopologyPassed))
        return SculptedWords::tr("No topology passed");
    return {};
}

QString sculptedKindWords(Code code, int n)
{
    switch (static_cast<SculptedCode>(code)) {
    case SculptedCode::TierTwice:
        return SculptedWords::tr("%Ln tiers that are listed twice", nullptr, n);
    case SculptedCode::TierSizesCrossed:
        return SculptedWords::tr("%Ln tiers whose largest size is below the smallest", nullptr, n);
    case SculptedCode::TierBandCrossed:
        return SculptedWords::tr("%Ln ranges that end before they begin", nullptr, n);
    case SculptedCode::TierWeightsZero:
        return SculptedWords::tr("%Ln groups of weights that are all 0", nullptr, n);
    case SculptedCode::TierTargetBelowGate:
        return SculptedWords::tr("%Ln targets below what is rejected", nullptr, n);
    case SculptedCode::TierWarpTooLong:
        return SculptedWords::tr("%Ln tiers with warps that are too long", nullptr, n);
    case SculptedCode::TierWallsLeaveNothing:
        return SculptedWords::tr("%Ln tiers with too many walls", nullptr, n);
    default:
        return {};
    }
}

QString sculptedStageName(Stage stage)
{
    switch (static_cast<SculptedStage>(stage)) {
    case SculptedStage::Sculpt:
        return SculptedWords::tr("walls", "a stage of making a board");
    case SculptedStage::Route:
        return SculptedWords::tr("route", "a stage of making a board");
    default:
        return {};
    }
}

} // namespace boardwright
