// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/candidates.h"

#include <cstdint>
#include <span>
#include <vector>

namespace boardwright {

/// Whether the goals that still fit somewhere suffice for the open cells, and for the open cells in
/// exactly one zone. Source: "Board Generation", lockout.live wiki, app version 0.27. The supply of
/// a goal is an upper bound: its copies, the sites it fits, and what is left of the tag, exclusion
/// group or board category that constrains it most. Law: a board that can be completed without
/// exceeding a limit is never reported infeasible.
class Feasibility final {
public:
    explicit Feasibility(const CompiledSet &set);

    bool isPossible(
        const BoardState &board, const Candidates &candidates, std::span<const GoalIndex> pool);

private:
    bool supplies(const BoardState &board, const Candidates &candidates,
        std::span<const GoalIndex> pool, const SiteBits &sites, int needed);
    int supplyOf(const BoardState &board, const Candidates &candidates, GoalIndex goal,
        const SiteBits &sites, int needed);

    std::vector<SiteBits> m_exclusive; ///< sites in exactly one zone, by zone
    SiteBits m_among;
    // Scratch data of one supply count; m_look marks older entries as stale.
    std::uint64_t m_look = 0;
    std::vector<std::int32_t> m_capacityOf; ///< by goal: its most constraining capacity; -1: none
    std::vector<std::uint64_t> m_seen; ///< by capacity: the count that m_taken belongs to
    std::vector<int> m_taken;
};

} // namespace boardwright
