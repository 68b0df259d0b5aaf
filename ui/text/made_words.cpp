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

/// What a generator says in a word or two about why it made no complete board; or else what is to
/// be seen: a board with gaps, or none.
QString failureOf(const Result &board, const Failure &failure)
{
    if (failure.code == Code::NoBoardPassedGates)
        return MadeWords::tr("Rejected by gates", "a board");
    QString essence = failure.why.empty()
        ? QString()
        : generatorText<&GeneratorWords::essence>(failure.why.front());
    if (!essence.isEmpty())
        return essence;
    const bool hasGoals = std::ranges::any_of(
        board.at, [](const Placed &placed) { return placed.what != RowId::none; });
    return hasGoals || board.at.empty() ? MadeWords::tr("Some cells could not be filled")
                                        : MadeWords::tr("No cell could be filled");
}

/// Empty if there is nothing to judge: a board without limits keeps none.
QString verdictOf(const Result &board, const std::optional<Failure> &failure, bool hasLimits)
{
    if (failure)
        return failureOf(board, *failure);
    const int broken = relaxationsOf(board);
    if (broken > 0)
        return MadeWords::tr("%Ln limits relaxed", nullptr, broken);
    return hasLimits ? MadeWords::tr("All limits kept") : QString();
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

QString howMade(std::span<const Counter> counters, const Result &board,
    const std::optional<Failure> &failure, bool hasLimits)
{
    const std::optional<Effort> effort = effortOf(counters, board);
    QStringList parts{verdictOf(board, failure, hasLimits)};
    parts.removeAll(QString());
    if (effort && board.made.empty() && board.derivedSeed.isEmpty()) {
        parts << MadeWords::tr("cells: %1", "how many were filled by whom")
                     .arg(fillersOf(*effort, true))
              << poolOf(*effort);
        return parts.join(separator());
    }
    // The seed of a board that was not made is no seed of it.
    if (!board.derivedSeed.isEmpty() && !failure)
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

QString howMadeInFull(
    std::span<const Counter> counters, const Result &board, const std::optional<Failure> &failure)
{
    const bool isRejected = failure && failure->code == Code::NoBoardPassedGates;
    if (board.made.empty() && board.derivedSeed.isEmpty())
        return {};
    QStringList lines;
    if (isRejected)
        lines << MadeWords::tr("The last of the boards that did not pass the gates is shown.");
    if (!board.derivedSeed.isEmpty() && !isRejected)
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
