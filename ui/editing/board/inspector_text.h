// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/inspector_story.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace boardwright {

/// One filter of a funnel, in words.
struct FunnelWord {
    QString text; ///< "tag 90"
    QString inFull; ///< details, such as the number of rejected candidates
    double share = 0; ///< remaining candidates as a share of the first filter's, 0..1
    bool tookNobody = false;
    bool tookMost = false;
};

/// An explanation in plain text: a title and lines of one sentence each.
struct InspectorText {
    QString title;
    std::vector<FunnelWord> funnel; ///< empty if there is no funnel
    QString outcome; ///< the result of the funnel; empty without one
    QString outcomeInFull; ///< what was counted
    QStringList lines;

    /// "pool 96 → tag 90 → ... → picked", for screen readers.
    QString funnelText() const;
};

/// How a cell got its goal. `part`, `site`: see cellStory().
InspectorText cellText(const TraceResult &recorded, SiteIndex part, SiteIndex site);

/// Where a goal is on the board, or why it is not there: in general and for the chosen cell
/// (SiteIndex::none: no cell of the whole board is chosen). `keptOut` may be null, or about a
/// different goal. The title is empty if the set has no such objective.
InspectorText goalText(
    const PreviewResult &board, RowId goal, SiteIndex site, const KeptOut *keptOut);

} // namespace boardwright
