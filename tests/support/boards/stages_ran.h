// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/trace.h"
#include "core/constrained/compiled_set.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace boardwright {

/// One stage of a constrained board's making, as its trace tells it, from its Begin to its End.
struct StageRan {
    Stage stage{};
    int attempt = 0;
    int phase = 0;
    std::size_t begin = 0; ///< its first step: Begin
    std::size_t end = 0; ///< its last: End
    std::vector<Placed> before; ///< the board when it began
    std::vector<Placed> after;
    int placed = 0; ///< steps of it that stood a goal
    int removed = 0; ///< that took one away
    int rejected = 0;
    int restored = 0; ///< of those that stood one, the last ones that bring back what stood before
    bool isRestoring = false; ///< a Relax that brings back the fullest board of earlier attempts

    bool isFull() const;

    /// Steps in it that chose a goal: the others only put back what stood before.
    int chosen() const { return placed - restored; }
};

/// Nodes that a search spent, as its trace tells: goals it stood, or tried, where it had a choice.
/// Right where no goal was rejected.
int nodesOf(const StageRan &ran, const Trace &trace);

/// The most cells that were filled at once in a stage, beyond the first `before`.
int mostFilled(const StageRan &ran, const Trace &trace, int before = 0);

/// How often a stage asks whether it is to stop: once for each cell that it tries to fill.
std::uint64_t pollsOf(const StageRan &ran, const CompiledSet &set);

/// How many cells of a board hold a goal.
int filledCells(const std::vector<Placed> &board);

/// The stages of a trace in their order; each has its Begin and its End, none is within another.
std::vector<StageRan> stagesRan(const Trace &trace, const Result &result);

/// Attempts and their stages as words: "1: forced greedy search1 clean1 relax, 2: forced greedy".
QString stagesText(const std::vector<StageRan> &stages);

} // namespace boardwright
