// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/measure.h"
#include "core/lab/place_groups.h"
#include "core/lab/tally.h"

#include <cstdint>
#include <span>
#include <vector>

namespace boardwright {

/// Accumulates the sums to which every board contributes, before they are moved to a tally with
/// reasons. Compact: the sums of a realistic set fit into the first-level cache.
class RunningSums final {
public:
    explicit RunningSums(const Tally &tally);

    /// Counts an objective on a cell; index as in Tally::cells.
    void land(std::size_t cell) { ++m_cells[cell]; }

    /// Adds a board's numbers. Large, negative or missing numbers, and those of groups, go directly
    /// to `into`. Throws std::length_error if a measure does not have one number for each item, or
    /// has a class that it did not declare: a generator that breaks its word must not overwrite
    /// other sums.
    void add(const Binned &numbers, const PlaceItems &items, Tally &into);

    /// Moves all sums to `into`.
    void moveTo(Tally &into);

    /// Discards the sums.
    void clear();

private:
    struct Sums {
        /// By item, packed from the lowest bit: boards where the number is not 0, sum, sum of
        /// squares.
        std::vector<std::uint64_t> amounts;
        std::vector<std::uint16_t> classes;
        std::vector<std::uint16_t> missing; ///< by item: boards without the number
    };

    void addGroups(
        const Binned &numbers, std::size_t measure, const PlaceItems &items, Tally &into);

    std::vector<std::uint32_t> m_cells;
    std::vector<Sums> m_measures;
    std::uint32_t m_boards = 0;
};

} // namespace boardwright
