// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/candidates.h"

#include <cstdint>
#include <span>
#include <vector>

namespace boardwright {

/// Whether the goals that fit somewhere are enough for the cells that are open, and for those of
/// them that only one zone contains. Source: "Board Generation", lockout.live wiki, app version
/// 0.27. What goals can supply is an upper bound: no more than their copies, than the sites they
/// fit, and than what is left of the tag, exclusion group or board category that binds them most.
/// Law: a board that can be filled without breaking a limit is never called impossible.
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

    std::vector<SiteBits> m_exclusive; ///< sites that only one zone contains, zone by zone
    SiteBits m_among;
    // What counts in one look at the supply; later looks see that it is out of date.
    std::uint64_t m_look = 0;
    std::vector<std::int32_t> m_roomOf; ///< by goal: the room that binds it most; -1: none
    std::vector<std::uint64_t> m_seen; ///< by room: the look that m_taken is of
    std::vector<int> m_taken;
};

} // namespace boardwright
