// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Worlds of the sample pool, walked by a player who knows only what their JSON says.

#include "core/board/replayer.h"
#include "core/formats/board_json.h"
#include "core/formats/native.h"
#include "core/generator/problems.h"
#include "core/generator/saved_preview.h"
#include "core/worlds/codes.h"
#include "core/worlds/layout.h"
#include "core/worlds/measures.h"
#include "core/worlds/pool.h"
#include "tests/support/places.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/sets/zone_sets.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

const Generator &generator = *generatorOf(u"worlds");

QByteArray sampleText()
{
    return test::contentOf(resourcePath("samples/zone-pool.json"));
}

GoalSet sample()
{
    return readNative(sampleText()).value().set;
}

Settings settingsFor(int gems, const QString &process)
{
    Settings all = generator.settingsFor({});
    all.values[0] = qint64{gems};
    all.values[1] = process;
    return all;
}

/// A compiled set, with one world at a time.
struct Maker {
    Maker(const GoalSet &set, const Settings &how)
        : compiled(*generator.compile(set, how))
        , scratch(generator.scratch(*compiled))
    {
    }

    bool run(const QString &seed, Trace *trace = nullptr)
    {
        Watch watch;
        return generator.run(*compiled, *scratch, seed, board, trace, watch).has_value();
    }

    QJsonObject json()
    {
        const Facts facts = generator.facts(*compiled, *scratch, board);
        return QJsonDocument::fromJson(boardJson(GoalSet(), board, BoardOrigin(), {},
                                           {.facts = &facts, .counters = worlds::counters}))
            .object();
    }

    std::shared_ptr<const Compiled> compiled;
    std::unique_ptr<Scratch> scratch;
    Result board;
};

QStringList namesIn(const TableRow &row, const Field &field)
{
    return std::get<QStringList>(valueOf(row.values, field));
}

/// What the witness of a world does not keep to; empty if it wins the world.
QString complaintAbout(const QJsonObject &world)
{
    const QJsonObject pool = QJsonDocument::fromJson(sampleText())["boardwright"_L1].toObject();
    const QJsonArray zones = pool["zones"_L1].toArray();
    const QJsonArray claims = pool["claims"_L1].toArray();
    const QJsonArray drawn = world["zones"_L1].toArray();
    const auto rowOf = [&](int place) {
        for (int row = 0; row < zones.size(); ++row) {
            if (zones[row]["name"_L1] == drawn[place])
                return row;
        }
        return -1;
    };
    const auto doorOf = [](const QJsonValue &end) {
        return end["zone"_L1].isNull()
            ? u"start"_s
            : u"%1/%2"_s.arg(end["zone"_L1].toInt()).arg(end["portal"_L1].toString());
    };
    QMap<QString, QString> joined;
    for (const auto join : world["joins"_L1].toArray()) {
        joined[doorOf(join["a"_L1])] = doorOf(join["b"_L1]);
        joined[doorOf(join["b"_L1])] = doorOf(join["a"_L1]);
    }
    int portals = 1;
    QSet<QString> wanted;
    for (int place = 0; place < drawn.size(); ++place) {
        const QJsonValue zone = zones[rowOf(place)];
        portals += static_cast<int>(zone["portals"_L1].toArray().size());
        for (const auto gem : zone["gems"_L1].toArray())
            wanted.insert(u"%1/%2"_s.arg(place).arg(gem.toString()));
    }
    if (joined.size() != portals)
        return u"%1 portals of %2 are joined"_s.arg(joined.size()).arg(portals);
    QString at = joined[u"start"_s];
    QSet<QString> taken;
    for (const auto step : world["witness"_L1].toArray()) {
        if (at == u"start")
            at = joined[at];
        const int place = step["zone"_L1].toInt();
        const QJsonValue claim = claims[step["claim"_L1].toInt()];
        if (at != u"%1/%2"_s.arg(place).arg(step["from"_L1].toString()))
            return u"a step from %1, not %2"_s.arg(step["from"_L1].toString(), at);
        if (claim["zone"_L1].toInt() != rowOf(place) || claim["from"_L1] != step["from"_L1]
            || claim["to"_L1] != step["to"_L1]
            || claim["gems"_L1].toArray() != step["gems"_L1].toArray())
            return u"a step that is not its claim"_s;
        for (const auto gem : step["gems"_L1].toArray())
            taken.insert(u"%1/%2"_s.arg(place).arg(gem.toString()));
        at = joined[u"%1/%2"_s.arg(place).arg(step["to"_L1].toString())];
    }
    if (at != u"start")
        return u"it ends at %1"_s.arg(at);
    return taken == wanted ? QString() : u"%1 gems of %2"_s.arg(taken.size()).arg(wanted.size());
}

} // namespace

class TestWorlds final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void theSampleIsSound();
    static void playersWinEveryWorld_data();
    static void playersWinEveryWorld();
    static void theCheckerFindsWhatIsWrong();
    static void tracesReplay();
    static void placesDoNotOverlap();
    static void whatCannotBeWonIsSaid();
    static void worldsThatEndEarlyAreMeasured();
    static void zonesHaveBoards();
    static void legsLeadToTheNextGem();
    static void weightsSayWhatIsDrawn();
};

void TestWorlds::theSampleIsSound()
{
    const GoalSet set = sample();
    QCOMPARE(set.tables.value(worlds::zoneTable.key).size(), 60);
    QCOMPARE(problemsOf(set, generator, settingsFor(14, u"old"_s)), QList<Problem>());
    QCOMPARE(writeNative(set), sampleText());
}

void TestWorlds::playersWinEveryWorld_data()
{
    QTest::addColumn<int>("gems");
    QTest::addColumn<QString>("process");
    QTest::addColumn<int>("seeds");
    QTest::newRow("3 old") << 3 << u"old"_s << 20;
    QTest::newRow("7 new") << 7 << u"new"_s << 20;
    QTest::newRow("3 ours") << 3 << u"ours"_s << 60;
    QTest::newRow("7 ours") << 7 << u"ours"_s << 60;
    QTest::newRow("14 ours") << 14 << u"ours"_s << 15;
}

void TestWorlds::playersWinEveryWorld()
{
    QFETCH(const int, gems);
    QFETCH(const QString, process);
    QFETCH(const int, seeds);
    const GoalSet set = sample();
    Maker maker(set, settingsFor(gems, process));
    for (int seed = 1; seed <= seeds; ++seed) {
        QVERIFY(maker.run(QString::number(seed)));
        const QJsonObject world = maker.json();
        QCOMPARE(complaintAbout(world), QString());
        QCOMPARE(world["zones"_L1].toArray().size(), 2 * gems);
        QCOMPARE(world["effort"_L1]["attempts"_L1], world["attempts"_L1]);
        QCOMPARE(world["effort"_L1]["accepted"_L1].toInt(), 1);
        QCOMPARE(world["route"_L1].toArray().size(), world["witness"_L1].toArray().size());
        QVERIFY(generator.check(set, {}, maker.board).empty());
    }
}

void TestWorlds::theCheckerFindsWhatIsWrong()
{
    const GoalSet set = sample();
    Maker maker(set, settingsFor(3, u"ours"_s));
    QVERIFY(maker.run(u"5"_s));
    const auto codeOf = [&](const Result &board) {
        const std::vector<Finding> found = generator.check(set, {}, board);
        return found.empty() ? Code{} : found.front().code;
    };
    Result strange = maker.board;
    strange.at[1].what = static_cast<RowId>(999'999);
    QCOMPARE(codeOf(strange), toCode(WorldsCode::StrangerInWorld));
    Shape shape = *maker.board.shape;
    shape.links.pop_back();
    Result open = maker.board;
    open.shape = std::make_shared<const Shape>(shape);
    QCOMPARE(codeOf(open), toCode(WorldsCode::PortalJoinedWrongly));
    // Without its claims, nobody gets anywhere.
    GoalSet closed = set;
    closed.tables.remove(worlds::claimTable.key);
    QCOMPARE(
        generator.check(closed, {}, maker.board).front().code, toCode(WorldsCode::WorldNotWon));
    // As many gems as are wanted are not yet those that are wanted.
    GoalSet replaced = set;
    for (TableRow &claim : replaced.tables[worlds::claimTable.key]) {
        if (const Value gems = claim.values.value(u"gems"_s);
            std::holds_alternative<QStringList>(gems) && !std::get<QStringList>(gems).isEmpty())
            claim.values.insert(u"gems"_s, QStringList{u"of no zone"_s});
    }
    QCOMPARE(
        generator.check(replaced, {}, maker.board).front().code, toCode(WorldsCode::WorldNotWon));
}

void TestWorlds::tracesReplay()
{
    Maker maker(sample(), settingsFor(7, u"ours"_s));
    Trace trace;
    QVERIFY(maker.run(u"1"_s, &trace));
    const Result traced = maker.board;
    QVERIFY(agrees(trace, traced));
    QVERIFY(maker.run(u"1"_s));
    QVERIFY(maker.board.at == traced.at);
    QVERIFY(*maker.board.shape == *traced.shape);
}

void TestWorlds::placesDoNotOverlap()
{
    for (const int gems : {3, 7, 14}) {
        Maker maker(sample(), settingsFor(gems, u"ours"_s));
        for (int seed = 1; seed <= 10; ++seed) {
            QVERIFY(maker.run(QString::number(seed)));
            const auto &sites = maker.board.shape->sites;
            // Not so far apart that nobody can read their names.
            const QSizeF size = maker.board.shape->size;
            QVERIFY(size.width() * size.height() < 14.0 * static_cast<double>(sites.size()));
            for (std::size_t a = 0; a < sites.size(); ++a) {
                QVERIFY(QRectF(QPointF(), maker.board.shape->size).contains(sites[a].place));
                for (std::size_t b = 0; b < a; ++b)
                    QVERIFY(!sites[a].place.intersects(sites[b].place));
            }
        }
    }
    QCOMPARE(worlds::placesOf(0, {}).size(), std::size_t{0});
    QCOMPARE(worlds::placesOf(1, {{0, 0}}), std::vector<QPointF>{QPointF()});
}

void TestWorlds::whatCannotBeWonIsSaid()
{
    GoalSet set = sample();
    for (TableRow &claim : set.tables[worlds::claimTable.key])
        claim.values.remove(u"gems"_s);
    Settings settings = settingsFor(3, u"old"_s);
    settings.values[2] = qint64{25};
    const auto compiled = generator.compile(set, settings).value();
    const auto scratch = generator.scratch(*compiled);
    Result board;
    Watch watch;
    const Outcome outcome = generator.run(*compiled, *scratch, u"1", board, nullptr, watch);
    QVERIFY(!outcome.has_value());
    QCOMPARE(outcome.error().code, toCode(WorldsCode::NoWorldWon));
    QCOMPARE(board.counts[worlds::AttemptCount], 25);
    QCOMPARE(board.counts[worlds::AcceptedCount], 0);
}

/// The window measures what was made last, also if a world ended before its zones were joined, in
/// memory that had no world before.
void TestWorlds::worldsThatEndEarlyAreMeasured()
{
    Settings once = settingsFor(1, u"old"_s);
    once.values[2] = qint64{1}; // attempt
    const auto zones = static_cast<std::size_t>(
        std::ranges::find(worlds::measures, "zone_count"_L1, &Measure::key)
        - worlds::measures.begin());
    int unjoined = 0;
    for (int seed = 1; seed <= 50; ++seed) {
        Maker maker(sample(), once);
        if (maker.run(QString::number(seed)))
            continue;
        Measured measured;
        generator.measure(*maker.compiled, *maker.scratch, maker.board, measured);
        const Facts facts = generator.facts(*maker.compiled, *maker.scratch, maker.board);
        QVERIFY(!facts.board.empty());
        unjoined += measured.values.at(zones).at(0) == 0 ? 1 : 0;
    }
    QVERIFY(unjoined > 0);
}

/// Each is what its generator makes of the set, the settings and the seed that are told.
void TestWorlds::zonesHaveBoards()
{
    GoalSet set = sample();
    const QList<Objective> goals = plainSet(60).objectives;
    for (Objective goal : goals) {
        goal.id = set.nextRow();
        set.objectives << goal;
    }
    QList<TableRow> &zones = set.tables[worlds::zoneTable.key];
    for (qsizetype row = 0; row < zones.size(); ++row) {
        const QStringList gems = namesIn(zones.at(row), worlds::columns::gems);
        if (!gems.isEmpty())
            set.objectives[row].goal = gems.first();
        else
            setValue(zones[row].values, worlds::columns::board, u"mode=ascend size=4"_s);
    }
    const Generator &plain = *generators().front();
    Maker maker(set, settingsFor(7, u"ours"_s));
    int proved = 0;
    for (int seed = 1; seed <= 5; ++seed) {
        Trace trace;
        QVERIFY(maker.run(QString::number(seed), &trace));
        QVERIFY(agrees(trace, maker.board));
        QCOMPARE(maker.board.parts.size(), maker.board.at.size());
        QVERIFY(generator.check(set, {}, maker.board).empty());
        for (const Part &part : maker.board.parts) {
            Settings settings = plain.settingsFor(set);
            for (const auto &[key, text] : part.settings)
                QVERIFY(setParameter(plain.info().parameters, settings, key, text));
            const auto compiled = plain.compile(set, settings).value();
            Result board;
            Watch watch;
            QVERIFY(
                plain.run(*compiled, *plain.scratch(*compiled), part.seed, board, nullptr, watch));
            QVERIFY(board.at == part.result->at);
            const TableRow &zone = *std::ranges::find(
                zones, maker.board.at[static_cast<std::size_t>(part.site)].what, &TableRow::id);
            const QStringList gems = namesIn(zone, worlds::columns::gems);
            QCOMPARE(board.shape->rows, gems.isEmpty() ? 4 : 5);
            for (const QString &gem : gems) {
                const auto goal = std::ranges::find(set.objectives, gem, &Objective::goal);
                QVERIFY(siteOf(board, goal->id) != SiteIndex::none);
            }
        }
        for (const auto step : maker.json()["witness"_L1].toArray()) {
            QCOMPARE(step["basis"_L1].toString(), u"proved"_s);
            proved += step["gems"_L1].toArray().isEmpty() ? 0 : 1;
            QVERIFY(!step["path"_L1].toArray().isEmpty());
        }
    }
    QVERIFY(proved >= 35);

    setValue(zones[0].values, worlds::columns::board, u"mode=ascend sise=4"_s);
    const QList<Problem> problems = problemsOf(set, generator, settingsFor(7, u"ours"_s));
    const auto unknown
        = std::ranges::find(problems, toCode(WorldsCode::BoardSettingUnknown), &Problem::code);
    QVERIFY(unknown != problems.end());
    QCOMPARE(unknown->row, zones.at(0).id);
    QCOMPARE(unknown->args.first(), Arg(u"sise=4"_s));
}

/// The walks that leave a zone, against the witness of the JSON.
void TestWorlds::legsLeadToTheNextGem()
{
    Maker maker(sample(), settingsFor(7, u"ours"_s));
    qsizetype severalFromAZone = 0;
    for (int seed = 1; seed <= 20; ++seed) {
        QVERIFY(maker.run(QString::number(seed)));
        const QJsonArray witness = maker.json()["witness"_L1].toArray();
        QList<qsizetype> finds; // the steps that take a gem
        QSet<QString> taken;
        for (qsizetype step = 0; step < witness.size(); ++step) {
            const qsizetype before = taken.size();
            for (const auto gem : witness[step]["gems"_L1].toArray())
                taken.insert(u"%1/%2"_s.arg(witness[step]["zone"_L1].toInt()).arg(gem.toString()));
            if (taken.size() > before)
                finds << step;
        }
        QSet<QString> expected;
        for (qsizetype step = 0; step + 1 < witness.size(); ++step) {
            const auto find = std::ranges::upper_bound(finds, step);
            const bool isFind = find != finds.end();
            QStringList zones;
            for (qsizetype next = step; next <= (isFind ? *find : witness.size() - 1); ++next)
                zones << QString::number(witness[next]["zone"_L1].toInt());
            expected.insert(zones.join(u' ') + (isFind ? u" gem"_s : u" start"_s));
        }

        const Facts facts = generator.facts(*maker.compiled, *maker.scratch, maker.board);

        QSet<QString> found;
        QSet<SiteIndex> begins;
        for (const SiteWalk &walk : facts.walks) {
            QStringList zones{QString::number(static_cast<int>(walk.from))};
            for (const SiteIndex site : walk.sites)
                zones << QString::number(static_cast<int>(site));
            const auto text = QString::fromUtf8(generator.info().walkTexts[walk.kind]);
            found.insert(
                zones.join(u' ') + (text.contains("next gem"_L1) ? u" gem"_s : u" start"_s));
            begins.insert(walk.from);
        }
        QCOMPARE(found, expected);
        QCOMPARE(facts.walks.size(), static_cast<std::size_t>(expected.size()));
        severalFromAZone += expected.size() - begins.size();
    }
    QVERIFY(severalFromAZone > 0);
}

/// Zones of twice the weight are drawn nearly twice as often, those of none never.
void TestWorlds::weightsSayWhatIsDrawn()
{
    GoalSet set;
    addZones(set, 40);
    QList<TableRow> &zones = set.tables[worlds::zoneTable.key];
    for (qsizetype row = 0; row < zones.size(); ++row)
        setValue(zones[row].values, worlds::columns::weight, qint64{row / 2 % 3 * 100});
    for (const QString &process : {u"old"_s, u"ours"_s}) {
        Maker maker(set, settingsFor(3, process));
        std::array<int, 3> times{};
        for (int seed = 1; seed <= 1000; ++seed) {
            QVERIFY(maker.run(QString::number(seed)));
            for (const Placed &placed : maker.board.at) {
                const auto row
                    = std::ranges::find(zones, placed.what, &TableRow::id) - zones.begin();
                ++times.at(static_cast<std::size_t>(row / 2 % 3));
            }
        }
        QCOMPARE(times[0], 0);
        const double ratio = static_cast<double>(times[2]) / times[1];
        QVERIFY2(ratio > 1.6 && ratio < 2, qPrintable(QString::number(ratio)));
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestWorlds, QCoreApplication)
#include "tst_worlds.moc"
