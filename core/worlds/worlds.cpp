// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/worlds.h"

#include "core/board/stopped_run.h"
#include "core/generator/bins.h"
#include "core/worlds/checker.h"
#include "core/worlds/codes.h"
#include "core/worlds/facts.h"
#include "core/worlds/layout.h"
#include "core/worlds/lint.h"
#include "core/worlds/make_world.h"
#include "core/worlds/measures.h"
#include "core/worlds/world_set.h"

#include <QtTranslation>

#include <algorithm>
#include <array>
#include <bit>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<const Section *, 4> worldSections{
    &worlds::zoneTable, &worlds::claimTable, &worlds::gateTable, &worlds::targetTable};

const std::array worldTunables{Tunable{.key = "zone_weights"_L1,
    .section = &worlds::zoneTable,
    .field = worlds::columns::weight.key,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Weights of zones")}};

/// Worlds are made of zones, whose boards are not made here.
constexpr std::array unusedByWorlds{ObjectiveField::Weighting};

SiteIndex siteAt(int zone)
{
    return SiteIndex{static_cast<std::int32_t>(zone)};
}

/// The world as a graph. The join to the start has no link: the route begins where it leads.
std::shared_ptr<const Shape> shapeOfWorld(const worlds::Pool &pool, const worlds::World &world)
{
    auto shape = std::make_shared<Shape>();
    shape->topology = Topology::Graph;
    std::vector<std::pair<int, int>> joins;
    for (std::size_t portal = 1; portal < world.joined.size(); ++portal) {
        const auto a = static_cast<worlds::Portal>(portal);
        const worlds::Portal b = world.joined[portal];
        if (b < a)
            continue; // told from its other end, or the start's
        const int from = world.zoneOf[portal];
        const int to = world.zoneOf[static_cast<std::size_t>(b)];
        joins.emplace_back(from, to);
        shape->links.push_back({.a = siteAt(from),
            .b = siteAt(to),
            .kind = LinkKind::Join,
            .end = {portalName(pool, world, a), portalName(pool, world, b)}});
    }
    // As the world grew: each zone with its joins to those before it.
    std::ranges::stable_sort(
        shape->links, {}, [](const Link &link) { return std::max(link.a, link.b); });
    const auto zones = static_cast<int>(world.zones.size());
    const std::vector<QPointF> places = worlds::placesOf(zones, joins);
    shape->rows = 1;
    shape->columns = zones;
    for (int zone = 0; zone < zones; ++zone) {
        const QRectF place(places[static_cast<std::size_t>(zone)], worlds::nodeSize);
        shape->size = shape->size.expandedTo({place.right(), place.bottom()});
        shape->sites.push_back({.place = place,
            .row = 0,
            .column = zone,
            .progress = {},
            .zones = {},
            .kind = SiteKind::Zone});
    }
    return shape;
}

/// The finished world, step by step: each zone with its joins to those before it, as the world
/// grew; then the walk that wins it, with the gems collected so far as its score.
void writeTrace(const Result &board, const std::vector<worlds::Stride> &walk, Trace &trace)
{
    trace.steps.push_back({.act = Act::Begin, .stage = Stage::Join});
    for (std::size_t site = 0; site < board.at.size(); ++site) {
        const SiteIndex zone = siteAt(static_cast<int>(site));
        trace.steps.push_back(
            {.act = Act::Place, .stage = Stage::Join, .a = zone, .what = board.at[site].what});
        for (const Link &link : board.shape->links) {
            if (std::max(link.a, link.b) == zone)
                trace.steps.push_back({.act = Act::Join,
                    .stage = Stage::Join,
                    .a = link.a,
                    .b = link.b,
                    .value = static_cast<int>(link.kind)});
        }
    }
    trace.steps.push_back({.act = Act::End, .stage = Stage::Join});
    worlds::Gems gems = 0;
    for (std::size_t i = 0; i < walk.size(); ++i) {
        gems |= walk[i].gems;
        trace.scores.push_back(std::popcount(gems));
        trace.steps.push_back({.act = Act::Visit,
            .stage = Stage::Join,
            .a = board.route[i],
            .what = board.at[static_cast<std::size_t>(board.route[i])].what,
            .score = static_cast<std::uint32_t>(trace.scores.size())});
    }
}

/// Makes the board of each zone.
void addBoards(
    worlds::WorldScratch &memory, QStringView seed, Result &into, Trace *trace, Watch &watch)
{
    const std::vector<worlds::DrawnZone> &zones = memory.maker.world().zones;
    for (std::size_t zone = 0; zone < zones.size() && !watch.stopRequested(); ++zone) {
        auto part = memory.boards.make(zones[zone].zone, seed, siteAt(static_cast<int>(zone)),
            into.parts.size() + 1, trace, watch);
        if (part)
            into.parts.push_back(*std::move(part));
    }
    if (const std::size_t missing = zones.size() - into.parts.size(); missing > 0)
        into.made.push_back({.code = toCode(WorldsCode::ZonesWithoutBoard),
            .severity = Severity::Warning,
            .args = {static_cast<qint64>(missing), static_cast<qint64>(zones.size())}});
}

std::unexpected<Failure> failed(Code code, Result &into, qint64 number)
{
    Finding why{.code = code, .severity = Severity::Error, .args = {number}};
    into.reset(std::make_shared<const Shape>());
    return std::unexpected(Failure{.code = code, .why = {std::move(why)}});
}

} // namespace

const Info &WorldsGenerator::info() const
{
    static const Info info{.key = "worlds"_L1,
        .version = 3,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Worlds"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Zones joined at their portals, so that all gems can be collected on the way back to "
            "the start"),
        .needsData = true,
        .drawsByText = true,
        .seeds = SeedUse::Own,
        .sections = worldSections,
        .unusedFields = unusedByWorlds,
        .parameters = worlds::parameters,
        .measures = worlds::measures,
        .counters = worlds::counters,
        .gates = worlds::gates,
        .gateTable = &worlds::gateTable,
        .tunables = worldTunables,
        .targetTable = &worlds::targetTable,
        .walkTexts = worlds::walkTexts,
        .codes = worldsCodes};
    return info;
}

Settings WorldsGenerator::settingsFor(const GoalSet & /*set*/) const
{
    return defaultSettings(worlds::parameters);
}

QList<Problem> WorldsGenerator::lint(const GoalSet &set, const Settings &settings) const
{
    return worlds::lint(set, worlds::optionsOf(settings));
}

std::expected<std::shared_ptr<const Compiled>, QList<Problem>> WorldsGenerator::compile(
    const GoalSet &set, const Settings &settings) const
{
    QList<Problem> problems = lint(set, settings);
    problems.removeIf([](const Problem &problem) { return problem.severity != Severity::Error; });
    if (!problems.isEmpty())
        return std::unexpected(problems);
    return std::make_shared<const worlds::WorldSet>(set, settings);
}

std::unique_ptr<Scratch> WorldsGenerator::scratch(const Compiled &compiled) const
{
    return std::make_unique<worlds::WorldScratch>(static_cast<const worlds::WorldSet &>(compiled));
}

Outcome WorldsGenerator::run(const Compiled &compiled, Scratch &scratch, QStringView seed,
    Result &into, Trace *trace, Watch &watch) const
{
    const auto &set = static_cast<const worlds::WorldSet &>(compiled);
    auto &memory = static_cast<worlds::WorldScratch &>(scratch);
    if (trace != nullptr)
        trace->clear();
    memory.roles.clear();
    const Draws draws(seed);
    const auto tell = [&](int accepted) {
        into.counts.assign(worlds::counters.size(), 0);
        into.counts[worlds::AttemptCount] = memory.attempts;
        into.counts[worlds::AcceptedCount] = accepted;
    };
    const worlds::World &world = memory.maker.world();
    const auto fail = [&](WorldsCode code, qint64 number) {
        auto failure = failed(toCode(code), into, number);
        tell(0);
        return failure;
    };
    switch (
        worlds::makeWorld(memory.maker, set.options, draws, watch, memory.walk, memory.attempts)) {
    case worlds::Making::Won:
        break;
    case worlds::Making::NoneWon:
        return fail(WorldsCode::NoWorldWon, memory.attempts);
    case worlds::Making::WalkTooLong:
        return fail(WorldsCode::WalkTooLong, std::ssize(world.zones));
    case worlds::Making::Stopped:
        return stoppedRun(into, trace);
    }
    into.reset(shapeOfWorld(set.pool, world));
    for (std::size_t zone = 0; zone < world.zones.size(); ++zone)
        into.at[zone].what = set.pool.zones[static_cast<std::size_t>(world.zones[zone].zone)].row;
    for (const worlds::Stride &stride : memory.walk)
        into.route.push_back(siteAt(world.zoneOf[static_cast<std::size_t>(stride.from)]));
    into.made.push_back({.code = toCode(WorldsCode::MadeOfZones),
        .severity = Severity::Hint,
        .args = {static_cast<qint64>(world.zones.size()), qint64{memory.attempts},
            static_cast<qint64>(memory.walk.size())}});
    tell(1);
    if (trace != nullptr)
        writeTrace(into, memory.walk, *trace);
    if (set.options.hasBoards && !set.goals.objectives.isEmpty())
        addBoards(memory, seed, into, trace, watch);
    if (watch.stopRequested())
        return stoppedRun(into, trace);
    return {};
}

void WorldsGenerator::measure(const Compiled & /*compiled*/, Scratch &scratch,
    const Result & /*result*/, Measured &into) const
{
    worlds::takeMeasures(static_cast<worlds::WorldScratch &>(scratch), into);
}

void WorldsGenerator::measureInBins(
    const Compiled & /*compiled*/, Scratch &scratch, const Result & /*result*/, Binned &into) const
{
    const auto &memory = static_cast<worlds::WorldScratch &>(scratch);
    worlds::takeSummed(memory.maker.world(), memory.walk, into.measured);
    toBins(worlds::measures, into);
}

Facts WorldsGenerator::facts(const Compiled &compiled, Scratch &scratch, const Result &result) const
{
    return worlds::factsOf(static_cast<const worlds::WorldSet &>(compiled),
        static_cast<worlds::WorldScratch &>(scratch), result);
}

std::vector<Finding> WorldsGenerator::check(
    const GoalSet &set, const Settings &settings, const Result &result) const
{
    Watch watch;
    return checkUntil(set, settings, result, watch);
}

std::vector<Finding> WorldsGenerator::checkUntil(
    const GoalSet &set, const Settings & /*settings*/, const Result &result, Watch &watch) const
{
    worlds::Steps steps(&watch, worlds::mostCheckedSteps);
    std::vector<Finding> findings = worlds::checkWorld(set, result, steps);
    const std::vector<Finding> ofBoards = worlds::checkBoards(set, result);
    findings.insert(findings.end(), ofBoards.begin(), ofBoards.end());
    return findings;
}

} // namespace boardwright
