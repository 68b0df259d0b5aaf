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

/// One stage of the making of a constrained board, from its Begin to its End, as recorded in the
/// trace.
struct StageRan {
    Stage stage{};
    int attempt = 0;
    int phase = 0;
    std::size_t begin = 0; ///< its first step: Begin
    std::size_t end = 0; ///< its last step: End
    std::vector<Placed> before; ///< the board at its beginning
    std::vector<Placed> after;
    int placed = 0; ///< its steps that placed a goal
    int removed = 0; ///< its steps that removed one
    int rejected = 0;
    int restored = 0; ///< of `placed`, the last ones, which put back earlier goals
    bool isRestoring = false; ///< a Relax that restores the fullest board of earlier attempts

    bool isFull() const;

    /// Steps that chose a goal. The other placements put back earlier goals.
    int chosen() const { return placed - restored; }
};

/// The nodes of a search, recounted from its trace: goals placed where there was a choice. Exact if
/// no goal was rejected.
int nodesOf(const StageRan &ran, const Trace &trace);

/// The largest number of cells filled at one time in a stage, minus `before`.
int mostFilled(const StageRan &ran, const Trace &trace, int before = 0);

/// How often a stage polls for cancellation: once for each cell that it tries to fill.
std::uint64_t pollsOf(const StageRan &ran, const CompiledSet &set);

/// The number of cells that hold a goal.
int filledCells(const std::vector<Placed> &board);

/// The stages of a trace in order. Each has a Begin and an End; they are not nested.
std::vector<StageRan> stagesRan(const Trace &trace, const Result &result);

/// Attempts and their stages as text: "1: forced greedy search1 clean1 relax, 2: forced greedy".
QString stagesText(const std::vector<StageRan> &stages);

} // namespace boardwright
