// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arrange/maximum.h"

#include <algorithm>

namespace boardwright::arrange {

namespace {

qint64 countOf(std::span<const int> counts, const std::vector<std::uint8_t> &isMember)
{
    qint64 count = 0;
    for (std::size_t type = 0; type < counts.size(); ++type)
        count += isMember[type] != 0 ? counts[type] : 0;
    return count;
}

qint64 wantedSites(const Terrain &terrain, std::size_t rule)
{
    qint64 wanted = 0;
    for (std::size_t site = 0; site < terrain.sites(); ++site)
        wanted += terrain.isWanted(rule, SiteIndex{static_cast<int>(site)}) ? 1 : 0;
    return wanted;
}

/// The pieces that a rule is for and that are twins of those of a type, itself among them.
int twinsOf(const Rule &rule, std::span<const int> counts, std::size_t type)
{
    int twins = 0;
    for (std::size_t other = 0; other < counts.size(); ++other)
        twins += rule.isFor[other] != 0 && rule.areTwins(type, other) ? counts[other] : 0;
    return twins;
}

/// How often a rule could give its points for one of the pieces that it is for, with so many others
/// on the board.
qint64 mostTimes(const Rule &rule, qint64 others, bool hasAlso, bool hasTwin)
{
    switch (rule.wish) {
    case Wish::Cell:
    case Wish::Region:
        return 1;
    case Wish::Each:
        return std::max<qint64>(0, others - rule.count);
    case Wish::Contents:
        return others >= rule.count && (!rule.needsAlso || hasAlso) ? 1 : 0;
    case Wish::Twin:
        return hasTwin ? 1 : 0;
    case Wish::Near:
    case Wish::Mirror:
    case Wish::Pairing:
    case Wish::Pair:
        return others > 0 ? 1 : 0;
    }
    return 0;
}

} // namespace

qint64 mostHappiness(const Terrain &terrain, std::span<const int> counts)
{
    qint64 most = 0;
    for (std::size_t i = 0; i < terrain.rules().size(); ++i) {
        const Rule &rule = terrain.rules()[i];
        if (rule.weight <= 0)
            continue;
        const qint64 others = countOf(counts, rule.isOther);
        const bool hasAlso = countOf(counts, rule.isAlso) > 0;
        qint64 times = 0;
        for (std::size_t type = 0; type < counts.size(); ++type) {
            if (rule.isFor[type] == 0 || counts[type] == 0)
                continue;
            const bool hasTwin = rule.wish == Wish::Twin && twinsOf(rule, counts, type) > 1;
            times += counts[type] * mostTimes(rule, others - rule.isOther[type], hasAlso, hasTwin);
        }
        if (rule.wish == Wish::Cell || rule.wish == Wish::Region)
            times = std::min(times, wantedSites(terrain, i));
        most += times * rule.weight;
    }
    return most;
}

} // namespace boardwright::arrange
