// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/inspector_story.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace boardwright {

/// One filter of a funnel as it is read.
struct FunnelWord {
    QString text; ///< "tag 90"
    QString inFull; ///< how many it took away
    double share = 0; ///< of the candidates of the first filter, 0..1
    bool tookNobody = false;
    bool tookMost = false;
};

/// Something to tell: plain text, a title and what follows it, a sentence a line.
struct InspectorText {
    QString title;
    std::vector<FunnelWord> funnel; ///< empty: there is none
    QString outcome; ///< what the funnel ends in; empty without one
    QStringList lines;

    /// "pool 96 → tag 90 → ... → picked", for those who do not see it.
    QString funnelText() const;
};

/// How a cell came by what stands on it. `part`, `site`: see cellStory().
InspectorText cellText(const TraceResult &told, SiteIndex part, SiteIndex site);

/// Where a goal stands, or why it is nowhere on the board: over all and in the chosen cell (none:
/// no cell of the whole board is chosen). `keptOut` may be null, or about another goal. An empty
/// title: the set has no such objective.
InspectorText goalText(
    const PreviewResult &board, RowId goal, SiteIndex site, const KeptOut *keptOut);

} // namespace boardwright
