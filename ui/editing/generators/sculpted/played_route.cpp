// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/sculpted/played_route.h"

#include "core/sculpted/forks.h"
#include "core/sculpted/mechanics.h"

#include <utility>

namespace boardwright {

using sculpted::bitOf;
using sculpted::CellBits;
using sculpted::CellGraph;

PlayedRoute::PlayedRoute(PlayedPuzzle puzzle)
    : m_puzzle(std::move(puzzle))
{
    startOver();
}

void PlayedRoute::startOver()
{
    m_path.assign(1, static_cast<std::uint8_t>(m_puzzle.input()));
    m_visited = bitOf(m_puzzle.input());
}

int PlayedRoute::warpFrom(int cell) const
{
    for (int number = 0; number < m_puzzle.graph.warps(); ++number) {
        const sculpted::Warp warp = m_puzzle.graph.warp(number);
        if (warp.a == cell || warp.b == cell)
            return warp.a == cell ? warp.b : warp.a;
    }
    return -1;
}

bool PlayedRoute::isReady() const
{
    return (m_puzzle.graph.open() & ~m_visited) == bitOf(m_puzzle.output());
}

bool PlayedRoute::isDead() const
{
    const CellGraph &graph = m_puzzle.graph;
    if (sculpted::isDead(graph, m_visited, head()))
        return true;
    return !isComplete() && !isReady()
        && sculpted::isDead(graph, m_visited | bitOf(m_puzzle.output()), head());
}

CellBits PlayedRoute::visible() const
{
    return m_puzzle.hasFog() && !isComplete()
        ? sculpted::visibleFrom(m_puzzle.graph, head(), m_puzzle.fogRadius)
        : m_puzzle.graph.all();
}

CellBits PlayedRoute::options() const
{
    const CellBits next = m_puzzle.graph.next(head()) & ~m_visited;
    return isReady() ? next : next & ~bitOf(m_puzzle.output());
}

Move PlayedRoute::go(int cell)
{
    const CellGraph &graph = m_puzzle.graph;
    if (isComplete())
        return Move::IsOver;
    if (!graph.isOpen(cell))
        return Move::IsWall;
    if (cell == head())
        return Move::AtHead;
    if (isVisited(cell)) {
        while (head() != cell)
            takeBack();
        return Move::TookBack;
    }
    if ((graph.next(head()) & bitOf(cell)) == 0)
        return Move::IsFar;
    if (cell == m_puzzle.output() && !isReady())
        return Move::OutputIsLast;
    const bool isBeside = (graph.beside(head()) & bitOf(cell)) != 0;
    m_path.push_back(static_cast<std::uint8_t>(cell));
    m_visited |= bitOf(cell);
    return isBeside ? Move::Stepped : Move::Warped;
}

Move PlayedRoute::drag(int cell)
{
    if (isComplete())
        return Move::IsOver;
    if (cell == head())
        return Move::AtHead;
    const bool isLast = m_path.size() > 1 && m_path[m_path.size() - 2] == cell;
    return isVisited(cell) && !isLast ? Move::IsVisited : go(cell);
}

int PlayedRoute::beside(Direction direction) const
{
    const int width = m_puzzle.graph.width();
    const int row = head() / width;
    const int column = head() % width;
    switch (direction) {
    case Direction::Up:
        return row > 0 ? head() - width : -1;
    case Direction::Down:
        return row + 1 < m_puzzle.graph.height() ? head() + width : -1;
    case Direction::Left:
        return column > 0 ? head() - 1 : -1;
    case Direction::Right:
        break;
    }
    return column + 1 < width ? head() + 1 : -1;
}

Move PlayedRoute::step(Direction direction)
{
    const int cell = beside(direction);
    if (isComplete())
        return Move::IsOver;
    return cell < 0 ? Move::IsOutside : drag(cell);
}

Move PlayedRoute::takeWarp()
{
    const int cell = warpEnd();
    if (isComplete())
        return Move::IsOver;
    return cell < 0 ? Move::NoWarp : drag(cell);
}

Move PlayedRoute::takeBack()
{
    if (isComplete())
        return Move::IsOver;
    if (m_path.size() == 1)
        return Move::AtStart;
    m_visited &= ~bitOf(head());
    m_path.pop_back();
    return Move::TookBack;
}

} // namespace boardwright
