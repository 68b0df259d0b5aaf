// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/paths.h"

#include <algorithm>
#include <utility>

namespace boardwright::worlds {

namespace {

constexpr std::size_t mostNodes = 200'000;
constexpr std::size_t mostWalks = 2'000'000; ///< that differ in their component and gems
constexpr std::size_t mostStandings = 12'000'000; ///< of a shortest walk: node and gems

bool contains(Gems gems, Gems wanted)
{
    return (gems & wanted) == wanted;
}

/// Adds a set of gems unless one that is there has them all; removes those that it has. False: it
/// was not added, or the steps are over.
bool addLargest(std::vector<Gems> &sets, Gems gems, Steps &steps)
{
    if (!steps.take(sets.size() + 1))
        return false;
    if (std::ranges::any_of(sets, [&](Gems other) { return contains(other, gems); }))
        return false;
    std::erase_if(sets, [&](Gems other) { return contains(gems, other); });
    sets.push_back(gems);
    return true;
}

} // namespace

void Paths::take(const World &world)
{
    m_world = &world;
    m_sets = Sets::Unprepared;
    m_strides.clear();
    m_from.assign(world.joined.size(), {});
    for (const DrawnZone &drawn : world.zones) {
        const PoolZone &zone = m_pool->zones[static_cast<std::size_t>(drawn.zone)];
        for (const Claim &claim : zone.claims) {
            const Portal from = drawn.firstPortal + claim.from;
            Slice &slice = m_from[static_cast<std::size_t>(from)];
            const auto index = static_cast<int>(m_strides.size());
            if (slice.last == 0)
                slice.first = index;
            slice.last = index + 1;
            m_strides.push_back({.from = from,
                .to = drawn.firstPortal + claim.to,
                .claim = &claim,
                .gems = claim.gems << drawn.firstGem});
        }
    }
}

std::size_t Paths::placeOf(Portal portal, int stateId) const
{
    return static_cast<std::size_t>(stateId) * m_world->joined.size()
        + static_cast<std::size_t>(portal);
}

int Paths::idOfState(States state)
{
    const auto [known, isNew] = m_stateIds.try_emplace(state, static_cast<int>(m_stateIds.size()));
    if (isNew) {
        m_ids.resize(m_ids.size() + m_world->joined.size(), -1);
        m_isExit.resize(m_ids.size(), 0);
    }
    return known->second;
}

int Paths::nodeAt(Standing standing, int stateId)
{
    int &id = m_ids[placeOf(standing.portal, stateId)];
    if (id < 0) {
        id = static_cast<int>(m_nodes.size());
        m_nodes.push_back({.at = standing, .stateId = stateId});
    }
    return id;
}

/// False: the steps are over.
bool Paths::addEdges(int node, int without, Steps &steps)
{
    const auto [here, hereId] = m_nodes[static_cast<std::size_t>(node)];
    const auto leave = [&](Portal by, States state, int stateId, int stride, Gems gems) {
        const Portal to = m_world->joined[static_cast<std::size_t>(by)];
        if (to != notJoined) {
            m_edges.push_back({.to = nodeAt({.portal = to, .state = state}, stateId),
                .stride = stride,
                .gems = gems});
            return;
        }
        if (std::uint8_t &isKnown = m_isExit[placeOf(by, stateId)]; isKnown == 0) {
            isKnown = 1;
            m_exits.push_back({.portal = by, .state = state});
        }
    };
    if (here.portal == startPortal) {
        leave(startPortal, here.state, hereId, -1, 0);
        return steps.take();
    }
    if (m_world->zoneOf[static_cast<std::size_t>(here.portal)] == without)
        return steps.take();
    const Slice strides = m_from[static_cast<std::size_t>(here.portal)];
    for (int i = strides.first; i < strides.last; ++i) {
        if (!steps.take())
            return false;
        const Stride &stride = m_strides[static_cast<std::size_t>(i)];
        if (!stride.claim->allows(here.state))
            continue;
        // What no claim asks for makes no difference.
        const States after = m_pool->hasStates ? stride.claim->after(here.state) : 0;
        leave(stride.to, after, after == here.state ? hereId : idOfState(after), i, stride.gems);
    }
    return true;
}

/// Finds all that can be reached. False: there is too much of it.
bool Paths::build(int without, Steps &steps)
{
    m_nodes.clear();
    m_stateIds.clear();
    m_ids.clear();
    m_isExit.clear();
    m_edges.clear();
    m_out.clear();
    m_exits.clear();
    nodeAt({}, idOfState(0));
    for (std::size_t node = 0; node < m_nodes.size(); ++node) {
        if (m_nodes.size() > mostNodes)
            return false;
        const auto first = static_cast<int>(m_edges.size());
        if (!addEdges(static_cast<int>(node), without, steps))
            return false;
        m_out.push_back({.first = first, .last = static_cast<int>(m_edges.size())});
    }
    return true;
}

/// Tarjan's algorithm, without recursion.
void Paths::findComponents()
{
    struct Visit {
        int node = 0;
        int next = 0; ///< edge
    };

    const std::size_t count = m_nodes.size();
    std::vector<int> order(count, -1);
    std::vector<int> lowest(count, 0);
    std::vector<int> open;
    std::vector<Visit> visits;
    m_component.assign(count, -1);
    m_byComponent.clear();
    m_components = 0;
    int reached = 0;
    const auto enter = [&](int node) {
        const auto at = static_cast<std::size_t>(node);
        order[at] = lowest[at] = reached++;
        open.push_back(node);
        visits.push_back({.node = node, .next = m_out[at].first});
    };
    enter(0); // all nodes are reached from the start
    while (!visits.empty()) {
        Visit &visit = visits.back();
        const auto node = static_cast<std::size_t>(visit.node);
        if (visit.next < m_out[node].last) {
            const int to = m_edges[static_cast<std::size_t>(visit.next++)].to;
            const auto target = static_cast<std::size_t>(to);
            if (order[target] < 0)
                enter(to);
            else if (m_component[target] < 0)
                lowest[node] = std::min(lowest[node], order[target]);
            continue;
        }
        if (lowest[node] == order[node]) {
            int member = -1;
            do {
                member = open.back();
                open.pop_back();
                m_component[static_cast<std::size_t>(member)] = m_components;
                m_byComponent.push_back(member);
            } while (member != visit.node);
            ++m_components;
        }
        visits.pop_back();
        if (!visits.empty()) {
            const auto before = static_cast<std::size_t>(visits.back().node);
            lowest[before] = std::min(lowest[before], lowest[node]);
        }
    }
}

/// Components are numbered so that edges lead to lower ones, or stay.
void Paths::findReturns()
{
    m_returns.assign(static_cast<std::size_t>(m_components), 0);
    for (const int node : m_byComponent) {
        const auto at = static_cast<std::size_t>(node);
        std::uint8_t &returns = m_returns[static_cast<std::size_t>(m_component[at])];
        if (m_nodes[at].at.portal == startPortal)
            returns = 1;
        for (int i = m_out[at].first; returns == 0 && i < m_out[at].last; ++i)
            returns = hasReturned(m_edges[static_cast<std::size_t>(i)].to) ? 1 : 0;
    }
}

/// Whether players can come back to the start from a node, as far as findReturns() is.
bool Paths::hasReturned(int node) const
{
    const int component = m_component[static_cast<std::size_t>(node)];
    return m_returns[static_cast<std::size_t>(component)] != 0;
}

Gems Paths::takeable(Steps &steps)
{
    if (m_sets == Sets::Unprepared)
        prepareSets();
    return m_sets == Sets::Prepared ? takeableBySets(steps) : takeableByNodes(steps);
}

Gems Paths::takeableByNodes(Steps &steps)
{
    if (!build(-1, steps))
        return 0;
    findComponents();
    findReturns();
    Gems gems = 0;
    for (const Edge &edge : m_edges) {
        if (hasReturned(edge.to))
            gems |= edge.gems;
    }
    return gems;
}

std::vector<Reach> Paths::reach(Steps &steps)
{
    std::vector<Reach> reached(m_world->zones.size(), Reach::Never);
    if (!build(-1, steps))
        return reached;
    findComponents();
    findReturns();
    for (std::size_t node = 0; node < m_nodes.size(); ++node) {
        const int zone = m_world->zoneOf[static_cast<std::size_t>(m_nodes[node].at.portal)];
        if (zone < 0)
            continue;
        const bool returns = hasReturned(static_cast<int>(node));
        Reach &of = reached[static_cast<std::size_t>(zone)];
        of = std::max(of, returns ? Reach::Returns : Reach::DeadEnd);
    }
    return reached;
}

/// From the component of the start down: the largest sets of gems with which players get to each.
Found Paths::walkComponents(Gems wanted, Steps &steps)
{
    const auto count = static_cast<std::size_t>(m_components);
    std::vector<Gems> inside(count, 0);
    std::vector<std::uint8_t> hasStart(count, 0);
    std::vector<std::vector<Edge>> across(count); // to components
    for (std::size_t node = 0; node < m_nodes.size(); ++node) {
        const auto from = static_cast<std::size_t>(m_component[node]);
        if (m_nodes[node].at.portal == startPortal)
            hasStart[from] = 1;
        for (int i = m_out[node].first; i < m_out[node].last; ++i) {
            const Edge &edge = m_edges[static_cast<std::size_t>(i)];
            const int to = m_component[static_cast<std::size_t>(edge.to)];
            if (std::cmp_equal(to, from))
                inside[from] |= edge.gems;
            else if (m_returns[static_cast<std::size_t>(to)] != 0)
                across[from].push_back({.to = to, .stride = edge.stride, .gems = edge.gems});
        }
    }
    std::vector<std::vector<Gems>> walks(count);
    walks[static_cast<std::size_t>(m_component.front())] = {0};
    std::size_t added = 0;
    for (std::size_t component = count; component-- > 0;) {
        for (const Gems gems : walks[component]) {
            const Gems all = gems | inside[component];
            if (hasStart[component] != 0 && contains(all, wanted))
                return Found::Yes;
            for (const Edge &edge : across[component]) {
                const bool isAdded
                    = addLargest(walks[static_cast<std::size_t>(edge.to)], all | edge.gems, steps);
                added += isAdded ? 1 : 0;
                if (added > mostWalks || steps.areOver())
                    return Found::OverBudget;
            }
        }
        walks[component].clear();
    }
    return Found::No;
}

Found Paths::canBeWon(Steps &steps, int without)
{
    if (!build(without, steps))
        return Found::OverBudget;
    findComponents();
    const Gems wanted = m_world->allGems();
    if (m_pool->hasStates) {
        findReturns();
        return walkComponents(wanted, steps);
    }
    Gems gems = 0;
    for (std::size_t node = 0; node < m_nodes.size(); ++node) {
        if (m_component[node] != m_component.front())
            continue;
        for (int i = m_out[node].first; i < m_out[node].last; ++i) {
            const Edge &edge = m_edges[static_cast<std::size_t>(i)];
            if (m_component[static_cast<std::size_t>(edge.to)] == m_component.front())
                gems |= edge.gems;
        }
    }
    return contains(gems, wanted) ? Found::Yes : Found::No;
}

const std::vector<Standing> &Paths::exits(Steps &steps)
{
    if (!build(-1, steps))
        m_exits.clear();
    return m_exits;
}

Found Paths::shortest(std::vector<Stride> &walk, Steps &steps)
{
    struct Reached {
        int node = 0;
        int before = -1; ///< index
        int stride = -1;
        Gems gems = 0;
    };

    walk.clear();
    if (!build(-1, steps))
        return Found::OverBudget;
    findComponents();
    findReturns();
    const Gems wanted = m_world->allGems();
    std::vector<std::vector<Gems>> seen(m_nodes.size()); // the largest sets, by node
    std::vector<Reached> reached;
    const auto isStart = [&](int node) {
        return m_nodes[static_cast<std::size_t>(node)].at.portal == startPortal;
    };
    const auto add = [&](const Reached &found) {
        const auto node = static_cast<std::size_t>(found.node);
        if (hasReturned(found.node) && addLargest(seen[node], found.gems, steps))
            reached.push_back(found);
    };
    add({});
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const Reached here = reached[next];
        if (isStart(here.node) && contains(here.gems, wanted)) {
            for (auto at = static_cast<int>(next); at >= 0;) {
                const Reached &step = reached[static_cast<std::size_t>(at)];
                if (step.stride >= 0)
                    walk.push_back(m_strides[static_cast<std::size_t>(step.stride)]);
                at = step.before;
            }
            std::ranges::reverse(walk);
            return Found::Yes;
        }
        if (reached.size() > mostStandings || steps.areOver())
            return Found::OverBudget;
        const Slice out = m_out[static_cast<std::size_t>(here.node)];
        for (int i = out.first; i < out.last; ++i) {
            const Edge &edge = m_edges[static_cast<std::size_t>(i)];
            const std::size_t before = reached.size();
            add({.node = edge.to,
                .before = static_cast<int>(next),
                .stride = edge.stride,
                .gems = here.gems | edge.gems});
            // Turning round at the start is no claim: what is behind it is just as near.
            if (reached.size() == before || !isStart(edge.to))
                continue;
            const Slice turn = m_out[static_cast<std::size_t>(edge.to)];
            if (turn.first < turn.last)
                add({.node = m_edges[static_cast<std::size_t>(turn.first)].to,
                    .before = static_cast<int>(before),
                    .stride = -1,
                    .gems = here.gems | edge.gems});
        }
    }
    return steps.areOver() ? Found::OverBudget : Found::No;
}

} // namespace boardwright::worlds
