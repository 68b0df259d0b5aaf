// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// simulate, merge and compare as used by a script.

#include "tests/support/places.h"
#include "tests/support/run_program.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

Run run(const QStringList &arguments)
{
    return runProgram(commandLinePath(), arguments);
}

QString sample()
{
    return resourcePath("samples/elder-isles.json");
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

bool isPlain(const QByteArray &output)
{
    return std::ranges::all_of(output, [](char byte) {
        return static_cast<unsigned char>(byte) >= 0x20 || byte == '\n' || byte == '\t';
    });
}

} // namespace

class TestStatistics final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void countsAreThoseOfTheBoards();
    static void theReportIsForPeople();
    static void theExampleOfTheReadmeIsTrue();
    static void aTableForSpreadsheets();
    static void threadsAndShardsChangeNothing();
    static void mergedFilesOfOtherThings();
    static void aSetThatIsTooSmallIsStatusOne();
    static void wrongUseIsStatusTwo_data();
    static void wrongUseIsStatusTwo();
    static void interruptedItWritesNothing();
    static void nothingMovesWithoutAnEdit();
    static void anEditIsNamed();
};

/// Recounts the boards that generate writes.
void TestStatistics::countsAreThoseOfTheBoards()
{
    const QStringList seeds{u"--seeds"_s, u"5..104"_s};
    const Run boards = run(QStringList{u"generate"_s, sample(), u"--format"_s, u"jsonl"_s} + seeds);
    QHash<int, int> appearances;
    for (const QByteArray &line : boards.out.split('\n')) {
        QSet<int> rows;
        for (const auto cell : QJsonDocument::fromJson(line)["cells"_L1].toArray())
            rows.insert(cell["objective"_L1].toInt());
        for (const int row : rows)
            ++appearances[row];
    }
    const Run result = run(QStringList{u"simulate"_s, sample(), u"--format"_s, u"json"_s} + seeds);
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err, QByteArray());
    const QJsonObject all = QJsonDocument::fromJson(result.out).object();
    QCOMPARE(all["boards"_L1].toInt(), 100);
    QCOMPARE(all["failed"_L1].toInt(-1), 0);
    QCOMPARE(all["relaxedBoards"_L1].toInt(-1), 0);
    QCOMPARE(all["relaxations"_L1].toInt(-1), 0);
    QCOMPARE(all["seeds"_L1].toArray().size(), 1);
    QCOMPARE(all["seeds"_L1].toArray().first().toArray(), (QJsonArray{5, 104}));
    const QJsonArray objectives = all["objectives"_L1].toArray();
    QVERIFY(objectives.size() > 25);
    for (int row = 0; row < objectives.size(); ++row) {
        QCOMPARE(objectives[row]["objective"_L1].toInt(), row);
        QCOMPARE(objectives[row]["appearances"_L1].toInt(), appearances.value(row));
    }
    QVERIFY(!all.contains("measures"_L1));
}

void TestStatistics::theReportIsForPeople()
{
    const Run result = run({u"simulate"_s, sample(), u"--boards"_s, u"200"_s});
    QCOMPARE(result.status, 0);
    QVERIFY(isPlain(result.out));
    for (const char *text : {"200 boards, seeds 1..200", "Relaxed: ", "Goals that never appear: ",
             "Goals on more than half of the boards: ", "What happens to the goals",
             "board category "})
        QVERIFY2(result.out.contains(text), result.out.constData());
}

/// The README's command prints the lines that follow it there, indented.
void TestStatistics::theExampleOfTheReadmeIsTrue()
{
    const QString project = resourcePath("samples/../..");
    const QString readme = QString::fromUtf8(contentOf(project + u"/README.md"_s));
    const QString indent(4, u' ');
    const QString program = indent + u"boardwright-cli "_s;
    const QStringList lines = readme.split(u'\n');
    const auto command = std::ranges::find_if(lines, [&](const QString &line) {
        return line.startsWith(program + u"simulate resources/samples/"_s);
    });
    QVERIFY(command != lines.cend());
    QStringList arguments = command->sliced(program.size()).split(u' ', Qt::SkipEmptyParts);
    arguments[1].prepend(project + u'/');
    QStringList example;
    for (auto line = command + 2; line != lines.cend(); ++line) {
        if (!line->isEmpty() && !line->startsWith(indent))
            break;
        example << line->sliced(std::min(line->size(), indent.size()));
    }
    const Run result = run(arguments);
    QCOMPARE(result.status, 0);
    const QString report = QString::fromUtf8(result.out);
    QCOMPARE(example.join(u'\n').trimmed(), report.trimmed());
    // The example covers every part of the report.
    for (const auto *text : {"Relaxed: ", "Goals that never appear: 1", "Never fits this board",
             "disabled", "Goals on more than half of the boards: ", "Goals furthest below",
             "Goals furthest above", "board category race", "line category fair",
             "Goals that still fit: "})
        QVERIFY2(result.out.contains(text), text);
    QVERIFY(!report.contains(u"Relaxed: none"_s));
}

void TestStatistics::aTableForSpreadsheets()
{
    const Run result = run({u"simulate"_s, sample(), u"--boards"_s, u"100"_s, u"--format"_s,
        u"csv"_s, u"--reasons"_s});
    QCOMPARE(result.status, 0);
    const QList<QByteArray> lines = result.out.split('\n');
    QVERIFY(
        lines.front().startsWith("objective,goal,appearances,share,plain_share,copies,on_board"));
    QVERIFY(lines[1].startsWith("0,\""));
    QVERIFY(lines.front().endsWith('\r'));
}

void TestStatistics::threadsAndShardsChangeNothing()
{
    const QTemporaryDir folder;
    const auto statistics = [](const QStringList &more) {
        return run(QStringList{u"simulate"_s, sample(), u"--format"_s, u"json"_s, u"--reasons"_s,
                       u"--boards"_s, u"700"_s}
            + more);
    };
    const Run whole = statistics({u"--threads"_s, u"1"_s});
    QCOMPARE(whole.status, 0);
    QCOMPARE(statistics({u"--threads"_s, u"8"_s}).out, whole.out);
    QStringList files;
    for (int shard = 1; shard <= 3; ++shard) {
        files.prepend(folder.filePath(u"%1.json"_s.arg(shard)));
        writeFile(files.front(), statistics({u"--shard"_s, u"%1/3"_s.arg(shard)}).out);
    }
    const Run merged = run(QStringList{u"merge"_s} + files);
    QCOMPARE(merged.status, 0);
    QCOMPARE(merged.out, whole.out);
    // Merging a single file changes nothing, and the merged report equals that of one run.
    writeFile(files.front(), whole.out);
    QCOMPARE(run({u"merge"_s, files.front()}).out, whole.out);
    QCOMPARE(run({u"merge"_s, files.front(), u"--format"_s, u"text"_s}).out,
        run({u"simulate"_s, sample(), u"--boards"_s, u"700"_s}).out);
    // With more shards than seeds, some are empty.
    QByteArray sum;
    files.clear();
    for (int shard = 1; shard <= 5; ++shard) {
        files << folder.filePath(u"few-%1.json"_s.arg(shard));
        writeFile(files.back(),
            run({u"simulate"_s, sample(), u"--format"_s, u"json"_s, u"--seeds"_s, u"7..9"_s,
                    u"--shard"_s, u"%1/5"_s.arg(shard)})
                .out);
    }
    QCOMPARE(run(QStringList{u"merge"_s} + files).out,
        run({u"simulate"_s, sample(), u"--format"_s, u"json"_s, u"--seeds"_s, u"7..9"_s}).out);
}

void TestStatistics::mergedFilesOfOtherThings()
{
    const QTemporaryDir folder;
    const QString one = folder.filePath(u"one.json"_s);
    const QString other = folder.filePath(u"other.json"_s);
    const auto write = [](const QString &path, const QStringList &more) {
        writeFile(
            path, run(QStringList{u"simulate"_s, sample(), u"--format"_s, u"json"_s} + more).out);
    };
    write(one, {u"--seeds"_s, u"1..20"_s});
    const auto refusal = [&] {
        const Run result = run({u"merge"_s, one, other});
        return result.status == 2 && result.out.isEmpty() && result.err.startsWith(other.toUtf8())
            ? result.err
            : QByteArray();
    };
    write(other, {u"--seeds"_s, u"15..30"_s});
    QVERIFY(refusal().contains("15 to 20 are already counted"));
    write(other, {u"--seeds"_s, u"21..30"_s, u"--size"_s, u"4x4"_s});
    QVERIFY(refusal().contains("size 4x4"));
    write(other, {u"--seeds"_s, u"21..30"_s, u"--reasons"_s});
    QVERIFY(refusal().contains("the detail is counts in the first file, but reasons here"));
    write(other, {u"--seeds"_s, u"21..30"_s});
    writeFile(other, contentOf(other).replace("\"version\": 4", "\"version\": 2"));
    QVERIFY(refusal().contains("its version is 4 in the first file, but 2 here"));
    writeFile(other, contentOf(other).replace("\"failed\": 0", "\"failed\": -1"));
    QVERIFY(refusal().contains(":11:"));
    writeFile(other, contentOf(sample()));
    QVERIFY(refusal().contains("not output of \"simulate\""));
    QVERIFY(QFile::remove(other));
    QVERIFY(refusal().contains("does not exist"));
}

void TestStatistics::aSetThatIsTooSmallIsStatusOne()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"small.json"_s);
    writeFile(path, R"({"schema_version": 3, "objectives": [{"goal": "A"}, {"goal": "B"}]})");
    const Run result = run({u"simulate"_s, path, u"--boards"_s, u"10"_s});
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.contains("10 without a board (100.0 %)"));
}

void TestStatistics::wrongUseIsStatusTwo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("expected");
    const QStringList plain{u"simulate"_s, sample()};
    const auto row = [&](const char *name, const QStringList &more, const char *expected) {
        QTest::newRow(name) << plain + more << QByteArray(expected);
    };
    row("no boards", {u"--boards"_s, u"0"_s}, "--boards");
    row("boards and seeds", {u"--boards"_s, u"5"_s, u"--seeds"_s, u"1..2"_s}, "excludes");
    row("seeds", {u"--seeds"_s, u"9..1"_s}, "FIRST..LAST");
    row("too many seeds", {u"--seeds"_s, u"1..9000000000"_s}, "at most 4294967296");
    row("a shard of none", {u"--shard"_s, u"1/0"_s}, "NUMBER/ALL");
    row("a shard too far", {u"--shard"_s, u"5/4"_s}, "NUMBER/ALL");
    row("a shard from zero", {u"--shard"_s, u"0/4"_s}, "NUMBER/ALL");
    row("half a shard", {u"--shard"_s, u"2"_s}, "NUMBER/ALL");
    row("format", {u"--format"_s, u"xml"_s}, "csv");
    row("threads", {u"--threads"_s, u"0"_s}, "--threads");
    row("size", {u"--size"_s, u"2x5"_s}, "3x3 to 10x10");
    QTest::newRow("no set") << QStringList{u"simulate"_s} << QByteArray("FILE");
    QTest::newRow("nothing to merge") << QStringList{u"merge"_s} << QByteArray("STATISTICS");
    QTest::newRow("one set") << QStringList{u"compare"_s, sample()} << QByteArray("NEW");
    QTest::newRow("no such set") << QStringList{u"compare"_s, sample(), sample() + u".no"_s}
                                 << QByteArray("does not exist");
}

void TestStatistics::wrongUseIsStatusTwo()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, expected);
    const Run result = run(arguments);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(expected), result.err.constData());
    QCOMPARE(result.out, QByteArray());
}

void TestStatistics::interruptedItWritesNothing()
{
#ifdef Q_OS_UNIX
    for (const int signal : {SIGINT, SIGTERM}) {
        QProcess process;
        startProgram(process, commandLinePath(),
            {u"simulate"_s, sample(), u"--boards"_s, u"4000000000"_s, u"--reasons"_s});
        // Before that, a signal would end it the default way.
        QTRY_VERIFY_WITH_TIMEOUT(takesSignals(process), 60'000);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        QCOMPARE(process.readAllStandardOutput(), QByteArray());
        QVERIFY(process.readAllStandardError().startsWith("Stopped after "));
    }
#else
    QSKIP("there are no such signals");
#endif
}

void TestStatistics::nothingMovesWithoutAnEdit()
{
    const QTemporaryDir folder;
    const Run result = run({u"compare"_s, sample(), sample(), u"--boards"_s, u"100"_s});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err, QByteArray());
    QCOMPARE(result.out,
        QByteArray("100 seeds; boards that differ: 0 (0.0 %)\nNo significant change.\n"));
    // The same rows in another order.
    const QString path = folder.filePath(u"moved.json"_s);
    QJsonObject set = QJsonDocument::fromJson(contentOf(sample())).object();
    QJsonArray objectives = set["objectives"_L1].toArray();
    objectives.append(objectives.takeAt(3));
    set["objectives"_L1] = objectives;
    writeFile(path, QJsonDocument(set).toJson());
    QCOMPARE(run({u"compare"_s, sample(), path, u"--boards"_s, u"100"_s}).out, result.out);
}

void TestStatistics::anEditIsNamed()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"edited.json"_s);
    QJsonObject set = QJsonDocument::fromJson(contentOf(sample())).object();
    QJsonArray objectives = set["objectives"_L1].toArray();
    QJsonObject goal = objectives[4].toObject();
    goal["weighting"_L1] = 5;
    objectives[4] = goal;
    set["objectives"_L1] = objectives;
    writeFile(path, QJsonDocument(set).toJson());
    const QStringList plain{u"compare"_s, sample(), path, u"--boards"_s, u"600"_s};
    const Run text = run(plain);
    QCOMPARE(text.status, 0);
    QVERIFY(isPlain(text.out));
    const QList<QByteArray> lines = text.out.split('\n');
    QVERIFY2(lines.value(2).startsWith("  *** 5. "), text.out.constData());
    const QJsonObject json
        = QJsonDocument::fromJson(run(plain + QStringList{u"--format"_s, u"json"_s}).out).object();
    const QJsonValue first = json["moved"_L1].toArray().first();
    QCOMPARE(first["objective"_L1].toArray(), (QJsonArray{4, 4}));
    QCOMPARE(first["confidence"_L1].toInt(), 3);
    QCOMPARE(first["up"_L1].toInt(-1), 0);
    QVERIFY(first["before"_L1].toDouble() > first["after"_L1].toDouble());
}

BOARDWRIGHT_UNIT(TestStatistics, QCoreApplication)

#include "tst_statistics.moc"
