// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/walk_text.h"

#include "ui/text/field_words.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct WalkWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Walks)
};

constexpr std::size_t mostListed = 12; ///< cells of a walk, before "more"

QString cellsListed(const std::vector<SiteIndex> &sites)
{
    QStringList cells;
    for (const SiteIndex site : sites) {
        if (std::cmp_equal(cells.size(), mostListed))
            break;
        cells << QString::number(static_cast<int>(site) + 1);
    }
    const QString list = cells.join(WalkWords::tr(", ", "between the parts of a list"));
    if (sites.size() > mostListed)
        return WalkWords::tr(
            "cells %1 and %n more", "numbers of cells", static_cast<int>(sites.size() - mostListed))
            .arg(list);
    return (sites.size() == 1 ? WalkWords::tr("cell %1")
                              : WalkWords::tr("cells %1", "numbers of cells"))
        .arg(list);
}

} // namespace

QStringList walksOfCell(const PreviewResult &board, SiteIndex site)
{
    QStringList told;
    const auto texts = board.request.generator->info().walkTexts;
    for (const SiteWalk &walk : board.facts.walks) {
        if (walk.from == site && walk.kind < texts.size())
            told << fieldsText(QString::fromUtf8(texts[walk.kind])).arg(cellsListed(walk.sites));
    }
    return told;
}

} // namespace boardwright
