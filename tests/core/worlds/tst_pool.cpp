// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Pools as they are read from a set, and the problems of bad ones.

#include "core/worlds/codes.h"
#include "core/worlds/lint.h"
#include "core/worlds/pool.h"
#include "tests/support/unit.h"

#include <QTest>

#include <tuple>
#include <utility>

namespace boardwright {

using namespace worlds;
using namespace Qt::StringLiterals;

namespace {

RowId addZone(
    GoalSet &set, const QString &name, const QStringList &portals, const QStringList &gems = {})
{
    TableRow zone{.id = set.nextRow(), .values = {}, .verbatim = {}};
    setValue(zone.values, columns::zoneName, name);
    setValue(zone.values, columns::portals, portals);
    setValue(zone.values, columns::gems, gems);
    set.tables[zoneTable.key] << zone;
    return zone.id;
}

RowId addClaim(GoalSet &set, RowId zone, const QString &from, const QString &to,
    const QStringList &gems = {}, const QStringList &needs = {}, const QStringList &gives = {})
{
    TableRow claim{.id = set.nextRow(), .values = {}, .verbatim = {}};
    setValue(claim.values, columns::zone, QList<RowId>{zone});
    setValue(claim.values, columns::from, from);
    setValue(claim.values, columns::to, to);
    setValue(claim.values, columns::taken, gems);
    setValue(claim.values, columns::needs, needs);
    setValue(claim.values, columns::gives, gives);
    set.tables[claimTable.key] << claim;
    return claim.id;
}

/// Enough for worlds of one gem.
GoalSet goodSet()
{
    GoalSet set;
    const RowId yard = addZone(set, u"yard"_s, {u"a"_s, u"b"_s, u"c"_s});
    const RowId mine = addZone(set, u"mine"_s, {u"in"_s, u"out"_s}, {u"ruby"_s});
    addClaim(set, yard, u"a"_s, u"b"_s, {}, {}, {u"lamp"_s});
    addClaim(set, yard, u"b"_s, u"a"_s);
    addClaim(set, yard, u"c"_s, u"a"_s, {}, {}, {u"!lamp"_s});
    addClaim(set, mine, u"in"_s, u"out"_s, {u"ruby"_s}, {u"lamp"_s, u"!flood"_s});
    return set;
}

constexpr Options oneGem{.gems = 1, .process = Process::New, .attempts = 1};

QList<Problem> problemsWith(const GoalSet &set, WorldsCode code, const Options &options = oneGem)
{
    QList<Problem> found = lint(set, options);
    found.removeIf([&](const Problem &problem) { return problem.code != toCode(code); });
    return found;
}

} // namespace

class TestPool final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void isReadFromTables();
    static void goodPoolsHaveNoProblems();
    static void badClaimsHaveTheirPlace();
    static void badZonesHaveTheirPlace();
    static void hostilePoolsAreCut();
};

void TestPool::isReadFromTables()
{
    const Pool pool = poolOf(goodSet());
    QCOMPARE(pool.zones.size(), std::size_t{2});
    QCOMPARE(pool.states, (QStringList{u"flood"_s, u"lamp"_s}));
    QVERIFY(pool.hasStates);
    QCOMPARE(pool.zones[0].claims.size(), std::size_t{3});
    QCOMPARE(pool.zones[0].claims[0].sets, States{2});
    QCOMPARE(pool.zones[0].claims[2].unsets, States{2});
    const Claim &claim = pool.zones[1].claims.front();
    QCOMPARE(claim.set, States{2});
    QCOMPARE(claim.unset, States{1});
    QCOMPARE(claim.gems, Gems{1});
    QVERIFY(claim.allows(2) && !claim.allows(0) && !claim.allows(3));
    QCOMPARE(pool.zones[0].claims[2].after(3), States{1});
}

void TestPool::goodPoolsHaveNoProblems()
{
    QCOMPARE(lint(goodSet(), oneGem), QList<Problem>());
}

void TestPool::badClaimsHaveTheirPlace()
{
    GoalSet set = goodSet();
    const RowId yard = set.tables[zoneTable.key][0].id;
    const RowId nowhere = addClaim(set, RowId::none, u"a"_s, u"b"_s);
    const RowId door = addClaim(set, yard, u"a"_s, u"door"_s);
    const RowId pearl = addClaim(set, yard, u"a"_s, u"b"_s, {u"pearl"_s});
    const RowId key = addClaim(set, yard, u"a"_s, u"b"_s, {}, {u"key"_s});
    for (const auto &[code, row, field] :
        {std::tuple(WorldsCode::ClaimWithoutZone, nowhere, "zone"),
            {WorldsCode::PortalUnknown, door, "to"}, {WorldsCode::GemUnknown, pearl, "gems"},
            {WorldsCode::StateNeverGiven, key, "needs"}}) {
        const QList<Problem> found = problemsWith(set, code);
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().row, row);
        QCOMPARE(found.first().section, QString(claimTable.key));
        QCOMPARE(found.first().fieldKey, QString::fromLatin1(field));
    }
    // They are left out of the pool.
    QCOMPARE(poolOf(set).zones[0].claims.size(), std::size_t{4});
}

void TestPool::badZonesHaveTheirPlace()
{
    GoalSet set = goodSet();
    const RowId closed = addZone(set, u"closed"_s, {});
    const RowId idle = addZone(set, u"idle"_s, {u"x"_s}, {u"opal"_s});
    for (const auto &[code, row] : {std::pair(WorldsCode::ZoneWithoutPortals, closed),
             {WorldsCode::GemNeverTaken, idle}, {WorldsCode::PortalNeverUsed, idle}}) {
        const QList<Problem> found = problemsWith(set, code);
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().row, row);
        QCOMPARE(found.first().section, QString(zoneTable.key));
    }
    QVERIFY(problemsWith(set, WorldsCode::NoZoneToStartWith).isEmpty());
    setValue(set.tables[zoneTable.key][0].values, columns::portals, QStringList{u"a"_s, u"b"_s});
    QCOMPARE(problemsWith(set, WorldsCode::NoZoneToStartWith).size(), 1);
    QCOMPARE(problemsWith(GoalSet(), WorldsCode::NoZones).size(), 1);

    // The old process takes as many zones of each kind as gems.
    const Options seven{.gems = 7, .process = Process::Old, .attempts = 1};
    QCOMPARE(
        problemsWith(set, WorldsCode::TooFewGemZones, seven).first().severity, Severity::Error);
    QCOMPARE(problemsWith(set, WorldsCode::TooFewPlainZones, seven).first().args.first(),
        Arg(qint64{1}));
}

void TestPool::hostilePoolsAreCut()
{
    GoalSet set;
    QStringList many;
    for (int i = 0; i < 100; ++i)
        many << u"name %1"_s.arg(i);
    for (int i = 0; i < 700; ++i)
        addZone(set, u"zone"_s, many, many);
    const RowId first = set.tables[zoneTable.key][0].id;
    addClaim(set, first, u"name 0"_s, u"name 1"_s, {u"name 0"_s}, many, many);
    QCOMPARE(problemsWith(set, WorldsCode::ZonesTooMany).size(), 1);
    QCOMPARE(problemsWith(set, WorldsCode::StatesTooMany).size(), 1);
    QCOMPARE(problemsWith(set, WorldsCode::ZoneTooLarge).size(), 2 * 700);
    const Pool pool = poolOf(set);
    QCOMPARE(pool.zones.size(), static_cast<std::size_t>(mostZones));
    QCOMPARE(pool.zones[0].portalCount(), mostPortals);
    QCOMPARE(pool.zones[0].gems.size(), qsizetype{mostGems});
    QCOMPARE(pool.states.size(), qsizetype{mostStates});
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestPool, NoApplication)
#include "tst_pool.moc"
