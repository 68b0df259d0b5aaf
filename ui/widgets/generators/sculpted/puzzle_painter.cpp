// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/sculpted/puzzle_painter.h"

#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <array>

namespace boardwright {

using sculpted::bitOf;

namespace {

// Lengths as shares of a cell's side.
constexpr qreal padGap = 0.05;
constexpr qreal padRounding = 0.16;
constexpr qreal contactRadius = 0.1;
constexpr qreal viaRadius = 0.2;
constexpr qreal arcBulge = 0.16; ///< height of a warp's arc to its length
constexpr qreal pinRadius = 0.31;
constexpr qreal pinGrowth = 0.13; ///< of the ring of a pulse
constexpr qreal traceWidth = 0.15;
constexpr qreal headRadius = 0.17;

/// Strokes below the trace, from wide to narrow: they make the glow.
struct GlowStroke {
    qreal width; ///< as a share of a cell's side
    int opacity; ///< of 255
};

constexpr std::array glowStrokes{GlowStroke{.width = 0.54, .opacity = 8},
    GlowStroke{.width = 0.50, .opacity = 10}, GlowStroke{.width = 0.46, .opacity = 12},
    GlowStroke{.width = 0.42, .opacity = 14}, GlowStroke{.width = 0.38, .opacity = 16},
    GlowStroke{.width = 0.34, .opacity = 20}, GlowStroke{.width = 0.30, .opacity = 24},
    GlowStroke{.width = 0.26, .opacity = 30}, GlowStroke{.width = 0.22, .opacity = 40}};

QColor faded(QColor colour, int opacity)
{
    colour.setAlpha(opacity);
    return colour;
}

/// Draws one scene, in the puzzle's units.
class PuzzleDrawing final {
public:
    PuzzleDrawing(QPainter &painter, const PuzzleScene &scene)
        : m_painter(painter)
        , m_scene(scene)
        , m_side(puzzleCell(scene.puzzle, 0).width())
    {
    }

    void draw()
    {
        for (int cell = 0; cell < m_scene.puzzle.graph.cells(); ++cell)
            drawCell(cell);
        readTrace();
        drawGlowOfTrace();
        drawWarps();
        drawInput();
        drawOutput();
        drawTrace();
        drawTrap();
        drawHead();
        drawHint();
        if (m_scene.isDead)
            drawWarning();
    }

private:
    QPointF middle(int cell) const { return puzzleCell(m_scene.puzzle, cell).center(); }

    bool isSeen(int cell) const { return (m_scene.visible & bitOf(cell)) != 0; }

    QPen pen(const QColor &colour, qreal width, Qt::PenStyle style = Qt::SolidLine) const
    {
        return {colour, width * m_side, style, Qt::RoundCap, Qt::RoundJoin};
    }

    void circle(const QPointF &at, qreal radius)
    {
        m_painter.drawEllipse(at, radius * m_side, radius * m_side);
    }

    void drawCell(int cell)
    {
        const qreal gap = padGap * m_side;
        const QRectF pad = puzzleCell(m_scene.puzzle, cell).adjusted(gap, gap, -gap, -gap);
        const bool isOpen = m_scene.puzzle.graph.isOpen(cell);
        const bool isVisited = std::ranges::contains(m_scene.path, cell);
        m_painter.setPen(Qt::NoPen);
        if (!isSeen(cell)) {
            m_painter.setBrush(puzzleColours::fog);
        } else if (!isOpen) {
            m_painter.setPen(pen(puzzleColours::wallEdge, 0.02));
            m_painter.setBrush(puzzleColours::wall);
        } else {
            m_painter.setPen(pen(puzzleColours::padEdge, 0.03));
            m_painter.setBrush(isVisited ? puzzleColours::visitedPad : puzzleColours::pad);
        }
        m_painter.drawRoundedRect(pad, padRounding * m_side, padRounding * m_side);
        if (isOpen && isSeen(cell) && !isVisited) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(puzzleColours::padEdge);
            circle(middle(cell), contactRadius);
        }
    }

    /// The arc of a warp, the same from both ends.
    QPainterPath arc(int a, int b) const
    {
        const QPointF from = middle(std::min(a, b));
        const QPointF to = middle(std::max(a, b));
        const QPointF way = to - from;
        QPainterPath path(from);
        path.quadTo((from + to) / 2 + QPointF(way.y(), -way.x()) * 2 * arcBulge, to);
        return path;
    }

    void drawWarps()
    {
        const sculpted::CellGraph &graph = m_scene.puzzle.graph;
        for (int number = 0; number < graph.warps(); ++number) {
            const sculpted::Warp warp = graph.warp(number);
            if (isSeen(warp.a) && isSeen(warp.b)) {
                m_painter.setBrush(Qt::NoBrush);
                m_painter.setPen(pen(puzzleColours::warp, 0.05, Qt::DashLine));
                m_painter.drawPath(arc(warp.a, warp.b));
            }
            for (const int end : {int{warp.a}, int{warp.b}}) {
                if (!isSeen(end))
                    continue;
                m_painter.setPen(pen(puzzleColours::warp, 0.08));
                m_painter.setBrush(puzzleColours::ground);
                circle(middle(end), viaRadius);
            }
        }
    }

    /// A light around a pin.
    void drawGlow(const QPointF &at, const QColor &colour, qreal radius, int opacity)
    {
        QRadialGradient light(at, radius * m_side);
        light.setColorAt(0, faded(colour, opacity));
        light.setColorAt(1, faded(colour, 0));
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(light);
        circle(at, radius);
    }

    /// The opacity of the ring of a pulse, which fades as it grows.
    int ringOpacity() const { return static_cast<int>(170 * (1 - m_scene.pulse)); }

    /// A circle; the output pin is a square, so that they differ without colours, too.
    void drawInput()
    {
        const int cell = m_scene.puzzle.input();
        if (!isSeen(cell))
            return;
        drawGlow(middle(cell), puzzleColours::input, 0.5, 90);
        m_painter.setBrush(Qt::NoBrush);
        if (!m_scene.isComplete) {
            m_painter.setPen(pen(faded(puzzleColours::input, ringOpacity()), 0.04));
            circle(middle(cell), pinRadius + pinGrowth * m_scene.pulse);
        }
        m_painter.setPen(pen(puzzleColours::input, 0.07));
        circle(middle(cell), pinRadius);
    }

    void drawOutput()
    {
        const int cell = m_scene.puzzle.output();
        if (!isSeen(cell))
            return;
        const QPointF at = middle(cell);
        const bool glows = m_scene.isReady || m_scene.isComplete;
        drawGlow(at, puzzleColours::output, glows ? 1.05 : 0.5, glows ? 230 : 80);
        const auto square = [&](qreal radius) {
            const qreal half = radius * m_side;
            m_painter.drawRoundedRect(
                QRectF(at - QPointF(half, half), at + QPointF(half, half)), half / 4, half / 4);
        };
        m_painter.setBrush(Qt::NoBrush);
        if (!m_scene.isComplete) {
            m_painter.setPen(pen(faded(puzzleColours::output, ringOpacity()), 0.04));
            square(pinRadius + pinGrowth * m_scene.pulse);
        }
        m_painter.setPen(pen(puzzleColours::output, 0.07));
        if (glows)
            m_painter.setBrush(faded(puzzleColours::output, 120));
        square(pinRadius);
    }

    /// The route as lines between neighbours, and as arcs where it takes warps.
    void readTrace()
    {
        m_trace.moveTo(middle(m_scene.path.front()));
        for (std::size_t i = 1; i < m_scene.path.size(); ++i) {
            const auto from = static_cast<int>(m_scene.path[i - 1]);
            const auto to = static_cast<int>(m_scene.path[i]);
            const bool isBeside = (m_scene.puzzle.graph.beside(from) & bitOf(to)) != 0;
            if (isBeside) {
                m_trace.lineTo(middle(to));
            } else {
                m_warped.addPath(arc(from, to));
                m_trace.moveTo(middle(to));
            }
            if (i + m_scene.trapped < m_scene.path.size())
                continue;
            if (isBeside) {
                m_trap.moveTo(middle(from));
                m_trap.lineTo(middle(to));
            } else {
                m_trap.addPath(arc(from, to));
            }
        }
    }

    void drawGlowOfTrace()
    {
        for (const GlowStroke &stroke : glowStrokes) {
            const int opacity = m_scene.isComplete ? stroke.opacity * 2 : stroke.opacity;
            m_painter.strokePath(m_trace, pen(faded(puzzleColours::trace, opacity), stroke.width));
        }
    }

    void drawTrace()
    {
        m_painter.strokePath(m_warped, pen(faded(puzzleColours::ground, 190), 0.1));
        m_painter.strokePath(m_warped, pen(puzzleColours::trace, 0.06, Qt::DashLine));
        m_painter.strokePath(m_trace, pen(puzzleColours::trace, traceWidth));
        m_painter.strokePath(m_trace, pen(faded(Qt::white, 150), traceWidth / 4));
    }

    /// The route from its wrong turn on: amber dashes, so that it differs without colours, too.
    void drawTrap()
    {
        m_painter.strokePath(m_trap, pen(puzzleColours::ground, traceWidth * 1.3));
        QPen dashes = pen(puzzleColours::warning, traceWidth * 0.8);
        dashes.setCapStyle(Qt::FlatCap);
        dashes.setDashPattern({1.5, 0.8});
        m_painter.strokePath(m_trap, dashes);
    }

    void drawHead()
    {
        if (m_scene.isComplete)
            return;
        const QPointF at = middle(m_scene.path.back());
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(puzzleColours::trace);
        circle(at, headRadius);
        m_painter.setBrush(Qt::white);
        circle(at, headRadius / 2);
    }

    void drawHint()
    {
        if (m_scene.hint < 0)
            return;
        const qreal gap = padGap * m_side;
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(pen(Qt::white, 0.06, Qt::DotLine));
        m_painter.drawRoundedRect(
            puzzleCell(m_scene.puzzle, m_scene.hint).adjusted(gap, gap, -gap, -gap),
            padRounding * m_side, padRounding * m_side);
    }

    /// An amber frame around the board, and a mark at the head.
    void drawWarning()
    {
        constexpr qreal away = puzzleMargin / 2;
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(puzzleColours::warning, 4));
        m_painter.drawRoundedRect(
            QRectF(QPointF(), puzzleSize(m_scene.puzzle)).adjusted(-away, -away, away, away), away,
            away);
        const QPointF at = middle(m_scene.path.back());
        drawGlow(at, puzzleColours::warning, 0.6, 150);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(puzzleColours::warning);
        circle(at, 0.26);
        QFont font = m_painter.font();
        font.setBold(true);
        font.setPixelSize(std::max(1, static_cast<int>(0.42 * m_side)));
        m_painter.setFont(font);
        m_painter.setPen(puzzleColours::ground);
        m_painter.drawText(
            puzzleCell(m_scene.puzzle, m_scene.path.back()), Qt::AlignCenter, QStringLiteral("!"));
    }

    QPainter &m_painter;
    const PuzzleScene &m_scene;
    qreal m_side;
    QPainterPath m_trace;
    QPainterPath m_warped;
    QPainterPath m_trap;
};

} // namespace

void paintPuzzle(QPainter &painter, const QRectF &area, const PuzzleScene &scene)
{
    painter.save();
    painter.fillRect(area, puzzleColours::ground);
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(puzzleFit(scene.puzzle, area), true);
    PuzzleDrawing(painter, scene).draw();
    painter.restore();
}

} // namespace boardwright
