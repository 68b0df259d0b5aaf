// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview_result.h"
#include "ui/editing/overlays/overlay_numbers.h"
#include "ui/widgets/board/colour_scale.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace boardwright {

/// What one cell of a board shows, in the window as in a picture.
struct SceneCell {
    QString text;
    QString tooltip;
    QString letter; ///< drawn in place of the text; empty: the text is
    int colour = -1; ///< of the letter's ground: an index for CellColours::piece()
    QString note; ///< shown instead of a text: why the cell has none
    QStringList badges; ///< limits that were relaxed here
    Marks marks{};
    RowId what = RowId::none;
    SiteKind kind = SiteKind::Cell;
    bool hasPart = false; ///< has a board of its own
    bool isForced = false; ///< its goal is forced to this position, and perhaps to others
    bool isUnfilled = false; ///< nothing could be placed on it
    bool changed = false; ///< differs from the result before
    double number = Measured::nothing; ///< of the overlay
    QString numberText;

    /// True if the cell is empty on purpose; false for a cell that could not be filled.
    bool isLeftEmpty() const { return !note.isEmpty(); }

    const QString &drawnText() const { return letter.isEmpty() ? text : letter; }

    bool isShiny() const { return marks.testFlag(Mark::Shiny); }
};

/// A number at the end of a line.
struct SceneLine {
    LineIndex line = LineIndex::none;
    QString text;
    QString tooltip;
};

/// Whether two results show the board of the same generator, seed and settings, and may differ only
/// by the set.
bool isSameBoard(const PreviewResult &one, const PreviewResult &other);

/// A board ready for painting: the whole board, or that of one of its sites.
struct BoardScene {
    /// Never null; has no sites if there is no board.
    std::shared_ptr<const Shape> shape = std::make_shared<Shape>();
    std::vector<SceneCell> cells; ///< parallel to the sites
    std::vector<SceneLine> lines; ///< empty without an overlay
    std::vector<SiteIndex> route; ///< through the sites, in order; empty: none
    std::vector<SiteWalk> walks; ///< of the whole board
    QString notice; ///< why there is no board
};

/// The scene of a result. `part`: a site with a board of its own, which is shown instead of the
/// whole board. `overlay`: numbers of that result's sites and lines, or empty. `before`: the result
/// shown until now, or null.
BoardScene sceneOf(const PreviewResult &result, SiteIndex part, const OverlayNumbers &overlay,
    const PreviewResult *before);

/// The colour scale of the overlay's numbers; std::nullopt if no cell has a number.
std::optional<ColourScale> scaleOf(const BoardScene &scene, const OverlayNumbers &overlay);

/// The distinct numbers of the overlay, in ascending order.
std::vector<double> numbersOf(const BoardScene &scene);

/// Index of a site's part in Result::parts; -1 if it has none.
std::ptrdiff_t partAt(const Result &board, SiteIndex site);

} // namespace boardwright
