// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/sculpt.h"

#include "core/sculpted/mechanics.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace boardwright::sculpted {

namespace {

/// The walls that are connected to the outside of the grid through walls.
CellBits outerVoids(const CellGraph &graph)
{
    CellBits outer = 0;
    CellBits grown = graph.walls() & graph.frame();
    while (grown != outer) {
        outer = grown;
        grown |= graph.besideAny(outer) & graph.walls();
    }
    return outer;
}

/// The open cells that suit a strategy.
CellBits suitableCells(const CellGraph &graph, Placement placement)
{
    switch (placement) {
    case Placement::Scatter:
        return graph.open() & ~graph.besideAny(graph.walls());
    case Placement::Cluster:
        return graph.open() & graph.besideAny(graph.walls());
    case Placement::Nibble:
        return graph.open() & (graph.frame() | graph.besideAny(outerVoids(graph)));
    }
    return 0;
}

/// Whether a wall at this cell would cut the board, which is connected and has no warps.
bool wouldCut(const CellGraph &graph, int cell)
{
    const CellBits rest = graph.open() & ~bitOf(cell);
    return rest != 0 && graph.reachable(firstOf(rest), rest) != rest;
}

/// The strategies in the order in which a wall tries them.
class PlacementDraw final {
public:
    explicit PlacementDraw(const std::array<double, placements> &weights)
        : m_weights(weights)
    {
    }

    /// A strategy that was not drawn yet. May be called `placements` times.
    Placement next(Mulberry32 &random)
    {
        const bool isWeighted
            = std::ranges::any_of(m_weights, [](double weight) { return weight > 0; });
        const std::size_t drawn = isWeighted
            ? drawByWeight(m_weights, random)
            : static_cast<std::size_t>(std::ranges::find(m_isDrawn, false) - m_isDrawn.begin());
        m_isDrawn[drawn] = true;
        m_weights[drawn] = 0;
        return static_cast<Placement>(drawn);
    }

private:
    std::array<double, placements> m_weights;
    std::array<bool, placements> m_isDrawn{};
};

/// Where a wall goes, and why.
struct WallSite {
    int cell = 0;
    Placement placement = Placement::Scatter;
};

/// Draws the place of the next wall; counts cells that would cut the board in `refused`.
std::optional<WallSite> drawWallSite(
    const Tier &tier, const CellGraph &graph, Mulberry32 &random, int &refused)
{
    PlacementDraw draw(tier.placement);
    // Only for this wall: once a cell's dead end has become a wall, the cell cuts nothing off.
    CellBits cutting = 0;
    for (std::size_t times = 0; times < placements; ++times) {
        const Placement placement = draw.next(random);
        CellBits candidates = suitableCells(graph, placement) & ~cutting;
        while (candidates != 0) {
            const int cell = drawCell(candidates, random);
            if (!wouldCut(graph, cell))
                return WallSite{.cell = cell, .placement = placement};
            candidates &= ~bitOf(cell);
            cutting |= bitOf(cell);
            ++refused;
        }
    }
    return std::nullopt;
}

int drawWallTarget(const Band &walls, int cells, Mulberry32 &random)
{
    const auto [least, most] = wallCounts(walls, cells);
    return least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1)));
}

} // namespace

WallCounts wallCounts(const Band &walls, int cells)
{
    // In millionths of a cell, because products of shares are not exact: 0.07 * 100 is above 7.
    constexpr double million = 1e6;
    constexpr std::int64_t cell = 1'000'000;
    const auto share
        = [cells](double part) { return std::int64_t{std::llround(part * million)} * cells; };
    const std::int64_t from = share(walls.least);
    const std::int64_t to = std::max(from, share(walls.most));
    std::int64_t least = (from + cell - 1) / cell;
    std::int64_t most = to / cell;
    if (most < least) { // the range lies between these two
        const bool isMostNearer = from - most * cell <= least * cell - to;
        (isMostNearer ? least : most) = isMostNearer ? most : least;
    }
    const auto room = std::int64_t{cells} - leastOpen;
    return {.least = static_cast<int>(std::clamp(least, std::int64_t{0}, room)),
        .most = static_cast<int>(std::clamp(most, std::int64_t{0}, room))};
}

Sculpting sculpt(const Tier &tier, const Size &size, Mulberry32 &random, CellGraph &graph)
{
    graph.reset(size.width, size.height);
    Sculpting sculpting;
    sculpting.target = drawWallTarget(tier.walls, graph.cells(), random);
    while (sculpting.walls < sculpting.target) {
        const std::optional<WallSite> site = drawWallSite(tier, graph, random, sculpting.refused);
        if (!site)
            break;
        graph.wall(site->cell);
        const auto number = static_cast<std::size_t>(sculpting.walls++);
        sculpting.order[number] = static_cast<std::uint8_t>(site->cell);
        sculpting.placed[number] = site->placement;
        ++sculpting.byPlacement[static_cast<std::size_t>(site->placement)];
    }
    return sculpting;
}

} // namespace boardwright::sculpted
