// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/board/board_scene.h"

#include <QByteArray>
#include <QFont>
#include <QImage>
#include <QPalette>
#include <QString>

namespace boardwright {

/// A board as it goes into a picture: what it shows, and what stands above and below it. A value;
/// what is chosen in the window or was changed by the last edit is no part of it.
struct BoardPicture {
    BoardScene scene;
    OverlayNumbers overlay; ///< the scene has its numbers already
    QString title; ///< above the board; empty: nothing
    QString caption; ///< below it, in lines; empty: nothing
    QPalette palette;
    QFont font; ///< of title and caption; goals are written in sizes of it
};

/// The picture of a result. `part`: as in sceneOf(). `overlay`: numbers of that result, or none.
BoardPicture pictureOf(
    const PreviewResult &result, SiteIndex part, const OverlayNumbers &overlay = {});

/// Sizes of pictures: their width in pixels, in which every board is legible up to the largest.
inline constexpr int smallestPicture = 200;
inline constexpr int largestPicture = 8000;

/// Painted this wide (pixels) and as high as the board asks for. Boards whose goals would be cut
/// are laid out larger first, so that the same picture has smaller letters rather than less text.
/// Any thread.
QImage paintPicture(const BoardPicture &picture, int width);

/// That as a PNG file.
QByteArray pngOf(const BoardPicture &picture, int width);

/// The same drawing as an SVG file, with texts as text; `width` in CSS pixels.
QByteArray svgOf(const BoardPicture &picture, int width);

} // namespace boardwright
