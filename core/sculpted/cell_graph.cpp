// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/cell_graph.h"

namespace boardwright::sculpted {

void CellGraph::reset(int width, int height)
{
    *this = {};
    m_width = width;
    m_height = height;
    for (int cell = 0; cell < width * height; ++cell) {
        const int row = cell / width;
        const int column = cell % width;
        const CellBits bit = bitOf(cell);
        m_all |= bit;
        if ((row + column) % 2 == 0)
            m_even |= bit;
        if (column == 0)
            m_left |= bit;
        if (column == width - 1)
            m_right |= bit;
        if (row == 0 || column == 0 || row == height - 1 || column == width - 1)
            m_frame |= bit;
    }
    m_open = m_all;
    for (int cell = 0; cell < width * height; ++cell)
        m_next[static_cast<std::size_t>(cell)] = beside(cell);
}

void CellGraph::wall(int cell)
{
    const CellBits bit = bitOf(cell);
    m_open &= ~bit;
    m_next[static_cast<std::size_t>(cell)] = 0;
    for (CellBits left = beside(cell); left != 0; left &= left - 1)
        m_next[static_cast<std::size_t>(firstOf(left))] &= ~bit;
}

void CellGraph::addWarp(int a, int b)
{
    m_warp[static_cast<std::size_t>(m_warps++)]
        = {.a = static_cast<std::uint8_t>(a), .b = static_cast<std::uint8_t>(b)};
    m_next[static_cast<std::size_t>(a)] |= bitOf(b);
    m_next[static_cast<std::size_t>(b)] |= bitOf(a);
}

CellBits CellGraph::beside(int cell) const
{
    return besideAny(bitOf(cell));
}

CellBits CellGraph::besideAny(CellBits cells) const
{
    const auto width = static_cast<unsigned>(m_width);
    return ((cells >> width) | (cells << width) | ((cells & ~m_left) >> 1U)
               | ((cells & ~m_right) << 1U))
        & m_all;
}

CellBits CellGraph::reachable(int from, CellBits within) const
{
    const CellBits enterable = within | bitOf(from);
    CellBits reached = bitOf(from);
    while (true) {
        CellBits grown = (reached | besideAny(reached)) & enterable;
        for (int i = 0; i < m_warps; ++i) {
            const CellBits ends = bitOf(m_warp[static_cast<std::size_t>(i)].a)
                | bitOf(m_warp[static_cast<std::size_t>(i)].b);
            if ((grown & ends) != 0)
                grown |= ends & enterable;
        }
        if (grown == reached)
            return reached;
        reached = grown;
    }
}

} // namespace boardwright::sculpted
