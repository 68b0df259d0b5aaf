// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/made_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace boardwright {

namespace {

struct MadeWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::MadeWords)
};

int relaxations(const Result &board)
{
    return static_cast<int>(std::ranges::count_if(
        board.findings, [](const Finding &finding) { return isRelaxation(finding.code); }));
}

} // namespace

QString howMade(const Result &board, bool failed)
{
    const Effort &effort = board.effort;
    QStringList parts;
    if (effort.forcedPlaced > 0)
        parts << MadeWords::tr("%n forced", "cells", effort.forcedPlaced);
    parts << MadeWords::tr("%n by random choice", "cells", effort.greedyPlaced);
    if (effort.relaxPlaced > 0)
        parts << MadeWords::tr("%n by relaxation", "cells", effort.relaxPlaced);

    const int broken = relaxations(board);
    QString verdict = broken == 0 ? MadeWords::tr("Every limit kept")
                                  : MadeWords::tr("%n limits gave way", nullptr, broken);
    if (failed)
        verdict = MadeWords::tr("Not every cell could be filled");
    return MadeWords::tr("%1 · cells: %2 · %3", "verdict · cells: how they were filled · pool")
        .arg(verdict, parts.join(MadeWords::tr(", ", "between the parts of a list")),
            MadeWords::tr("pool of %n goals", nullptr, effort.poolSize));
}

} // namespace boardwright
