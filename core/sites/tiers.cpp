// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sites/tiers.h"

#include "core/random/magic_square.h"

namespace boardwright::sites {

CellTiers tiersOf(std::uint32_t seed, Length length)
{
    CellTiers tiers = magicSquare(seed);
    for (std::uint8_t &tier : tiers) {
        const int number = tier - 1;
        const int shortened = length == Length::Normal ? number
            : length == Length::Short                  ? number / 2
                                                       : (number + mostTiers) / 2;
        tier = static_cast<std::uint8_t>(shortened + 1);
    }
    return tiers;
}

TierGoals::TierGoals(const SiteList &list)
{
    m_goals.reserve(list.goals.size());
    for (int tier = 1; tier <= mostTiers; ++tier) {
        m_begins.at(static_cast<std::size_t>(tier)) = m_goals.size();
        for (std::size_t goal = 0; goal < list.goals.size(); ++goal) {
            if (list.goals[goal].tier == tier)
                m_goals.push_back(static_cast<int>(goal));
        }
    }
    m_begins.back() = m_goals.size();
}

} // namespace boardwright::sites
