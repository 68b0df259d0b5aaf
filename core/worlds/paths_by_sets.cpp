// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/paths.h"

#include <algorithm>
#include <bit>
#include <numeric>

/// Hill climbing asks hundreds of times for each world which gems can be taken. With few states,
/// all combinations of them at a portal are the bits of one number, so that portals are looked at
/// and not each combination at each portal.
namespace boardwright::worlds {

/// What does not depend on the joins.
void Paths::prepareSets()
{
    States asked = 0;
    for (const Stride &stride : m_strides)
        asked |= stride.claim->set | stride.claim->unset;
    if (std::popcount(asked) > mostInSet) {
        m_sets = Sets::TooManyStates;
        m_isLeft.clear();
        return;
    }
    m_sets = Sets::Prepared;
    m_changes.clear();
    for (const Stride &stride : m_strides)
        m_changes.emplace_back(*stride.claim, asked);
    m_byTo.resize(m_strides.size());
    std::ranges::iota(m_byTo, 0);
    const auto toOf = [this](int stride) { return m_strides[static_cast<std::size_t>(stride)].to; };
    std::ranges::sort(m_byTo, {}, [&](int stride) { return std::pair(toOf(stride), stride); });
    m_to.assign(m_world->joined.size(), {});
    for (int at = 0; const int stride : m_byTo) {
        Slice &slice = m_to[static_cast<std::size_t>(toOf(stride))];
        if (slice.last == 0)
            slice.first = at;
        slice.last = ++at;
    }
}

/// Adds to what is known at a portal; then it is looked at again.
void Paths::widen(std::vector<Combinations> &known, Portal portal, Combinations more)
{
    const auto at = static_cast<std::size_t>(portal);
    if ((more & ~known[at]) == 0)
        return;
    known[at] |= more;
    if (m_isOpen[at] == 0) {
        m_isOpen[at] = 1;
        m_open.push_back(portal);
    }
}

Portal Paths::nextOpen()
{
    const Portal portal = m_open.back();
    m_open.pop_back();
    m_isOpen[static_cast<std::size_t>(portal)] = 0;
    return portal;
}

/// How players can be at each portal. False: the steps are over.
bool Paths::findForward(Steps &steps)
{
    m_reached.assign(m_world->joined.size(), 0);
    m_isOpen.assign(m_world->joined.size(), 0);
    m_isLeft.assign(m_world->joined.size(), 0);
    const auto leave = [this](Portal by, Combinations as) {
        if (as != 0)
            m_isLeft[static_cast<std::size_t>(by)] = 1;
        if (const Portal to = m_world->joined[static_cast<std::size_t>(by)]; to != notJoined)
            widen(m_reached, to, as);
    };
    widen(m_reached, startPortal, 1); // no state is set
    while (!m_open.empty()) {
        const Portal portal = nextOpen();
        const Combinations here = m_reached[static_cast<std::size_t>(portal)];
        if (portal == startPortal)
            leave(startPortal, here);
        const Slice out = m_from[static_cast<std::size_t>(portal)];
        if (!steps.take(static_cast<std::uint64_t>(out.last - out.first)))
            return false;
        for (int i = out.first; i < out.last; ++i) {
            const auto stride = static_cast<std::size_t>(i);
            leave(m_strides[stride].to, m_changes[stride].after(here));
        }
    }
    return true;
}

/// How players can be at each portal who can come back to the start, in whatever state. False: the
/// steps are over.
bool Paths::findBackward(Steps &steps)
{
    m_back.assign(m_world->joined.size(), 0);
    widen(m_back, startPortal, m_reached[startPortal]);
    while (!m_open.empty()) {
        const Portal portal = nextOpen();
        const Portal by = m_world->joined[static_cast<std::size_t>(portal)];
        if (by == notJoined)
            continue;
        const Slice in = m_to[static_cast<std::size_t>(by)];
        if (!steps.take(static_cast<std::uint64_t>(in.last - in.first)))
            return false;
        for (int i = in.first; i < in.last; ++i) {
            const auto stride = static_cast<std::size_t>(m_byTo[static_cast<std::size_t>(i)]);
            const Portal from = m_strides[stride].from;
            widen(m_back, from,
                m_changes[stride].before(m_back[static_cast<std::size_t>(portal)])
                    & m_reached[static_cast<std::size_t>(from)]);
        }
    }
    return true;
}

Gems Paths::takeableBySets(Steps &steps)
{
    if (!findForward(steps) || !findBackward(steps))
        return 0;
    Gems gems = 0;
    for (std::size_t i = 0; i < m_strides.size(); ++i) {
        const Stride &stride = m_strides[i];
        const Portal to = m_world->joined[static_cast<std::size_t>(stride.to)];
        if (to != notJoined
            && (m_changes[i].after(m_reached[static_cast<std::size_t>(stride.from)])
                   & m_back[static_cast<std::size_t>(to)])
                != 0)
            gems |= stride.gems;
    }
    return gems;
}

} // namespace boardwright::worlds
