// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/export/board_picture.h"

#include "ui/editing/board/board_files.h"
#include "ui/editing/board/measure_text.h"
#include "ui/widgets/board/board_drawing.h"
#include "ui/widgets/board/board_geometry.h"
#include "ui/widgets/board/cell_colours.h"
#include "ui/widgets/board/colour_scale.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>
#include <array>
#include <cmath>

namespace boardwright {

namespace {

struct PictureWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::ExportDialog)
};

/// Describes the colours and numbers of a picture.
QString overlayCaption(const BoardPicture &picture)
{
    const OverlayNumbers &overlay = picture.overlay;
    QStringList parts{PictureWords::tr("Overlay: %1").arg(overlay.title)};
    // A number that is the same in all cells is shown in the caption only.
    if (const auto numbers = numbersOf(picture.scene); numbers.size() == 1)
        parts << PictureWords::tr("%1 in each cell", "a number")
                     .arg(measureTextWithUnit(*overlay.measure, numbers.front()));
    if (!picture.scene.lines.empty())
        parts << PictureWords::tr("at the edges: %1", "what the numbers of lines are")
                     .arg(overlay.edgeTitle);
    return parts.join(QStringLiteral(", "));
}

/// Candidate widths for the layout, in the units of its fonts. The first one at which no goal is
/// cut is used.
constexpr std::array<qreal, 5> layoutWidths{720, 960, 1280, 1700, 2260};
constexpr qreal pictureMargin = 12;
constexpr qreal pictureTitleScale = 1.4;

/// A picture with its layout, in the units of its fonts.
struct LaidOutPicture {
    BoardDrawing board;
    QRectF title;
    QRectF caption;
    QSizeF size;
};

QFont pictureTitleFont(const BoardPicture &picture)
{
    QFont font = picture.font;
    font.setPointSizeF(font.pointSizeF() * pictureTitleScale);
    font.setBold(true);
    return font;
}

constexpr int wrappedText = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QRectF pictureTextRect(const QString &text, const QFont &font, const QPointF &corner, qreal width)
{
    if (text.isEmpty())
        return {corner, QSizeF(width, 0)};
    constexpr qreal unbounded = 100'000;
    QRectF rect = QFontMetricsF(font).boundingRect(
        QRectF(corner, QSizeF(width, unbounded)), wrappedText, text);
    rect.setLeft(corner.x());
    rect.setWidth(width);
    return rect.adjusted(0, 0, 0, pictureMargin);
}

bool cutsGoals(const BoardDrawing &board)
{
    return std::ranges::any_of(board.places(),
        [](const CellPlace &place) { return place.text.elided || place.text.broken; });
}

LaidOutPicture laidOutPicture(const BoardPicture &picture, qreal width)
{
    LaidOutPicture made;
    const qreal inner = width - 2 * pictureMargin;
    made.title = pictureTextRect(
        picture.title, pictureTitleFont(picture), QPointF(pictureMargin, pictureMargin), inner);
    constexpr qreal unbounded = 100'000;
    const QMarginsF lines = roomForLines(picture.scene, picture.font);
    const QRectF room = QRectF(pictureMargin, made.title.bottom(), inner, unbounded);
    const qreal height = boardArea(*picture.scene.shape, room.marginsRemoved(lines)).height()
        + lines.top() + lines.bottom();
    const QRectF area(pictureMargin, made.title.bottom(), inner, height);
    made.board.layOut(picture.scene, area, picture.font);
    made.caption = pictureTextRect(picture.caption, picture.font,
        QPointF(pictureMargin, area.bottom() + pictureMargin), inner);
    made.size = QSizeF(
        width, picture.caption.isEmpty() ? area.bottom() + pictureMargin : made.caption.bottom());
    return made;
}

LaidOutPicture laidOutPicture(const BoardPicture &picture)
{
    LaidOutPicture made;
    for (const qreal width : layoutWidths) {
        made = laidOutPicture(picture, width);
        if (!cutsGoals(made.board))
            break;
    }
    return made;
}

void paintAll(QPainter &painter, const BoardPicture &picture, const LaidOutPicture &made)
{
    const CellColours colours(picture.palette);
    const std::optional<ColourScale> scale = scaleOf(picture.scene, picture.overlay);
    painter.fillRect(QRectF({}, made.size), picture.palette.color(QPalette::Window));
    painter.setPen(picture.palette.color(QPalette::WindowText));
    painter.setFont(pictureTitleFont(picture));
    painter.drawText(made.title, wrappedText, picture.title);
    made.board.paint(painter, picture.scene, colours, [&](std::size_t i) {
        return CellState{.number = static_cast<int>(i) + 1,
            .overlay = scale ? scale->colourOf(picture.scene.cells[i].number) : QColor()};
    });
    painter.setPen(picture.palette.color(QPalette::WindowText));
    painter.setFont(picture.font);
    painter.drawText(made.caption, wrappedText, picture.caption);
}

int pixelHeight(const LaidOutPicture &made, int width)
{
    return std::max(1, static_cast<int>(std::ceil(made.size.height() * width / made.size.width())));
}

} // namespace

BoardPicture pictureOf(const PreviewResult &result, SiteIndex part, const OverlayNumbers &overlay)
{
    BoardPicture picture;
    picture.scene = sceneOf(result, part, overlay, nullptr);
    picture.overlay = overlay;
    return picture;
}

void addWords(BoardPicture &picture, const PreviewResult &result, const QString &name)
{
    picture.title = boardTitle(result, name);
    picture.caption = boardCaption(result);
    if (picture.overlay.measure != nullptr)
        picture.caption.prepend(overlayCaption(picture) + u'\n');
}

void paintInto(QPainter &painter, const QRectF &area, const BoardPicture &picture)
{
    const LaidOutPicture made = laidOutPicture(picture);
    const qreal scale
        = std::min(area.width() / made.size.width(), area.height() / made.size.height());
    painter.save();
    painter.translate(area.left() + (area.width() - scale * made.size.width()) / 2, area.top());
    painter.scale(scale, scale);
    paintAll(painter, picture, made);
    painter.restore();
}

QImage paintPicture(const BoardPicture &picture, int width)
{
    const int pixels = std::clamp(width, smallestPicture, largestPicture);
    const LaidOutPicture made = laidOutPicture(picture);
    QImage image(pixels, pixelHeight(made, pixels), QImage::Format_RGB32);
    // The last row of pixels may extend beyond the drawing.
    image.fill(picture.palette.color(QPalette::Window));
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const qreal scale = pixels / made.size.width();
    painter.scale(scale, scale);
    paintAll(painter, picture, made);
    return image;
}

QByteArray pngOf(const BoardPicture &picture, int width)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    paintPicture(picture, width).save(&buffer, "PNG");
    return bytes;
}

namespace {

/// With a replacement for what XML cannot have, not even escaped (XML 1.0, section 2.2); texts of a
/// set may have anything. Qt writes it as it is.
QByteArray asXml(const QByteArray &bytes)
{
    QString text = QString::fromUtf8(bytes);
    for (QChar &unit : text) {
        constexpr char16_t firstPrintable = 0x20;
        constexpr char16_t firstNone = 0xFFFE;
        const bool isControl = unit < firstPrintable && !QStringView(u"\t\n\r").contains(unit);
        if (isControl || unit >= firstNone)
            unit = QChar::ReplacementCharacter;
    }
    return text.toUtf8(); // halves of surrogate pairs become replacements, too
}

} // namespace

QByteArray svgOf(const BoardPicture &picture, int width)
{
    const int pixels = std::clamp(width, smallestPicture, largestPicture);
    const LaidOutPicture made = laidOutPicture(picture);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setTitle(picture.title);
    svg.setDescription(picture.caption);
    svg.setSize(QSize(pixels, pixelHeight(made, pixels)));
    svg.setViewBox(QRectF({}, made.size));
    svg.setResolution(QImage(1, 1, QImage::Format_RGB32).logicalDpiY()); // points as on screen
    QPainter painter(&svg);
    painter.setRenderHint(QPainter::Antialiasing);
    paintAll(painter, picture, made);
    painter.end();
    return asXml(bytes);
}

} // namespace boardwright
