// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace boardwright {

/// Index of an enabled objective in CompiledSet::goals.
using GoalIndex = std::int32_t;

/// A goal and the hash that determines its slot.
struct Slotted {
    std::uint64_t hash = 0;
    GoalIndex goal = -1;

    friend auto operator<=>(const Slotted &, const Slotted &) = default;
};

/// Goals in a table of 64 x 4^k slots, one per slot. In order of their hashes, each takes the first
/// free slot from the one given by the top bits of its hash (linear probing). A cell draws slots
/// until one holds a goal that fits, so every goal that fits is equally likely. What is drawn for
/// one goal does not depend on the others, except for the few moved by linear probing, so an edited
/// goal changes only the cells that it affects. Sizes grow in steep steps on purpose: a table that
/// grows reshuffles the boards. Law: the layout depends on the goals and their hashes alone, not on
/// their order.
class SlotTable final {
public:
    /// `goals` by ascending hash; empty slots hold `nobody`.
    SlotTable(std::span<const Slotted> goals, GoalIndex nobody);

    /// The goal of a slot (below 2^bits()), or `nobody`.
    GoalIndex at(std::uint64_t slot) const { return m_slots[slot]; }

    int bits() const { return m_bits; }

private:
    int m_bits = 6;
    std::vector<GoalIndex> m_slots;
};

} // namespace boardwright
