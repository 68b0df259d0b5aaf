// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/generators/sculpted/puzzle_scene.h"

#include <QColor>

class QPainter;

namespace boardwright {

/// The puzzle's own colours: a circuit board looks the same in light and dark palettes.
namespace puzzleColours {

inline constexpr QColor ground{10, 15, 38}; ///< navy
inline constexpr QColor pad{46, 50, 124}; ///< indigo
inline constexpr QColor padEdge{112, 118, 226};
inline constexpr QColor visitedPad{24, 72, 112};
inline constexpr QColor wall{21, 22, 28};
inline constexpr QColor wallEdge{60, 63, 80};
inline constexpr QColor fog{24, 31, 66};
inline constexpr QColor trace{72, 236, 255}; ///< cyan
inline constexpr QColor input{92, 160, 255}; ///< blue
inline constexpr QColor output{84, 232, 138}; ///< green
inline constexpr QColor warning{255, 180, 48}; ///< amber
inline constexpr QColor warp{196, 134, 255}; ///< purple
inline constexpr QColor text{228, 234, 255};

} // namespace puzzleColours

/// Draws the puzzle on a ground that fills `area`.
void paintPuzzle(QPainter &painter, const QRectF &area, const PuzzleScene &scene);

} // namespace boardwright
