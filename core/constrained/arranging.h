// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrange/happiness.h"
#include "core/constrained/board_state.h"
#include "core/constrained/recorder.h"
#include "core/generator/watch.h"
#include "core/random/draws.h"

#include <optional>
#include <vector>

namespace boardwright {

/// What arranging a board came to.
struct Arranged {
    bool isDone = true; ///< false: `watch` stopped it
    bool hasRules = false; ///< otherwise nothing was to be done
    qint64 before = 0; ///< happiness of the board as it was filled
    qint64 after = 0;
};

/// Exchanges goals of a finished board so that the placement rules of the set are met as far as its
/// limits allow. What limits were exceeded stays as it is: goals that are part of that, forced
/// goals and empty cells keep their places. `happiness` is reused from board to board.
/// `marked`: the marks of its cells, which stay where they are.
Arranged arrangeBoard(const CompiledSet &set, const Draws &draws, BoardState &board,
    const std::vector<Placed> &marked, std::optional<arrange::Happiness> &happiness,
    Recorder &recorder, Watch &watch);

} // namespace boardwright
