// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Worlds are drawn by the names of zones, portals and states: what an edit leaves alone stays as it
// is. Worlds are told by the names in their JSON and compared by nothing else.

#include "core/formats/native.h"
#include "core/lab/subject_json.h"
#include "core/worlds/pool.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace boardwright {

using namespace worlds;
using namespace Qt::StringLiterals;

namespace {

/// A world as people tell it.
struct Told {
    QStringList zones;
    QStringList joins;
    QStringList walk;
    int attempts = 0;

    friend bool operator==(const Told &, const Told &) = default;
};

GoalSet samplePool()
{
    return readNative(test::contentOf(resourcePath("samples/zone-pool.json"))).value().set;
}

/// A tenth of the claims need a key, and a tenth give one.
GoalSet poolWithStates()
{
    GoalSet set = samplePool();
    SplitMix random(5);
    for (TableRow &claim : set.tables[claimTable.key]) {
        if (random.chance(10))
            setValue(claim.values, columns::needs, QStringList{u"key %1"_s.arg(random.below(3))});
        if (random.chance(10))
            setValue(claim.values, columns::gives, QStringList{u"key %1"_s.arg(random.below(3))});
    }
    return set;
}

QString endOf(const QJsonValue &end, const QStringList &zones)
{
    const QJsonObject of = end.toObject();
    const QJsonValue zone = of.value("zone"_L1);
    return (zone.isNull() ? u"start"_s : zones.value(zone.toInt())) + u'/'
        + of.value("portal"_L1).toString();
}

/// By seed, from 1; a seed without a world has no zones.
std::vector<Told> toldWorlds(const GoalSet &set, const QString &process, int seeds, int gems = 5)
{
    const Generator &generator = *generatorOf(u"worlds");
    Settings settings = generator.settingsFor(set);
    const auto parameters = generator.info().parameters;
    if (!setParameter(parameters, settings, Key("process"), process)
        || !setParameter(parameters, settings, Key("gems"), QString::number(gems)))
        qFatal("unknown settings");
    const SharedSubject subject = subjectOf(generator, set, settings).value();
    const auto scratch = subject->scratch();
    const RowTexts rows(set);
    std::vector<Told> worlds;
    for (int seed = 1; seed <= seeds; ++seed) {
        Watch watch;
        Result board;
        const QString text = QString::number(seed);
        Told told;
        if (subject->run(*scratch, text, board, watch)) {
            const Facts facts = generator.facts(subject->compiled(), *scratch, board);
            const QJsonObject json = QJsonDocument::fromJson(
                boardJson(rows, *subject, text, board, {}, {.facts = &facts}))
                                         .object();
            for (const QJsonValue zone : json.value("zones"_L1).toArray())
                told.zones << zone.toString();
            for (const QJsonValue join : json.value("joins"_L1).toArray()) {
                QStringList ends{endOf(join.toObject().value("a"_L1), told.zones),
                    endOf(join.toObject().value("b"_L1), told.zones)};
                ends.sort();
                told.joins << ends.join(u'-');
            }
            told.joins.sort();
            for (const QJsonValue step : json.value("witness"_L1).toArray()) {
                QJsonObject of = step.toObject();
                of["zone"_L1] = told.zones.value(of.value("zone"_L1).toInt());
                of.remove("claim"_L1); // a row, which may be another
                told.walk << QString::fromUtf8(QJsonDocument(of).toJson(QJsonDocument::Compact));
            }
            told.attempts = json.value("attempts"_L1).toInt();
        }
        worlds.push_back(told);
    }
    return worlds;
}

TableRow zoneRow(
    GoalSet &set, const QString &name, const QStringList &portals, const QStringList &gems)
{
    TableRow zone{.id = set.nextRow(), .values = {}, .verbatim = {}};
    setValue(zone.values, columns::zoneName, name);
    setValue(zone.values, columns::portals, portals);
    setValue(zone.values, columns::gems, gems);
    return zone;
}

void shuffle(QList<TableRow> &rows, std::uint64_t seed)
{
    SplitMix random(seed);
    for (qsizetype last = rows.size(); last > 1; --last)
        rows.swapItemsAt(last - 1, random.below(static_cast<int>(last)));
}

/// One zone without claims, one with gems that wants a state which no claim gives, each between
/// others.
void addClosedZones(GoalSet &set)
{
    const TableRow plain = zoneRow(set, u"Nowhere"_s, {u"a"_s, u"b"_s, u"c"_s}, {});
    const TableRow locked = zoneRow(set, u"Locked"_s, {u"a"_s, u"b"_s}, {u"gem"_s});
    set.tables[zoneTable.key].insert(3, plain);
    set.tables[zoneTable.key].insert(9, locked);
    TableRow claim{.id = set.nextRow(), .values = {}, .verbatim = {}};
    setValue(claim.values, columns::zone, QList<RowId>{locked.id});
    setValue(claim.values, columns::from, u"a"_s);
    setValue(claim.values, columns::to, u"b"_s);
    setValue(claim.values, columns::needs, QStringList{u"a key that nobody has"_s});
    setValue(claim.values, columns::taken, QStringList{u"gem"_s});
    set.tables[claimTable.key].insert(7, claim);
}

void exchangeGemZones(GoalSet &set)
{
    QList<qsizetype> withGems;
    QList<TableRow> &zones = set.tables[zoneTable.key];
    for (qsizetype row = 0; row < zones.size(); ++row) {
        if (!std::get<QStringList>(valueOf(zones[row].values, columns::gems)).isEmpty())
            withGems << row;
    }
    zones.swapItemsAt(withGems[1], withGems[withGems.size() / 2]);
}

/// Zones and joins of the first world that the second does not have.
double lostShare(const Told &before, const Told &after)
{
    const auto lost = std::ranges::count_if(
        before.zones, [&](const QString &zone) { return !after.zones.contains(zone); });
    return static_cast<double>(lost) / static_cast<double>(before.zones.size());
}

} // namespace

class TestWorldNames final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void rowsMakeNoDifference_data();
    static void rowsMakeNoDifference();
    static void editsStayWhereTheyAre_data();
    static void editsStayWhereTheyAre();
    static void weightsAreChances();
};

void TestWorldNames::rowsMakeNoDifference_data()
{
    QTest::addColumn<QString>("process");
    QTest::addColumn<bool>("withStates");
    QTest::addColumn<int>("seeds");
    QTest::newRow("ours") << u"ours"_s << false << 40;
    QTest::newRow("ours, with states") << u"ours"_s << true << 30;
    QTest::newRow("new") << u"new"_s << false << 30;
    QTest::newRow("old") << u"old"_s << false << 15;
}

void TestWorldNames::rowsMakeNoDifference()
{
    QFETCH(const QString, process);
    QFETCH(const bool, withStates);
    QFETCH(const int, seeds);
    const GoalSet set = withStates ? poolWithStates() : samplePool();
    const std::vector<Told> before = toldWorlds(set, process, seeds);
    QVERIFY(std::ranges::count_if(before, [](const Told &told) { return !told.zones.isEmpty(); })
        > seeds / 2);

    GoalSet exchanged = set;
    exchangeGemZones(exchanged);
    QVERIFY(exchanged != set);
    QVERIFY(toldWorlds(exchanged, process, seeds) == before);

    GoalSet shuffled = set;
    shuffle(shuffled.tables[claimTable.key], 1);
    QVERIFY(toldWorlds(shuffled, process, seeds) == before);
    shuffle(shuffled.tables[zoneTable.key], 2);
    QVERIFY(toldWorlds(shuffled, process, seeds) == before);

    GoalSet closed = set;
    addClosedZones(closed);
    QVERIFY(toldWorlds(closed, process, seeds) == before);
}

void TestWorldNames::editsStayWhereTheyAre_data()
{
    using Edit = std::function<void(GoalSet &, qsizetype)>;
    QTest::addColumn<Edit>("edit");
    QTest::newRow("a zone is renamed") << Edit([](GoalSet &set, qsizetype row) {
        setValue(set.tables[zoneTable.key][row].values, columns::zoneName, u"Another"_s);
    });
    QTest::newRow("a zone is removed") << Edit([](GoalSet &set, qsizetype row) {
        const RowId zone = set.tables[zoneTable.key][row].id;
        set.tables[zoneTable.key].remove(row);
        set.tables[claimTable.key].removeIf([&](const TableRow &claim) {
            return std::get<QList<RowId>>(valueOf(claim.values, columns::zone)).contains(zone);
        });
    });
    QTest::newRow("a zone gets half of its weight") << Edit([](GoalSet &set, qsizetype row) {
        setValue(set.tables[zoneTable.key][row].values, columns::weight, qint64{50});
    });
}

/// Each edit is of another zone. A world that has to be made in another attempt is another world,
/// so what is measured is how many worlds stay exactly as they were, and how many of the zones.
void TestWorldNames::editsStayWhereTheyAre()
{
    QFETCH(const std::function<void(GoalSet &, qsizetype)>, edit);
    constexpr int edits = 5;
    constexpr int seeds = 20;
    const GoalSet set = samplePool();
    const std::vector<Told> before = toldWorlds(set, u"ours"_s, seeds);
    const qsizetype zones = set.tables.value(zoneTable.key).size();
    int same = 0;
    double lost = 0;
    for (int i = 0; i < edits; ++i) {
        GoalSet edited = set;
        edit(edited, i * zones / edits);
        const std::vector<Told> after = toldWorlds(edited, u"ours"_s, seeds);
        for (std::size_t seed = 0; seed < before.size(); ++seed) {
            same += after[seed] == before[seed] ? 1 : 0;
            lost += lostShare(before[seed], after[seed]);
        }
    }
    constexpr double all = edits * seeds;
    qInfo("of worlds of 5 gems, %.1f %% stay exactly as they are; %.1f %% of zones are others",
        100 * same / all, 100 * lost / all);
    QVERIFY2(same > all / 2, qPrintable(QString::number(same)));
    QVERIFY2(lost < all / 5, qPrintable(QString::number(lost)));
}

/// The first zone of a world with three portals: one of twice the weight of the others is it twice
/// as often.
void TestWorldNames::weightsAreChances()
{
    GoalSet set;
    for (int i = 0; i < 5; ++i) {
        const QStringList portals{u"a"_s, u"b"_s, u"c"_s};
        TableRow zone = zoneRow(
            set, u"zone %1"_s.arg(i), portals, i == 4 ? QStringList{u"gem"_s} : QStringList());
        if (i == 2)
            setValue(zone.values, columns::weight, qint64{200});
        set.tables[zoneTable.key] << zone;
        for (const QString &from : portals) {
            for (const QString &to : portals) {
                TableRow claim{.id = set.nextRow(), .values = {}, .verbatim = {}};
                setValue(claim.values, columns::zone, QList<RowId>{zone.id});
                setValue(claim.values, columns::from, from);
                setValue(claim.values, columns::to, to);
                if (i == 4)
                    setValue(claim.values, columns::taken, QStringList{u"gem"_s});
                set.tables[claimTable.key] << claim;
            }
        }
    }
    constexpr int seeds = 500;
    for (const QString &process : {u"ours"_s, u"new"_s, u"old"_s}) {
        std::array<int, 4> first{};
        for (const Told &told : toldWorlds(set, process, seeds, 1))
            ++first.at(static_cast<std::size_t>(told.zones.value(0).last(1).toInt()));
        for (std::size_t i = 0; i < first.size(); ++i) {
            const double chance = (i == 2 ? 2.0 : 1.0) / 5;
            const double mean = seeds * chance;
            const double sigma = std::sqrt(mean * (1 - chance));
            QVERIFY2(std::abs(first.at(i) - mean) < 4 * sigma,
                qPrintable(u"%1: zone %2: %3"_s.arg(process).arg(i).arg(first.at(i))));
        }
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestWorldNames, NoApplication)
#include "tst_world_names.moc"
