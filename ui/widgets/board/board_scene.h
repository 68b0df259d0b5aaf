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

/// What one cell of a board shows, wherever it is painted.
struct SceneCell {
    QString text;
    QString tooltip;
    QString note; ///< instead of a text, why there is none
    QStringList badges; ///< limits that gave way here
    Marks marks{};
    RowId what = RowId::none;
    SiteKind kind = SiteKind::Cell;
    bool hasPart = false; ///< a board of its own
    bool isForced = false; ///< its goal is forced to this position, and maybe others
    bool changed = false; ///< by the last result
    double number = Measured::nothing; ///< of the overlay
    QString numberText;

    /// On purpose: not a cell that could not be filled.
    bool isLeftEmpty() const { return !note.isEmpty(); }

    bool isShiny() const { return marks.testFlag(Mark::Shiny); }
};

/// A number at the end of a line.
struct SceneLine {
    LineIndex line = LineIndex::none;
    QString text;
    QString tooltip;
};

/// Whether two results are of the same board of two sets; of another seed or size it is another.
bool isSameBoard(const PreviewResult &one, const PreviewResult &other);

/// A board as it is to be painted: the whole one, or that of one of its sites.
struct BoardScene {
    /// Never null; without sites where there is no board.
    std::shared_ptr<const Shape> shape = std::make_shared<Shape>();
    std::vector<SceneCell> cells; ///< parallel to the sites
    std::vector<SceneLine> lines; ///< empty without an overlay
    QString notice; ///< why there is no board
};

/// The scene of a result. `part`: a site with a board of its own, which is shown instead of the
/// whole; `overlay`: numbers of that result's sites and lines, or none; `before`: the result that
/// was shown until now, or null.
BoardScene sceneOf(const PreviewResult &result, SiteIndex part, const OverlayNumbers &overlay,
    const PreviewResult *before);

/// The colours of the overlay's numbers; nothing where no cell has one.
std::optional<ColourScale> scaleOf(const BoardScene &scene, const OverlayNumbers &overlay);

/// The numbers of the overlay, in order and each once.
std::vector<double> numbersOf(const BoardScene &scene);

/// Index of the part of a site in Result::parts; -1: it has none.
std::ptrdiff_t partAt(const Result &board, SiteIndex site);

} // namespace boardwright
