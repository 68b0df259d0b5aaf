// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/board_legend.h"

#include <QStringList>

#include <map>

namespace boardwright {

QString legendOf(const BoardScene &scene, const CellColours &colours)
{
    std::map<int, const SceneCell *> letters;
    for (const SceneCell &cell : scene.cells) {
        if (cell.colour >= 0)
            letters.emplace(cell.colour, &cell);
    }
    QStringList entries;
    for (const auto &[colour, cell] : letters) {
        const QColor ground = colours.piece(colour);
        QString title = cell->text.toHtmlEscaped();
        title.replace(u' ', QChar::Nbsp); // an entry stays on its line
        entries << QStringLiteral(
            "<span style=\"background-color:%1;color:%2\">&nbsp;%3&nbsp;</span>&nbsp;%4")
                       .arg(ground.name(), ColourScale::textOn(ground).name(),
                           cell->letter.toHtmlEscaped(), title);
    }
    return entries.join(QStringLiteral("&emsp; "));
}

} // namespace boardwright
