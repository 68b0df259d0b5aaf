// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/made_words.h"

#include "core/board/relaxations.h"
#include "ui/text/generator_words.h"

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
                       : MadeWords::tr("%Ln limits relaxed", nullptr, broken);
}

QString poolOf(const Effort &effort)
{
    return MadeWords::tr("pool of %Ln goals", nullptr, effort.poolSize);
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
        parts << MadeWords::tr("%Ln forced", "cells", effort.forcedPlaced);
    if (effort.greedyPlaced > 0 || all)
        parts << MadeWords::tr("%Ln by random choice", "cells", effort.greedyPlaced);
    if (effort.searchPlaced > 0)
        parts << MadeWords::tr("%Ln by search", "cells", effort.searchPlaced);
    if (effort.relaxPlaced > 0)
        parts << MadeWords::tr("%Ln by relaxation", "cells", effort.relaxPlaced);
    return joined(parts);
}

} // namespace

QString howMade(std::span<const Counter> counters, const Result &board, bool failed)
{
    const std::optional<Effort> effort = effortOf(counters, board);
    if (effort && board.made.empty() && board.derivedSeed.isEmpty())
        return MadeWords::tr("%1 · cells: %2 · %3", "verdict · cells: how they were filled · pool")
            .arg(verdictOf(board, failed), fillersOf(*effort, true), poolOf(*effort));
    QStringList parts{verdictOf(board, failed)};
    if (!board.derivedSeed.isEmpty())
        parts << MadeWords::tr("seed %1").arg(board.derivedSeed);
    for (const Finding &finding : board.made) {
        const QString part = generatorText<&GeneratorWords::essence>(finding);
        if (!part.isEmpty() && !parts.contains(part))
            parts << part; // two findings may say the same
    }
    if (effort && effort->pulledBack > 0)
        parts << MadeWords::tr("%Ln goals returned to the pool", nullptr, effort->pulledBack);
    if (effort)
        parts << poolOf(*effort);
    return parts.join(separator());
}

QString howMadeInFull(std::span<const Counter> counters, const Result &board)
{
    if (board.made.empty() && board.derivedSeed.isEmpty())
        return {};
    QStringList lines;
    if (!board.derivedSeed.isEmpty())
        lines << MadeWords::tr("The board of the seed \"%1\": those before it did not pass the "
                               "gates.")
                     .arg(board.derivedSeed);
    for (const Finding &finding : board.made)
        lines << generatorText<&GeneratorWords::finding>(finding);
    const std::optional<Effort> effort = effortOf(counters, board);
    if (!effort)
        return lines.join(u'\n');
    if (const QString fillers = fillersOf(*effort, false); !fillers.isEmpty())
        lines << MadeWords::tr("Cells: %1.", "how many were filled by whom").arg(fillers);
    lines << MadeWords::tr("The pool had %Ln goals.", nullptr, effort->poolSize);
    if (effort->pulledBack > 0)
        lines << MadeWords::tr("Weighting had left out %Ln of them; they returned because the "
                               "others could not fill the board.",
            nullptr, effort->pulledBack);
    return lines.join(u'\n');
}

} // namespace boardwright
