// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace boardwright {

/// Index of an enabled objective in CompiledSet::goals.
using GoalIndex = std::int32_t;

/// A goal and the hash that places it.
struct Slotted {
    std::uint64_t hash = 0;
    GoalIndex goal = -1;

    friend auto operator<=>(const Slotted &, const Slotted &) = default;
};

/// Goals in a table of 64 x 4^k slots, each in one of its own: the first free slot at or after the
/// one that the top bits of its hash name, in the order of the hashes (linear probing). A cell
/// draws slots until one holds a goal that fits it: every goal that fits is equally likely, and
/// what is drawn for one goal does not depend on the others, but for the few that linear probing
/// moves. So an edited goal moves only the cells it touches. The steep sizes are meant: a table
/// that grows reshuffles the boards.
/// Law: the layout depends on the goals and their hashes alone, not on their order.
class SlotTable final {
public:
    /// `goals` by ascending hash; slots without one hold `nobody`.
    SlotTable(std::span<const Slotted> goals, GoalIndex nobody);

    /// The goal of a slot, below 2^bits(), or `nobody`.
    GoalIndex at(std::uint64_t slot) const { return m_slots[slot]; }

    int bits() const { return m_bits; }

private:
    int m_bits = 6;
    std::vector<GoalIndex> m_slots;
};

} // namespace boardwright
