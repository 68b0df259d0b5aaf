// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/board_tooltip.h"

#include "ui/widgets/board/board_view.h"

namespace boardwright {

namespace {

constexpr qreal linkReach = 6; ///< pixels; largest distance of the mouse from a link

} // namespace

QString boardTooltip(const BoardScene &scene, const BoardDrawing &drawing, const QPointF &point)
{
    for (const LineLabel &label : drawing.labels()) {
        if (label.rect.contains(point))
            return label.tooltip;
    }
    if (const SiteIndex site = drawing.siteAt(point); site != SiteIndex::none) {
        const SceneCell &cell = scene.cells[static_cast<std::size_t>(site)];
        return cell.hasPart ? cell.tooltip + u'\n' + BoardView::tr("Double-click to open its board")
                            : cell.tooltip;
    }
    const std::optional<std::size_t> near = drawing.linkAt(scene, point, linkReach);
    if (!near)
        return {};
    const Link &link = scene.shape->links[*near];
    const auto named = [&](SiteIndex end, const QString &name) {
        const QString &place = scene.cells[static_cast<std::size_t>(end)].text;
        return name.isEmpty()
            ? place
            : BoardView::tr("%1: %2", "a place, the name of a way out of it").arg(place, name);
    };
    return BoardView::tr("%1 ↔ %2", "the two ends of a link")
        .arg(named(link.a, link.end[0]), named(link.b, link.end[1]));
}

} // namespace boardwright
