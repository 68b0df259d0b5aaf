// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/matching.h"

#include <algorithm>
#include <cstddef>

namespace boardwright {

namespace {

class Matching {
public:
    Matching(const std::vector<Filler> &fillers, std::size_t cells)
        : m_fillers(fillers)
        , m_fillersOfCell(cells)
        , m_filled(fillers.size())
        , m_visitedAt(fillers.size(), 0)
    {
        for (std::size_t filler = 0; filler < fillers.size(); ++filler) {
            for (const int cell : fillers[filler].cells) {
                auto &known = m_fillersOfCell[static_cast<std::size_t>(cell)];
                if (known.size() < cells)
                    known.push_back(filler);
            }
        }
    }

    int size()
    {
        int filled = 0;
        for (std::size_t cell = 0; cell < m_fillersOfCell.size(); ++cell) {
            m_visit = static_cast<int>(cell) + 1;
            filled += fill(static_cast<int>(cell)) ? 1 : 0;
        }
        return filled;
    }

private:
    /// Finds a filler for the cell, reassigning other cells if that makes one available.
    bool fill(int cell)
    {
        for (const std::size_t filler : m_fillersOfCell[static_cast<std::size_t>(cell)]) {
            if (m_visitedAt[filler] == m_visit)
                continue;
            m_visitedAt[filler] = m_visit;
            auto &filled = m_filled[filler];
            if (static_cast<int>(filled.size()) < m_fillers[filler].capacity) {
                filled.push_back(cell);
                return true;
            }
            const auto movable
                = std::ranges::find_if(filled, [this](int other) { return fill(other); });
            if (movable != filled.end()) {
                *movable = cell;
                return true;
            }
        }
        return false;
    }

    const std::vector<Filler> &m_fillers;
    std::vector<std::vector<std::size_t>> m_fillersOfCell;
    std::vector<std::vector<int>> m_filled; ///< by filler: its cells
    std::vector<int> m_visitedAt; ///< by filler
    int m_visit = 0;
};

} // namespace

int mostFilled(const std::vector<Filler> &fillers, std::size_t cells)
{
    return Matching(fillers, cells).size();
}

} // namespace boardwright
