// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Commands that make boards without a generator that a test could stop at a poll are interrupted
// after more and more time, until they end before: what they leave is what they would have written,
// or whole rounds, or nothing, and the exit status and the words say which.

#include "core/formats/file.h"
#include "core/formats/native.h"
#include "tests/support/places.h"
#include "tests/support/run_program.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestInterruptedCli final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void itEndsAtAnyMoment_data();
    void itEndsAtAnyMoment();

private:
    QTemporaryDir m_folder;
    QString m_set = m_folder.filePath(u"set.json"_s);
    QString m_out = m_folder.filePath(u"made.json"_s);
};

void TestInterruptedCli::initTestCase()
{
#ifndef Q_OS_UNIX
    QSKIP("there are no such signals");
#endif
    QVERIFY(saveFile(m_set, writeNative(plainSet(60))));
}

void TestInterruptedCli::itEndsAtAnyMoment_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("balance") << QStringList{u"balance"_s, fixturePath("balanced/list.json"),
        u"--boards"_s, u"400"_s, u"--rounds"_s, u"3"_s, u"--until"_s, u"0"_s, u"--accept-worse"_s};
    QTest::newRow("tiers") << QStringList{u"tiers"_s, m_set, u"--boards"_s, u"2000"_s};
    QTest::newRow("autotune") << QStringList{u"autotune"_s, u"--tier"_s, u"medium"_s,
        u"--iterations"_s, u"2"_s, u"--accuracy"_s, u"100"_s, u"--trial"_s, u"300"_s,
        u"--threads"_s, u"2"_s, u"--accept-worse"_s};
}

void TestInterruptedCli::itEndsAtAnyMoment()
{
#ifdef Q_OS_UNIX
    QFETCH(QStringList, command);
    command << u"-o"_s << m_out;
    QFile::remove(m_out);
    const Run whole = runProgram(commandLinePath(), command);
    QVERIFY2(whole.status == 0 || whole.status == 1, whole.err.constData());
    const QByteArray made = readFile(m_out).value();
    int stops = 0;
    for (int wait = 0;; wait += 2 + wait / 4) {
        QFile::remove(m_out);
        QProcess process;
        startProgram(process, commandLinePath(), command);
        while (process.state() == QProcess::Running && !takesSignals(process))
            process.waitForFinished(1);
        process.waitForFinished(wait);
        if (process.state() == QProcess::Running)
            ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.state() == QProcess::NotRunning || process.waitForFinished(60'000));
        const QByteArray out = process.readAllStandardOutput();
        const QByteArray err = process.readAllStandardError();
        if (process.exitStatus() == QProcess::CrashExit) { // between two jobs, or after the last
            QCOMPARE(process.exitCode(), SIGINT);
            QVERIFY(!QFile::exists(m_out) || readFile(m_out).value() == made);
            continue;
        }
        const bool isStopped = process.exitCode() == 130;
        QVERIFY2(isStopped || process.exitCode() == whole.status, err.constData());
        QVERIFY2(isStopped == err.contains("Stopped"), err.constData());
        if (!isStopped) {
            QCOMPARE(readFile(m_out).value(), made);
            QCOMPARE(out, whole.out);
            break;
        }
        ++stops;
        const bool isWritten
            = err.contains("weights so far were written") || err.contains("the result was written");
        QVERIFY2(QFile::exists(m_out) == isWritten, err.constData());
        QVERIFY(isWritten || err.contains("nothing was written"));
    }
    QCOMPARE_GE(stops, 3);
#endif
}

BOARDWRIGHT_UNIT(TestInterruptedCli, QCoreApplication)
#include "tst_interrupted_cli.moc"
