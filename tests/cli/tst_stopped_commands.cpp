// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Commands that get Ctrl+C at any poll of a board end as the README says: JSON is complete after
// the last whole board, and the exit status is 130.

#include "app/cli/again.h"
#include "app/cli/generate.h"
#include "app/cli/simulate.h"
#include "core/formats/native.h"
#include "tests/support/boards/board_lines.h"
#include "tests/support/generators/stopping_generators.h"
#include "tests/support/interrupted.h"
#include "tests/support/sets/every_data.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

namespace boardwright {

using namespace Qt::StringLiterals;
using test::interruptEverywhere;
using test::Ran;
using test::ran;
using test::WithoutSignals;

namespace {

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// Calls with the first seed of each round: one round, or so many that hundreds of boards are
/// stopped at each of their polls, until there were enough stops for a test of some minutes.
void inRounds(const std::function<int(qint64 first)> &round)
{
    constexpr int mostRounds = 300;
    constexpr int enough = 300; // a command takes 50 ms to end
    const int rounds = isEverythingTried() ? mostRounds : 1;
    int stops = 0;
    for (int i = 0; i < rounds && stops < enough && !QTest::currentTestFailed(); ++i)
        stops += round(1 + 6 * i);
    QCOMPARE_GE(stops, 2 * (isEverythingTried() ? 10 : 1));
}

} // namespace

class TestStoppedCommands final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    static void generateCompletesItsJson_data();
    void generateCompletesItsJson();

    static void simulateWritesNothing_data() { generateCompletesItsJson_data(); }

    void simulateWritesNothing();

    static void againSaysHowFarItGot_data() { generateCompletesItsJson_data(); }

    void againSaysHowFarItGot();

private:
    QTemporaryDir m_folder;
    GoalSet m_set = everyDataSet();
    QString m_path = m_folder.filePath(u"set.json"_s);
};

void TestStoppedCommands::initTestCase()
{
#ifndef Q_OS_UNIX
    QSKIP("there are no such signals");
#endif
    write(m_path, writeNative(m_set));
}

void TestStoppedCommands::generateCompletesItsJson_data()
{
    addStoppingGenerators();
}

void TestStoppedCommands::generateCompletesItsJson()
{
    const StoppingGenerator &generator = stoppingGenerator();
    GenerateOptions options;
    options.file = m_path;
    options.board.generator = QString(generator.info().key);
    options.trace = true;
    options.measures = true;
    const auto command = [&] {
        return ran([&](QTextStream &out, QTextStream &err) { return generate(options, out, err); });
    };
    inRounds([&](qint64 first) {
        options.seeds = std::pair(first, first + 5);
        generator.stopAt(0, 0, {});
        options.format.kind = BoardOutput::Kind::Json;
        const QJsonArray whole = QJsonDocument::fromJson(command().out.toUtf8()).array();
        int stops = whole.size() == 6 ? 0 : -1'000'000;
        for (const int threads : {1, 2}) {
            options.threads = threads;
            stops += interruptEverywhere(generator, command, [&](const Ran &result) {
                QJsonParseError error;
                const QJsonDocument made = QJsonDocument::fromJson(result.out.toUtf8(), &error);
                QVERIFY2(made.isArray(), qPrintable(error.errorString() + result.out));
                for (qsizetype i = 0; i < made.array().size(); ++i)
                    QVERIFY(made.array().at(i) == whole.at(i));
            });
        }
        options.format.kind = BoardOutput::Kind::JsonLines;
        return stops + interruptEverywhere(generator, command, [&](const Ran &result) {
            for (const QString &line : result.out.split(u'\n', Qt::SkipEmptyParts))
                QVERIFY(QJsonDocument::fromJson(line.toUtf8()).isObject());
        });
    });
}

void TestStoppedCommands::simulateWritesNothing()
{
    const StoppingGenerator &generator = stoppingGenerator();
    SimulateCommand options{.file = m_path,
        .board = {.generator = QString(generator.info().key), .parameters = {}},
        .seeds = {.first = 1, .last = 6}};
    inRounds([&](qint64 first) {
        options.seeds = {.first = first, .last = first + 5};
        return interruptEverywhere(
            generator,
            [&] {
                return ran([&](QTextStream &out, QTextStream &err) {
                    return simulate(options, out, err);
                });
            },
            [&](const Ran &result) { QCOMPARE(result.out.isEmpty(), generator.hasStopped()); });
    });
}

void TestStoppedCommands::againSaysHowFarItGot()
{
    const StoppingGenerator &generator = stoppingGenerator();
    const QString boards = m_folder.filePath(u"boards.jsonl"_s);
    static const QRegularExpression howFar(u"Stopped after ([0-5]) of 6 boards[.]\n$"_s);
    const auto check = [&](const Ran &result) {
        if (!generator.hasStopped()) {
            // Parts of the toy cannot be made by themselves.
            const bool isRemakable = generator.other().info().key != "toy"_L1;
            QCOMPARE(result.status, isRemakable ? 0 : 1);
            QVERIFY(!isRemakable || result.out.startsWith(u"6 of 6 boards are the same"_s));
            return;
        }
        const QRegularExpressionMatch match = howFar.match(result.err);
        QVERIFY2(match.hasMatch(), qPrintable(result.err));
        QVERIFY(result.out.contains(u" of %1 boards are the same"_s.arg(match.captured(1))));
    };
    inRounds([&](qint64 first) {
        QStringList seeds;
        for (qint64 seed = first; seed < first + 6; ++seed)
            seeds << u"seed %1"_s.arg(seed);
        generator.stopAt(0, 0, {});
        write(boards, boardLines(generator, m_set, generator.settingsFor(m_set), seeds));
        return interruptEverywhere(
            generator,
            [&] {
                return ran([&](QTextStream &out, QTextStream &err) {
                    return again({.set = m_path, .boards = boards}, out, err);
                });
            },
            check);
    });
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestStoppedCommands, WithoutSignals)
#include "tst_stopped_commands.moc"
