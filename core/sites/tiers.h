// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sites/board.h"
#include "core/sites/kind.h"
#include "core/sites/site_list.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace boardwright::sites {

inline constexpr int mostTiers = 25;

using CellTiers = std::array<std::uint8_t, boardCells>;

/// The tiers 1..25 of the cells for a seed. Short boards have 1..13, long ones 13..25.
CellTiers tiersOf(std::uint32_t seed, Length length);

/// The tiers 1..4 of the cells of BoardKind::Isaac.
inline constexpr CellTiers isaacTiers{
    2, 3, 1, 1, 2, 3, 1, 2, 2, 1, 1, 2, 4, 2, 1, 2, 1, 2, 1, 3, 1, 2, 1, 3, 2};

/// The goals of each tier, in the order of the list.
class TierGoals final {
public:
    explicit TierGoals(const SiteList &list);

    std::span<const int> of(int tier) const
    {
        const auto at = static_cast<std::size_t>(tier);
        return std::span(m_goals).subspan(m_begins.at(at), m_begins.at(at + 1) - m_begins.at(at));
    }

private:
    std::vector<int> m_goals;
    std::array<std::size_t, mostTiers + 2> m_begins{}; ///< by tier, and the end
};

} // namespace boardwright::sites
