// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/compiled_set.h"
#include "core/random/draws.h"

#include <algorithm>
#include <span>
#include <vector>

namespace boardwright {

/// The pool of one board: the enabled objectives that may be placed. One weight roll per objective
/// decides for the whole board. If the pool is too small to fill it, excluded objectives are added
/// back in keyed order.
class Pool final {
public:
    explicit Pool(const CompiledSet &set);

    /// Rolls the pool of one seed. Costs one draw for each goal that is not in every pool, and a
    /// scan of all goals if supply is not obviously sufficient.
    void roll(const CompiledSet &set, const Draws &draws);

    /// False for `nobody` (the number of goals).
    bool has(GoalIndex goal) const { return m_isIn[static_cast<std::size_t>(goal)] != 0; }

    /// The number of goals in the pool.
    int size() const { return m_size; }

    /// The goals of the pool, ascending; listed on first use.
    const std::vector<GoalIndex> &goals() const;

    /// How many of them weighting had excluded.
    int pulledBack() const { return m_pulledBack; }

    /// Upper bound on the cells that the pool can fill: placeable copies, limited for each goal by
    /// mostApart; one for all goals of a tag together; what each exclusion group allows, counted
    /// goal by goal in a fixed order; for forced goals at most the cells they are forced to,
    /// together. If it obviously suffices, only guaranteed to be at least the cells of the board.
    int supply() const { return m_supply; }

    /// The supply of all goals except `left` (ascending).
    static int supplyWithout(const CompiledSet &set, std::span<const GoalIndex> left);

private:
    /// The supply counted so far, goal by goal.
    class Supplied {
    public:
        explicit Supplied(const CompiledSet &set);
        void clear();
        /// Whether the goal would add supply: its tag is not supplied yet, its groups have
        /// capacity, and one of its forced cells is not taken.
        bool isMoreWith(const CompiledSet &set, const CompiledGoal &goal) const;
        void add(const CompiledSet &set, const CompiledGoal &goal);

        int cells() const { return m_free + std::min(m_forced, m_designated); }

    private:
        int copiesOf(const CompiledSet &set, const CompiledGoal &goal) const;
        int newlyDesignated(const CompiledSet &set, const CompiledGoal &goal) const;

        int m_free = 0; ///< copies of unforced goals
        int m_forced = 0; ///< copies of forced goals
        int m_designated = 0; ///< cells that those are forced to
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

    std::vector<std::uint8_t> m_isIn; ///< by goal; the entry for `nobody` is 0
    std::vector<Excluded> m_excluded;
    Supplied m_supplied;
    int m_size = 0;
    int m_supply = 0;
    int m_pulledBack = 0;
    mutable std::vector<GoalIndex> m_goals; ///< empty: not listed yet
};

} // namespace boardwright
