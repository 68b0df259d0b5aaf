// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/board_state.h"
#include "core/constrained/recorder.h"
#include "core/random/draws.h"

#include <cstdint>
#include <vector>

namespace boardwright {

/// What finishing a board writes to, reused from board to board.
struct FinishScratch {
    explicit FinishScratch(const CompiledSet &set);

    std::vector<std::uint8_t> mayBe; ///< by site
    std::vector<SiteIndex> drawn;
};

/// The modifiers that work on a filled board: takes away the goal of the centre, even a forced one,
/// then those of the blank cells, never forced ones, and writes the marks of those cells and of the
/// shinies into `marked` (by site). The limits that a taken goal broke are then no longer broken.
/// Cells that could not be filled get no mark.
void finishBoard(const CompiledSet &set, const Draws &draws, BoardState &board,
    FinishScratch &scratch, Recorder &recorder, std::vector<Placed> &marked);

} // namespace boardwright
