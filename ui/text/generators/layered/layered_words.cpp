// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/generators/layered/layered_words.h"

#include "core/layered/codes.h"
#include "ui/text/arguments.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct LayeredWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::LayeredWords)
};

QString pointsOf(qint64 points)
{
    return wholeText(points);
}

} // namespace

QString layeredProblemWords(const Problem &problem, const GoalSet & /*set*/)
{
    const Arguments args(problem.args);
    switch (static_cast<LayeredCode>(problem.code)) {
    case LayeredCode::NoPieces:
        return LayeredWords::tr("Layered boards need pieces. Add some to the table Pieces.");
    case LayeredCode::MorePiecesThanCells:
        return LayeredWords::tr(
            "Up to this piece there are %1 pieces, but a board of this size has "
            "%2 cells. Lower a count, or make the board larger.")
            .arg(args.numberText(0), args.numberText(1));
    case LayeredCode::KindMissing:
        return LayeredWords::tr("This piece has no kind, so no rule can name it.");
    case LayeredCode::ListNotNumbers:
        return LayeredWords::tr(
            "\"%1\" must be whole numbers with spaces between them, such as \"0 4 5 7\".")
            .arg(args.text(0));
    default:
        return {};
    }
}

QString layeredFindingWords(const Finding &finding)
{
    const Arguments args(finding.args);
    switch (static_cast<LayeredCode>(finding.code)) {
    case LayeredCode::MadeInLayers:
        return LayeredWords::tr("%Ln layers, with a happiness of %1 of at most %2.", nullptr,
            static_cast<int>(args.number(0)))
            .arg(pointsOf(args.number(1)), pointsOf(args.number(2)));
    case LayeredCode::RuleUnmet:
        return LayeredWords::tr(
            "%Ln pieces do not meet placement rule %1.", nullptr, static_cast<int>(args.number(1)))
            .arg(args.numberText(0));
    case LayeredCode::PieceCountWrong:
        return LayeredWords::tr("\"%1\" is on the board %2 times, but should be %3 times.")
            .arg(args.text(0), args.numberText(1), args.numberText(2));
    case LayeredCode::StrangerOnBoard:
        return LayeredWords::tr("Cell %1 has something that is not a piece of the set.")
            .arg(args.numberText(0));
    default:
        return {};
    }
}

QString layeredEssence(const Finding &finding)
{
    const Arguments args(finding.args);
    if (finding.code == toCode(LayeredCode::MadeInLayers) && args.number(1) >= args.number(2))
        return LayeredWords::tr("happiness %1, the most possible", "points of the board")
            .arg(pointsOf(args.number(1)));
    if (finding.code == toCode(LayeredCode::MadeInLayers))
        return LayeredWords::tr("happiness %1 of %2", "points of the board, most possible")
            .arg(pointsOf(args.number(1)), pointsOf(args.number(2)));
    // The most possible is reached even where a rule has room for some of its pieces only.
    if (finding.code == toCode(LayeredCode::RuleUnmet))
        return LayeredWords::tr("not every piece meets every rule");
    return {};
}

QString layeredKindWords(Code code, int n)
{
    if (code == toCode(LayeredCode::KindMissing))
        return LayeredWords::tr("%Ln pieces without a kind", nullptr, n);
    return {};
}

} // namespace boardwright
