// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/layout.h"

#include "core/board/progression.h"

#include <algorithm>

namespace boardwright::sculpted {

namespace {

constexpr std::size_t shortestLine = 3;

SiteIndex siteOfCell(int cell)
{
    return SiteIndex{static_cast<std::int32_t>(cell)};
}

/// The runs along one direction: `across` lines of `along` cells each.
void addRuns(const CellGraph &graph, LineKind kind, Shape &shape)
{
    const bool isRow = kind == LineKind::Row;
    const int across = isRow ? graph.height() : graph.width();
    const int along = isRow ? graph.width() : graph.height();
    int number = 0;
    std::vector<SiteIndex> run;
    const auto end = [&] {
        if (run.size() >= shortestLine)
            shape.lines.push_back({.kind = kind, .number = ++number, .sites = run});
        run.clear();
    };
    for (int line = 0; line < across; ++line) {
        for (int i = 0; i < along; ++i) {
            const int cell = isRow ? line * graph.width() + i : i * graph.width() + line;
            if (graph.isOpen(cell))
                run.push_back(siteOfCell(cell));
            else
                end();
        }
        end();
    }
}

} // namespace

std::shared_ptr<const Shape> shapeOf(const Puzzle &puzzle)
{
    const CellGraph &graph = puzzle.graph;
    auto shape = std::make_shared<Shape>();
    shape->topology = Topology::Grid;
    shape->rows = graph.height();
    shape->columns = graph.width();
    shape->size = QSizeF(graph.width(), graph.height());
    shape->sites.resize(static_cast<std::size_t>(graph.cells()));
    for (int cell = 0; cell < graph.cells(); ++cell) {
        Site &site = shape->sites[static_cast<std::size_t>(cell)];
        site.row = cell / graph.width();
        site.column = cell % graph.width();
        site.place = QRectF(site.column, site.row, 1, 1);
        site.kind = graph.isOpen(cell) ? SiteKind::Cell : SiteKind::Wall;
    }
    const auto route = puzzle.route.view();
    for (std::size_t step = 0; step < route.size(); ++step) {
        Site &site = shape->sites[static_cast<std::size_t>(route[step])];
        site.progress = {.numerator = static_cast<int>(step),
            .denominator = std::max(1, static_cast<int>(route.size()) - 1)};
        site.zones = zonesAt(site.progress);
    }
    for (int warp = 0; warp < graph.warps(); ++warp)
        shape->links.push_back({.a = siteOfCell(graph.warp(warp).a),
            .b = siteOfCell(graph.warp(warp).b),
            .kind = LinkKind::Warp,
            .end = {}});
    addRuns(graph, LineKind::Row, *shape);
    addRuns(graph, LineKind::Column, *shape);
    return shape;
}

void writeRoute(const Puzzle &puzzle, std::vector<SiteIndex> &into)
{
    into.clear();
    for (const std::uint8_t cell : puzzle.route.view())
        into.push_back(siteOfCell(cell));
}

} // namespace boardwright::sculpted
