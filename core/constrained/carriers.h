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

/// Which goals take a unit of which room: for each room a set of goals without its empty words, so
/// that a room of few goals costs little in a set of thousands. In sets of few words all are kept:
/// loops of one length are predicted.
class Carriers final {
public:
    /// 64 goals of a room.
    struct Word {
        std::uint32_t index = 0; ///< of the word in a GoalWords
        std::uint64_t goals = 0;
    };

    /// Of the rooms below `rooms` that `list` of each goal names.
    void assign(const CompiledSet &set, Slice CompiledGoal::*list, std::size_t rooms);

    std::span<const Word> of(std::size_t room) const
    {
        return std::span(m_words).subspan(m_first[room], m_first[room + 1] - m_first[room]);
    }

    /// Adds those of a room to a set of goals.
    void addTo(std::uint64_t *goals, std::size_t room) const
    {
        for (const Word &word : of(room))
            goals[word.index] |= word.goals;
    }

private:
    std::vector<std::size_t> m_first; ///< by room, into m_words; and the end
    std::vector<Word> m_words;
};

} // namespace boardwright
