// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/compiled_set.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace boardwright {

/// A set of goals: bit i % 64 of word i / 64 is goal i.
using GoalWords = std::vector<std::uint64_t>;

inline constexpr std::size_t goalBits = 64;

constexpr std::uint64_t goalBit(std::size_t goal)
{
    return std::uint64_t{1} << (goal % goalBits);
}

/// Which goals use a unit of which capacity. Stores, for each capacity, the non-empty words of a
/// set of goals, so that a capacity with few goals is cheap in a set of thousands. If sets have few
/// words, all words are stored: branch prediction favours loops of constant length.
class CapacityMembers final {
public:
    /// 64 goals of a capacity.
    struct Word {
        std::uint32_t index = 0; ///< index of the word in a GoalWords
        std::uint64_t goals = 0;
    };

    /// For the capacities below `capacities` that each goal's `list` contains.
    void assign(const CompiledSet &set, Slice CompiledGoal::*list, std::size_t capacities);

    std::span<const Word> of(std::size_t capacity) const
    {
        return std::span(m_words).subspan(
            m_first[capacity], m_first[capacity + 1] - m_first[capacity]);
    }

    /// Adds the goals of a capacity to a set of goals.
    void addTo(std::uint64_t *goals, std::size_t capacity) const
    {
        for (const Word &word : of(capacity))
            goals[word.index] |= word.goals;
    }

private:
    std::vector<std::size_t> m_first; ///< by capacity: index into m_words; one past the end
    std::vector<Word> m_words;
};

} // namespace boardwright
