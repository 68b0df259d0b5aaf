// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enum_keys.h"
#include "core/board/trace.h"

namespace boardwright {

/// The stages of the constrained generator, beside Stage::Greedy, which takes cells in random
/// order.
enum class ConstrainedStage : std::uint8_t {
    Forced = stagesPerBlock, ///< goals with forced positions
    Search, ///< cells that greedy filling left open, with backtracking
    CleanSlate, ///< a search that keeps only the forced cells
    Relax, ///< remaining cells, exceeding as few limits as possible
    Finish, ///< modifiers: empty cells, shinies
};

constexpr Stage toStage(ConstrainedStage stage)
{
    return static_cast<Stage>(stage);
}

inline constexpr StageBlock constrainedStages{
    .first = stagesPerBlock, .keys = stageKeys<ConstrainedStage, stagesPerBlock>};

} // namespace boardwright
