// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/trace_result.h"

#include <optional>
#include <vector>

namespace boardwright {

/// One filter of a funnel and its effect.
struct FunnelStage {
    Code filter{};
    int left = 0; ///< candidates that passed the filter
    int took = 0; ///< candidates that the filter rejected; 0 for the first filter
    bool tookMost = false; ///< no other filter rejected more, and it rejected some
    double tolerance = 0; ///< FunnelRow::tolerance
    /// The search was widened here: it starts from more candidates than the previous filter left.
    bool isAnew = false;

    friend bool operator==(const FunnelStage &, const FunnelStage &) = default;
};

/// A goal that was tried on a cell and rejected.
struct TriedGoal {
    RowId what = RowId::none;
    std::optional<Rejection> why; ///< std::nullopt if the trace has no reason
    int attempt = 0; ///< Step::attempt

    friend bool operator==(const TriedGoal &, const TriedGoal &) = default;
};

/// How one cell got its goal.
struct CellStory {
    Placed placed; ///< as on the finished board
    /// The step that placed it; std::nullopt if the trace does not record it or the cell is empty.
    /// A swapped goal keeps its placing step.
    std::optional<std::size_t> placing;
    /// The site it was first placed on, if it was swapped here since.
    std::optional<SiteIndex> placedOn;
    std::vector<FunnelStage> funnel; ///< of that step
    std::vector<RowId> before; ///< goals removed from this cell, in order
    std::vector<TriedGoal> tried; ///< each goal once for each reason and attempt, in order
};

/// Pure. `part`: the site of the whole board that contains the part; SiteIndex::none means the
/// whole board. `site`: a site of that board.
CellStory cellStory(const TraceResult &recorded, SiteIndex part, SiteIndex site);

} // namespace boardwright
