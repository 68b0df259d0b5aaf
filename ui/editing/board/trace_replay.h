// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/trace.h"
#include "core/generator/row_texts.h"
#include "ui/editing/board/preview_result.h"

#include <memory>

namespace boardwright {

/// A state of a replay as a board to show, with the placements, links and relaxed limits up to that
/// step. Has no measures. `texts` must be those of the set of `of`.
std::shared_ptr<const PreviewResult> replayedBoard(
    const PreviewResult &of, const Replayed &state, const RowTexts &texts);

} // namespace boardwright
