// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/walk_text.h"

#include "ui/text/field_words.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>

#include <cstddef>
#include <ranges>

namespace boardwright {

namespace {

struct WalkWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Walks)
};

constexpr int mostListed = 12; ///< cells of a walk, before "more"

/// Cells of a graph have names, and numbers only where there is room for them.
QString cellsListed(const PreviewResult &board, const std::vector<SiteIndex> &sites)
{
    const bool areNamed = board.board.shape && board.board.shape->topology == Topology::Graph;
    const auto count = static_cast<int>(sites.size());
    QStringList cells;
    for (const SiteIndex site : sites | std::views::take(mostListed)) {
        const auto index = static_cast<std::size_t>(site);
        cells << (areNamed ? board.cells.at(index).goal : wholeText(index + 1));
    }
    const QString listed = cells.join(WalkWords::tr(", ", "between the parts of a list"));
    const int more = count - static_cast<int>(cells.size());
    if (areNamed)
        return more == 0 ? listed
                         : WalkWords::tr("%1 and %Ln more", "names of cells", more).arg(listed);
    if (count == 1)
        return WalkWords::tr("cell %1").arg(listed);
    return more == 0 ? WalkWords::tr("cells %1", "numbers of cells").arg(listed)
                     : WalkWords::tr("cells %1 and %Ln more", "numbers of cells", more).arg(listed);
}

} // namespace

QStringList walksOfCell(const PreviewResult &board, SiteIndex site)
{
    QStringList told;
    const auto texts = board.request.generator->info().walkTexts;
    for (const SiteWalk &walk : board.facts.walks) {
        if (walk.from == site && walk.kind < texts.size())
            told << fieldsText(QString::fromUtf8(texts[walk.kind]))
                        .arg(cellsListed(board, walk.sites));
    }
    return told;
}

} // namespace boardwright
