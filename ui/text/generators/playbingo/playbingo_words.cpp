// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/generators/playbingo/playbingo_words.h"

#include "core/playbingo/codes.h"
#include "ui/text/arguments.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct PlayBingoWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::PlayBingoWords)
};

} // namespace

QString playBingoProblemWords(const Problem &problem, const GoalSet & /*set*/)
{
    const Arguments args(problem.args);
    switch (static_cast<PlayBingoCode>(problem.code)) {
    case PlayBingoCode::LayoutWithoutCells:
        return PlayBingoWords::tr(
            "The layout has no cells. List its cells, or the difficulties of its goals.");
    case PlayBingoCode::LayoutTooLarge:
        return PlayBingoWords::tr("The layout has %1 cells; boards have at most %2.")
            .arg(args.numberText(0), args.numberText(1));
    case PlayBingoCode::LayoutNotWhole:
        return PlayBingoWords::tr("The layout has %1 cells, which are no whole rows of %2.")
            .arg(args.numberText(0), args.numberText(1));
    case PlayBingoCode::FewerGoalsThanCells:
        return PlayBingoWords::tr(
            "The site cannot make boards: the layout has %2 cells, and %1 goals pass the filters.")
            .arg(args.numberText(0), args.numberText(1));
    case PlayBingoCode::DifficultyTooRare:
        return PlayBingoWords::tr("The site cannot make boards: %2 goals have difficulty %1, and "
                                  "the layout has %3 cells for them.")
            .arg(args.numberText(0), args.numberText(1), args.numberText(2));
    case PlayBingoCode::FewGoalSets:
        return PlayBingoWords::tr(
            "Boards of all seeds have only %1 different sets of goals, because the site takes the "
            "goals of each difficulty by the seed's remainder. The line rule gives more.")
            .arg(args.numberText(0));
    case PlayBingoCode::ListLacks:
        return PlayBingoWords::tr("\"%1\" is missing in the list, or is not what the site has "
                                  "there.")
            .arg(args.text(0));
    case PlayBingoCode::ListSaysUnknown:
        return PlayBingoWords::tr("\"%1\" is not a setting of the site.").arg(args.text(0));
    default:
        return {};
    }
}

QString playBingoFindingWords(const Finding &finding)
{
    const Arguments args(finding.args);
    switch (static_cast<PlayBingoCode>(finding.code)) {
    case PlayBingoCode::NoGoalForCell:
        return PlayBingoWords::tr(
            "The site cannot make this board: no goal fits row %1, column %2.")
            .arg(args.numberText(0), args.numberText(1));
    case PlayBingoCode::CellAgainstLayout:
        return PlayBingoWords::tr("The goal of cell %1 is none that the layout has there.")
            .arg(args.numberText(0));
    case PlayBingoCode::CategoryAboveMaximum:
        return PlayBingoWords::tr("The board has more goals of category \"%1\" than its maximum.")
            .arg(args.text(0));
    default:
        return {};
    }
}

QString playBingoKindWords(Code code, int n)
{
    if (code == toCode(PlayBingoCode::DifficultyTooRare))
        return PlayBingoWords::tr("%Ln difficulties with too few goals", nullptr, n);
    return {};
}

} // namespace boardwright
