// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Boards as Bingosync and PlayBingo make them, on the command line.
#include "core/sites/seed.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/places.h"
#include "tests/support/run_program.h"
#include "tests/support/sites/site_files.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

class TestSiteBoardsCli final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void boards_data();
    static void boards();
    static void playBingo_data();
    static void playBingo();
    static void playBingoSets();
    static void textsKeyTheNumbers();
    static void seedsOfNoRoom();
    static void onlySitesHaveRooms();
    static void refusals_data();
    static void refusals();
    static void otherFilesAreRefused_data();
    static void otherFilesAreRefused();
};

namespace {

constexpr int seedsInARow = 50; // that the fixtures have

Run generateSite(const QString &file, const QStringList &options)
{
    return runProgram(
        commandLinePath(), QStringList{u"generate"_s, file, u"--format"_s, u"jsonl"_s} + options);
}

QList<QJsonObject> objectsOf(const QByteArray &lines)
{
    QList<QJsonObject> objects;
    for (const QByteArray &line : lines.split('\n')) {
        if (!line.isEmpty())
            objects << QJsonDocument::fromJson(line).object();
    }
    return objects;
}

} // namespace

void TestSiteBoardsCli::boards_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<bool>("hasClash");
    QTest::newRow("simple-strings-137") << u"simple-strings-137"_s << QStringList() << false;
    QTest::newRow("alttp-finish") << u"alttp-finish"_s << QStringList{u"--kind"_s, u"alttp"_s}
                                  << false;
    QTest::newRow("ladx-groups") << u"ladx-groups"_s << QStringList() << false;
    QTest::newRow("isaac-clashing-types") << u"isaac-clashing-types"_s << QStringList() << false;
    QTest::newRow("synergen-40-all-zero") << u"synergen-40-all-zero"_s << QStringList() << false;
    QTest::newRow("v5-25x4") << u"v5-25x4"_s << QStringList() << true;
    QTest::newRow("v5-25x4-short")
        << u"v5-25x4"_s << QStringList{u"--length"_s, u"short"_s} << true;
    QTest::newRow("v5-dense-uneven-blackout")
        << u"v5-dense-uneven"_s << QStringList{u"--kind"_s, u"srl-v5-blackout"_s} << true;
    QTest::newRow("v8-child") << u"v8-child"_s << QStringList() << true;
    QTest::newRow("v8sub-long") << u"v8sub"_s << QStringList{u"--length"_s, u"long"_s} << true;
}

void TestSiteBoardsCli::boards()
{
    QFETCH(const QString, list);
    QFETCH(const QStringList, options);
    QFETCH(const bool, hasClash);
    const Run run = generateSite(siteBoards(u"bingosync/"_s + list + u".list.json"_s),
        QStringList{u"--generator"_s, u"bingosync"_s, u"--seeds"_s, u"1..50"_s} + options);
    const QList<QJsonObject> lines = objectsOf(run.out);
    QCOMPARE(lines.size(), seedsInARow);
    const QList<QJsonObject> expected = jsonLines(
        siteBoards(u"bingosync/"_s + QLatin1StringView(QTest::currentDataTag()) + u".jsonl"_s));
    const std::vector<sites::ListedGoal> goals = bingosyncFixture(list).list.goals;
    bool isComplete = true;
    for (int i = 0; i < seedsInARow; ++i) {
        QCOMPARE(lines[i].value(u"seed"_s).toString(), QString::number(i + 1));
        QCOMPARE(expected[i].value(u"seed"_s).toString(), QString::number(i + 1));
        QCOMPARE(lines[i].contains(u"error"_s), expected[i].contains(u"error"_s));
        isComplete = isComplete && !lines[i].contains(u"error"_s);
        if (lines[i].contains(u"error"_s))
            continue;
        const QJsonArray cells = lines[i].value(u"cells"_s).toArray();
        const QJsonArray indices = expected[i].value(u"goals"_s).toArray();
        const QJsonArray clashes = expected[i].value(u"synergies"_s).toArray();
        QCOMPARE(cells.size(), indices.size());
        for (qsizetype cell = 0; cell < cells.size(); ++cell) {
            const QJsonObject object = cells[cell].toObject();
            QCOMPARE(object.value(u"goal"_s).toString(),
                goals.at(static_cast<std::size_t>(indices[cell].toInt())).text);
            QCOMPARE(object.contains(u"clash"_s), hasClash);
            QCOMPARE(object.value(u"clash"_s).toInt(), clashes.at(cell).toInt());
        }
    }
    QCOMPARE(run.status, isComplete ? 0 : 1);
    QVERIFY(!isComplete || !run.err.contains("error"));
}

void TestSiteBoardsCli::playBingo_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<QStringList>("options");
    for (const char *const list :
        {"custom-4x6", "custom-cap-eats-the-category-cell", "random-all-rules"})
        QTest::newRow(list) << QString::fromLatin1(list) << QStringList();
    // One list with other settings.
    QTest::newRow("srlv5") << u"random"_s << QStringList{u"--layout"_s, u"srlv5"_s};
    QTest::newRow("srlv5-exclusion")
        << u"random"_s << QStringList{u"--layout"_s, u"srlv5"_s, u"--line_rule"_s};
    QTest::newRow("random-all-rules, by settings")
        << u"random"_s << QStringList{u"--line_rule"_s, u"--adjustments"_s, u"both"_s};
    QTest::newRow("random, without filters")
        << u"random-filters"_s
        << QStringList{u"--filters=no"_s, u"--line_rule=no"_s, u"--adjustments"_s, u"none"_s};
}

void TestSiteBoardsCli::playBingo()
{
    QFETCH(const QString, list);
    QFETCH(const QStringList, options);
    const Run run = generateSite(siteBoards(u"playbingo/"_s + list + u".list.json"_s),
        QStringList{u"--generator"_s, u"playbingo"_s, u"--seeds"_s, u"1..50"_s} + options);
    const QList<QJsonObject> lines = objectsOf(run.out);
    QCOMPARE(lines.size(), seedsInARow);
    const QString boards = QString::fromLatin1(QTest::currentDataTag()).section(u","_s, 0, 0);
    const QList<QJsonObject> expected
        = jsonLines(siteBoards(u"playbingo/"_s + boards + u".jsonl"_s));
    const sites::playbingo::List read = playBingoFixture(list);
    bool isComplete = true;
    for (int i = 0; i < seedsInARow; ++i) {
        QCOMPARE(expected[i].value(u"seed"_s).toInt(), i + 1);
        QCOMPARE(lines[i].value(u"seed"_s).toString(), QString::number(i + 1));
        QCOMPARE(lines[i].contains(u"error"_s), expected[i].contains(u"error"_s));
        isComplete = isComplete && !lines[i].contains(u"error"_s);
        if (lines[i].contains(u"error"_s))
            continue;
        QStringList ids;
        for (const auto &row : expected[i].value(u"rows"_s).toArray()) {
            for (const auto &id : row.toArray())
                ids << id.toString();
        }
        const QJsonArray cells = lines[i].value(u"cells"_s).toArray();
        QCOMPARE(cells.size(), ids.size());
        for (qsizetype cell = 0; cell < cells.size(); ++cell) {
            const auto goal = std::ranges::find(read.goals, ids[cell], &sites::playbingo::Goal::id);
            QCOMPARE(cells[cell].toObject().value(u"goal"_s).toString(), goal->text);
        }
    }
    QCOMPARE(run.status, isComplete ? 0 : 1);
    QCOMPARE(isComplete, !list.contains(u"cap"_s));
    QVERIFY(isComplete || run.out.contains("no goal fits row 3, column 5."));
}

/// A list becomes a set, and a list again; its boards stay.
void TestSiteBoardsCli::playBingoSets()
{
    const QTemporaryDir folder;
    const QString list = siteBoards(u"playbingo/srlv5-exclusion.list.json"_s);
    const QString set = folder.filePath(u"set.json"_s);
    const QString written = folder.filePath(u"list.json"_s);
    const auto convert = [](const QStringList &options) {
        return runProgram(commandLinePath(), QStringList{u"convert"_s} + options).status;
    };
    QCOMPARE(convert({list, u"--from"_s, u"playbingo-list"_s, u"-o"_s, set}), 0);
    QCOMPARE(convert({set, u"--to"_s, u"playbingo-list"_s, u"-o"_s, written}), 0);
    const auto boards = [&](const QString &file) {
        return generateSite(file, {u"--generator"_s, u"playbingo"_s, u"--seeds"_s, u"1..20"_s}).out;
    };
    const QList<QJsonObject> expected = objectsOf(boards(list));
    QCOMPARE(expected.size(), 20);
    for (const QString &file : {set, written}) {
        const QList<QJsonObject> lines = objectsOf(boards(file));
        QCOMPARE(lines.size(), expected.size());
        for (qsizetype i = 0; i < lines.size(); ++i)
            QCOMPARE(lines[i].value(u"cells"_s), expected[i].value(u"cells"_s));
    }
    const Run checked = runProgram(commandLinePath(), {u"check"_s, set});
    QVERIFY2(checked.status < 2, checked.err.constData());
    const Run simulated = runProgram(commandLinePath(),
        {u"simulate"_s, list, u"--generator"_s, u"playbingo"_s, u"--seeds"_s, u"1..2000"_s});
    QVERIFY2(simulated.out.contains("Clash of the cell"), simulated.out.constData());
}

/// "007" is another board than "7", and stays as it was given.
void TestSiteBoardsCli::textsKeyTheNumbers()
{
    const QString list = siteBoards(u"bingosync/v5-25x4.list.json"_s);
    for (const QJsonObject &expected : jsonLines(siteBoards(u"bingosync/v5-25x4-zeros.jsonl"_s))) {
        const QString seed = expected.value(u"seed"_s).toString();
        const Run run = generateSite(list, {u"--generator"_s, u"bingosync"_s, u"--seed"_s, seed});
        const QList<QJsonObject> lines = objectsOf(run.out);
        QCOMPARE(lines.size(), 1);
        QCOMPARE(lines[0].value(u"seed"_s).toString(), seed);
        QJsonArray clashes;
        for (const auto &cell : lines[0].value(u"cells"_s).toArray())
            clashes << cell.toObject().value(u"clash"_s);
        QCOMPARE(clashes, expected.value(u"synergies"_s).toArray());
    }
}

/// A seed that no room has is told in the place of its board.
void TestSiteBoardsCli::seedsOfNoRoom()
{
    QString list = siteBoards(u"bingosync/v5-25x4.list.json"_s);
    QString generator = u"bingosync"_s;
    const auto check = [&](const QStringList &seeds, const QStringList &refused) {
        const Run run = generateSite(list, QStringList{u"--generator"_s, generator} + seeds);
        QCOMPARE(run.status, 1);
        QStringList without;
        for (const QJsonObject &line : objectsOf(run.out)) {
            if (line.value(u"error"_s).toString().contains(u"no seed of a room"_s))
                without << line.value(u"seed"_s).toString();
            else
                QVERIFY(!line.contains(u"error"_s));
        }
        QCOMPARE(without, refused);
    };
    check({u"--seed"_s, u"2147483648"_s}, {u"2147483648"_s});
    check({u"--seed=-1"_s}, {u"-1"_s});
    check({u"--seed"_s, u"lamp"_s}, {u"lamp"_s});
    check({u"--seeds"_s, u"2147483646..2147483649"_s}, {u"2147483648"_s, u"2147483649"_s});
    list = siteBoards(u"playbingo/srlv5.list.json"_s);
    generator = u"playbingo"_s;
    check({u"--seed"_s, u"lamp"_s}, {u"lamp"_s});
    check({u"--seeds"_s, u"2147483646..2147483649"_s}, {u"2147483648"_s, u"2147483649"_s});
}

void TestSiteBoardsCli::onlySitesHaveRooms()
{
    const QString list = siteBoards(u"bingosync/simple-60-duplicate-texts.list.json"_s);
    for (const QStringList &command :
        {QStringList{u"simulate"_s, list}, {u"compare"_s, list, list}}) {
        const Run run = runProgram(commandLinePath(),
            command + QStringList{u"--generator"_s, u"constrained"_s, u"--seeds"_s, u"room"_s});
        QCOMPARE(run.status, 2);
        QVERIFY2(run.err.contains("No site has rooms"), run.err.constData());
        QCOMPARE(run.out, QByteArray());
    }
}

void TestSiteBoardsCli::refusals_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("why");
    const QStringList bingosync{u"--generator"_s, u"bingosync"_s};
    const QStringList playBingo{u"--generator"_s, u"playbingo"_s};
    QTest::newRow("kind") << bingosync + QStringList{u"--kind"_s, u"v6"_s} << "srl-v5-blackout"_ba;
    QTest::newRow("length") << bingosync + QStringList{u"--length"_s, u"tall"_s} << "short"_ba;
    QTest::newRow("no length") << bingosync
            + QStringList{u"--kind"_s, u"randomized"_s, u"--length"_s, u"short"_s}
                               << "length"_ba;
    QTest::newRow("other parameter") << bingosync + QStringList{u"--size"_s, u"5x5"_s} << "size"_ba;
    QTest::newRow("layout") << playBingo + QStringList{u"--layout"_s, u"spiral"_s}
                            << "difficulty-distribution"_ba;
    QTest::newRow("adjustments") << playBingo + QStringList{u"--adjustments"_s, u"all"_s}
                                 << "synergize"_ba;
    QTest::newRow("of another") << playBingo + QStringList{u"--kind"_s, u"v8"_s}
                                << "no setting \"kind\""_ba;
}

void TestSiteBoardsCli::refusals()
{
    QFETCH(const QStringList, options);
    QFETCH(const QByteArray, why);
    const Run run = generateSite(siteBoards(u"bingosync/v5-25x4.list.json"_s), options);
    QCOMPARE(run.status, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY2(run.err.contains(why), run.err.constData());
}

void TestSiteBoardsCli::otherFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("why");
    QTest::newRow("no JSON") << "lamp"_ba << ":1:1: error"_ba;
    QTest::newRow("no list") << "{}"_ba << "no list of goals"_ba;
    QTest::newRow("no goal") << "[7]"_ba << "contains no goals"_ba;
}

void TestSiteBoardsCli::otherFilesAreRefused()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, why);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"list.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    const Run run = generateSite(path, {u"--generator"_s, u"bingosync"_s});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains(why), run.err.constData());
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestSiteBoardsCli, QCoreApplication)

#include "tst_site_boards_cli.moc"
