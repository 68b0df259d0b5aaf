// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/names.h"

#include "core/random/mix.h"
#include "core/random/siphash.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <tuple>
#include <utility>

namespace boardwright::worlds {

namespace {

std::uint64_t hashOf(const QString &text)
{
    constexpr std::uint64_t key0 = 0x7a6f6e65736f6677U;
    constexpr std::uint64_t key1 = 0x6f726c646e616d65U;
    return sipHash(text.toUtf8(), key0, key1);
}

/// Of the rank-th, from 0, of those with equal names.
std::uint64_t ranked(std::uint64_t name, std::uint64_t rank)
{
    return rank == 0 ? name : mix(name + goldenStep * rank);
}

} // namespace

Names::Names(const Pool &pool)
    : m_zones(pool.zones.size())
{
    std::vector<std::size_t> order(pool.zones.size());
    std::ranges::iota(order, std::size_t{0});
    std::ranges::stable_sort(order, std::less(), [&](std::size_t zone) {
        const PoolZone &of = pool.zones[zone];
        return std::tie(of.name, of.portals, of.gems);
    });
    std::uint64_t rank = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const PoolZone &of = pool.zones[order[i]];
        rank = i > 0 && pool.zones[order[i - 1]].name == of.name ? rank + 1 : 0;
        Zone &zone = m_zones[order[i]];
        zone.own = ranked(hashOf(of.name), rank);
        for (qsizetype portal = 0; portal < of.portals.size(); ++portal) {
            const auto before = of.portals.first(portal).count(of.portals[portal]);
            zone.portals.push_back(ranked(together(zone.own, hashOf(of.portals[portal])),
                static_cast<std::uint64_t>(before)));
        }
    }
    for (std::size_t bit = 0; bit < m_states.size(); ++bit)
        m_states[bit] = std::cmp_less(bit, pool.states.size())
            ? hashOf(pool.states[static_cast<qsizetype>(bit)])
            : mix(goldenStep * (bit + 1)); // of a pool without names
}

std::uint64_t Names::ofStates(States set) const
{
    std::uint64_t sum = 0;
    for (States left = set; left != 0; left &= left - 1)
        sum += mix(m_states.at(static_cast<std::size_t>(std::countr_zero(left))));
    return sum;
}

std::uint64_t Names::together(std::uint64_t one, std::uint64_t other)
{
    return mix(one + goldenStep * mix(other + goldenStep));
}

std::uint64_t Names::pair(std::uint64_t one, std::uint64_t other)
{
    return mix(mix(one + goldenStep) + mix(other + goldenStep));
}

} // namespace boardwright::worlds
