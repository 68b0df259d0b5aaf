// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/board/board_scene.h"
#include "ui/widgets/board/cell_painter.h"
#include "ui/widgets/board/cell_text_layout.h"
#include "ui/widgets/board/line_labels.h"
#include "ui/widgets/board/link_painter.h"

#include <QFont>
#include <QRectF>

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

class QPainter;

namespace boardwright {

/// Lays out a scene in a rectangle and paints it there, in the window or into a picture. All goals
/// of a board have one font size, the largest that fits; letters are condensed before goals are
/// cut. GUI thread.
class BoardDrawing final {
public:
    /// Lays out the scene as large as fits into `area`, for any shape. Caches how the texts of the
    /// last scene fit.
    void layOut(const BoardScene &scene, const QRectF &area, const QFont &base);

    /// Parallel to the cells of the scene.
    const std::vector<CellPlace> &places() const { return m_places; }

    /// The labels with the numbers of lines.
    const std::vector<LineLabel> &labels() const { return m_labels; }

    /// The font of the goals.
    const QFont &font() const { return m_font; }

    /// The cell at a point; SiteIndex::none between cells.
    SiteIndex siteAt(const QPointF &point) const;

    /// The index in Shape::links of the link at a point, or within `reach` pixels of it; nothing if
    /// there is none. `scene` must be the one that was laid out.
    std::optional<std::size_t> linkAt(
        const BoardScene &scene, const QPointF &point, qreal reach) const;

    /// The current state of a cell, by its index.
    using StateOf = std::function<CellState(std::size_t)>;

    /// `scene` must be the one that was laid out.
    void paint(QPainter &painter, const BoardScene &scene, const CellColours &colours,
        const StateOf &stateOf) const;

private:
    void fitTexts(const BoardScene &scene);

    std::vector<CellPlace> m_places;
    std::vector<LineLabel> m_labels;
    std::vector<JoinLine> m_joins;
    QFont m_base;
    QFont m_font;
    TextFitting m_fitting;
};

} // namespace boardwright
