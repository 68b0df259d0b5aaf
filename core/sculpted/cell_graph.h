// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace boardwright::sculpted {

constexpr int longestSide = 8;
constexpr int mostCells = longestSide * longestSide;
constexpr int mostWarps = 4;

/// Cells as bits: cell number row * width + column, row by row from the top left.
using CellBits = std::uint64_t;

constexpr CellBits bitOf(int cell)
{
    return CellBits{1} << static_cast<unsigned>(cell);
}

/// The lowest of these cells; `cells` has one.
constexpr int firstOf(CellBits cells)
{
    return std::countr_zero(cells);
}

/// A way between two distant cells, passable both ways.
struct Warp {
    std::uint8_t a = 0;
    std::uint8_t b = 0;

    friend bool operator==(const Warp &, const Warp &) = default;
};

/// What can be walked on: the open cells of a grid, and the steps between them. Up to 8 x 8 cells,
/// so that a set of cells is a number. A value; reset() before use.
class CellGraph final {
public:
    /// All cells of a grid are open: 1 .. longestSide each way.
    void reset(int width, int height);

    /// Turns an open cell without warps into a wall.
    void wall(int cell);

    /// Joins two open cells that are not neighbours. At most mostWarps.
    void addWarp(int a, int b);

    int width() const { return m_width; }

    int height() const { return m_height; }

    int cells() const { return m_width * m_height; } ///< walls included

    CellBits open() const { return m_open; }

    CellBits all() const { return m_all; }

    CellBits walls() const { return m_all & ~m_open; }

    CellBits frame() const { return m_frame; } ///< cells in the outermost rows and columns

    bool isOpen(int cell) const { return (m_open & bitOf(cell)) != 0; }

    /// The open cells that one step leads to, warps included. Nothing for walls.
    CellBits next(int cell) const { return m_next[static_cast<std::size_t>(cell)]; }

    /// The cells above, below, left and right, walls included.
    CellBits beside(int cell) const;

    /// The same of several cells; may contain some of them.
    CellBits besideAny(CellBits cells) const;

    /// The cells among `within` that can be reached from `from` through `within`, warps included.
    CellBits reachable(int from, CellBits within) const;

    /// Whether all open cells can be reached from each other. True if there are none.
    bool isConnected() const { return m_open == 0 || reachable(firstOf(m_open), m_open) == m_open; }

    /// The cells whose row and column add up to an even number: no step without a warp leads from
    /// one of them to another.
    CellBits even() const { return m_even; }

    int warps() const { return m_warps; }

    Warp warp(int number) const { return m_warp[static_cast<std::size_t>(number)]; }

    friend bool operator==(const CellGraph &, const CellGraph &) = default;

private:
    int m_width = 0;
    int m_height = 0;
    int m_warps = 0;
    CellBits m_all = 0;
    CellBits m_open = 0;
    CellBits m_frame = 0;
    CellBits m_even = 0;
    CellBits m_left = 0; ///< the first column
    CellBits m_right = 0; ///< the last column
    std::array<CellBits, mostCells> m_next{};
    std::array<Warp, mostWarps> m_warp{};
};

} // namespace boardwright::sculpted
