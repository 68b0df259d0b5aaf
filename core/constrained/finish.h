// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/board_state.h"
#include "core/constrained/recorder.h"
#include "core/random/draws.h"

#include <cstdint>
#include <vector>

namespace boardwright {

/// Memory for finishing a board, reused from board to board.
struct FinishScratch {
    explicit FinishScratch(const CompiledSet &set);

    std::vector<std::uint8_t> mayBe; ///< by site
    std::vector<SiteIndex> drawn;
};

/// Applies the modifiers that work on a filled board. Removes the goal of the centre, even a forced
/// one, and the goals of blank cells, never forced ones. Writes the marks of these cells and of
/// shiny cells into `marked` (by site). Limits that a removed goal exceeded count as kept again.
/// Cells that could not be filled get no mark.
void finishBoard(const CompiledSet &set, const Draws &draws, BoardState &board,
    FinishScratch &scratch, Recorder &recorder, std::vector<Placed> &marked);

} // namespace boardwright
