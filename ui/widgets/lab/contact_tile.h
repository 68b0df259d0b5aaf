// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/studies/seed_highlight.h"
#include "ui/widgets/board/board_scene.h"
#include "ui/widgets/board/cell_painter.h"

#include <QFont>
#include <QRectF>
#include <QString>

#include <memory>
#include <vector>

class QPainter;

namespace boardwright {

/// A small board with its seed above it, one of several. Its cells show goals if all of them are
/// legible, otherwise plain tiles.
class ContactTile final {
public:
    /// `isPossible`: boards can be made from the set.
    ContactTile(QString seed, std::shared_ptr<const PreviewResult> result,
        const HighlightSubject &lit, bool isPossible);

    /// Null until the board is made.
    const std::shared_ptr<const PreviewResult> &result() const { return m_result; }

    const QString &seed() const { return m_seed; }

    /// The highlighted cells, by site.
    const std::vector<bool> &lit() const { return m_lit; }

    int highlightedCells() const;

    /// Lays everything out in `rect`.
    void layOut(const QRectF &rect, const QFont &font);

    const QRectF &rect() const { return m_rect; }

    /// The painted area of a cell.
    QRectF cellRect(SiteIndex site) const;
    /// The cell at a point; SiteIndex::none between cells.
    SiteIndex siteAt(const QPointF &point) const;

    bool showsGoals() const { return m_showsGoals; }

    void paint(QPainter &painter, const CellColours &colours, const QFont &font, bool isCurrent,
        bool isFocused) const;

    /// Height of the line with the seed.
    static qreal headerHeight(const QFont &font);
    /// Accessible description: "Seed 41: 2 cells".
    QString description(const HighlightSubject &lit) const;
    /// Tool tip of a cell, the same as on the large board.
    QString toolTip(SiteIndex site) const;

private:
    void placeCells(const QFont &font);
    void paintHeader(QPainter &painter, const CellColours &colours, const QFont &font) const;

    QString m_seed;
    std::shared_ptr<const PreviewResult> m_result;
    BoardScene m_scene;
    std::vector<bool> m_lit;
    bool m_isPossible = true;
    bool m_isAnyLit = false; ///< the subject exists, so that cells can be highlighted
    QRectF m_rect;
    std::vector<CellPlace> m_places; ///< parallel to the scene's cells
    QFont m_font; ///< of the goals
    bool m_showsGoals = false;
};

} // namespace boardwright
