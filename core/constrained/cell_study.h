// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/board_state.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace boardwright {

/// Counts what depends on the goals of cells alone, not on limits. Working memory of one thread,
/// allocated by begin().
class CellStudy final {
public:
    void begin(const CompiledSet &set);

    /// Pairs of adjacent cells whose goals have a board category, or a line category, in common.
    int adjacentPairsOn(const BoardState &board) const;

    /// By line: goals that carry the early zone.
    void countEarly(const BoardState &board, std::vector<int> &lines) const;

private:
    bool haveCommonCategory(std::size_t one, std::size_t other) const;

    const CompiledSet *m_set = nullptr;
    std::vector<std::pair<std::size_t, std::size_t>> m_pairs; ///< of cells
    std::size_t m_words = 0; ///< for each goal
    std::vector<std::uint64_t> m_categories; ///< by goal: its categories, as bits
    std::vector<std::uint8_t> m_isEarly; ///< by goal
};

} // namespace boardwright
