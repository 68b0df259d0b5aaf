// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/line_labels.h"

#include "ui/widgets/board/cell_colours.h"
#include "ui/widgets/board/cell_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <limits>

namespace boardwright {

namespace {

const Line &lineOf(const BoardScene &scene, const SceneLine &line)
{
    return scene.shape->lines[static_cast<std::size_t>(line.line)];
}

QFont labelFont(const QFont &base)
{
    QFont bold = smallPrint(base);
    bold.setBold(true);
    return bold;
}

QSizeF labelSize(const BoardScene &scene, const QFont &base)
{
    const QFontMetricsF metrics(labelFont(base));
    qreal width = metrics.height();
    for (const SceneLine &line : scene.lines)
        width = std::max(width, metrics.horizontalAdvance(line.text) + 6);
    return {width, metrics.height() + 2};
}

bool hasLine(const BoardScene &scene, LineKind kind)
{
    return std::ranges::any_of(
        scene.lines, [&](const SceneLine &line) { return lineOf(scene, line).kind == kind; });
}

/// Free width to the right of a cell, up to the next cell.
qreal roomBeside(const QRectF &cell, std::span<const QRectF> cells)
{
    qreal room = std::numeric_limits<qreal>::max();
    for (const QRectF &other : cells) {
        const bool isBeside = other.left() >= cell.right() && other.top() < cell.bottom()
            && other.bottom() > cell.top();
        if (isBeside)
            room = std::min(room, other.left() - cell.right());
    }
    return room;
}

/// The area of a line's label. `first` and `last` are the cells at the ends of the line.
QRectF labelRect(LineKind kind, const QRectF &first, const QRectF &last, const QSizeF &size)
{
    switch (kind) {
    case LineKind::Row:
    case LineKind::Tier:
        return {QPointF(last.right() + 2, last.center().y() - size.height() / 2), size};
    case LineKind::Column:
        return {QPointF(last.center().x() - size.width() / 2, last.bottom() + 1), size};
    case LineKind::Diagonal: {
        const bool isFalling = last.left() > first.left();
        return {QPointF(isFalling ? last.right() + 2 : last.left() - 2 - size.width(),
                    last.bottom() + 1),
            size};
    }
    case LineKind::Set:
        break;
    }
    return {last.topRight() + QPointF(-size.width(), 0), size};
}

} // namespace

QMarginsF roomForLines(const BoardScene &scene, const QFont &base)
{
    if (scene.lines.empty())
        return {};
    const QSizeF size = labelSize(scene, base);
    const bool hasDiagonals = hasLine(scene, LineKind::Diagonal);
    const bool needsRight = hasDiagonals || hasLine(scene, LineKind::Row)
        || hasLine(scene, LineKind::Tier) || hasLine(scene, LineKind::Set);
    const bool needsBottom = hasDiagonals || hasLine(scene, LineKind::Column);
    return {hasDiagonals ? size.width() + 3 : 0, 0, needsRight ? size.width() + 3 : 0,
        needsBottom ? size.height() + 2 : 0};
}

std::vector<LineLabel> lineLabels(
    const BoardScene &scene, std::span<const QRectF> cells, const QFont &base)
{
    std::vector<LineLabel> labels;
    if (scene.lines.empty())
        return labels;
    const QSizeF size = labelSize(scene, base);
    const QFontMetricsF metrics(labelFont(base));
    for (const SceneLine &sceneLine : scene.lines) {
        const Line &line = lineOf(scene, sceneLine);
        const QRectF &first = cells[static_cast<std::size_t>(line.sites.front())];
        const QRectF &last = cells[static_cast<std::size_t>(line.sites.back())];
        const qreal width = metrics.horizontalAdvance(sceneLine.text) + 2;
        const bool isBeside = line.kind == LineKind::Set && width <= roomBeside(last, cells);
        labels.push_back({.rect = isBeside
                ? labelRect(LineKind::Row, first, last, {width, size.height()}).translated(-1, 0)
                : labelRect(line.kind, first, last, size),
            .text = sceneLine.text,
            .tooltip = sceneLine.tooltip,
            .onCell = line.kind == LineKind::Set && !isBeside});
    }
    return labels;
}

void paintLineLabels(QPainter &painter, std::span<const LineLabel> labels,
    const CellColours &colours, const QFont &base)
{
    painter.setFont(labelFont(base));
    for (const LineLabel &label : labels) {
        if (label.onCell) {
            painter.setPen(QPen(colours.border(), 1));
            painter.setBrush(colours.background());
            painter.drawRoundedRect(label.rect, 3, 3);
        }
        painter.setPen(colours.secondaryText());
        painter.drawText(label.rect, Qt::AlignCenter, label.text);
    }
}

} // namespace boardwright
