// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worlds/pool.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace boardwright::worlds {

/// What each state may be: bit i stands for the combination in which just those states are set that
/// are bits of i.
using Combinations = std::uint64_t;

/// The most states whose combinations are the bits of a number.
inline constexpr int mostInSet = 6;

/// By state: the combinations in which it is set.
inline constexpr std::array<Combinations, mostInSet> whereSet{0xaaaa'aaaa'aaaa'aaaa,
    0xcccc'cccc'cccc'cccc, 0xf0f0'f0f0'f0f0'f0f0, 0xff00'ff00'ff00'ff00, 0xffff'0000'ffff'0000,
    0xffff'ffff'0000'0000};

/// What a claim makes of all combinations of up to six states at once.
class StateChange final {
public:
    StateChange() = default;

    /// `known`: the states that count, at most six; others make no difference.
    StateChange(const Claim &claim, States known);

    /// Those in which the claim holds.
    Combinations allowed() const { return m_allowed; }

    /// What they are after it.
    Combinations after(Combinations before) const
    {
        Combinations made = before & m_allowed;
        for (int state = 0; state < mostInSet; ++state) {
            const Combinations set = whereSet[static_cast<std::size_t>(state)];
            if ((m_sets >> state & 1U) != 0)
                made = (made & set) | ((made & ~set) << (1U << state));
            else if ((m_unsets >> state & 1U) != 0)
                made = (made & ~set) | ((made & set) >> (1U << state));
        }
        return made;
    }

    /// Those that are among `later` after it.
    Combinations before(Combinations later) const
    {
        Combinations made = later;
        for (int state = 0; state < mostInSet; ++state) {
            const Combinations set = whereSet[static_cast<std::size_t>(state)];
            if ((m_sets >> state & 1U) != 0)
                made = (made & set) | ((made & set) >> (1U << state));
            else if ((m_unsets >> state & 1U) != 0)
                made = (made & ~set) | ((made & ~set) << (1U << state));
        }
        return made & m_allowed;
    }

private:
    Combinations m_allowed = ~Combinations{0};
    std::uint8_t m_sets = 0; ///< bits, by place among the known states
    std::uint8_t m_unsets = 0;
};

} // namespace boardwright::worlds
