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

constexpr int mostListed = 12; ///< cells of a walk, before "more"

QString cellsListed(const std::vector<SiteIndex> &sites)
{
    const auto count = static_cast<int>(sites.size());
    QStringList cells;
    for (const SiteIndex site : sites)
        cells << QString::number(static_cast<int>(site) + 1);
    const QString separator = WalkWords::tr(", ", "between the parts of a list");
    if (count == 1)
        return WalkWords::tr("cell %1").arg(cells.first());
    if (count <= mostListed)
        return WalkWords::tr("cells %1", "numbers of cells").arg(cells.join(separator));
    return WalkWords::tr("cells %1 and %n more", "numbers of cells", count - mostListed)
        .arg(cells.first(mostListed).join(separator));
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
