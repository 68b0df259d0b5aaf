// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/capacity_members.h"

namespace boardwright {

void CapacityMembers::assign(
    const CompiledSet &set, Slice CompiledGoal::*list, std::size_t capacities)
{
    constexpr std::size_t few = 4;
    const std::size_t words = (set.goals.size() + goalBits - 1) / goalBits;
    const bool keepsAll = words <= few;
    std::vector<std::vector<std::size_t>> members(capacities);
    for (std::size_t goal = 0; goal < set.goals.size(); ++goal) {
        for (const std::int32_t capacity : (set.goals[goal].*list).of(set.capacityIndices))
            members[static_cast<std::size_t>(capacity)].push_back(goal);
    }
    m_words.clear();
    m_first.clear();
    for (const std::vector<std::size_t> &goals : members) {
        const std::size_t first = m_words.size();
        m_first.push_back(first);
        for (std::uint32_t word = 0; keepsAll && word < words; ++word)
            m_words.push_back({.index = word});
        for (const std::size_t goal : goals) {
            const auto index = static_cast<std::uint32_t>(goal / goalBits);
            if (!keepsAll && (m_words.size() == first || m_words.back().index != index))
                m_words.push_back({.index = index});
            Word &word = keepsAll ? m_words[first + index] : m_words.back();
            word.goals |= goalBit(goal);
        }
    }
    m_first.push_back(m_words.size());
}

} // namespace boardwright
