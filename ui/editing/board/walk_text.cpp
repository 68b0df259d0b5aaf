// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/walk_text.h"

#include "ui/text/field_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace boardwright {

namespace {

struct WalkWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Walks)
};

constexpr int mostListed = 12; ///< cells of a walk, before "more"

QString listed(const QStringList &items)
{
    return items.first(std::min<qsizetype>(items.size(), mostListed))
        .join(WalkWords::tr(", ", "between the parts of a list"));
}

/// Cells of a graph show no numbers, but have names.
QString namesListed(const PreviewResult &board, const std::vector<SiteIndex> &sites)
{
    QStringList names;
    for (const SiteIndex site : sites)
        names << board.cells.at(static_cast<std::size_t>(site)).goal;
    const int more = std::max(0, static_cast<int>(names.size()) - mostListed);
    return more == 0 ? listed(names)
                     : WalkWords::tr("%1 and %n more", "names of cells", more).arg(listed(names));
}

QString numbersListed(const std::vector<SiteIndex> &sites)
{
    QStringList numbers;
    for (const SiteIndex site : sites)
        numbers << QString::number(static_cast<int>(site) + 1);
    if (numbers.size() == 1)
        return WalkWords::tr("cell %1").arg(numbers.first());
    const int more = std::max(0, static_cast<int>(numbers.size()) - mostListed);
    return more == 0
        ? WalkWords::tr("cells %1", "numbers of cells").arg(listed(numbers))
        : WalkWords::tr("cells %1 and %n more", "numbers of cells", more).arg(listed(numbers));
}

} // namespace

QStringList walksOfCell(const PreviewResult &board, SiteIndex site)
{
    QStringList told;
    const bool isGraph = board.board.shape && board.board.shape->topology == Topology::Graph;
    const auto texts = board.request.generator->info().walkTexts;
    for (const SiteWalk &walk : board.facts.walks) {
        if (walk.from == site && walk.kind < texts.size())
            told << fieldsText(QString::fromUtf8(texts[walk.kind]))
                        .arg(isGraph ? namesListed(board, walk.sites) : numbersListed(walk.sites));
    }
    return told;
}

} // namespace boardwright
