// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/attempts.h"
#include "core/generator/watch.h"

#include <cstdint>
#include <vector>

namespace boardwright {

/// How often goals appear on boards and in lines. Whole numbers: counts of different seeds from
/// several threads add up to a count of all seeds.
struct Frequencies {
    std::vector<std::int64_t> boards; ///< by goal, in the order given: boards it is on
    std::vector<std::int64_t> lines; ///< by goal, in the order given: lines it is in
    std::int64_t made = 0;
    std::int64_t failed = 0; ///< failed boards; their goals are not counted
    std::int64_t attempts = 0; ///< in total; a failed board counts all its allowed attempts
    int mostAttempts = 0; ///< the most attempts that a board needed

    void add(const Frequencies &other);

    /// Attempts per board, rounded to a thousandth, halves up; 0 without boards.
    double meanAttempts() const;

    friend bool operator==(const Frequencies &, const Frequencies &) = default;
};

/// Counts the boards of a range of decimal seeds. Returns false if stopped; `into` then covers
/// complete boards only. `attempts` must use the same tables.
bool countFrequencies(Attempts5x5 &attempts, const BalancedTables &tables, std::uint64_t first,
    std::uint64_t last, int mostAttempts, Watch &watch, Frequencies &into);

/// The same, for one seed.
bool countBoard(Attempts5x5 &attempts, const BalancedTables &tables, std::uint64_t seed,
    int mostAttempts, Watch &watch, Frequencies &into);

} // namespace boardwright
