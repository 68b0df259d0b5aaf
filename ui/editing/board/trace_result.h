// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/trace.h"
#include "ui/editing/board/preview_result.h"

#include <memory>
#include <optional>
#include <vector>

namespace boardwright {

/// How a board was made. Recorded on a thread, then shared and never changed.
struct TraceResult {
    std::shared_ptr<const PreviewResult> of; ///< the board, never null
    Trace trace; ///< agrees with it; without steps where its generator tells none
    std::vector<RowId> taken; ///< by step: what a Remove took away, none for other steps
};

/// Why a goal is not on a board, cell by cell.
struct KeptOut {
    RowId row = RowId::none; ///< the goal
    /// By site of the whole board: the filter that keeps it from there as one goal more, nothing
    /// where none does; empty: the generator cannot tell.
    std::vector<std::optional<Code>> at;
};

} // namespace boardwright
