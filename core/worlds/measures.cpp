// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/measures.h"

#include "core/generator/target_table.h"
#include "core/worlds/facts.h"

#include <QtTranslation>

#include <array>

namespace boardwright::worlds {

using namespace Qt::StringLiterals;

namespace {

enum WorldMeasure : std::uint8_t { Relevant, WalkLength, ZoneCount, Visits, RoleOfZone };

/// In the order of Role.
constexpr std::array roleClasses{
    Choice{
        .key = "not_reached"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Not reached")},
    Choice{.key = "dead_end"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Dead end")},
    Choice{.key = "aside"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Not on the walk")},
    Choice{.key = "walked"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "On the walk")},
    Choice{.key = "needed"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Needed")},
};

constexpr std::array worldMeasures{
    Measure{.key = "relevant"_L1,
        .scope = Scope::Board,
        .unit = Unit::Percent,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Relevant zones"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Share of the zones that the shortest winning walk enters")},
    Measure{.key = "walk_length"_L1,
        .scope = Scope::Board,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Shortest walk"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "The fewest claims that collect all gems and lead back to the start")},
    Measure{.key = "zone_count"_L1,
        .scope = Scope::Board,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Zones of the world"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "How many zones the world is made of")},
    Measure{.key = "visits"_L1,
        .scope = Scope::Site,
        .summed = false,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Visits"),
        .help
        = QT_TRANSLATE_NOOP("boardwright::Fields", "How often the shortest walk enters the zone")},
    Measure{.key = "role"_L1,
        .scope = Scope::Site,
        .scale = ScaleKind::Classes,
        .classes = roleClasses,
        .summed = false,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Use of the zone"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Whether players need the zone. From a dead end nobody comes back to the start. "
            "Without a needed zone the world cannot be won")},
};

/// Named gates would say nothing that the measures do not.
constexpr std::array<Gate, 0> namedGates{};
constexpr std::array gateList = allGates<namedGates, worldMeasures>();
constexpr std::array gateNames = gateChoices(gateList);
constexpr std::array gateColumns = gateFields(gateNames);
constexpr std::array targetColumns = targetFields(gateNames, worldMeasures);

constexpr std::array worldCounters{
    Counter{.key = "attempts"_L1, .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Attempts")},
    Counter{.key = "accepted"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Worlds that can be won")},
};

} // namespace

constexpr std::span<const Measure> measures = worldMeasures;
constexpr std::span<const Counter> counters = worldCounters;
constexpr std::span<const Gate> gates = gateList;
constexpr Section gateTable = gateSection("world_gates"_L1, gateColumns);
constexpr Section targetTable = targetSection("world_targets"_L1, targetColumns);

void takeMeasures(WorldScratch &scratch, Measured &into)
{
    takeJudged(scratch.maker.world(), scratch.walk, into);
    for (const Role role : rolesOf(scratch))
        into.values[RoleOfZone].push_back(static_cast<double>(role));
}

void takeJudged(const World &world, const std::vector<Stride> &walk, Measured &into)
{
    takeSummed(world, walk, into);
    const std::vector<int> visits = visitsOf(world, walk);
    into.values[Visits].assign(visits.begin(), visits.end());
    into.values[RoleOfZone].clear();
}

void takeSummed(const World &world, const std::vector<Stride> &walk, Measured &into)
{
    constexpr double hundred = 100;
    into.values.resize(worldMeasures.size());
    into.values[Relevant] = {hundred * relevantShare(world, walk)};
    into.values[WalkLength] = {static_cast<double>(walk.size())};
    into.values[ZoneCount] = {static_cast<double>(world.zones.size())};
}

} // namespace boardwright::worlds
