// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/board_state.h"
#include "core/constrained/codes.h"
#include "core/constrained/pool.h"

#include <array>
#include <optional>
#include <vector>

namespace boardwright {

/// The filters of a funnel, in the order they are applied.
inline constexpr std::array funnelFilters{Code::PoolFilter, toCode(ConstrainedCode::TagFilter),
    toCode(ConstrainedCode::ProgressionFilter), toCode(ConstrainedCode::BoardCategoryFilter),
    toCode(ConstrainedCode::IndividualLimitFilter), toCode(ConstrainedCode::RangeFilter),
    toCode(ConstrainedCode::LineCategoryFilter)};

/// How many of them a goal of the pool passes: at least the first.
std::size_t filtersPassed(const BoardState &board, GoalIndex goal, SiteIndex site);

/// By site, why an objective cannot be added beside the goals already placed: the first filter it
/// fails, or nothing if it passes all. Empty if `row` is not an objective that can be in a pool.
std::vector<std::optional<Code>> keptOutOf(
    const CompiledSet &set, const Pool &pool, const BoardState &board, RowId row);

} // namespace boardwright
