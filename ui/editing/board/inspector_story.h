// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/trace_result.h"

#include <optional>
#include <vector>

namespace boardwright {

/// One filter of a funnel and what it did.
struct FunnelStage {
    Code filter{};
    int left = 0; ///< candidates that it left
    int took = 0; ///< candidates that it took away; the first filter takes none
    bool tookMost = false; ///< no other took more, and it took some
    double reach = 0; ///< FunnelRow::reach
    bool isAnew = false; ///< it begins with more than the one before left: the search was widened

    friend bool operator==(const FunnelStage &, const FunnelStage &) = default;
};

/// A goal that was tried on a cell and not kept.
struct TriedGoal {
    RowId what = RowId::none;
    std::optional<Rejection> why; ///< nothing: the trace does not tell
    int attempt = 0; ///< Step::attempt

    friend bool operator==(const TriedGoal &, const TriedGoal &) = default;
};

/// How one cell came by what stands on it.
struct CellStory {
    Placed placed; ///< as on the finished board
    /// The step that placed it; nothing: the trace does not tell, or the cell is empty. What was
    /// swapped brought its placing along.
    std::optional<std::size_t> placing;
    std::optional<SiteIndex> placedOn; ///< where, if it was moved here since
    std::vector<FunnelStage> funnel; ///< of that step
    std::vector<RowId> before; ///< what was taken away from here, in that order
    std::vector<TriedGoal> tried; ///< each once for each reason and attempt, in order
};

/// Pure. `part`: the site of the whole board that has the board, none: the whole is meant; `site`:
/// one of that board's.
CellStory cellStory(const TraceResult &told, SiteIndex part, SiteIndex site);

} // namespace boardwright
