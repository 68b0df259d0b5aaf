// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/generator/measure.h"

#include <array>
#include <optional>
#include <span>

namespace boardwright {

/// Counts of the work of a generator that fills a board with goals from a pool: integers, the same
/// on every machine. Such a generator declares effortCounters as its Info::counters.
struct Effort {
    int poolSize = 0; ///< objectives in the pool, including those pulled back
    int pulledBack = 0; ///< of these, excluded by weighting and added back to a small pool
    int forcedPlaced = 0; ///< cells filled by the forced phase
    int greedyPlaced = 0; ///< cells filled by the greedy phase
    int searchPlaced = 0; ///< cells filled by the search; from a clean slate: all unforced ones
    int relaxPlaced = 0; ///< cells filled by the relaxation phase
    int attempt = 0; ///< the attempt that made the board, from 1
    int phases = 0; ///< search phases begun in that attempt
    int nodes = 0; ///< goals tried by the searches of all attempts

    friend bool operator==(const Effort &, const Effort &) = default;
};

/// In the order of Effort.
extern const std::array<Counter, 9> effortCounters;

/// Stores the effort as the counts of a board.
void setEffort(Result &board, const Effort &effort);

/// The effort of a board of a generator with these counters; nothing if they are others.
std::optional<Effort> effortOf(std::span<const Counter> counters, const Result &board);

} // namespace boardwright
