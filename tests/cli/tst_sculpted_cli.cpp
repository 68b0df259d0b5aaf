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
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cmath>
#include <utility>

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
    void whatIsWorseIsSaidAndNotWritten();
    void tiersAreWrittenAsTypeScript();
    void aStoppedAutotunerGoesOn();
    void anAutotunerKilledInItsOnlyRoundGoesOn();
    void aStoppedComparisonAsks();
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
    QVERIFY(lines.size() >= 2 + 5 * 3); // idle gates follow
    for (const QByteArray &line : lines.sliced(2, 5 * 3)) {
        const QByteArrayList cells = line.simplified().split(' ');
        QCOMPARE(cells.size(), 19);
        QCOMPARE(cells[2], "300");
        double discarded = 0;
        for (qsizetype cause = 4; cause < 14; ++cause)
            discarded += cells[cause].toDouble();
        QVERIFY2(std::abs(cells[3].toDouble() - 1 - discarded) < 0.05, line.constData());
    }
    // One tier and one way of routing, twice.
    const QStringList one{u"rejections"_s, u"--count"_s, u"300"_s, u"--tier"_s, u"hard"_s,
        u"--routing"_s, u"parity"_s, u"--threads"_s};
    const QByteArray alone = cli(one + QStringList{u"1"_s}).out.trimmed().split('\n').at(2);
    const QByteArray together = cli(one + QStringList{u"2"_s}).out.trimmed().split('\n').at(2);
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
    const QStringList options{u"autotune"_s, u"-o"_s, m_out, u"--accept-worse"_s, u"--tier"_s,
        u"medium"_s, u"--iterations"_s, u"4"_s, u"--accuracy"_s, u"200"_s, u"--trial"_s, u"500"_s,
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
    QCOMPARE(cli(options + QStringList{u"2"_s, u"--engine"_s, u"plain"_s, u"--tier"_s, u"expert"_s})
                 .status,
        0);
    QVERIFY(*readFile(m_out) != bytes);
}

/// The published engine believes its luckiest candidate. Of four puzzles each, that is no better.
void TestSculptedCli::whatIsWorseIsSaidAndNotWritten()
{
    const QStringList options{u"autotune"_s, fixturePath("sculpted/first_tiers.json"), u"-o"_s,
        m_out, u"--tier"_s, u"expert"_s, u"--iterations"_s, u"4"_s, u"--accuracy"_s, u"4"_s,
        u"--engine"_s, u"plain"_s, u"--trial"_s, u"2000"_s, u"--threads"_s, u"1"_s};
    QFile::remove(m_out);
    const Run refused = cli(options);
    QCOMPARE(refused.status, 1);
    QVERIFY(!QFile::exists(m_out));
    QVERIFY2(refused.err.contains("Nothing was written. --accept-worse"), refused.err.constData());
    // The table says the shares before and after; each that fell is in the list with the
    // difference.
    QByteArrayList worse;
    for (const QByteArray &line : refused.out.split('\n')) {
        static constexpr std::array metrics{"fork ratio", "mean fork depth", "deep fork ratio"};
        for (const QByteArray metric : metrics) {
            if (!line.startsWith("  " + metric))
                continue;
            const QByteArrayList words = line.simplified().split(' ');
            const qsizetype arrow = words.indexOf("%");
            const double before = words[arrow - 1].toDouble();
            const double after = words[words.size() - 2].toDouble();
            if (after < before - 0.11)
                worse << "puzzles with a " + metric + " within its band";
        }
    }
    QVERIFY(!worse.isEmpty());
    QVERIFY(refused.out.contains("Worse than before, or than asked for:\n"));
    for (const QByteArray &what : std::as_const(worse))
        QVERIFY2(refused.out.contains("expert: " + what), refused.out.constData());
    QVERIFY(refused.out.contains(" points worse)"));
    const Run accepted = cli(options + QStringList{u"--accept-worse"_s});
    QCOMPARE(accepted.status, 0);
    QCOMPARE(accepted.out, refused.out);
    QVERIFY(QFile::exists(m_out));
}

/// The object literal as an engine reads it: quoted member names and no last commas make it JSON.
void TestSculptedCli::tiersAreWrittenAsTypeScript()
{
    const QStringList options{u"autotune"_s, u"--tier"_s, u"medium,expert"_s, u"--iterations"_s,
        u"1"_s, u"--accuracy"_s, u"16"_s, u"--trial"_s, u"20"_s, u"--accept-worse"_s, u"-o"_s,
        m_out};
    QVERIFY(cli(options).status == 0);
    const QJsonArray rows = QJsonDocument::fromJson(*readFile(m_out))
                                .object()[u"boardwright"]
                                .toObject()[u"tiers"]
                                .toArray();
    QVERIFY(cli(options + QStringList{u"--format"_s, u"typescript"_s}).status == 0);
    QString text = QString::fromUtf8(*readFile(m_out));
    static const QRegularExpression names(u"([A-Za-z]+):"_s);
    static const QRegularExpression commas(u",(\\s*\\})"_s);
    text.replace(names, u"\"\\1\":"_s).replace(commas, u"\\1"_s);
    const QJsonObject literal = QJsonDocument::fromJson(text.toUtf8()).object();
    QCOMPARE(literal.keys(), (QStringList{u"expert"_s, u"medium"_s}));
    const auto isSame = [](double one, double other) { return std::abs(one - other) < 1e-9; };
    for (const QJsonValue &value : rows) {
        const QJsonObject row = value.toObject();
        const QJsonObject tier = literal[row[u"tier"].toString()].toObject();
        const QJsonArray walls = tier[u"wallPercentage"].toArray();
        QVERIFY(isSame(100 * walls[0].toDouble(), row[u"walls_least"].toDouble(8)));
        QVERIFY(isSame(100 * walls[1].toDouble(), row[u"walls_most"].toDouble(14)));
        const QJsonObject placement = tier[u"placementWeights"].toObject();
        QVERIFY(isSame(placement[u"scatter"].toDouble(), row[u"scatter"].toDouble(0.4)));
        QVERIFY(isSame(placement[u"cluster"].toDouble(), row[u"cluster"].toDouble(0.3)));
        QVERIFY(isSame(placement[u"edgeNibble"].toDouble(), row[u"nibble"].toDouble(0.3)));
        QVERIFY(
            isSame(tier[u"mechanicWeights"].toObject()[u"fog"].toDouble(), row[u"fog"].toDouble()));
        QVERIFY(isSame(tier[u"minForkDepth"].toDouble(), row[u"least_fork_depth"].toDouble()));
        QVERIFY(
            isSame(100 * tier[u"minForkRatio"].toDouble(), row[u"least_fork_ratio"].toDouble()));
        QCOMPARE(tier[u"solutionLimit"].toInt(), row[u"solution_limit"].toInt(20));
        QCOMPARE(tier[u"gridSizes"].toArray().size(), 2);
    }
}

void TestSculptedCli::aStoppedAutotunerGoesOn()
{
    const QString state = m_folder.filePath(u"state"_s);
    const QStringList options{u"autotune"_s, u"-o"_s, m_out, u"--accept-worse"_s, u"--iterations"_s,
        u"30"_s, u"--accuracy"_s, u"300"_s, u"--trial"_s, u"300"_s, u"--threads"_s, u"1"_s};
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
    const QStringList options{u"autotune"_s, u"-o"_s, m_out, u"--accept-worse"_s, u"--tier"_s,
        u"tutorial"_s, u"--iterations"_s, u"1"_s, u"--accuracy"_s, u"8000"_s, u"--trial"_s,
        u"300"_s, u"--threads"_s, u"1"_s};
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

void TestSculptedCli::aStoppedComparisonAsks()
{
    const QString state = m_folder.filePath(u"compared"_s);
    const QString ofTier = state + u".tutorial"_s;
    const QStringList options{u"autotune"_s, u"-o"_s, m_out, u"--tier"_s, u"tutorial"_s,
        u"--iterations"_s, u"1"_s, u"--accuracy"_s, u"16"_s, u"--threads"_s, u"1"_s};
    const QStringList accepting{u"--accept-worse"_s};
    QCOMPARE(cli(options + accepting + QStringList{u"--trial"_s, u"10"_s}).status, 0);
    const QByteArray expected = *readFile(m_out);
    // What they are worth is not known, so nobody gets them unasked.
    for (const bool isAccepted : {false, true}) {
        QFile::remove(m_out);
        QProcess process;
        startProgram(process, commandLinePath(),
            options + QStringList{u"--state"_s, state, u"--trial"_s, u"1000000"_s}
                + (isAccepted ? accepting : QStringList()));
        QTRY_VERIFY_WITH_TIMEOUT( // the only round is done
            readFile(ofTier).value_or(QByteArray()).contains("\"rounds\":[{"), 60'000);
        QTRY_VERIFY(takesSignals(process));
        QTest::qWait(200);
        process.terminate();
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(process.readAllStandardOutput().contains("not known whether a number is worse"));
        const QByteArray err = process.readAllStandardError();
        QCOMPARE(err.contains("the result was written"), isAccepted);
        QCOMPARE(err.contains("Nothing was written. --accept-worse"), !isAccepted);
        QVERIFY(QFile::exists(ofTier)); // the same command can compare
        QCOMPARE(readFile(m_out).value_or(QByteArray()), isAccepted ? expected : QByteArray());
    }
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
