// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tuning on the command line: targets, the file it writes, what is refused, and a job that is
// stopped and continued.

#include "core/formats/file.h"
#include "core/formats/native.h"
#include "core/tune/state_json.h"
#include "tests/support/boards/relaxing_sets.h"
#include "tests/support/places.h"
#include "tests/support/run_program.h"
#include "tests/support/sets/tuned_sets.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

class TestTuneCli final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void goalsBecomeAlike();
    void theSetsOwnTargetsCount();
    void whatCannotBeIsSaid();
    void badOptionsAreRefused_data();
    void badOptionsAreRefused();
    void aStoppedJobGoesOn();
    void aKilledJobGoesOn_data();
    void aKilledJobGoesOn();
    void aJobKilledInItsOnlyRoundGoesOn();
    void aLongRoundIsKeptAgainAndAgain();
    void aStoppedComparisonAsks();

private:
    Run tune(const QStringList &arguments) const
    {
        return runProgram(commandLinePath(),
            QStringList{u"tune"_s, m_file, u"--accept-worse"_s, u"-o"_s, m_out} + arguments);
    }

    GoalSet result() const { return readNative(*readFile(m_out))->set; }

    QTemporaryDir m_folder;
    QString m_file;
    QString m_out;
};

void TestTuneCli::initTestCase()
{
    m_file = m_folder.filePath(u"set.json"_s);
    m_out = m_folder.filePath(u"tuned.json"_s);
    QVERIFY(saveFile(m_file, writeNative(unevenSet(60))).has_value());
}

void TestTuneCli::goalsBecomeAlike()
{
    const QStringList options{
        u"--target"_s, u"all"_s, u"--accuracy"_s, u"2000"_s, u"--trial"_s, u"3000"_s};
    const Run run = tune(options + QStringList{u"--threads"_s, u"2"_s});
    QCOMPARE(run.status, 1); // bosses and songs are not as wanted
    QVERIFY(run.out.contains("All goals alike"));
    QVERIFY(run.out.contains("board limit boss (4 %)"));
    const GoalSet tuned = result();
    QVERIFY(tuned.tables.isEmpty()); // targets of the command line are not of the set
    QVERIFY(tuned.objectives[20].weighting != unevenSet(60).objectives[20].weighting);
    const QByteArray bytes = *readFile(m_out);
    QCOMPARE(tune(options + QStringList{u"--threads"_s, u"1"_s}).out, run.out);
    QCOMPARE(*readFile(m_out), bytes);
}

void TestTuneCli::theSetsOwnTargetsCount()
{
    const QString file = m_folder.filePath(u"targets.json"_s);
    QVERIFY(saveFile(file, writeNative(withTargets(plainSet(60), {u"goal:goal 3=20"_s}))));
    const Run run = runProgram(commandLinePath(),
        {u"tune"_s, file, u"--accept-worse"_s, u"-o"_s, m_out, u"--accuracy"_s, u"4000"_s,
            u"--trial"_s, u"8000"_s});
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.contains("goal 3"));
    QVERIFY(run.out.contains("Everything is where it should be"));
    QCOMPARE(result().tables.size(), 1); // they stay
    QVERIFY(result().objectives[2].weighting < 60);
}

void TestTuneCli::whatCannotBeIsSaid()
{
    const QString file = m_folder.filePath(u"few.json"_s);
    QVERIFY(saveFile(file, writeNative(plainSet(3))));
    const Run run = runProgram(commandLinePath(),
        {u"tune"_s, file, u"-o"_s, m_folder.filePath(u"none.json"_s), u"--target"_s, u"all"_s,
            u"--accuracy"_s, u"1000"_s});
    QCOMPARE(run.status, 1);
    QVERIFY(run.err.contains("No boards can be made"));
    QVERIFY(!QFile::exists(m_folder.filePath(u"none.json"_s)));
}

void TestTuneCli::badOptionsAreRefused_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("no targets") << QStringList() << QByteArray("has no targets");
    QTest::newRow("nonsense") << QStringList{u"--target"_s, u"nonsense"_s}
                              << QByteArray("\"nonsense\" is no target");
    QTest::newRow("goal") << QStringList{u"--target"_s, u"goal:x=5"_s}
                          << QByteArray("no such goal");
    QTest::newRow("category") << QStringList{u"--target"_s, u"category:x=5"_s}
                              << QByteArray("no goal has that category");
    QTest::newRow("share") << QStringList{u"--target"_s, u"relaxed=500"_s}
                           << QByteArray("needs a share from 0 to 100");
    QTest::newRow("allow") << QStringList{u"--target"_s, u"all"_s, u"--allow"_s, u"weightings"_s}
                           << QByteArray("board_limits, line_limits");
    QTest::newRow("engine") << QStringList{u"--target"_s, u"all"_s, u"--engine"_s, u"x"_s}
                            << QByteArray("--engine");
}

void TestTuneCli::badOptionsAreRefused()
{
    QFETCH(const QStringList, options);
    QFETCH(const QByteArray, words);
    QFile::remove(m_out);
    const Run run = tune(options);
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains(words), run.err.constData());
    QVERIFY(!QFile::exists(m_out));
}

void TestTuneCli::aStoppedJobGoesOn()
{
    const QString state = m_folder.filePath(u"state"_s);
    const QStringList options{u"--target"_s, u"all"_s, u"--accuracy"_s, u"6000"_s, u"--trial"_s,
        u"2000"_s, u"--threads"_s, u"1"_s};
    QElapsedTimer timer;
    timer.start();
    const Run whole = tune(options);
    const auto third = static_cast<int>(timer.elapsed() / 3);
    const QByteArray expected = *readFile(m_out);
    QFile::remove(m_out);
    QProcess process;
    startProgram(process, commandLinePath(),
        QStringList{u"tune"_s, m_file, u"--accept-worse"_s, u"-o"_s, m_out, u"--state"_s, state}
            + options);
    QTRY_VERIFY(takesSignals(process));
    QTest::qWait(third);
    process.terminate();
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitCode(), 130);
    QVERIFY(!QFile::exists(m_out));
    QVERIFY(QFile::exists(state));
    // Other options are another job.
    QVERIFY(
        tune(QStringList{u"--state"_s, state, u"--target"_s, u"all"_s, u"--accuracy"_s, u"1000"_s})
            .err.contains("another job"));
    const Run rest = tune(options + QStringList{u"--state"_s, state});
    QCOMPARE(rest.out, whole.out);
    QCOMPARE(*readFile(m_out), expected);
    QVERIFY(!QFile::exists(state)); // nothing is left to continue
}

void TestTuneCli::aKilledJobGoesOn_data()
{
    QTest::addColumn<int>("signal");
    QTest::addColumn<int>("status");
    QTest::newRow("killed") << SIGKILL << -1;
    QTest::newRow("its terminal closes") << SIGHUP << 130;
}

void TestTuneCli::aKilledJobGoesOn()
{
    QFETCH(const int, signal);
    QFETCH(const int, status);
    const QString state = m_folder.filePath(u"killed"_s);
    const QStringList options{u"--target"_s, u"all"_s, u"--accuracy"_s, u"6000"_s, u"--trial"_s,
        u"2000"_s, u"--threads"_s, u"1"_s};
    const Run whole = tune(options);
    const QByteArray expected = *readFile(m_out);
    QFile::remove(m_out);
    QProcess process;
    startProgram(process, commandLinePath(),
        QStringList{u"tune"_s, m_file, u"--accept-worse"_s, u"-o"_s, m_out, u"--state"_s, state}
            + options);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(state), 60'000); // long before the end
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, status);
    QVERIFY(!QFile::exists(m_out));
    QVERIFY(QFile::exists(state));
    const Run rest = tune(options + QStringList{u"--state"_s, state});
    QCOMPARE(rest.out, whole.out);
    QCOMPARE(*readFile(m_out), expected);
    QVERIFY(!QFile::exists(state));
}

/// A slow round may take hours, of which SIGKILL loses little.
void TestTuneCli::aJobKilledInItsOnlyRoundGoesOn()
{
    const QString state = m_folder.filePath(u"within"_s);
    const QStringList options{u"--target"_s, u"all"_s, u"--engine"_s, u"climbing"_s,
        u"--iterations"_s, u"1"_s, u"--accuracy"_s, u"20000"_s, u"--trial"_s, u"2000"_s,
        u"--threads"_s, u"1"_s};
    const Run whole = tune(options);
    const QByteArray expected = *readFile(m_out);
    QFile::remove(m_out);
    int kills = 0;
    qint64 boards = 0;
    for (; kills < 3; ++kills) {
        QProcess process;
        startProgram(process, commandLinePath(),
            QStringList{u"tune"_s, m_file, u"--accept-worse"_s, u"-o"_s, m_out, u"--state"_s, state}
                + options);
        const QByteArray before = readFile(state).value_or(QByteArray());
        // It is written as soon as there is something to lose.
        QTRY_VERIFY_WITH_TIMEOUT(readFile(state).value_or(QByteArray()) != before, 60'000);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGKILL), 0);
        QVERIFY(process.waitForFinished(60'000));
        const auto saved = readTuning(*readFile(state));
        QVERIFY(saved.has_value());
        QVERIFY(saved->state.rounds.empty());
        QVERIFY(saved->soFar.boards > boards);
        boards = saved->soFar.boards;
    }
    const Run rest = tune(options + QStringList{u"--state"_s, state});
    QCOMPARE(rest.out, whole.out);
    QCOMPARE(*readFile(m_out), expected);
    QVERIFY(!QFile::exists(state));
}

/// At least every thirty seconds, as long as the round is.
void TestTuneCli::aLongRoundIsKeptAgainAndAgain()
{
    if (!qEnvironmentVariableIsSet("BOARDWRIGHT_LONG_WALKS"))
        QSKIP("takes half a minute");
    // Whose boards take so long that the round does not end meanwhile, on any machine.
    const QString file = m_folder.filePath(u"slow.json"_s);
    QVERIFY(saveFile(file, writeNative(fightingSet(14))));
    const QString state = m_folder.filePath(u"again"_s);
    QProcess process;
    startProgram(process, commandLinePath(),
        {u"tune"_s, file, u"--accept-worse"_s, u"-o"_s, m_out, u"--state"_s, state, u"--target"_s,
            u"all"_s, u"--engine"_s, u"climbing"_s, u"--iterations"_s, u"1"_s, u"--accuracy"_s,
            u"1000000"_s, u"--threads"_s, u"1"_s});
    qint64 boards = 0;
    for (int times = 0; times < 3; ++times) {
        const auto kept = [&] {
            const auto bytes = readFile(state);
            const auto saved = bytes
                ? readTuning(*bytes)
                : std::expected<SavedTuning, Problem>(std::unexpected(Problem()));
            return saved ? saved->soFar.boards : 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(kept() > boards, 30'000);
        boards = kept();
    }
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGKILL), 0);
    QVERIFY(process.waitForFinished(60'000));
}

void TestTuneCli::aStoppedComparisonAsks()
{
    const QString state = m_folder.filePath(u"compared"_s);
    const QStringList options{u"--target"_s, u"all"_s, u"--engine"_s, u"climbing"_s,
        u"--iterations"_s, u"1"_s, u"--accuracy"_s, u"50"_s, u"--threads"_s, u"1"_s};
    QCOMPARE(tune(options + QStringList{u"--trial"_s, u"100"_s}).status, 1);
    const QByteArray expected = *readFile(m_out);
    // What it is worth is not known, so nobody gets it unasked.
    for (const bool isAccepted : {false, true}) {
        QFile::remove(m_out);
        QProcess process;
        startProgram(process, commandLinePath(),
            QStringList{
                u"tune"_s, m_file, u"-o"_s, m_out, u"--state"_s, state, u"--trial"_s, u"10000000"_s}
                + (isAccepted ? QStringList{u"--accept-worse"_s} : QStringList()) + options);
        QTRY_VERIFY_WITH_TIMEOUT( // the only round is done
            readFile(state).value_or(QByteArray()).contains("\"rounds\":[{"), 60'000);
        QTRY_VERIFY(takesSignals(process));
        QTest::qWait(200);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(process.readAllStandardOutput().contains("not known whether a number is worse"));
        const QByteArray err = process.readAllStandardError();
        QCOMPARE(err.contains("the result was written"), isAccepted);
        QCOMPARE(err.contains("Nothing was written. --accept-worse"), !isAccepted);
        QVERIFY(QFile::exists(state)); // the same command can compare
        QCOMPARE(readFile(m_out).value_or(QByteArray()), isAccepted ? expected : QByteArray());
    }
}

BOARDWRIGHT_UNIT(TestTuneCli, QCoreApplication)
#include "tst_tune_cli.moc"
