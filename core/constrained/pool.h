// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/compiled_set.h"
#include "core/random/draws.h"

#include <vector>

namespace boardwright {

/// Who takes part in one board: each enabled objective once, in or out by one weight roll for the
/// whole board. Where too few are in to fill it, excluded ones come back in keyed order.
class Pool final {
public:
    explicit Pool(const CompiledSet &set);

    /// Rolls the pool of one seed.
    void roll(const CompiledSet &set, const Draws &draws);

    /// The goals that take part, ascending.
    const std::vector<GoalIndex> &goals() const { return m_goals; }

    /// How many of them weighting had excluded.
    int pulledBack() const { return m_pulledBack; }

    /// Cells the pool can fill: placeable copies, where all goals of a tag together supply one and
    /// those of an exclusion group what it allows, counted goal by goal in an order of their own.
    int supply() const { return m_supply; }

private:
    /// Counts a goal that joins; false if it adds nothing (its tag or a group is supplied already).
    bool addSupply(const CompiledSet &set, const CompiledGoal &goal);
    void pullBack(const CompiledSet &set, const Draws &draws);

    struct Excluded {
        std::uint64_t draw;
        std::uint64_t identity;
        GoalIndex goal;
    };

    std::vector<GoalIndex> m_goals;
    std::vector<Excluded> m_excluded;
    std::vector<std::uint8_t> m_tagSupplied;
    std::vector<int> m_groupSupplied; ///< by exclusion group
    int m_supply = 0;
    int m_pulledBack = 0;
};

} // namespace boardwright
