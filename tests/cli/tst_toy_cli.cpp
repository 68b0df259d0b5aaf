// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The toy generator (tests/toy) on the command line, which knows nothing about it: its parameters
// are options; its board, measures and steps are in the JSON.

#include "core/formats/file.h"
#include "core/generator/judge.h"
#include "tests/support/places.h"
#include "tests/support/run_program.h"
#include "tests/support/unit.h"
#include "tests/toy/toy_generator.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestToyCli final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void itsParametersAreOptions();
    void itsBoardIsInTheJson();
    void itsBoardIsText();
    void aRoomWithoutANameIsItsNumber();
    void aSetWithoutItsDataIsRefused();
    void theSetMaySayWhichGenerator();
    void boardsOfManyShapes();
    void itsGatesRejectBoards();
    void gatesAreOptions();
    void boardsAreChosen();
    void itHasASubcommand();

private:
    QByteArray run(const QStringList &arguments, int status, bool errors = false);

    QTemporaryDir m_folder;
    QString m_file;
};

QByteArray TestToyCli::run(const QStringList &arguments, int status, bool errors)
{
    const Run run = runProgram(toyCommandLinePath(), arguments);
    if (run.status != status) {
        qWarning() << run.status << run.err;
        return {};
    }
    return errors ? run.err : run.out;
}

void TestToyCli::initTestCase()
{
    m_file = m_folder.filePath(u"toy.json"_s);
    QVERIFY(saveFile(m_file, writeNative(toySet())).has_value());
}

void TestToyCli::itsParametersAreOptions()
{
    const QByteArray help = run({u"generate"_s, u"--help"_s}, 0);
    QVERIFY(help.contains("--plan"));
    QVERIFY(help.contains("row, ring"));
    QVERIFY(help.contains("--side"));
    QVERIFY(help.contains(
        "constrained, balanced, layered, sculpted, worlds, bingosync, playbingo, toy"));
    QVERIFY(run({u"generate"_s, m_file, u"--generator"_s, u"toy"_s, u"--side"_s, u"9"_s}, 2, true)
            .contains("2 to 4"));
    QVERIFY(run({u"generate"_s, m_file, u"--plan"_s, u"ring"_s}, 2, true).contains("plan"));
}

void TestToyCli::itsBoardIsInTheJson()
{
    const QByteArray json
        = run({u"generate"_s, m_file, u"--generator"_s, u"toy"_s, u"--plan"_s, u"ring"_s,
                  u"--side"_s, u"3"_s, u"--toll"_s, u"yes"_s, u"--format"_s, u"json"_s,
                  u"--trace"_s, u"--measures"_s, u"--verify"_s},
            0);
    const QJsonObject board = QJsonDocument::fromJson(json).object();
    QCOMPARE(board["generator"_L1].toString(), u"toy"_s);
    QCOMPARE(board["version"_L1].toInt(), 7);
    QCOMPARE(board["plan"_L1].toString(), u"ring"_s);
    QCOMPARE(board["side"_L1].toString(), u"3"_s);
    QCOMPARE(board["toll"_L1].toString(), u"yes"_s);

    const QJsonArray cells = board["cells"_L1].toArray();
    QCOMPARE(cells.size(), 3);
    QCOMPARE(cells[0]["table"_L1].toString(), u"toy_rooms"_s);
    QCOMPARE(cells[0]["entry"_L1].toInt(-1), 0);
    QCOMPARE(cells[0]["goal"_L1].toString(), u"Room 1"_s);
    QCOMPARE(board["links"_L1].toArray().size(), 3);
    QCOMPARE(board["links"_L1][2]["from"_L1].toInt(), 3);
    QCOMPARE(board["links"_L1][2]["to"_L1].toInt(), 1);
    QCOMPARE(board["route"_L1].toArray().size(), 3);
    const QJsonArray parts = board["parts"_L1].toArray();
    QCOMPARE(parts.size(), 2);
    QCOMPARE(parts[1]["position"_L1].toInt(), 3);
    QCOMPARE(parts[1]["cells"_L1].toArray().size(), 9);
    QVERIFY(parts[1]["seed"_L1].toString().endsWith(u"/2"_s));
    QCOMPARE(parts[1]["side"_L1].toString(), u"3"_s);
    QCOMPARE(cells[1]["guests"_L1].toInt(), 9);
    QCOMPARE(cells[1]["mood"_L1].toString(), u"merry"_s);
    QCOMPARE(cells[1]["inspected"_L1].toBool(true), false);
    QCOMPARE(board["gifts"_L1][0]["from"_L1]["name"_L1].toString(), u"Ann"_s);
    QCOMPARE(board["gifts"_L1][0]["things"_L1].toArray(), (QJsonArray{u"book"_s, u"hat"_s}));

    QCOMPARE(board["effort"_L1]["toy_doors"_L1].toInt(), 3);
    const QJsonValue measures = board["measures"_L1];
    QCOMPARE(measures["toy_joins"_L1].toInt(), 3);
    QCOMPARE(measures["toy_merriment"_L1].toArray().size(), 1);
    QCOMPARE(measures["toy_guests"_L1].toArray(), (QJsonArray{QJsonValue::Null, 9, 9}));
    QCOMPARE(measures["toy_used"_L1].toArray().size(), 30);
    QCOMPARE(measures["toy_distance"_L1].toArray().size(), 4); // a row for each room
    for (const auto row : measures["toy_distance"_L1].toArray())
        QCOMPARE(row.toArray().size(), 3);
    int places = 0;
    for (const auto step : board["trace"_L1].toArray())
        places += step["act"_L1].toString() == "place"_L1 ? 1 : 0;
    QCOMPARE(places, 3 + 2 * 9);
}

void TestToyCli::itsBoardIsText()
{
    const QByteArray text
        = run({u"generate"_s, m_file, u"--generator"_s, u"toy"_s, u"--seed"_s, u"x"_s}, 0);
    QVERIFY(text.contains("1. Room 1 -> 2\n"));
    QVERIFY(text.contains("Goal "));
    QVERIFY(text.contains("+--"));
}

void TestToyCli::aRoomWithoutANameIsItsNumber()
{
    GoalSet set = toySet(3);
    for (TableRow &room : set.tables[toy::rooms.key])
        room.values.remove(toy::name.key);
    const QString file = m_folder.filePath(u"unnamed.json"_s);
    QVERIFY(saveFile(file, writeNative(set)).has_value());
    const QStringList command{u"generate"_s, file, u"--generator"_s, u"toy"_s};

    QVERIFY(run(command, 0).contains("1. 1 -> 2\n"));
    const QByteArray json = run(command + QStringList{u"--format"_s, u"json"_s}, 0);
    const QJsonArray cells = QJsonDocument::fromJson(json)["cells"_L1].toArray();
    QCOMPARE(cells.size(), 3);
    for (const auto cell : cells) {
        QCOMPARE(cell["table"_L1].toString(), u"toy_rooms"_s);
        QCOMPARE(cell["goal"_L1].toString(), QString::number(cell["entry"_L1].toInt(-1) + 1));
    }
}

void TestToyCli::aSetWithoutItsDataIsRefused()
{
    const QString path = m_folder.filePath(u"plain.json"_s);
    QVERIFY(saveFile(path, writeNative(toySet(0, 5))).has_value());
    QVERIFY(!run({u"generate"_s, path, u"--generator"_s, u"toy"_s}, 1, true).isEmpty());
}

void TestToyCli::theSetMaySayWhichGenerator()
{
    GoalSet set = toySet();
    FieldValues preview;
    preview.insert(u"generator"_s, u"toy"_s);
    preview.insert(u"settings"_s, QStringList{u"plan=ring"_s, u"side=4"_s, u"nonsense=1"_s});
    set.once.insert(u"preview"_s, preview);
    const QString path = m_folder.filePath(u"saved.json"_s);
    QVERIFY(saveFile(path, writeNative(set)).has_value());
    const auto settingsOfBoard = [&](const QStringList &options) {
        const QJsonObject board = QJsonDocument::fromJson(
            run(QStringList{u"generate"_s, path, u"--format"_s, u"json"_s} + options, 0))
                                      .object();
        return QStringList{board["generator"_L1].toString(), board["plan"_L1].toString(),
            board["side"_L1].toString(), board["mode"_L1].toString()};
    };
    // Two boards of 4 x 4 would need 32 goals, and there are 30.
    QCOMPARE(settingsOfBoard({u"--side"_s, u"3"_s}),
        (QStringList{u"toy"_s, u"ring"_s, u"3"_s, QString()}));
    QCOMPARE(settingsOfBoard({u"--generator"_s, u"constrained"_s}),
        (QStringList{u"constrained"_s, QString(), QString(), u"bingo"_s}));
}

void TestToyCli::boardsOfManyShapes()
{
    const QStringList board{u"--generator"_s, u"toy"_s, u"--plan"_s, u"any"_s};
    std::set<qsizetype> sizes;
    const QByteArray lines = run(
        QStringList{u"generate"_s, m_file, u"--seeds"_s, u"1..20"_s, u"--format"_s, u"jsonl"_s}
            + board,
        0);
    for (const QByteArray &line : lines.trimmed().split('\n'))
        sizes.insert(QJsonDocument::fromJson(line)["cells"_L1].toArray().size());
    QCOMPARE(sizes, (std::set<qsizetype>{2, 3, 4}));

    const QStringList counted{
        u"simulate"_s, m_file, u"--reasons"_s, u"--format"_s, u"json"_s, u"--seeds"_s};
    const QByteArray whole = run(counted + QStringList{u"1..300"_s} + board, 0);
    QCOMPARE(QJsonDocument::fromJson(whole)["shapes"_L1].toString(), u"many"_s);
    QStringList shards;
    for (const QString &seeds : {u"1..90"_s, u"91..300"_s}) {
        shards << m_folder.filePath(seeds);
        QVERIFY(saveFile(shards.last(), run(counted + QStringList{seeds} + board, 0)).has_value());
    }
    QCOMPARE(run(QStringList{u"merge"_s, u"--format"_s, u"json"_s} + shards, 0), whole);
    const QByteArray text
        = run(QStringList{u"simulate"_s, m_file, u"--seeds"_s, u"1..300"_s} + board, 0);
    QVERIFY(text.contains("300 boards"));
    QVERIFY(text.contains("doors opened"));
    QVERIFY(!text.contains("in cell"));
    QVERIFY(!run(QStringList{u"compare"_s, m_file, m_file, u"--seeds"_s, u"1..300"_s} + board, 0)
            .isEmpty());
    QVERIFY(run(QStringList{u"simulate"_s, m_file, u"--seeds"_s, u"1..2000000"_s} + board, 2, true)
            .contains("1048576"));
}

void TestToyCli::itsGatesRejectBoards()
{
    GoalSet set = toySet();
    TableRow gate{.id = set.nextRow(), .values = {}, .verbatim = {}};
    setValue(gate.values, toy::gateTable.fields[GateChosen], u"toy_wild"_s);
    setValue(gate.values, toy::gateTable.fields[GateMost], 17.0);
    set.tables[toy::gateTable.key] << gate;
    const QString path = m_folder.filePath(u"judged.json"_s);
    QVERIFY(saveFile(path, writeNative(set)).has_value());
    const auto command = [&](const QString &verb, const QString &format) {
        return QStringList{verb, path, u"--generator"_s, u"toy"_s, u"--seeds"_s, u"1..40"_s,
            u"--format"_s, format};
    };
    int derived = 0;
    int rejected = 0;
    for (const QByteArray &line :
        run(command(u"generate"_s, u"jsonl"_s), 0).trimmed().split('\n')) {
        const QJsonObject board = QJsonDocument::fromJson(line).object();
        const int before = board["effort"_L1]["toy_wild"_L1].toInt();
        const QString seed = board["seed"_L1].toString();
        QCOMPARE(board["derived_seed"_L1].toString(),
            before == 0 ? QString() : seed + u':' + QString::number(before + 1));
        derived += before == 0 ? 0 : 1;
        rejected += before;
    }
    QVERIFY(derived > 5 && derived < 40);
    QVERIFY(run(command(u"generate"_s, u"text"_s), 0).contains(" (board of "));
    const QJsonDocument counted
        = QJsonDocument::fromJson(run(command(u"simulate"_s, u"json"_s), 0));
    QCOMPARE(counted["effort"_L1]["toy_wild"_L1].toInt(), rejected);
    const QString rate = QString::number(100.0 * rejected / (40 + rejected), 'f', 1);
    QVERIFY(run(command(u"simulate"_s, u"text"_s), 0)
            .contains("Rejected: Merriest line: " + rate.toUtf8() + " % of all boards made"));
}

/// An option gates boards as a row of the file does.
void TestToyCli::gatesAreOptions()
{
    GoalSet set = toySet();
    QVERIFY(addGate(ToyGenerator().info(), set, u"toy_wild=..17"_s));
    const QString path = m_folder.filePath(u"gated.json"_s);
    QVERIFY(saveFile(path, writeNative(set)).has_value());
    const auto command = [](const QString &verb, const QString &file, const QString &format) {
        return QStringList{verb, file, u"--generator"_s, u"toy"_s, u"--seeds"_s, u"1..40"_s,
            u"--format"_s, format};
    };
    const QStringList option{u"--gate"_s, u"toy_wild=..17"_s};
    const QByteArray free = run(command(u"generate"_s, m_file, u"jsonl"_s), 0);
    const QByteArray gated = run(command(u"generate"_s, m_file, u"jsonl"_s) + option, 0);
    QVERIFY(!gated.isEmpty() && gated != free);
    QCOMPARE(gated, run(command(u"generate"_s, path, u"jsonl"_s), 0));
    const auto rejected = [&](const QStringList &arguments) {
        return QJsonDocument::fromJson(run(arguments, 0))["effort"_L1]["toy_wild"_L1].toInt();
    };
    const int counted = rejected(command(u"simulate"_s, path, u"json"_s));
    QVERIFY(counted > 5);
    QCOMPARE(rejected(command(u"simulate"_s, m_file, u"json"_s) + option), counted);
    // A board must pass all gates.
    const QByteArray both = run(
        command(u"generate"_s, path, u"jsonl"_s) + QStringList{u"--gate"_s, u"toy_wild=15.."_s}, 0);
    QVERIFY(!both.isEmpty() && both != gated);
    const auto complaint = [&](const QString &gate) {
        return run(
            command(u"generate"_s, m_file, u"jsonl"_s) + QStringList{u"--gate"_s, gate}, 2, true);
    };
    for (const QString &gate : {u"tame=..3"_s, u"toy_wild"_s, u"toy_wild=.."_s, u"toy_wild=3"_s,
             u"toy_wild=a..b"_s, u"..17"_s})
        QVERIFY2(complaint(gate).contains("Gates of \"toy\": "), qPrintable(gate));
    QVERIFY(complaint(u"toy_wild:median=..3"_s).contains("toy_merriment, toy_guests"));
    QVERIFY(run(
        {u"generate"_s, m_file, u"--generator"_s, u"worlds"_s, u"--gate"_s, u"a=1.."_s}, 2, true)
            .contains("Gates of \"worlds\": relevant, "));
    // Any number of any measure.
    GoalSet spread = toySet();
    QVERIFY(addGate(ToyGenerator().info(), spread, u"toy_uneven=..12"_s));
    QVERIFY(saveFile(path, writeNative(spread)).has_value());
    const auto boards = [&](const QStringList &arguments) {
        QStringList cells;
        for (const QByteArray &line : run(arguments, 0).trimmed().split('\n')) {
            const QJsonObject board = QJsonDocument::fromJson(line).object();
            cells << QString::fromUtf8(
                QJsonDocument(board["parts"_L1].toArray()).toJson(QJsonDocument::Compact));
        }
        return cells;
    };
    const QStringList any{u"--plan"_s, u"any"_s};
    QCOMPARE(boards(command(u"generate"_s, m_file, u"jsonl"_s) + any
                 + QStringList{u"--gate"_s, u"toy_merriment:spread=..12"_s}),
        boards(command(u"generate"_s, path, u"jsonl"_s) + any));
}

void TestToyCli::boardsAreChosen()
{
    const auto seedsBy = [&](const QString &criterion) {
        const QByteArray lines
            = run({u"generate"_s, m_file, u"--generator"_s, u"toy"_s, u"--seeds"_s, u"1..60"_s,
                      u"--choose"_s, u"5"_s, u"--choose-by"_s, criterion, u"--measures"_s,
                      u"--format"_s, u"jsonl"_s},
                0);
        QList<QJsonObject> boards;
        for (const QByteArray &line : lines.trimmed().split('\n'))
            boards << QJsonDocument::fromJson(line).object();
        return boards;
    };
    double before = 1000;
    for (const QJsonObject &board : seedsBy(u"most:toy_wild"_s)) {
        const double merriment = board["measures"_L1]["toy_merriment"_L1][0].toDouble();
        QVERIFY(merriment <= before);
        before = merriment;
    }
    QVERIFY(before < 1000);
    QCOMPARE(seedsBy(u"even"_s).size(), 5);
    QCOMPARE(seedsBy(u"even"_s).first()["seed"_L1].toString(), u"1"_s);
    const QStringList unknown{u"generate"_s, m_file, u"--generator"_s, u"toy"_s, u"--seeds"_s,
        u"1..60"_s, u"--choose"_s, u"5"_s, u"--choose-by"_s, u"most:joy"_s};
    QVERIFY(run(unknown, 2, true).contains("least:toy_dull"));
    QVERIFY(
        run({u"generate"_s, m_file, u"--seeds"_s, u"1..100001"_s, u"--choose"_s, u"5"_s}, 2, true)
            .contains("100000"));
}

void TestToyCli::itHasASubcommand()
{
    QCOMPARE(run({u"rooms"_s, m_file}, 0), "Room 1\nRoom 2\nRoom 3\nRoom 4\n");
    const QByteArray help = run({u"--help"_s}, 0);
    QVERIFY(help.contains("List the rooms of a set"));
    QVERIFY(help.contains("balance")); // beside those of the other generators
}

BOARDWRIGHT_UNIT(TestToyCli, QCoreApplication)
#include "tst_toy_cli.moc"
