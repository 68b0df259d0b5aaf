// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/board/board_scene.h"
#include "ui/widgets/board/cell_painter.h"
#include "ui/widgets/board/cell_text_layout.h"
#include "ui/widgets/board/line_labels.h"

#include <QFont>
#include <QRectF>

#include <functional>
#include <vector>

class QPainter;

namespace boardwright {

/// A scene laid out in a rectangle and painted there: in the window or into a picture. All goals of
/// a board are written in one size, the largest that fits; before goals are cut, letters get
/// narrower. GUI thread.
class BoardDrawing final {
public:
    /// As large as fits into `area`, whatever the shape. Remembers how the texts of the last scene
    /// fit.
    void layOut(const BoardScene &scene, const QRectF &area, const QFont &base);

    /// Parallel to the cells of the scene.
    const std::vector<CellPlace> &places() const { return m_places; }

    /// The numbers of lines.
    const std::vector<LineLabel> &labels() const { return m_labels; }

    /// What goals are written in.
    const QFont &font() const { return m_font; }

    /// The cell at a point; SiteIndex::none between cells.
    SiteIndex siteAt(const QPointF &point) const;

    /// How the cell of an index stands among the others.
    using StateOf = std::function<CellState(std::size_t)>;

    /// `scene` is the one that was laid out.
    void paint(QPainter &painter, const BoardScene &scene, const CellColours &colours,
        const StateOf &stateOf) const;

private:
    void fitTexts(const BoardScene &scene);

    std::vector<CellPlace> m_places;
    std::vector<LineLabel> m_labels;
    QFont m_base;
    QFont m_font;
    TextFitting m_fitting;
};

} // namespace boardwright
