// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/attempts.h"
#include "core/generator/watch.h"

#include <cstdint>
#include <vector>

namespace boardwright {

/// How often goals appear on boards, and in lines. Whole numbers: what several threads count of
/// different seeds adds up to what one counts of all.
struct Frequencies {
    std::vector<std::int64_t> boards; ///< by goal as it was given: boards that it is on
    std::vector<std::int64_t> lines; ///< likewise: lines that it is in
    std::int64_t made = 0;
    std::int64_t failed = 0; ///< boards; their goals are not counted
    std::int64_t attempts = 0; ///< in all; a board that failed counts as all that it may have
    int mostAttempts = 0; ///< that a board took

    void add(const Frequencies &other);

    /// Attempts a board, to a thousandth; halves go up. 0 where there is no board.
    double meanAttempts() const;

    friend bool operator==(const Frequencies &, const Frequencies &) = default;
};

/// Counts the boards of a range of decimal seeds. False where it was told to stop: then `into`
/// holds whole boards only. `attempts` are of the tables.
bool countFrequencies(Attempts5x5 &attempts, const BalancedTables &tables, std::uint64_t first,
    std::uint64_t last, int mostAttempts, Watch &watch, Frequencies &into);

/// The same of one seed.
bool countBoard(Attempts5x5 &attempts, const BalancedTables &tables, std::uint64_t seed,
    int mostAttempts, Watch &watch, Frequencies &into);

} // namespace boardwright
