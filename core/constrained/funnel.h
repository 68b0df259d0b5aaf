// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/board_state.h"
#include "core/constrained/pool.h"

#include <array>
#include <optional>
#include <vector>

namespace boardwright {

/// The filters of a funnel, in the order they are applied.
inline constexpr std::array funnelFilters{Code::PoolFilter, Code::TagFilter,
    Code::ProgressionFilter, Code::BoardCategoryFilter, Code::IndividualLimitFilter,
    Code::RangeFilter, Code::LineCategoryFilter};

/// How many of them a goal of the pool passes: at least the first.
std::size_t filtersPassed(const BoardState &board, GoalIndex goal, SiteIndex site);

/// By site, what keeps an objective out as one goal more beside what stands there: the first filter
/// it does not pass, nothing where it passes all. Empty: `row` is no objective that takes part in
/// any board.
std::vector<std::optional<Code>> keptOutOf(
    const CompiledSet &set, const Pool &pool, const BoardState &board, RowId row);

} // namespace boardwright
