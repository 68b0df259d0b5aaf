// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/facts.h"

#include <QtTranslation>

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <utility>

namespace boardwright::worlds {

using namespace Qt::StringLiterals;

namespace {

const PoolZone &zoneAt(const Pool &pool, const World &world, int index)
{
    return pool.zones[static_cast<std::size_t>(world.zones[static_cast<std::size_t>(index)].zone)];
}

int zoneOf(const World &world, Portal portal)
{
    return world.zoneOf[static_cast<std::size_t>(portal)];
}

/// Of a world. Facts cannot be stopped, so they take no longer than people wait. A zone that was
/// not decided by then is not called needed.
constexpr std::uint64_t mostRoleSteps = 20'000'000;

enum LegKind : std::size_t { ToGem, ToStart };

constexpr std::array legSentences{
    QT_TRANSLATE_NOOP("boardwright::Fields", "The winning walk goes on to its next gem: %1."),
    QT_TRANSLATE_NOOP("boardwright::Fields", "The winning walk goes back to the start: %1."),
};

/// How the winning walk goes on from each zone, as far as the zone of its next gem. Each way once,
/// though the walk may take it again.
std::vector<SiteWalk> legsOf(const World &world, const std::vector<Stride> &walk)
{
    std::vector<SiteWalk> legs;
    std::vector<bool> takesGem;
    Gems taken = 0;
    for (const Stride &stride : walk) {
        takesGem.push_back((stride.gems & ~taken) != 0);
        taken |= stride.gems;
    }
    for (std::size_t here = 0; here + 1 < walk.size(); ++here) {
        SiteWalk leg{
            .from = SiteIndex{zoneOf(world, walk[here].from)}, .kind = ToStart, .sites = {}};
        for (std::size_t next = here + 1; next < walk.size() && leg.kind == ToStart; ++next) {
            leg.sites.push_back(SiteIndex{zoneOf(world, walk[next].from)});
            if (takesGem[next])
                leg.kind = ToGem;
        }
        if (!std::ranges::contains(legs, leg))
            legs.push_back(std::move(leg));
    }
    return legs;
}

/// One end of a join. The start is in no zone.
NamedFacts endOf(const Pool &pool, const World &world, Portal portal)
{
    const int zone = zoneOf(world, portal);
    return {{"zone"_L1, zone < 0 ? Value() : Value(qint64{zone})},
        {"portal"_L1, portalName(pool, world, portal)}};
}

/// The cells by which players get through a zone's board, as positions; empty without such a path.
QList<int> pathOf(const WorldSet &set, const PoolZone &zone, const Claim &claim, const Part &part)
{
    const std::vector<RowId> goals = gemGoals(set.goals, zone);
    std::vector<RowId> gems;
    for (std::size_t gem = 0; gem < goals.size(); ++gem) {
        if ((claim.gems >> gem & 1) != 0)
            gems.push_back(goals[gem]);
    }
    QList<int> path;
    for (const SiteIndex site :
        pathOnBoard(*part.result, claim.from, claim.to, zone.portalCount(), gems))
        path << static_cast<int>(site) + 1;
    return path;
}

NamedFacts strideFacts(
    const WorldSet &set, const World &world, const Stride &stride, const Result &result)
{
    const int index = zoneOf(world, stride.from);
    const PoolZone &zone = zoneAt(set.pool, world, index);
    QStringList taken;
    for (qsizetype gem = 0; gem < zone.gems.size(); ++gem) {
        if ((stride.claim->gems >> gem & 1) != 0)
            taken << zone.gems.at(gem);
    }
    NamedFacts facts{{"zone"_L1, qint64{index}},
        {"from"_L1, portalName(set.pool, world, stride.from)},
        {"to"_L1, portalName(set.pool, world, stride.to)},
        {"claim"_L1, qint64{set.claimRows.value(stride.claim->row, -1)}}, {"gems"_L1, taken}};
    const auto part = std::ranges::find(result.parts, SiteIndex{index}, &Part::site);
    const QList<int> path
        = part == result.parts.end() ? QList<int>() : pathOf(set, zone, *stride.claim, *part);
    facts.emplace_back(
        "basis"_L1, path.isEmpty() && !stride.claim->isProved ? u"asserted"_s : u"proved"_s);
    if (!path.isEmpty())
        facts.emplace_back("path"_L1, path);
    return facts;
}

} // namespace

constexpr std::span<const char *const> walkTexts = legSentences;

QString portalName(const Pool &pool, const World &world, Portal portal)
{
    const int zone = zoneOf(world, portal);
    if (zone < 0)
        return u"start"_s;
    return zoneAt(pool, world, zone)
        .portals.at(portal - world.zones[static_cast<std::size_t>(zone)].firstPortal);
}

std::vector<int> visitsOf(const World &world, const std::vector<Stride> &walk)
{
    std::vector<int> visits(world.zones.size(), 0);
    for (const Stride &stride : walk)
        ++visits[static_cast<std::size_t>(zoneOf(world, stride.from))];
    return visits;
}

const std::vector<Role> &rolesOf(WorldScratch &scratch)
{
    std::vector<Role> &roles = scratch.roles;
    if (!roles.empty())
        return roles;
    const std::vector<int> visits = visitsOf(scratch.maker.world(), scratch.walk);
    Paths &paths = scratch.maker.paths();
    Steps steps(nullptr, mostRoleSteps);
    for (const Reach reach : paths.reach(steps)) {
        const auto zone = static_cast<int>(roles.size());
        if (visits[roles.size()] > 0)
            roles.push_back(paths.canBeWon(steps, zone) == Found::No ? Role::Needed : Role::Walked);
        else if (reach == Reach::Returns)
            roles.push_back(Role::Aside);
        else
            roles.push_back(reach == Reach::DeadEnd ? Role::DeadEnd : Role::NotReached);
    }
    return roles;
}

double relevantShare(const World &world, const std::vector<Stride> &walk)
{
    const std::vector<int> visits = visitsOf(world, walk);
    const auto entered = visits.size() - static_cast<std::size_t>(std::ranges::count(visits, 0));
    return visits.empty() ? 0 : static_cast<double>(entered) / static_cast<double>(visits.size());
}

Facts factsOf(const WorldSet &set, WorldScratch &scratch, const Result &result)
{
    QList<int> needed;
    for (int zone = 0; const Role role : rolesOf(scratch)) {
        if (role == Role::Needed)
            needed << zone;
        ++zone;
    }
    const World &world = scratch.maker.world();
    QStringList zones;
    for (std::size_t zone = 0; zone < world.zones.size(); ++zone)
        zones << zoneAt(set.pool, world, static_cast<int>(zone)).name;
    Facts known;
    known.board = {{"attempts"_L1, qint64{scratch.attempts}},
        {"relevant"_L1, relevantShare(world, scratch.walk)}, {"zones"_L1, zones},
        {"needed"_L1, needed}};
    std::vector<NamedFacts> joins;
    for (std::size_t portal = 0; portal < world.joined.size(); ++portal) {
        const auto a = static_cast<Portal>(portal);
        if (world.joined[portal] >= a)
            joins.push_back({{"a"_L1, endOf(set.pool, world, a)},
                {"b"_L1, endOf(set.pool, world, world.joined[portal])}});
    }
    std::vector<NamedFacts> witness;
    witness.reserve(scratch.walk.size());
    for (const Stride &stride : scratch.walk)
        witness.push_back(strideFacts(set, world, stride, result));
    known.lists.emplace_back("joins"_L1, std::move(joins));
    known.lists.emplace_back("witness"_L1, std::move(witness));
    known.walks = legsOf(world, scratch.walk);
    return known;
}

} // namespace boardwright::worlds
