// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrange/happiness.h"
#include "core/constrained/board_state.h"
#include "core/constrained/recorder.h"
#include "core/generator/watch.h"
#include "core/random/draws.h"

#include <optional>

namespace boardwright {

/// Exchanges goals of a finished board so that the placement rules of the set are met as far as its
/// limits allow. What limits were exceeded stays as it is: goals that are part of that, forced
/// goals and empty cells keep their places. Does nothing without rules. `happiness` is reused from
/// board to board. False: `watch` stopped it.
bool arrangeBoard(const CompiledSet &set, const Draws &draws, BoardState &board,
    std::optional<arrange::Happiness> &happiness, Recorder &recorder, Watch &watch);

} // namespace boardwright
