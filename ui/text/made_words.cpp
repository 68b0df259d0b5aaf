// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/made_words.h"

#include "core/board/relaxations.h"
#include "ui/text/arguments.h"
#include "ui/text/balanced_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace boardwright {

namespace {

struct MadeWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::MadeWords)
};

QString verdictOf(const Result &board, bool failed)
{
    if (failed)
        return MadeWords::tr("Some cells could not be filled");
    const int broken = relaxationsOf(board);
    return broken == 0 ? MadeWords::tr("All limits kept")
                       : MadeWords::tr("%n limits relaxed", nullptr, broken);
}

QString poolOf(const Effort &effort)
{
    return MadeWords::tr("pool of %n goals", nullptr, effort.poolSize);
}

QString separator()
{
    return QStringLiteral(" · ");
}

QString joined(const QStringList &parts)
{
    return parts.join(MadeWords::tr(", ", "between the parts of a list"));
}

/// The number of cells filled by each stage. `all`: mention random choice even if it filled none.
QString fillersOf(const Effort &effort, bool all)
{
    QStringList parts;
    if (effort.forcedPlaced > 0)
        parts << MadeWords::tr("%n forced", "cells", effort.forcedPlaced);
    if (effort.greedyPlaced > 0 || all)
        parts << MadeWords::tr("%n by random choice", "cells", effort.greedyPlaced);
    if (effort.searchPlaced > 0)
        parts << MadeWords::tr("%n by search", "cells", effort.searchPlaced);
    if (effort.relaxPlaced > 0)
        parts << MadeWords::tr("%n by relaxation", "cells", effort.relaxPlaced);
    return joined(parts);
}

/// The short form of a code of Result::made for the one-line summary; empty for codes shown only in
/// full.
QString essence(const Finding &finding)
{
    const Arguments args(finding.args);
    const auto count = [&](std::size_t index) { return static_cast<int>(args.number(index)); };
    switch (finding.code) {
    case Code::MadeByGreedy:
        return MadeWords::tr("random choice, attempt %1", "stage that finished the board")
            .arg(args.numberText(0));
    case Code::MadeBySearch:
        return args.number(2) == 1
            ? MadeWords::tr("search from an empty board, attempt %1, phase %2")
                  .arg(args.numberText(0), args.numberText(1))
            : MadeWords::tr("search, attempt %1, phase %2", "stage that finished the board")
                  .arg(args.numberText(0), args.numberText(1));
    case Code::MadeByRelaxation:
        return MadeWords::tr("%n cells by relaxation, attempt %1", nullptr, count(1))
            .arg(args.numberText(0));
    case Code::MadeInPart:
        return MadeWords::tr("%n attempts", nullptr, count(0));
    case Code::ConstrainedByLines:
    case Code::ConstrainedByBoard:
        return MadeWords::tr("constrained mode");
    case Code::MadeWithModifiers:
        return args.number(1) == 1 ? MadeWords::tr("chaos", "every rule is switched off")
                                   : MadeWords::tr("%n modifiers", nullptr, count(0));
    default:
        return balancedEssence(finding);
    }
}

QString triesText(const Arguments &args, std::size_t used)
{
    return MadeWords::tr(
        "It tried %n of at most %1 goals.", "the search", static_cast<int>(args.number(used)))
        .arg(args.numberText(used + 1));
}

} // namespace

QString madeWords(const Finding &finding)
{
    const Arguments args(finding.args);
    const auto count = [&](std::size_t index) { return static_cast<int>(args.number(index)); };
    switch (finding.code) {
    case Code::MadeByGreedy:
        return MadeWords::tr(
            "Attempt %1 of %2: random choice filled every cell; no search was needed.")
            .arg(args.numberText(0), args.numberText(1));
    case Code::MadeBySearch: {
        const QString what = args.number(2) == 1
            ? MadeWords::tr("Attempt %1: random choice got stuck; in phase %2 the search filled "
                            "the board from empty.")
            : MadeWords::tr(
                  "Attempt %1: random choice got stuck; in phase %2 the search filled the rest.");
        return what.arg(args.numberText(0), args.numberText(1)) + u' ' + triesText(args, 3);
    }
    case Code::MadeByRelaxation: {
        const QString what = args.number(2) == 0
            ? MadeWords::tr("Attempt %1: %n cells could be filled only by relaxing limits.",
                  nullptr, count(1))
                  .arg(args.numberText(0))
            : MadeWords::tr("Attempt %1: after a search (phases: %2), %n cells could be filled "
                            "only by relaxing limits.",
                  nullptr, count(1))
                  .arg(args.numberText(0), args.numberText(2));
        // The search may detect at once that there is no solution.
        return args.number(3) == 0 ? what : what + u' ' + triesText(args, 3);
    }
    case Code::MadeInPart:
        return MadeWords::tr("After %n attempts, some cells are still empty. Goals tried by "
                             "searches: %1; phases of the last attempt: %2.",
            nullptr, count(0))
            .arg(args.numberText(2), args.numberText(1));
    case Code::SearchStoppedEarly:
        return (args.number(2) == 1
                ? MadeWords::tr("The search stopped early, in phase %1 of %2: it had tried "
                                "everything, and no board from this pool keeps every limit.")
                : MadeWords::tr("The search stopped early, after phase %1 of %2: it was making "
                                "almost no progress."))
            .arg(args.numberText(0), args.numberText(1));
    case Code::ConstrainedByLines:
        return MadeWords::tr(
            "Constrained mode: %1 of %2 line categories have a cap of 1; %3 % of goals have one.")
            .arg(args.numberText(0), args.numberText(1), args.numberText(2));
    case Code::ConstrainedByBoard:
        return MadeWords::tr("Constrained mode: %1 of %2 board categories have a tight limit; %3 % "
                             "of goals have one.")
            .arg(args.numberText(0), args.numberText(1), args.numberText(2));
    case Code::MadeWithModifiers:
        return args.number(1) == 1
            ? MadeWords::tr(
                  "%n modifiers are on. Chaos: every rule that can be switched off is off.",
                  nullptr, count(0))
            : MadeWords::tr("%n modifiers are on.", nullptr, count(0));
    default:
        return {};
    }
}

QString howMade(const Result &board, bool failed)
{
    const Effort &effort = board.effort;
    if (board.made.empty())
        return MadeWords::tr("%1 · cells: %2 · %3", "verdict · cells: how they were filled · pool")
            .arg(verdictOf(board, failed), fillersOf(effort, true), poolOf(effort));
    QStringList parts{verdictOf(board, failed)};
    for (const Finding &finding : board.made) {
        const QString part = essence(finding);
        if (!part.isEmpty() && !parts.contains(part))
            parts << part; // constrained mode may have two reasons
    }
    if (effort.pulledBack > 0)
        parts << MadeWords::tr("%n goals returned to the pool", nullptr, effort.pulledBack);
    parts << poolOf(effort);
    return parts.join(separator());
}

QString howMadeInFull(const Result &board)
{
    if (board.made.empty())
        return {};
    const Effort &effort = board.effort;
    QStringList lines;
    for (const Finding &finding : board.made)
        lines << (madeWords(finding).isEmpty() ? balancedBoardWords(finding) : madeWords(finding));
    if (const QString fillers = fillersOf(effort, false); !fillers.isEmpty())
        lines << MadeWords::tr("Cells: %1.", "how many were filled by whom").arg(fillers);
    lines << MadeWords::tr("The pool had %n goals.", nullptr, effort.poolSize);
    if (effort.pulledBack > 0)
        lines << MadeWords::tr("Weighting had left out %n of them; they returned because the "
                               "others could not fill the board.",
            nullptr, effort.pulledBack);
    return lines.join(u'\n');
}

} // namespace boardwright
