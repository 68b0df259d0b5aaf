// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sculpted boards on the command line: counts of rejections, the autotuner, and statistics.

#include "core/formats/file.h"
#include "core/formats/native.h"
#include "core/sculpted/tier_table.h"
#include "core/tune/state_json.h"
#include "tests/support/places.h"
#include "tests/support/run_program.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

Run cli(const QStringList &arguments)
{
    return runProgram(commandLinePath(), arguments);
}

} // namespace

class TestSculptedCli final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void rejectionsAddUp();
    void boardsAreInTheJson();
    void statisticsCountTopologies();
    void theAutotunerIsTheSameOnAnyThreads();
    void aStoppedAutotunerGoesOn();
    void anAutotunerKilledInItsOnlyRoundGoesOn();
    void aStoppedComparisonLeavesTheTiers();
    static void otherStatesAreRefused_data();
    void otherStatesAreRefused();
    void badOptionsAreRefused_data();
    void badOptionsAreRefused();

private:
    QTemporaryDir m_folder;
    QString m_out;
};

void TestSculptedCli::initTestCase()
{
    m_out = m_folder.filePath(u"tuned.json"_s);
}

/// Every topology but the last of each puzzle was discarded for one cause.
void TestSculptedCli::rejectionsAddUp()
{
    const Run run = cli({u"rejections"_s, u"--count"_s, u"300"_s});
    QCOMPARE(run.status, 0);
    const QByteArrayList lines = run.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 2 + 5 * 3);
    for (const QByteArray &line : lines.sliced(2)) {
        const QByteArrayList cells = line.simplified().split(' ');
        QCOMPARE(cells.size(), 18);
        QCOMPARE(cells[2], "300");
        double discarded = 0;
        for (qsizetype cause = 4; cause < 14; ++cause)
            discarded += cells[cause].toDouble();
        QVERIFY2(std::abs(cells[3].toDouble() - 1 - discarded) < 0.05, line.constData());
    }
    // One tier and one way of routing, twice.
    const QStringList one{u"rejections"_s, u"--count"_s, u"300"_s, u"--tier"_s, u"hard"_s,
        u"--routing"_s, u"parity"_s, u"--threads"_s};
    const QByteArray alone = cli(one + QStringList{u"1"_s}).out.trimmed().split('\n').last();
    const QByteArray together = cli(one + QStringList{u"2"_s}).out.trimmed().split('\n').last();
    QCOMPARE(alone.simplified().split(' ').first(17), together.simplified().split(' ').first(17));
}

void TestSculptedCli::boardsAreInTheJson()
{
    const Run run = cli({u"generate"_s, resourcePath("samples/tiers.json"), u"--generator"_s,
        u"sculpted"_s, u"--tier"_s, u"expert"_s, u"--seed"_s, u"3"_s, u"--format"_s, u"json"_s});
    QCOMPARE(run.status, 0);
    const QJsonObject board = QJsonDocument::fromJson(run.out).object();
    QCOMPARE(board[u"tier"].toString(), u"expert"_s);
    const int cells = board[u"width"].toInt() * board[u"height"].toInt();
    QCOMPARE(board[u"walls"].toArray().size() + board[u"route"].toArray().size(), qsizetype{cells});
    QVERIFY(board[u"forkRatio"].toDouble() > 0.3);
    QVERIFY(board[u"meanForkDepth"].toDouble() > 2.446);
    QVERIFY(board[u"topologies"].toInt() >= 1);
    for (const char16_t *key : {u"mechanic", u"deepForkRatio", u"fogRadius"})
        QVERIFY(board.contains(QStringView(key)));
}

void TestSculptedCli::statisticsCountTopologies()
{
    const Run run
        = cli({u"simulate"_s, resourcePath("samples/tiers.json"), u"--generator"_s, u"sculpted"_s,
            u"--tier"_s, u"medium"_s, u"--boards"_s, u"400"_s, u"--format"_s, u"json"_s});
    QCOMPARE(run.status, 0);
    const QJsonObject counts = QJsonDocument::fromJson(run.out).object()[u"effort"].toObject();
    QCOMPARE(counts[u"emitted"].toInt(), 400);
    QCOMPARE(counts[u"topologies"].toInt(), counts[u"rejected"].toInt() + 400);
}

void TestSculptedCli::theAutotunerIsTheSameOnAnyThreads()
{
    const QStringList options{u"autotune"_s, u"-o"_s, m_out, u"--tier"_s, u"medium"_s,
        u"--iterations"_s, u"4"_s, u"--accuracy"_s, u"200"_s, u"--trial"_s, u"500"_s,
        u"--keep-published"_s, u"--threads"_s};
    const Run run = cli(options + QStringList{u"2"_s});
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.contains("medium: ") && run.out.contains("deep fork ratio"));
    const QByteArray bytes = *readFile(m_out);
    QCOMPARE(cli(options + QStringList{u"1"_s}).out, run.out);
    QCOMPARE(*readFile(m_out), bytes);
    const auto file = readNative(bytes);
    QVERIFY(file.has_value());
    QCOMPARE(file->set.tables.value(sculpted::tierTable.key).size(), 1);
    const sculpted::Tier tier = sculpted::tierOf(file->set, sculpted::Level::Medium);
    QVERIFY(tier.placement == sculpted::ownTier(sculpted::Level::Medium).placement);
    // Both forms of climbing.
    QCOMPARE(cli(options + QStringList{u"2"_s, u"--engine"_s, u"plain"_s}).status, 0);
    QVERIFY(*readFile(m_out) != bytes);
}

void TestSculptedCli::aStoppedAutotunerGoesOn()
{
    const QString state = m_folder.filePath(u"state"_s);
    const QStringList options{u"autotune"_s, u"-o"_s, m_out, u"--iterations"_s, u"30"_s,
        u"--accuracy"_s, u"300"_s, u"--trial"_s, u"300"_s, u"--threads"_s, u"1"_s};
    const Run whole = cli(options);
    QCOMPARE(whole.status, 0);
    const QByteArray expected = *readFile(m_out);
    QFile::remove(m_out);
    QProcess process;
    startProgram(process, commandLinePath(), options + QStringList{u"--state"_s, state});
    QTRY_VERIFY(takesSignals(process));
    QTest::qWait(300);
    process.terminate();
    QVERIFY(process.waitForFinished(patience));
    const bool isStopped = process.exitCode() != 0;
    QCOMPARE(QFile::exists(m_out), !isStopped);
    const Run rest = cli(options + QStringList{u"--state"_s, state});
    QCOMPARE(rest.status, 0);
    QCOMPARE(rest.out, whole.out);
    QCOMPARE(*readFile(m_out), expected);
    QVERIFY(!QFile::exists(state + u".tutorial"_s));
}

/// Of the only round of a tier SIGKILL loses little.
void TestSculptedCli::anAutotunerKilledInItsOnlyRoundGoesOn()
{
    const QString state = m_folder.filePath(u"within"_s);
    const QString ofTier = state + u".tutorial"_s;
    const QStringList options{u"autotune"_s, u"-o"_s, m_out, u"--tier"_s, u"tutorial"_s,
        u"--iterations"_s, u"1"_s, u"--accuracy"_s, u"8000"_s, u"--trial"_s, u"300"_s,
        u"--threads"_s, u"1"_s};
    const Run whole = cli(options);
    const QByteArray expected = *readFile(m_out);
    QFile::remove(m_out);
    QProcess process;
    startProgram(process, commandLinePath(), options + QStringList{u"--state"_s, state});
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(ofTier), patience);
    process.kill();
    QVERIFY(process.waitForFinished(patience));
    const auto saved = readTuning(*readFile(ofTier));
    QVERIFY(saved.has_value() && saved->state.rounds.empty() && saved->soFar.boards > 0);
    QVERIFY(!QFile::exists(m_out));
    const Run rest = cli(options + QStringList{u"--state"_s, state});
    QCOMPARE(rest.out, whole.out);
    QCOMPARE(*readFile(m_out), expected);
    QVERIFY(!QFile::exists(ofTier));
}

void TestSculptedCli::aStoppedComparisonLeavesTheTiers()
{
    const QString state = m_folder.filePath(u"compared"_s);
    const QStringList options{u"autotune"_s, u"-o"_s, m_out, u"--tier"_s, u"tutorial"_s,
        u"--iterations"_s, u"1"_s, u"--accuracy"_s, u"16"_s, u"--threads"_s, u"1"_s};
    QCOMPARE(cli(options + QStringList{u"--trial"_s, u"10"_s}).status, 0);
    const QByteArray expected = *readFile(m_out);
    QFile::remove(m_out);
    QProcess process;
    startProgram(process, commandLinePath(),
        options + QStringList{u"--state"_s, state, u"--trial"_s, u"1000000"_s});
    QTRY_VERIFY_WITH_TIMEOUT( // the only round is done
        readFile(state + u".tutorial"_s).value_or(QByteArray()).contains("\"rounds\":[{"), 60'000);
    QTest::qWait(300);
    process.terminate();
    QVERIFY(process.waitForFinished(patience));
    QCOMPARE(process.exitCode(), 130);
    QVERIFY(process.readAllStandardError().contains("the result was written"));
    QCOMPARE(*readFile(m_out), expected);
}

void TestSculptedCli::otherStatesAreRefused_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("of another job")
        << tuningJson({.of = "another", .state = {}}) << QByteArray("the state of another job");
    QTest::newRow("damaged") << QByteArray("{") << QByteArray("error");
}

/// The file stays for the job that it belongs to.
void TestSculptedCli::otherStatesAreRefused()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QByteArray, words);
    const QString path = m_folder.filePath(u"other"_s);
    const QString ofTier = path + u".hard"_s;
    QFile file(ofTier);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    file.close();
    const Run run = cli({u"autotune"_s, u"-o"_s, m_out, u"--tier"_s, u"hard"_s, u"--iterations"_s,
        u"1"_s, u"--accuracy"_s, u"1"_s, u"--trial"_s, u"1"_s, u"--state"_s, path});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains(ofTier.toUtf8()) && run.err.contains(words), run.err.constData());
    QCOMPARE(*readFile(ofTier), content);
}

void TestSculptedCli::badOptionsAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("tier") << QStringList{u"rejections"_s, u"--tier"_s, u"x"_s}
                          << QByteArray("--tier");
    QTest::newRow("routing") << QStringList{u"rejections"_s, u"--routing"_s, u"x"_s}
                             << QByteArray("--routing");
    QTest::newRow("file") << QStringList{u"rejections"_s, u"/none.json"_s}
                          << QByteArray("none.json");
    QTest::newRow("engine") << QStringList{u"autotune"_s, u"-o"_s, u"-"_s, u"--engine"_s, u"x"_s}
                            << QByteArray("--engine");
    QTest::newRow("output") << QStringList{u"autotune"_s} << QByteArray("--output");
}

void TestSculptedCli::badOptionsAreRefused()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, words);
    const Run run = cli(arguments);
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains(words), run.err.constData());
}

BOARDWRIGHT_UNIT(TestSculptedCli, QCoreApplication)
#include "tst_sculpted_cli.moc"
