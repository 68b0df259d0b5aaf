// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/cell_study.h"

#include "core/board/adjacency.h"

#include <algorithm>

namespace boardwright {

namespace {

constexpr std::size_t bitsOfWord = 64;

GoalIndex goalAt(const BoardState &board, std::size_t site)
{
    return board.goalAt(SiteIndex{static_cast<std::int32_t>(site)});
}

} // namespace

void CellStudy::begin(const CompiledSet &set)
{
    m_set = &set;
    m_pairs = adjacentPairs(*set.shape);
    const std::size_t categories = set.boardCategories.size() + set.lineCategories.size();
    m_words = (categories + bitsOfWord - 1) / bitsOfWord;
    m_categories.assign(set.goals.size() * m_words, 0);
    m_isEarly.assign(set.goals.size(), 0);
    for (std::size_t goal = 0; goal < set.goals.size(); ++goal) {
        const auto add = [&](std::size_t category) {
            m_categories[goal * m_words + category / bitsOfWord] |= std::uint64_t{1}
                << (category % bitsOfWord);
        };
        for (const std::int32_t category : set.goals[goal].boardCategories.of(set.categoryIndices))
            add(static_cast<std::size_t>(category));
        for (const std::int32_t category : set.goals[goal].lineCategories.of(set.categoryIndices))
            add(set.boardCategories.size() + static_cast<std::size_t>(category));
        m_isEarly[goal] = set.goals[goal].zones.testFlag(Zone::Early) ? 1 : 0;
    }
}

bool CellStudy::haveCommonCategory(std::size_t one, std::size_t other) const
{
    std::uint64_t common = 0;
    for (std::size_t word = 0; word < m_words; ++word)
        common |= m_categories[one * m_words + word] & m_categories[other * m_words + word];
    return common != 0;
}

int CellStudy::adjacentPairsOn(const BoardState &board) const
{
    return static_cast<int>(std::ranges::count_if(m_pairs, [&](const auto &pair) {
        const GoalIndex one = goalAt(board, pair.first);
        const GoalIndex other = goalAt(board, pair.second);
        return one >= 0 && other >= 0
            && haveCommonCategory(static_cast<std::size_t>(one), static_cast<std::size_t>(other));
    }));
}

void CellStudy::countEarly(const BoardState &board, std::vector<int> &lines) const
{
    const auto &all = m_set->shape->lines;
    lines.resize(all.size());
    for (std::size_t line = 0; line < all.size(); ++line) {
        int early = 0;
        for (const SiteIndex site : all[line].sites) {
            const GoalIndex goal = board.goalAt(site);
            early += goal < 0 ? 0 : m_isEarly[static_cast<std::size_t>(goal)];
        }
        lines[line] = early;
    }
}

} // namespace boardwright
