// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/trace.h"
#include "ui/editing/board/preview_result.h"

#include <memory>
#include <optional>
#include <vector>

namespace boardwright {

/// How a board was made. Recorded on a thread, then shared and immutable.
struct TraceResult {
    std::shared_ptr<const PreviewResult> of; ///< the board, never null
    Trace trace; ///< of that board; without steps if its generator records none
    std::vector<RowId> taken; ///< by step: the row that a Remove step removed, none for other steps
};

/// Why a goal is not on a board, cell by cell.
struct KeptOut {
    RowId row = RowId::none; ///< the goal
    /// By site of the whole board: the filter that would reject the goal if it were added there,
    /// std::nullopt if none would. Empty if the generator cannot tell.
    std::vector<std::optional<Code>> at;
};

} // namespace boardwright
