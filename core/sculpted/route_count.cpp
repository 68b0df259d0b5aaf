// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/route_count.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace boardwright::sculpted {

namespace {

/// A state has four bits for each slot: a step down from each column, one step to the right, and
/// warps. They hold 0 if no step is there, 1 + the slot at the other end of the same piece, or
/// `loosePlug` if the other end of the piece is an end of the route.
constexpr unsigned plugBits = 4;
constexpr std::uint64_t loosePlug = 15;
constexpr unsigned rightSlot = longestSide;
constexpr unsigned firstWarpSlot = rightSlot + 1;
static_assert(firstWarpSlot + mostWarps < loosePlug);

/// Above its slots, a state has the number of ends behind on odd cells, and then on even ones.
constexpr unsigned oddEnds = (firstWarpSlot + mostWarps) * plugBits;
constexpr unsigned evenEnds = oddEnds + 2;
constexpr std::uint64_t endsMask = 3;
static_assert(evenEnds + 2 <= 64);

/// A link has the exits taken in its highest bits, and the state that it leads to below them.
constexpr unsigned linkIndexBits = 26;
constexpr std::uint32_t linkIndexMask = (std::uint32_t{1} << linkIndexBits) - 1;
static_assert(RouteCounter::mostLinks <= linkIndexMask);
static_assert(linkIndexBits + 2 + mostWarps <= 32);

/// Entries of the table have the number of their layer, from 1, where links have exits.
static_assert((std::uint64_t{mostCells} << linkIndexBits) <= (std::uint64_t{1} << 32U));

constexpr std::size_t smallestTable = 4096;

constexpr std::uint64_t plugAt(std::uint64_t state, unsigned slot)
{
    return (state >> (slot * plugBits)) & loosePlug;
}

constexpr std::uint64_t withPlug(std::uint64_t state, unsigned slot, std::uint64_t plug)
{
    const unsigned shift = slot * plugBits;
    return (state & ~(loosePlug << shift)) | (plug << shift);
}

/// The same piece with its end moved from wherever `plug` was to `slot`.
constexpr std::uint64_t withPieceAt(std::uint64_t state, std::uint64_t plug, unsigned slot)
{
    const std::uint64_t moved = withPlug(state, slot, plug);
    if (plug == loosePlug)
        return moved;
    return withPlug(moved, static_cast<unsigned>(plug) - 1, slot + 1);
}

constexpr std::size_t plugHash(std::uint64_t state, std::size_t size)
{
    constexpr std::uint64_t golden = 0x9E37'79B9'7F4A'7C15;
    return static_cast<std::size_t>((state * golden) >> 32U) & (size - 1);
}

constexpr unsigned exitBit(int exit)
{
    return 1U << static_cast<unsigned>(exit);
}

/// The steps of a route, by cell: one at its ends, two elsewhere.
using CountedSteps = std::array<CellBits, mostCells>;

/// Writes the route from `start` on, and returns its length.
int followCounted(const CountedSteps &steps, int start, RouteCells &route)
{
    int length = 0;
    CellBits visited = 0;
    CellBits next = bitOf(start);
    while (next != 0) {
        const int cell = firstOf(next);
        route[static_cast<std::size_t>(length++)] = static_cast<std::uint8_t>(cell);
        visited |= bitOf(cell);
        next = steps[static_cast<std::size_t>(cell)] & ~visited;
    }
    return length;
}

} // namespace

/// Finds the slots of the steps that can lead to a cell and from it.
void RouteCounter::findSlots(Crossing &crossing, const CellGraph &graph, CellBits cells)
{
    const int cell = crossing.cell;
    const auto column = static_cast<unsigned>(cell % graph.width());
    const CellBits ahead = cells & ~(bitOf(cell) | (bitOf(cell) - 1));
    crossing.enter(column);
    crossing.enter(rightSlot);
    for (CellBits others = graph.beside(cell) & ahead; others != 0; others &= others - 1) {
        const int other = firstOf(others);
        // In grids of one column, the next cell is below.
        crossing.leave(other == cell + graph.width() ? column : rightSlot, other);
    }
    for (int i = 0; i < graph.warps(); ++i) {
        const Warp warp = graph.warp(i);
        const CellBits ends = bitOf(warp.a) | bitOf(warp.b);
        if ((ends & bitOf(cell)) == 0 || (ends & ~cells) != 0)
            continue;
        const unsigned slot = firstWarpSlot + static_cast<unsigned>(i);
        if ((ends & ahead) != 0)
            crossing.leave(slot, firstOf(ends & ahead));
        else
            crossing.enter(slot);
    }
}

/// Lists the cells in order, with the slots that each finds and leaves. Returns false if the
/// colours of the cells alone tell that there is no route.
bool RouteCounter::cross(const CellGraph &graph, CellBits cells)
{
    // Colours alternate along a route, so they say how many of its ends are even. Where a warp
    // joins cells of one colour, all cells count as even.
    CellBits even = cells & graph.even();
    for (int i = 0; i < graph.warps(); ++i) {
        const CellBits ends = bitOf(graph.warp(i).a) | bitOf(graph.warp(i).b);
        if ((ends & ~cells) == 0 && !std::has_single_bit(ends & even))
            even = cells;
    }
    const int evenQuota
        = even == cells ? 2 : 1 + std::popcount(even) - std::popcount(cells & ~even);
    if (evenQuota < 0 || evenQuota > 2)
        return false;

    m_cells = 0;
    for (CellBits left = cells; left != 0; left &= left - 1) {
        const int cell = firstOf(left);
        const CellBits ahead = left & (left - 1);
        Crossing &crossing = m_crossing[static_cast<std::size_t>(m_cells++)];
        crossing = {.cell = cell, .isLast = ahead == 0};
        const bool isEven = (even & bitOf(cell)) != 0;
        crossing.ends = isEven ? evenEnds : oddEnds;
        crossing.endsLeft = isEven ? evenQuota : 2 - evenQuota;
        for (const int end : {m_from, m_to}) {
            crossing.mustEnd = crossing.mustEnd || cell == end;
            if (end > cell && ((even & bitOf(end)) != 0) == isEven)
                --crossing.endsLeft;
        }
        findSlots(crossing, graph, cells);
    }
    return true;
}

void RouteCounter::grow()
{
    m_table.assign(std::max(m_table.size() * 2, smallestTable), 0);
    for (std::size_t index = 0; index < m_next.size(); ++index) {
        std::size_t at = plugHash(m_next[index], m_table.size());
        while (m_table[at] != 0)
            at = (at + 1) & (m_table.size() - 1);
        m_table[at] = m_stamp | static_cast<std::uint32_t>(index);
    }
}

/// Adds a link from the state at hand to a state of the next layer, which may be new.
void RouteCounter::link(std::uint64_t state, unsigned exits)
{
    std::size_t at = plugHash(state, m_table.size());
    std::uint32_t index = 0;
    while (true) {
        const std::uint32_t entry = m_table[at];
        if ((entry & ~linkIndexMask) != m_stamp) {
            index = static_cast<std::uint32_t>(m_next.size());
            m_next.push_back(state);
            m_table[at] = m_stamp | index;
            if (m_next.size() * 4 > m_table.size())
                grow();
            break;
        }
        index = entry & linkIndexMask;
        if (m_next[index] == state)
            break;
        at = (at + 1) & (m_table.size() - 1);
    }
    m_links.push_back((exits << linkIndexBits) | index);
}

/// Whether there may be one more end on a cell of this colour.
bool RouteCounter::canEnd(const Crossing &crossing, std::uint64_t state)
{
    return static_cast<int>((state >> crossing.ends) & endsMask) < crossing.endsLeft;
}

std::uint64_t RouteCounter::withEnd(const Crossing &crossing, std::uint64_t state)
{
    return state + (std::uint64_t{1} << crossing.ends);
}

/// A cell that no step leads to: an end, or where a piece begins that goes on both ways.
void RouteCounter::begin(const Crossing &crossing, std::uint64_t rest)
{
    const bool isEnd = canEnd(crossing, rest);
    for (int i = 0; i < crossing.exits; ++i) {
        const unsigned slot = crossing.exit[static_cast<std::size_t>(i)].slot;
        if (isEnd)
            link(withPlug(withEnd(crossing, rest), slot, loosePlug), exitBit(i));
        for (int j = 0; !crossing.mustEnd && j < i; ++j) {
            const unsigned other = crossing.exit[static_cast<std::size_t>(j)].slot;
            link(withPieceAt(rest, other + 1, slot), exitBit(i) | exitBit(j));
        }
    }
}

/// A cell that one step leads to: it goes on, or ends there.
void RouteCounter::pass(const Crossing &crossing, std::uint64_t rest, std::uint64_t plug)
{
    for (int i = 0; !crossing.mustEnd && i < crossing.exits; ++i)
        link(withPieceAt(rest, plug, crossing.exit[static_cast<std::size_t>(i)].slot), exitBit(i));
    if (!canEnd(crossing, rest))
        return;
    if (plug != loosePlug)
        link(withPlug(withEnd(crossing, rest), static_cast<unsigned>(plug) - 1, loosePlug), 0);
    else if (crossing.isLast)
        m_links.push_back(0);
}

/// A cell in which the ends of two different pieces meet.
void RouteCounter::join(
    const Crossing &crossing, std::uint64_t rest, std::uint64_t plug, std::uint64_t other)
{
    if (plug != loosePlug)
        link(withPieceAt(rest, other, static_cast<unsigned>(plug) - 1), 0);
    else if (other != loosePlug)
        link(withPlug(rest, static_cast<unsigned>(other) - 1, loosePlug), 0);
    else if (crossing.isLast)
        m_links.push_back(0);
}

/// Adds all ways in which a route can touch a cell, given the steps that lead there. All of these
/// must be taken. Behind the last cell, no step is open, so whatever is left is a whole route.
void RouteCounter::expand(const Crossing &crossing, std::uint64_t state)
{
    std::array<std::uint64_t, 2> plug{};
    unsigned last = 0;
    std::size_t plugs = 0;
    std::uint64_t rest = state;
    for (int i = 0; i < crossing.entries; ++i) {
        const unsigned slot = crossing.entry[static_cast<std::size_t>(i)];
        const std::uint64_t found = plugAt(state, slot);
        if (found == 0)
            continue;
        if (plugs == plug.size())
            return; // three steps meet
        rest = withPlug(rest, slot, 0);
        plug[plugs++] = found;
        last = slot;
    }
    if (plugs == 0)
        begin(crossing, rest);
    else if (plugs == 1)
        pass(crossing, rest, plug[0]);
    else if (!crossing.mustEnd && plug[0] != last + 1) // neither an end amid the route nor a ring
        join(crossing, rest, plug[0], plug[1]);
}

/// Makes all layers; false if that takes too many links.
bool RouteCounter::build(std::size_t linkLimit)
{
    m_links.clear();
    m_firstLink.clear();
    m_states.assign(1, 0);
    std::ranges::fill(m_table, 0);
    if (m_table.empty())
        grow();
    for (int layer = 0; layer < m_cells; ++layer) {
        m_layer[static_cast<std::size_t>(layer)] = static_cast<std::uint32_t>(m_firstLink.size());
        // The last layer has no states to look up, so its stamp may overflow.
        m_stamp = static_cast<std::uint32_t>(layer + 1) << linkIndexBits;
        m_next.clear();
        for (const std::uint64_t state : m_states) {
            m_firstLink.push_back(static_cast<std::uint32_t>(m_links.size()));
            expand(m_crossing[static_cast<std::size_t>(layer)], state);
            if (m_links.size() > linkLimit)
                return false;
        }
        std::swap(m_states, m_next);
    }
    m_layer[static_cast<std::size_t>(m_cells)] = static_cast<std::uint32_t>(m_firstLink.size());
    m_firstLink.push_back(static_cast<std::uint32_t>(m_links.size()));
    return true;
}

/// Counts for each state, the last ones first, how many routes go on from it.
void RouteCounter::sumUp()
{
    m_completions.resize(m_firstLink.size());
    m_completions.back() = 1; // a whole route
    for (int layer = m_cells - 1; layer >= 0; --layer) {
        const std::uint32_t after = m_layer[static_cast<std::size_t>(layer) + 1];
        for (std::uint32_t state = m_layer[static_cast<std::size_t>(layer)]; state < after;
            ++state) {
            RouteNumber sum = 0;
            for (std::uint32_t i = m_firstLink[state]; i < m_firstLink[state + 1]; ++i)
                sum += m_completions[after + (m_links[i] & linkIndexMask)];
            m_completions[state] = sum;
        }
    }
}

std::optional<RouteNumber> RouteCounter::count(
    const CellGraph &graph, CellBits cells, int from, int to, std::size_t linkLimit)
{
    m_total = 0;
    m_from = from;
    m_to = to;
    const auto isElsewhere = [cells](int end) { return end >= 0 && (cells & bitOf(end)) == 0; };
    if (cells == 0 || isElsewhere(from) || isElsewhere(to) || !cross(graph, cells))
        return 0;
    if (m_cells == 1)
        return m_total = 1;
    if (from >= 0 && from == to)
        return 0;
    if (!build(linkLimit))
        return std::nullopt;
    sumUp();
    return m_total = m_completions.front();
}

int RouteCounter::routeAt(RouteNumber number, RouteCells &route) const
{
    if (m_cells == 1) {
        route[0] = static_cast<std::uint8_t>(m_crossing[0].cell);
        return 1;
    }
    CountedSteps steps{};
    std::uint32_t state = 0;
    for (int layer = 0; layer < m_cells; ++layer) {
        const Crossing &crossing = m_crossing[static_cast<std::size_t>(layer)];
        const std::uint32_t after = m_layer[static_cast<std::size_t>(layer) + 1];
        std::uint32_t at = m_firstLink[state];
        state = after + (m_links[at] & linkIndexMask);
        while (number >= m_completions[state]) {
            number -= m_completions[state];
            state = after + (m_links[++at] & linkIndexMask);
        }
        for (unsigned exits = m_links[at] >> linkIndexBits; exits != 0; exits &= exits - 1) {
            const auto exit = static_cast<std::size_t>(std::countr_zero(exits));
            const int other = crossing.exit[exit].cell;
            steps[static_cast<std::size_t>(crossing.cell)] |= bitOf(other);
            steps[static_cast<std::size_t>(other)] |= bitOf(crossing.cell);
        }
    }
    const auto isEnd = [&steps](const Crossing &crossing) {
        return std::has_single_bit(steps[static_cast<std::size_t>(crossing.cell)]);
    };
    // Without `from`, the route starts at its end that is not `to`.
    int start = m_from;
    for (int i = 0; start < 0; ++i) {
        const Crossing &crossing = m_crossing[static_cast<std::size_t>(i)];
        if (isEnd(crossing) && crossing.cell != m_to)
            start = crossing.cell;
    }
    return followCounted(steps, start, route);
}

int RouteCounter::sample(Mulberry32 &random, RouteCells &route) const
{
    if (m_total == 0)
        return 0;
    // Numbers of as many bits as the largest are below the count at least every second time.
    constexpr int mostDraws = 64;
    const auto excess = static_cast<unsigned>(std::countl_zero((m_total - 1) | 1));
    RouteNumber number = m_total;
    for (int i = 0; number >= m_total && i < mostDraws; ++i) {
        const RouteNumber high = random.next();
        number = ((high << 32U) | random.next()) >> excess;
    }
    return routeAt(number % m_total, route);
}

std::optional<RouteNumber> countRoutes(const CellGraph &graph, int from, int to)
{
    return RouteCounter().count(graph, graph.open(), from, to);
}

bool sampleRoute(const CellGraph &graph, Mulberry32 &random, RouteCells &route, int &length)
{
    RouteCounter counter;
    counter.count(graph, graph.open(), -1, -1);
    length = counter.sample(random, route);
    return length > 0;
}

} // namespace boardwright::sculpted
