// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/pool.h"

#include <QHash>
#include <QtTranslation>

#include <algorithm>
#include <array>
#include <tuple>

namespace boardwright::worlds {

using namespace Qt::StringLiterals;

namespace {

constexpr double longestZoneName = 60;
constexpr double longestBoardSettings = 200;

enum ZoneAt : std::uint8_t { ZoneNameAt, PortalsAt, GemsAt, WeightAt, BoardAt };

constexpr std::array zoneFields{
    Field{.key = "name"_L1,
        .kind = Kind::Text,
        .max = longestZoneName,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Zone"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "What the zone is called")},
    Field{.key = "portals"_L1,
        .kind = Kind::Names,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Portals"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "The ways into the zone and out of it. Each is joined to a portal of another zone")},
    Field{.key = "gems"_L1,
        .kind = Kind::Names,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Gems"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "What players collect there. A zone without gems is a plain one")},
    Field{.key = "weight"_L1,
        .kind = Kind::Integer,
        .fallback = fullWeight,
        .min = 0,
        .max = mostWeight,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Weight"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "How likely the zone is drawn, beside others with gems or without. 0: never")},
    Field{.key = "board"_L1,
        .kind = Kind::Text,
        .max = longestBoardSettings,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Board"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Settings of the zone's board that differ from the usual, such as \"size=4x4\" or "
            "\"mode=ascend size=5\"")},
};

constexpr std::array bases{
    Choice{.key = "asserted"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Asserted")},
    Choice{.key = "proved"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Proved")},
};

enum ClaimAt : std::uint8_t { ClaimZoneAt, FromAt, ToAt, NeedsAt, GivesAt, TakenAt, BasisAt };

constexpr std::array claimFields{
    Field{.key = "zone"_L1,
        .kind = Kind::RowRefs,
        .max = 1,
        .target = "zones"_L1,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Zone"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "The zone that the claim is about")},
    Field{.key = "from"_L1,
        .kind = Kind::Text,
        .max = longestZoneName,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "From"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "The portal by which players enter")},
    Field{.key = "to"_L1,
        .kind = Kind::Text,
        .max = longestZoneName,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "To"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "The portal by which they can leave. It may be the same")},
    Field{.key = "needs"_L1,
        .kind = Kind::Names,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Needs"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "States that must be set for it, such as “key”; “!key” must not be set")},
    Field{.key = "gives"_L1,
        .kind = Kind::Names,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Gives"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "States that it sets, such as “key”; it unsets “!key”")},
    Field{.key = "gems"_L1,
        .kind = Kind::Names,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Gems"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Gems that players can take on the way")},
    Field{.key = "basis"_L1,
        .kind = Kind::Choice,
        .choices = bases,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Basis"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Proved: a way through the zone was found. Asserted: the author says so")},
};

template <typename Type>
Type valueAt(const TableRow &row, const Field &field)
{
    return std::get<Type>(clamped(field, valueOf(row.values, field)));
}

/// The bits of names among known ones; -1: one is unknown.
std::int64_t bitsOf(const QStringList &names, const QStringList &known)
{
    std::int64_t bits = 0;
    for (const QString &name : names) {
        const qsizetype at = known.indexOf(name);
        if (at < 0)
            return -1;
        bits |= std::int64_t{1} << at;
    }
    return bits;
}

void addStates(const QStringList &names, const QStringList &known, States &set, States &unset)
{
    for (const QString &text : names) {
        const qsizetype at = known.indexOf(stateName(text));
        if (at >= 0)
            (text.startsWith(u'!') ? unset : set) |= States{1} << at;
    }
}

void addClaim(const TableRow &row, const QHash<RowId, std::size_t> &zoneOf, Pool &pool)
{
    const auto zone = zoneOf.constFind(
        valueAt<QList<RowId>>(row, claimFields[ClaimZoneAt]).value(0, RowId::none));
    if (zone == zoneOf.cend())
        return;
    PoolZone &of = pool.zones[*zone];
    const qsizetype from = of.portals.indexOf(valueAt<QString>(row, claimFields[FromAt]));
    const qsizetype to = of.portals.indexOf(valueAt<QString>(row, claimFields[ToAt]));
    const std::int64_t gems = bitsOf(valueAt<QStringList>(row, claimFields[TakenAt]), of.gems);
    if (from < 0 || to < 0 || gems < 0)
        return;
    Claim claim{.row = row.id,
        .from = static_cast<int>(from),
        .to = static_cast<int>(to),
        .gems = static_cast<Gems>(gems),
        .isProved = valueAt<QString>(row, claimFields[BasisAt]) == "proved"_L1};
    addStates(valueAt<QStringList>(row, claimFields[NeedsAt]), pool.states, claim.set, claim.unset);
    addStates(
        valueAt<QStringList>(row, claimFields[GivesAt]), pool.states, claim.sets, claim.unsets);
    of.claims.push_back(claim);
}

/// The names of all states of the claims, in order, as many as there may be.
QStringList statesOf(const QList<TableRow> &claims)
{
    QStringList names;
    for (const TableRow &row : claims) {
        for (const std::size_t field : {NeedsAt, GivesAt}) {
            for (const QString &text : valueAt<QStringList>(row, claimFields[field]))
                names << stateName(text);
        }
    }
    names.sort();
    names.removeDuplicates();
    return names.first(std::min<qsizetype>(names.size(), mostStates));
}

/// Finds the zones that players can get into, and leaves out the states that make no difference. A
/// claim can be used, at most, if others that can be used give what it needs.
void findEntrances(Pool &pool)
{
    States given = 0;
    States asked = 0;
    for (bool grows = true; grows;) {
        grows = false;
        for (PoolZone &zone : pool.zones) {
            zone.hasEntrance = false;
            if (zone.weight <= 0)
                continue;
            for (const Claim &claim : zone.claims) {
                if ((claim.set & ~given) != 0)
                    continue;
                zone.hasEntrance = true;
                asked |= claim.set | claim.unset;
                grows = grows || (claim.sets & ~given) != 0;
                given |= claim.sets;
            }
        }
    }
    pool.hasStates = asked != 0;
    for (PoolZone &zone : pool.zones) {
        for (Claim &claim : zone.claims) {
            claim.sets &= asked;
            claim.unsets &= asked;
        }
    }
}

} // namespace

constexpr Section zoneTable{.key = "zones"_L1,
    .home = Home::Table,
    .fields = zoneFields,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Zones of worlds"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "The zones that worlds are made of. Claims say how players get through them"),
    .name = "name"_L1};

constexpr Section claimTable{.key = "claims"_L1,
    .home = Home::Table,
    .fields = claimFields,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Claims"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "Ways through a zone: from which portal to which, in which state, and what is taken")};

namespace columns {
constexpr Field zoneName = zoneFields[ZoneNameAt];
constexpr Field portals = zoneFields[PortalsAt];
constexpr Field gems = zoneFields[GemsAt];
constexpr Field weight = zoneFields[WeightAt];
constexpr Field board = zoneFields[BoardAt];
constexpr Field zone = claimFields[ClaimZoneAt];
constexpr Field from = claimFields[FromAt];
constexpr Field to = claimFields[ToAt];
constexpr Field needs = claimFields[NeedsAt];
constexpr Field gives = claimFields[GivesAt];
constexpr Field taken = claimFields[TakenAt];
constexpr Field basis = claimFields[BasisAt];
} // namespace columns

QString stateName(const QString &text)
{
    return text.startsWith(u'!') ? text.mid(1) : text;
}

Pool poolOf(const GoalSet &set)
{
    Pool pool;
    QHash<RowId, std::size_t> zoneOf; // looked up, never iterated
    for (const TableRow &row : set.tables.value(zoneTable.key)) {
        if (pool.zones.size() == mostZones)
            break;
        zoneOf.insert(row.id, pool.zones.size());
        pool.zones.push_back({.row = row.id,
            .name = valueAt<QString>(row, zoneFields[ZoneNameAt]),
            .portals = valueAt<QStringList>(row, zoneFields[PortalsAt]).mid(0, mostPortals),
            .gems = valueAt<QStringList>(row, zoneFields[GemsAt]).mid(0, mostGems),
            .claims = {},
            .board = valueAt<QString>(row, zoneFields[BoardAt]),
            .weight = static_cast<int>(valueAt<qint64>(row, zoneFields[WeightAt]))});
    }
    const QList<TableRow> claims = set.tables.value(claimTable.key);
    pool.states = statesOf(claims);
    for (const TableRow &row : claims)
        addClaim(row, zoneOf, pool);
    for (PoolZone &zone : pool.zones)
        std::ranges::stable_sort(zone.claims, {}, [](const Claim &claim) {
            return std::tuple(claim.from, claim.to, claim.set, claim.unset, claim.sets,
                claim.unsets, claim.gems, claim.isProved);
        });
    findEntrances(pool);
    return pool;
}

} // namespace boardwright::worlds
