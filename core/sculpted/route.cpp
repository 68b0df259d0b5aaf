// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/route.h"

#include "core/sculpted/forks.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace boardwright::sculpted {

namespace {

/// One of these cells, uniformly. Draws nothing if there is only one.
int drawRouteCell(CellBits cells, Mulberry32 &random)
{
    const auto count = static_cast<std::uint32_t>(std::popcount(cells));
    for (std::uint32_t skip = count > 1 ? random.below(count) : 0; skip > 0; --skip)
        cells &= cells - 1;
    return firstOf(cells);
}

/// Cells are coloured like a chessboard, which only warps can break.
bool everyStepChangesColour(const CellGraph &graph)
{
    for (int i = 0; i < graph.warps(); ++i) {
        const Warp warp = graph.warp(i);
        if (((graph.even() & bitOf(warp.a)) != 0) == ((graph.even() & bitOf(warp.b)) != 0))
            return false;
    }
    return true;
}

/// One search for a route.
class RouteFinder final {
public:
    RouteFinder(const CellGraph &graph, const Tier &tier, Mulberry32 &random, Route &route)
        : m_graph(graph)
        , m_tier(tier)
        , m_random(random)
        , m_route(route)
        , m_possible(graph.open())
    {
        for (CellBits left = graph.open(); left != 0; left &= left - 1) {
            const int cell = firstOf(left);
            const int steps = std::popcount(graph.next(cell));
            m_steps[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(steps);
            if (steps == 1)
                m_leaves |= bitOf(cell);
        }
    }

    RouteOutcome run(Routing routing)
    {
        m_route.length = 0;
        if (routing == Routing::Parity)
            m_outcome.cause = ruleOut();
        else if (m_possible == 0)
            m_outcome.cause = NoRoute::NoStart;
        if (m_outcome.cause == NoRoute::None)
            m_outcome.cause = walkFromStarts(routing == Routing::Parity);
        if (m_outcome.cause == NoRoute::StartsFailed && routing == Routing::Hybrid)
            m_outcome.cause = backtrack();
        if (m_outcome.cause != NoRoute::None)
            m_route.length = 0;
        return m_outcome;
    }

private:
    NoRoute ruleOut();
    void sortIntoSources();
    int drawStart();
    NoRoute walkFromStarts(bool givesUpEarly);
    bool walkFrom(int start, bool givesUpEarly);
    NoRoute backtrack();
    NoRoute backtrackFrom(int start, int budget);

    void visit(int cell)
    {
        m_route.cells[static_cast<std::size_t>(m_route.length++)] = static_cast<std::uint8_t>(cell);
        ++m_outcome.nodes;
    }

    const CellGraph &m_graph;
    const Tier &m_tier;
    Mulberry32 &m_random;
    Route &m_route;
    RouteOutcome m_outcome;
    CellBits m_possible; ///< starts
    CellBits m_tried = 0; ///< starts
    CellBits m_leaves = 0;
    std::array<std::uint8_t, mostCells> m_steps{}; ///< from each cell
    std::array<CellBits, sources> m_ofSource{}; ///< possible starts
};

/// Leaves only the starts that are possible, up to the direction of the route.
NoRoute RouteFinder::ruleOut()
{
    if (!m_graph.isConnected())
        return NoRoute::Unconnected;
    const CellBits even = m_graph.open() & m_graph.even();
    const CellBits odd = m_graph.open() & ~m_graph.even();
    const bool isColoured = everyStepChangesColour(m_graph);
    const int surplus = isColoured ? std::popcount(even) - std::popcount(odd) : 0;
    if (surplus < -1 || surplus > 1)
        return NoRoute::Colours;
    const int leaves = std::popcount(m_leaves);
    if (leaves > 2)
        return NoRoute::Leaves;
    if (surplus != 0)
        m_possible &= surplus > 0 ? even : odd;
    // A leaf is an end. The second end follows from the direction.
    if ((m_leaves & ~m_possible) != 0)
        return NoRoute::NoStart;
    const bool isOneColour = (m_leaves & even) == 0 || (m_leaves & odd) == 0;
    if (isColoured && surplus == 0 && leaves == 2 && isOneColour)
        return NoRoute::NoStart;
    if (leaves != 0)
        m_possible = m_leaves;
    return m_possible != 0 ? NoRoute::None : NoRoute::NoStart;
}

void RouteFinder::sortIntoSources()
{
    const int width = m_graph.width();
    const int cells = m_graph.cells();
    const CellBits corners = bitOf(0) | bitOf(width - 1) | bitOf(cells - width) | bitOf(cells - 1);
    CellBits fewest = 0;
    int steps = std::numeric_limits<int>::max();
    for (CellBits left = m_possible; left != 0; left &= left - 1) {
        const int cell = firstOf(left);
        const int here = m_steps[static_cast<std::size_t>(cell)];
        fewest = here < steps ? bitOf(cell) : here == steps ? fewest | bitOf(cell) : fewest;
        steps = std::min(here, steps);
    }
    const auto of = [this](Source source) -> CellBits & {
        return m_ofSource[static_cast<std::size_t>(source)];
    };
    of(Source::Corner) = m_possible & corners;
    of(Source::Boundary) = m_possible & m_graph.frame();
    of(Source::Interior) = m_possible & ~m_graph.frame();
    of(Source::LowestDegree) = fewest;
}

/// Sources with untried cells come first, then those that were tried, then cells of no source.
int RouteFinder::drawStart()
{
    for (const CellBits among : {m_possible & ~m_tried, m_possible}) {
        double total = 0;
        for (std::size_t i = 0; i < sources; ++i)
            total += (m_ofSource[i] & among) != 0 ? m_tier.source[i] : 0;
        if (total <= 0)
            continue;
        double rest = m_random.unit() * total;
        CellBits cells = 0;
        for (std::size_t i = 0; i < sources && (cells == 0 || rest >= 0); ++i) {
            if ((m_ofSource[i] & among) == 0 || m_tier.source[i] <= 0)
                continue;
            cells = m_ofSource[i] & among;
            rest -= m_tier.source[i];
        }
        return drawRouteCell(cells, m_random);
    }
    const CellBits untried = m_possible & ~m_tried;
    return drawRouteCell(untried != 0 ? untried : m_possible, m_random);
}

NoRoute RouteFinder::walkFromStarts(bool givesUpEarly)
{
    sortIntoSources();
    while (m_outcome.starts < mostStarts) {
        const int start = drawStart();
        m_tried |= bitOf(start);
        ++m_outcome.starts;
        if (walkFrom(start, givesUpEarly))
            return NoRoute::None;
    }
    return NoRoute::StartsFailed;
}

/// Whether Warnsdorff's rule leads through all cells. Giving up early ends only walks that cannot.
bool RouteFinder::walkFrom(int start, bool givesUpEarly)
{
    std::array<std::uint8_t, mostCells> onward = m_steps; // unvisited neighbours, where it matters
    CellBits unvisited = m_graph.open() & ~bitOf(start);
    // Cells that can be entered but not left, apart from those beside the head. A route can only
    // end there, so two of them rule it out.
    int deadEnds = std::popcount(m_leaves & unvisited);
    int head = start;
    m_route.length = 0;
    visit(start);
    while (unvisited != 0) {
        int fewest = mostCells;
        CellBits best = 0;
        for (CellBits left = m_graph.next(head) & unvisited; left != 0; left &= left - 1) {
            const int cell = firstOf(left);
            const int count = --onward[static_cast<std::size_t>(cell)];
            if (count < fewest) {
                fewest = count;
                best = 0;
            }
            if (count == fewest)
                best |= bitOf(cell);
        }
        if (best == 0)
            return false;
        if (givesUpEarly && fewest == 0 && std::popcount(unvisited) > 1)
            return false;
        if (givesUpEarly && fewest == 1) {
            deadEnds += std::popcount(best & (best - 1)); // those that the next step does not enter
            if (deadEnds > 1)
                return false;
        }
        head = drawRouteCell(best, m_random);
        unvisited &= ~bitOf(head);
        visit(head);
    }
    return true;
}

/// From every start that was tried, with equal shares of the budget; then from the other cells.
NoRoute RouteFinder::backtrack()
{
    const std::int64_t end = m_outcome.nodes + backtrackingBudget;
    bool isComplete = true;
    for (const CellBits group : {m_tried, m_graph.open() & ~m_tried}) {
        for (CellBits left = group; left != 0; left &= left - 1) {
            const auto budget = static_cast<int>(end - m_outcome.nodes) / std::popcount(left);
            const NoRoute cause = backtrackFrom(firstOf(left), budget);
            if (cause == NoRoute::None)
                return cause;
            isComplete = isComplete && cause == NoRoute::Exhausted;
        }
    }
    return isComplete ? NoRoute::Exhausted : NoRoute::BudgetSpent;
}

/// Depth first in the order of Warnsdorff's rule.
NoRoute RouteFinder::backtrackFrom(int start, int budget)
{
    struct Stage {
        Walk walk;
        CellBits untried = 0; ///< options
    };

    if (budget == 0)
        return NoRoute::BudgetSpent;
    std::array<Stage, mostCells> stages;
    stages[0].walk = Walk(m_graph, bitOf(start), start);
    if (!isDead(m_graph, bitOf(start), start))
        stages[0].untried = stages[0].walk.options();
    m_route.length = 0;
    visit(start);
    for (int spent = 1; spent < budget; ++spent) {
        while (
            m_route.length > 0 && stages[static_cast<std::size_t>(m_route.length - 1)].untried == 0)
            --m_route.length;
        if (m_route.length == 0)
            return NoRoute::Exhausted;
        Stage &now = stages[static_cast<std::size_t>(m_route.length - 1)];
        const int cell = drawRouteCell(now.walk.fewestOnward(now.untried), m_random);
        now.untried &= ~bitOf(cell);
        Stage &next = stages[static_cast<std::size_t>(m_route.length)];
        next.walk = now.walk;
        next.walk.step(cell);
        visit(cell);
        if (next.walk.unvisited() == 0)
            return NoRoute::None;
        next.untried = next.walk.isDead() ? 0 : next.walk.options();
    }
    return NoRoute::BudgetSpent;
}

} // namespace

RouteOutcome findRoute(
    const CellGraph &graph, const Tier &tier, Routing routing, Mulberry32 &random, Route &into)
{
    return RouteFinder(graph, tier, random, into).run(routing);
}

} // namespace boardwright::sculpted
