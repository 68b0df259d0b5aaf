// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/measure.h"
#include "core/lab/tally.h"

#include <cstdint>
#include <span>
#include <vector>

namespace boardwright {

/// The sums of a tally with reasons that every board adds to, on their way to it: small, so that
/// those of a real set stay in the processor's first cache.
class RunningSums final {
public:
    explicit RunningSums(const Tally &tally);

    /// An objective stands on a cell; index as in Tally::cells.
    void land(std::size_t cell) { ++m_cells[cell]; }

    /// Adds a board's numbers. Those that are large, negative or missing go to `into` at once; a
    /// board that lacks a number is counted as one that has it.
    void add(const Binned &numbers, Tally &into);

    /// Moves all sums to `into`.
    void moveTo(Tally &into);

    /// Forgets them.
    void clear();

private:
    struct Sums {
        /// By item: from the lowest bit boards where the number is not 0, their sum, that of their
        /// squares.
        std::vector<std::uint64_t> amounts;
        std::vector<std::uint16_t> classes;
    };

    std::vector<std::uint32_t> m_cells;
    std::vector<Sums> m_measures;
    std::uint32_t m_boards = 0;
};

} // namespace boardwright
