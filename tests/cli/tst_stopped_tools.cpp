// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing, choosing and tuning get Ctrl+C at any poll of their boards: what they leave is a part
// of what they would have made, or nothing, and what can be continued ends as if nothing had been.

#include "app/cli/generate.h"
#include "app/cli/simulate.h"
#include "app/cli/tune.h"
#include "core/formats/file.h"
#include "core/formats/native.h"
#include "tests/support/interrupted.h"
#include "tests/support/sets/every_data.h"
#include "tests/support/sets/tuned_sets.h"
#include "tests/support/unit.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

namespace boardwright {

using namespace Qt::StringLiterals;
using test::interruptEverywhere;
using test::pressCtrlC;
using test::Ran;
using test::ran;

class TestStoppedTools final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    static void compareWritesNothing_data();
    void compareWritesNothing();

    static void choosingCompletesItsJson_data() { compareWritesNothing_data(); }

    void choosingCompletesItsJson();
    void tuneKeepsItsState();

private:
    QString saved(const QString &name, const GoalSet &set) const
    {
        const QString path = m_folder.filePath(name);
        return saveFile(path, writeNative(set)) ? path : QString();
    }

    QTemporaryDir m_folder;
};

void TestStoppedTools::initTestCase()
{
#ifndef Q_OS_UNIX
    QSKIP("there are no such signals");
#endif
}

void TestStoppedTools::compareWritesNothing_data()
{
    addStoppingGenerators();
}

void TestStoppedTools::compareWritesNothing()
{
    const StoppingGenerator &generator = stoppingGenerator();
    GoalSet less = everyDataSet();
    less.objectives.removeLast();
    CompareCommand options{.before = saved(u"set.json"_s, everyDataSet()),
        .after = saved(u"less.json"_s, less),
        .board = {.generator = QString(generator.info().key), .parameters = {}},
        .seeds = {.first = 1, .last = 6}};
    int stops = 0;
    for (const int threads : {1, 2}) {
        options.threads = threads;
        stops += interruptEverywhere(
            generator,
            [&] {
                return ran(
                    [&](QTextStream &out, QTextStream &err) { return compare(options, out, err); });
            },
            [&](const Ran &result) { QCOMPARE(result.out.isEmpty(), generator.hasStopped()); });
    }
    QCOMPARE_GE(stops, 2);
}

/// Boards that are chosen are made twice: to choose, and to be written.
void TestStoppedTools::choosingCompletesItsJson()
{
    const StoppingGenerator &generator = stoppingGenerator();
    GenerateOptions options;
    options.file = saved(u"set.json"_s, everyDataSet());
    options.board.generator = QString(generator.info().key);
    options.seeds = std::pair(qint64{1}, qint64{6});
    options.choose = 3;
    options.format.kind = BoardOutput::Kind::Json;
    const auto command = [&] {
        return ran([&](QTextStream &out, QTextStream &err) { return generate(options, out, err); });
    };
    generator.stopAt(0, 0, {});
    const QJsonArray whole = QJsonDocument::fromJson(command().out.toUtf8()).array();
    QCOMPARE(whole.size(), 3);
    int stops = 0;
    for (const int board : {2, 6, 7, 9}) {
        stops += interruptEverywhere(
            generator, command,
            [&](const Ran &result) {
                QJsonParseError error;
                const QJsonDocument made = QJsonDocument::fromJson(result.out.toUtf8(), &error);
                QVERIFY2(made.isArray(), qPrintable(error.errorString() + result.out));
                QCOMPARE(made.array().size() < 3, generator.hasStopped());
                for (qsizetype i = 0; i < made.array().size(); ++i)
                    QVERIFY(made.array().at(i) == whole.at(i));
            },
            board);
    }
    QCOMPARE_GE(stops, 4);
}

/// The same command then continues, and ends with the set that it would have written at once.
void TestStoppedTools::tuneKeepsItsState()
{
    const StoppingGenerator &generator = *stoppingGenerators().front();
    const QString out = m_folder.filePath(u"tuned.json"_s);
    const QString state = m_folder.filePath(u"tuned.state"_s);
    TuneCommand options{.file = saved(u"uneven.json"_s, test::unevenSet(30)),
        .out = out,
        .targets = {u"all"_s},
        .allowed = {},
        .state = state,
        .board = {.generator = QString(generator.info().key), .parameters = {}},
        .tuning = {.engine = TuneEngine::Climbing, .iterations = 3, .seeds = 6},
        .trial = 6,
        .acceptsWorse = true};
    const auto command = [&] {
        return ran([&](QTextStream &said, QTextStream &err) { return tune(options, said, err); });
    };
    generator.stopAt(0, 0, {});
    const Ran first = command();
    QVERIFY2(first.status == 0 || first.status == 1, qPrintable(first.err));
    QVERIFY(QFile::exists(out) && !QFile::exists(state));
    const QByteArray whole = readFile(out).value();
    // The last board is one of the comparison at the end.
    const auto isMade = [&](int board) {
        QFile::remove(out);
        QFile::remove(state);
        generator.stopAt(board, 0, pressCtrlC);
        command();
        QFile::remove(state);
        return saveFile(out, whole) && generator.hasStopped();
    };
    int last = 1;
    while (isMade(2 * last))
        last *= 2;
    for (int step = last / 2; step > 0; step /= 2)
        last += isMade(last + step) ? step : 0;
    int compared = 0;
    int stops = 0;
    for (const int board : {1, last / 4, last / 2, last - 1, last}) {
        QVERIFY(QFile::remove(out));
        stops += interruptEverywhere(
            generator, command,
            [&](const Ran & /*result*/) {
                if (generator.hasStopped()) {
                    // In the comparison at the end, the tuned set is there already.
                    compared += QFile::exists(out) ? 1 : 0;
                    QVERIFY(QFile::exists(state));
                    QVERIFY(!QFile::exists(out) || readFile(out).value() == whole);
                    generator.stopAt(0, 0, {});
                    const Ran rest = command();
                    QCOMPARE(rest.status, first.status);
                    QCOMPARE(rest.out, first.out);
                }
                QCOMPARE(readFile(out).value(), whole);
                QVERIFY(!QFile::exists(state));
                QVERIFY(QFile::remove(out));
            },
            board);
        QVERIFY(saveFile(out, whole));
    }
    QCOMPARE_GE(stops, 4);
    QCOMPARE_GE(compared, 1);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestStoppedTools, boardwright::test::WithoutSignals)
#include "tst_stopped_tools.moc"
