// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worlds/state_sets.h"
#include "core/worlds/steps.h"
#include "core/worlds/world.h"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace boardwright::worlds {

/// One claim of a walk through a world: by `from` into a zone, by `to` out of it.
struct Stride {
    Portal from = 0;
    Portal to = 0;
    const Claim *claim = nullptr;
    Gems gems = 0; ///< of the world
};

/// What becomes of players in a zone of a world.
enum class Reach : std::uint8_t {
    Never, ///< nobody gets in
    DeadEnd, ///< whoever enters cannot come back to the start
    Returns,
};

/// The answer of a search.
enum class Found : std::uint8_t { Yes, No, OverBudget };

/// Where players are: at a portal, in a state.
struct Standing {
    Portal portal = startPortal;
    States state = 0;

    friend bool operator==(const Standing &, const Standing &) = default;
};

/// What players can do in a world. They are always at a portal that they have just come through
/// from outside, in a state, with some gems; a claim takes them to another one, whose join they
/// pass. At the start they turn round, in whatever state they are. Reused from world to world. Not
/// for several threads.
///
/// A world is won by a walk from the start back to it that takes every gem. Without states, there
/// is one if and only if each gem has a claim that begins and ends in the strongly connected
/// component of the start. With states, the components of (portal, state) form a graph without
/// cycles, and the walks through it are told apart by the gems that they take. Source: seeds 5.
///
/// All searches take steps as they go on. What they return means nothing, but for OverBudget, once
/// the steps are over.
class Paths final {
public:
    /// `pool` must outlive this.
    explicit Paths(const Pool &pool)
        : m_pool(&pool)
    {
    }

    /// The world that all else is about, until the next call. Its joins may change in between, its
    /// zones may not. It must outlive this.
    void take(const World &world);

    /// Whether the world can be won, or could be if players did not use one of its zones (an index
    /// of World::zones). Without states, OverBudget only if the steps are over.
    Found canBeWon(Steps &steps, int without = -1);

    /// The gems that some walk from the start back to it takes; without states, one takes them all.
    /// Much faster if the claims of the world ask for at most six states. None if there is too much
    /// to search.
    Gems takeable(Steps &steps);

    /// By portal: whether players leave zones by it, in the world that takeable() was asked about
    /// last. What portals are joined to by which nobody leaves makes no difference to takeable().
    /// Empty if it is not known.
    const std::vector<std::uint8_t> &left() const { return m_isLeft; }

    /// What becomes of players in each zone. All are Never if there is too much to search.
    std::vector<Reach> reach(Steps &steps);

    /// A walk of the fewest claims that wins the world; `walk` is empty unless it is found. Its
    /// steps grow exponentially with the gems that are far from each other.
    Found shortest(std::vector<Stride> &walk, Steps &steps);

    /// Where players can be who are about to leave a zone by a portal that is joined to nothing,
    /// in the order in which they get there; before any zone, at the start.
    const std::vector<Standing> &exits(Steps &steps);

private:
    struct Edge {
        int to = 0; ///< a node
        int stride = -1; ///< -1: turning round at the start
        Gems gems = 0;
    };

    struct Node {
        Standing at;
        int stateId = 0;
    };

    struct Slice {
        int first = 0;
        int last = 0; ///< one past the last
    };

    std::size_t placeOf(Portal portal, int stateId) const;
    int idOfState(States state);
    int nodeAt(Standing standing, int stateId);
    bool build(int without, Steps &steps);
    bool addEdges(int node, int without, Steps &steps);
    void findComponents();
    void findReturns();
    bool hasReturned(int node) const;
    Found walkComponents(Gems wanted, Steps &steps);
    void prepareSets();
    void widen(std::vector<Combinations> &known, Portal portal, Combinations more);
    Portal nextOpen();
    bool findForward(Steps &steps);
    bool findBackward(Steps &steps);
    Gems takeableBySets(Steps &steps);
    Gems takeableByNodes(Steps &steps);

    const Pool *m_pool;
    const World *m_world = nullptr;
    std::vector<Stride> m_strides; ///< by `from`
    std::vector<Slice> m_from; ///< by portal: its strides

    std::vector<Node> m_nodes; ///< that can be reached; the first is the start
    std::unordered_map<States, int> m_stateIds; ///< looked up, never iterated
    std::vector<int> m_ids; ///< by state and portal, see placeOf(); -1: not reached
    std::vector<std::uint8_t> m_isExit; ///< the same
    std::vector<Edge> m_edges; ///< by node
    std::vector<Slice> m_out; ///< by node: its edges
    std::vector<int> m_component; ///< by node; an edge never leads to a higher one
    std::vector<int> m_byComponent; ///< nodes, by ascending component
    int m_components = 0;
    std::vector<std::uint8_t> m_returns; ///< by component: whether the start can be reached again
    std::vector<Standing> m_exits;

    /// For takeableBySets().
    enum class Sets : std::uint8_t { Unprepared, Prepared, TooManyStates };
    Sets m_sets = Sets::Unprepared;
    std::vector<StateChange> m_changes; ///< by stride
    std::vector<int> m_byTo; ///< strides, by `to`
    std::vector<Slice> m_to; ///< by portal: its part of m_byTo
    std::vector<Combinations> m_reached; ///< by portal: how players can be there
    std::vector<Combinations> m_back; ///< by portal: of these, how they can come back to the start
    std::vector<std::uint8_t> m_isLeft; ///< by portal: whether players leave by it
    std::vector<Portal> m_open; ///< portals to look at again
    std::vector<std::uint8_t> m_isOpen; ///< by portal
};

} // namespace boardwright::worlds
