// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layered/layered_set.h"
#include "core/random/draws.h"

namespace boardwright::layered {

/// The work for one board.
struct Work {
    int passes = 0; ///< over all layers
    int extraPasses = 0; ///< of these, beyond the usual ones
};

/// Places the pieces of all layers, and arranges each layer before the next one. The board is left
/// in `scratch`. A trace is appended to. False: `watch` stopped it. Source: seeds 3.
bool placeLayers(const LayeredSet &set, LayeredScratch &scratch, const Draws &draws, Trace *trace,
    Watch &watch, Work &work);

/// By site: the picture of its cover; 0: none. Source: seeds 3.
std::vector<int> coversOf(
    const LayeredSet &set, const arrange::Happiness &board, const Draws &draws);

} // namespace boardwright::layered
