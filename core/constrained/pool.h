// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/compiled_set.h"
#include "core/random/draws.h"

#include <algorithm>
#include <span>
#include <vector>

namespace boardwright {

/// Who takes part in one board: each enabled objective once, in or out by one weight roll for the
/// whole board. Where too few are in to fill it, excluded ones come back in keyed order.
class Pool final {
public:
    explicit Pool(const CompiledSet &set);

    /// Rolls the pool of one seed. Costs a draw for each goal that is not in every pool; where
    /// supply is not plainly enough, a look at every goal.
    void roll(const CompiledSet &set, const Draws &draws);

    /// Of `nobody`, the number of goals: false.
    bool has(GoalIndex goal) const { return m_isIn[static_cast<std::size_t>(goal)] != 0; }

    /// How many goals take part.
    int size() const { return m_size; }

    /// The goals that take part, ascending; listed when first asked for.
    const std::vector<GoalIndex> &goals() const;

    /// How many of them weighting had excluded.
    int pulledBack() const { return m_pulledBack; }

    /// Cells the pool can fill: placeable copies, but no more of a goal than stand apart in lines;
    /// all goals of a tag together supply one, those of an exclusion group what it allows, counted
    /// goal by goal in an order of their own, and forced goals no more than they designate
    /// together. At least the cells of the board where that is plain without counting.
    int supply() const { return m_supply; }

    /// What the goals but `left` (ascending) supply.
    static int supplyWithout(const CompiledSet &set, std::span<const GoalIndex> left);

private:
    /// How much has been supplied, goal by goal.
    class Supplied {
    public:
        explicit Supplied(const CompiledSet &set);
        void clear();
        /// Whether a goal would add anything: its tag is not supplied yet, its groups have room,
        /// it designates a cell that others leave.
        bool isMoreWith(const CompiledSet &set, const CompiledGoal &goal) const;
        void add(const CompiledSet &set, const CompiledGoal &goal);

        int cells() const { return m_free + std::min(m_forced, m_designated); }

    private:
        int copiesOf(const CompiledSet &set, const CompiledGoal &goal) const;
        int newlyDesignated(const CompiledSet &set, const CompiledGoal &goal) const;

        int m_free = 0; ///< copies of unforced goals
        int m_forced = 0; ///< and of forced ones,
        int m_designated = 0; ///< which designate so many cells in all
        std::vector<std::uint8_t> m_isDesignated; ///< by site
        std::vector<std::uint8_t> m_tags;
        std::vector<int> m_groups;
    };

    template <typename IsIn>
    static void addAll(const CompiledSet &set, Supplied &supplied, IsIn isIn);

    void pullBack(const CompiledSet &set, const Draws &draws);

    struct Excluded {
        std::uint64_t draw;
        std::uint64_t identity;
        GoalIndex goal;
    };

    std::vector<std::uint8_t> m_isIn; ///< by goal, and for nobody
    std::vector<Excluded> m_excluded;
    Supplied m_supplied;
    int m_size = 0;
    int m_supply = 0;
    int m_pulledBack = 0;
    mutable std::vector<GoalIndex> m_goals; ///< empty: not listed yet
};

} // namespace boardwright
