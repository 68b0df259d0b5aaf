// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/progression.h"

#include <array>
#include <bit>

namespace boardwright {

namespace {

/// Where a zone begins and ends, in fifths of the board's progress.
struct ZoneSpan {
    Zone zone;
    int begin;
    int end;
};

constexpr int parts = 5;
constexpr std::array<ZoneSpan, 4> spans{
    {{.zone = Zone::Early, .begin = 0, .end = 2}, {.zone = Zone::Mid, .begin = 1, .end = 3},
        {.zone = Zone::Late, .begin = 2, .end = 4}, {.zone = Zone::Endgame, .begin = 3, .end = 5}}};

} // namespace

Zones zonesAt(Fraction progress)
{
    Zones zones;
    if (progress.denominator == 0)
        return zones;
    const qint64 reached = qint64{parts} * progress.numerator;
    for (const ZoneSpan &span : spans) {
        if (reached >= qint64{span.begin} * progress.denominator
            && reached <= qint64{span.end} * progress.denominator)
            zones |= span.zone;
    }
    return zones;
}

bool isExclusive(Zones zones)
{
    return std::has_single_bit(static_cast<unsigned>(zones.toInt()));
}

Zones carriedZones(const Objective &objective)
{
    return objective.progression ? objective.progression : allZones;
}

bool isValueInZones(int index, int count, Zones carried, Zones site)
{
    const Zones shared = carried & site;
    if (!shared)
        return true;
    const auto zonesCarried
        = static_cast<qint64>(std::popcount(static_cast<unsigned>(carried.toInt())));
    qint64 zoneIndex = 0;
    for (const ZoneSpan &span : spans) {
        if (!carried.testFlag(span.zone))
            continue;
        if (shared.testFlag(span.zone) && index * zonesCarried < (zoneIndex + 1) * count
            && (index + qint64{1}) * zonesCarried > zoneIndex * count)
            return true;
        ++zoneIndex;
    }
    return false;
}

} // namespace boardwright
