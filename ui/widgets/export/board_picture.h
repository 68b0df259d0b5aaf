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

/// A board as a picture: its scene, and the texts above and below it. A value. It shows neither the
/// selection nor the changes by the last edit.
struct BoardPicture {
    BoardScene scene;
    OverlayNumbers overlay; ///< the scene already contains its numbers
    QString title; ///< above the board; empty: none
    QString caption; ///< below it, may have several lines; empty: none
    QPalette palette;
    QFont font; ///< of title and caption; goals use sizes of it
};

/// The picture of a result. `part`: see sceneOf(). `overlay`: numbers of that result, or empty.
BoardPicture pictureOf(
    const PreviewResult &result, SiteIndex part, const OverlayNumbers &overlay = {});

/// Gives a picture of this result its title and caption; `name`: of the document.
void addWords(BoardPicture &picture, const PreviewResult &result, const QString &name);

/// Allowed widths of pictures in pixels. At the largest width every board is legible.
inline constexpr int smallestPicture = 200;
inline constexpr int largestPicture = 8000;

/// Paints the picture at this width in pixels; the height follows from the board. A board whose
/// goals would be cut is laid out larger first, so that the picture has smaller letters instead of
/// less text. Any thread.
QImage paintPicture(const BoardPicture &picture, int width);

/// Paints the same picture as large as fits into `area`, in its middle and at its top. The device
/// must have the resolution of the screen.
void paintInto(QPainter &painter, const QRectF &area, const BoardPicture &picture);

/// The same picture as a PNG file.
QByteArray pngOf(const BoardPicture &picture, int width);

/// The same drawing as an SVG file with text as text; `width` in CSS pixels.
QByteArray svgOf(const BoardPicture &picture, int width);

} // namespace boardwright
