// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/sculpted/played_puzzle.h"

#include "core/sculpted/facts.h"
#include "core/sculpted/parameters.h"

#include <algorithm>
#include <bit>
#include <utility>
#include <variant>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

using sculpted::bitOf;
using sculpted::CellBits;
using sculpted::CellGraph;

/// std::monostate if the board has no such fact.
Value factOf(const PreviewResult &result, Key key)
{
    const auto found = std::ranges::find(result.facts.board, key, &std::pair<Key, Fact>::first);
    return found == result.facts.board.end() ? Value() : found->second.value;
}

bool isOpenSite(const Shape &shape, SiteIndex site)
{
    const auto index = static_cast<std::ptrdiff_t>(site);
    return index >= 0 && index < std::ssize(shape.sites)
        && shape.sites[static_cast<std::size_t>(index)].kind != SiteKind::Wall;
}

/// The cells of a grid in the order of its sites; std::nullopt if it is none, or too large.
std::optional<CellGraph> graphOf(const Shape &shape)
{
    const bool fits = shape.topology == Topology::Grid && shape.rows > 0 && shape.columns > 0
        && shape.rows <= sculpted::longestSide && shape.columns <= sculpted::longestSide
        && std::cmp_equal(shape.sites.size(), shape.rows * shape.columns);
    if (!fits)
        return std::nullopt;
    CellGraph graph;
    graph.reset(shape.columns, shape.rows);
    for (int cell = 0; cell < graph.cells(); ++cell) {
        if (!isOpenSite(shape, SiteIndex{cell}))
            graph.wall(cell);
    }
    for (const Link &link : shape.links) {
        if (link.kind != LinkKind::Warp)
            continue;
        const bool joins = isOpenSite(shape, link.a) && isOpenSite(shape, link.b)
            && graph.warps() < sculpted::mostWarps && link.a != link.b;
        const int a = static_cast<int>(link.a);
        const int b = static_cast<int>(link.b);
        if (!joins || (graph.next(a) & bitOf(b)) != 0)
            return std::nullopt;
        graph.addWarp(a, b);
    }
    return graph;
}

/// The route as cells; empty unless it visits each open cell once, step by step.
std::vector<std::uint8_t> solutionOf(const Result &board, const CellGraph &graph)
{
    std::vector<std::uint8_t> cells;
    CellBits visited = 0;
    for (const SiteIndex site : board.route) {
        const int cell = static_cast<int>(site);
        const CellBits allowed
            = (cells.empty() ? graph.open() : graph.next(cells.back())) & ~visited;
        if (!isOpenSite(*board.shape, site) || (allowed & bitOf(cell)) == 0)
            return {};
        cells.push_back(static_cast<std::uint8_t>(cell));
        visited |= bitOf(cell);
    }
    return visited == graph.open() ? cells : std::vector<std::uint8_t>();
}

} // namespace

bool PlayedPuzzle::isSame(const PlayedPuzzle &other) const
{
    return level == other.level && seed == other.seed && graph == other.graph
        && input() == other.input() && output() == other.output() && mechanic == other.mechanic
        && fogRadius == other.fogRadius;
}

std::optional<PlayedPuzzle> puzzleOf(const PreviewResult &result)
{
    const PreviewRequest &request = result.request;
    if (request.generator == nullptr || request.generator->info().key != "sculpted"_L1
        || !result.board.shape)
        return std::nullopt;
    const auto graph = graphOf(*result.board.shape);
    if (!graph)
        return std::nullopt;
    PlayedPuzzle puzzle;
    puzzle.graph = *graph;
    puzzle.solution = solutionOf(result.board, *graph);
    if (std::cmp_less(puzzle.solution.size(), sculpted::leastOpen))
        return std::nullopt;
    puzzle.level = sculpted::optionsOf(request.settings).level;
    puzzle.seed = request.seed;
    puzzle.solutionLimit = sculpted::tierOf(request.set, puzzle.level).solutionLimit;
    const Value mechanic = factOf(result, "mechanic"_L1);
    if (const auto *key = std::get_if<QString>(&mechanic)) {
        const auto *const found = std::ranges::find(sculpted::mechanicChoices, *key, &Choice::key);
        if (found != sculpted::mechanicChoices.end())
            puzzle.mechanic
                = static_cast<sculpted::Mechanic>(found - sculpted::mechanicChoices.begin());
    }
    const Value radius = factOf(result, "fogRadius"_L1);
    if (const auto *steps = std::get_if<qint64>(&radius))
        puzzle.fogRadius = static_cast<int>(*steps);
    return puzzle;
}

} // namespace boardwright
