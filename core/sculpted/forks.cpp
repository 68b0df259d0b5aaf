// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/forks.h"

#include <bit>

namespace boardwright::sculpted {

namespace {

constexpr bool hasMoreThanOne(CellBits cells)
{
    return (cells & (cells - 1)) != 0;
}

/// Follows a walk to where it ends as a wrong turn, and reports each step to `visit`.
template <typename Visit>
void followWrongTurn(Walk &walk, Depth depth, const Visit &visit)
{
    while (walk.unvisited() != 0) {
        if (depth == Depth::UntilDead && walk.isDead())
            return;
        const CellBits options = walk.options();
        if (options == 0)
            return;
        walk.step(firstOf(walk.fewestOnward(options)));
        visit(walk.head());
    }
}

} // namespace

Walk::Walk(const CellGraph &graph, CellBits visited, int head)
    : m_graph(&graph)
    , m_unvisited(graph.open() & ~visited)
    , m_head(head)
{
    for (CellBits left = m_unvisited; left != 0; left &= left - 1) {
        const int cell = firstOf(left);
        if (!hasMoreThanOne(graph.next(cell) & (m_unvisited | bitOf(head))))
            m_deadEnds |= bitOf(cell);
    }
}

CellBits Walk::fewestOnward(CellBits options) const
{
    int fewest = mostCells;
    CellBits best = 0;
    for (; options != 0; options &= options - 1) {
        const int cell = firstOf(options);
        const int count = std::popcount(m_graph->next(cell) & m_unvisited);
        if (count < fewest) {
            fewest = count;
            best = 0;
        }
        if (count == fewest)
            best |= bitOf(cell);
    }
    return best;
}

void Walk::step(int to)
{
    const CellBits others = options() & ~bitOf(to);
    // Only these lose a neighbour: the head that moves on. `to` still counts as one.
    for (CellBits left = others; left != 0; left &= left - 1) {
        const int cell = firstOf(left);
        if (!hasMoreThanOne(m_graph->next(cell) & m_unvisited))
            m_deadEnds |= bitOf(cell);
    }
    m_unvisited &= ~bitOf(to);
    m_deadEnds &= ~bitOf(to);
    m_head = to;
}

bool Walk::isDead() const
{
    if (m_unvisited == 0)
        return false;
    const CellBits beside = options();
    if (beside == 0 || hasMoreThanOne(m_deadEnds))
        return true;
    if (!hasMoreThanOne(beside))
        return false;
    // Every unvisited cell is connected with an option, so the options need to be connected.
    CellBits reached = bitOf(firstOf(beside));
    while ((beside & ~reached) != 0) {
        CellBits grown = reached | m_graph->besideAny(reached);
        for (int i = 0; i < m_graph->warps(); ++i) {
            const Warp warp = m_graph->warp(i);
            const CellBits ends = bitOf(warp.a) | bitOf(warp.b);
            if ((reached & ends) != 0)
                grown |= ends;
        }
        grown &= m_unvisited;
        if (grown == reached)
            return true;
        reached = grown;
    }
    return false;
}

bool isDead(const CellGraph &graph, CellBits visited, int head)
{
    const CellBits rest = (graph.open() & ~visited) | bitOf(head);
    return graph.reachable(head, rest) != rest || Walk(graph, visited, head).isDead();
}

Forks forksOf(const CellGraph &graph, std::span<const std::uint8_t> route, Depth depth)
{
    Forks all;
    all.nodes = static_cast<int>(route.size());
    all.depthAt.fill(-1);
    if (route.empty())
        return all;
    Walk walk(graph, bitOf(route.front()), route.front());
    for (const int right : route.subspan(1)) {
        CellBits wrong = walk.options() & ~bitOf(right);
        if (wrong != 0) {
            int options = 0;
            int sum = 0;
            for (; wrong != 0; wrong &= wrong - 1) {
                Walk turn = walk;
                turn.step(firstOf(wrong));
                followWrongTurn(turn, depth, [](int) { });
                if (turn.unvisited() == 0) {
                    ++all.otherSolutions;
                    continue;
                }
                ++options;
                sum += std::popcount(walk.unvisited() & ~turn.unvisited());
            }
            ++all.forks;
            all.wrongOptions += options;
            all.depthSum += sum;
            all.deepForks += options > 0 && sum >= Forks::deep * options ? 1 : 0;
            all.depthAt[static_cast<std::size_t>(walk.head())]
                = options == 0 ? 0 : static_cast<float>(sum) / static_cast<float>(options);
        }
        walk.step(right);
    }
    return all;
}

std::vector<std::uint8_t> trapOf(
    const CellGraph &graph, std::span<const std::uint8_t> visited, int wrongStep, Depth depth)
{
    CellBits before = 0;
    for (const int cell : visited)
        before |= bitOf(cell);
    Walk walk(graph, before, visited.back());
    std::vector<std::uint8_t> trap;
    const auto visit = [&trap](int cell) { trap.push_back(static_cast<std::uint8_t>(cell)); };
    walk.step(wrongStep);
    visit(wrongStep);
    if (depth == Depth::UntilStuck || !isDead(graph, before, visited.back()))
        followWrongTurn(walk, depth, visit);
    return trap;
}

} // namespace boardwright::sculpted
