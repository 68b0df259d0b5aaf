// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/random/draws.h"
#include "tests/toy/toy_recorder.h"
#include "tests/toy/toy_set.h"

namespace boardwright {

/// Exchanges the goals of a room as the placement rules of the set want it. Its guest, if it has
/// one, stays. False: stopped.
bool arrangeRoom(const ToySet &set, ToyScratch &scratch, const Draws &draws, std::uint16_t part,
    RowId guest, Result &board, ToyRecorder &recorder, Watch &watch);

} // namespace boardwright
