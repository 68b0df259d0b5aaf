// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The boards of a file as a model, made again on threads while the set is edited and replaced.

#include "core/formats/native.h"
#include "tests/support/boards/board_lines.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/files/file_boards.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

using State = RemadeBoard::State;

/// A document, its threads and a folder for files.
struct Bench {
    Bench()
        : opened(&boards, &FileBoards::opened)
    {
        adopt(plainSet(40));
        QObject::connect(&boards, &FileBoards::failed, &boards,
            [this](const FileBoards::Error &error) { errors << error; });
    }

    void adopt(const GoalSet &set)
    {
        document.adopt({.set = set, .notes = {}, .siteStyle = true}, QString());
    }

    /// Opens a file with these bytes.
    void open(const QByteArray &bytes)
    {
        const QString path = folder.filePath(u"boards.json"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();
        boards.open(path);
    }

    bool isMade() const { return boards.rowCount() > 0 && boards.madeCount() == boards.rowCount(); }

    QString text(int row, int column) const { return boards.index(row, column).data().toString(); }

    /// Boards of the seeds 1 to `count`.
    QByteArray lines(int count) const
    {
        QStringList seeds;
        for (int seed = 1; seed <= count; ++seed)
            seeds << QString::number(seed);
        const Generator &generator = *generators().front();
        return boardLines(generator, document.set(), generator.settingsFor(document.set()), seeds);
    }

    QTemporaryDir folder;
    GoalSetDocument document;
    JobPool files{PoolKind::Files};
    JobPool jobs{3, nullptr};
    FileBoards boards{document, files, jobs};
    QList<FileBoards::Error> errors;
    QSignalSpy opened;
};

} // namespace

class TestFileBoards final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void boardsAreTheSame();
    static void eachRowSaysWhatItIs();
    static void anEditMakesAllAgain();
    static void anotherSetClosesTheFile();
    static void whatIsNoBoardFile_data();
    static void whatIsNoBoardFile();
    static void theLastFileCounts();
};

void TestFileBoards::boardsAreTheSame()
{
    Bench bench;
    const QAbstractItemModelTester tester(
        &bench.boards, QAbstractItemModelTester::FailureReportingMode::QtTest);
    bench.open(bench.lines(50));
    QTRY_VERIFY(bench.isMade());
    QCOMPARE(bench.opened.count(), 1);
    QCOMPARE(bench.boards.rowCount(), 50);
    for (int row = 0; row < 50; ++row) {
        QVERIFY(bench.boards.canShow(row));
        QCOMPARE(bench.text(row, FileBoards::SeedColumn), QString::number(row + 1));
        QCOMPARE(bench.text(row, FileBoards::ComparedColumn), u"As in the file"_s);
    }
    QVERIFY(!bench.document.isModified());
    bench.boards.close();
    QCOMPARE(bench.boards.rowCount(), 0);
}

void TestFileBoards::eachRowSaysWhatItIs()
{
    Bench bench;
    const QByteArray good = bench.lines(1);
    const auto with = [&](const QByteArray &before, const QByteArray &after) {
        return QByteArray(good).replace(before, after);
    };
    bench.open(good + with("\"seed\":\"1\"", "\"seed\":\"2\"") + "{}\n"
        + with("\"constrained\"", "\"nobody\"") + with("\"5x5\"", "\"99x1\"")
        + with("\"constrained\"", "\"worlds\""));
    QTRY_VERIFY(bench.isMade());
    QCOMPARE(bench.boards.rowCount(), 6);
    const auto says = [&](int row, State state, const QString &part) {
        QVERIFY(bench.boards.board(row)->state == state);
        QCOMPARE(bench.boards.canShow(row), state == State::Same || state == State::Differs);
        const QString text = bench.text(row, FileBoards::ComparedColumn);
        QVERIFY2(text.contains(part), qPrintable(text));
    };
    says(0, State::Same, u"As in the file"_s);
    says(1, State::Differs, u"from cells["_s);
    says(2, State::NoBoard, u"exported as JSON"_s);
    says(3, State::UnknownGenerator, u"There is no generator \"nobody\""_s);
    says(4, State::UnknownSetting, u"size=99x1: \"99x1\" is not allowed"_s);
    QVERIFY(bench.text(4, FileBoards::ComparedColumn).contains(u"3x3 to 10x10"_s));
    says(5, State::NotMade, u"This set has no such boards: Worlds need zones."_s);
    QCOMPARE(bench.text(3, FileBoards::GeneratorColumn), u"nobody"_s);
    QVERIFY(!bench.text(0, FileBoards::GeneratorColumn).isEmpty());
}

void TestFileBoards::anEditMakesAllAgain()
{
    Bench bench;
    bench.open(bench.lines(40));
    QTRY_VERIFY(bench.isMade());
    const auto allAre = [&](State state) {
        for (int row = 0; row < bench.boards.rowCount(); ++row) {
            if (bench.boards.board(row)->state != state)
                return false;
        }
        return true;
    };
    QVERIFY(allAre(State::Same));
    // Half of the goals are disabled, one edit after the other.
    QList<RowId> half;
    for (int i = 0; i < 14; ++i)
        half << bench.document.set().objectives[i].id;
    setWeighting(bench.document, half, 0);
    QVERIFY(!bench.isMade());
    QTRY_VERIFY(bench.isMade());
    QVERIFY(allAre(State::Differs));
    bench.document.undoStack().undo();
    QTRY_VERIFY(bench.isMade());
    QVERIFY(allAre(State::Same));
}

/// Whether it is being read, being made, or done.
void TestFileBoards::anotherSetClosesTheFile()
{
    Bench bench;
    const QByteArray lines = bench.lines(60);
    bench.open(lines);
    bench.adopt(plainSet(30)); // before the reply of the files thread can be taken
    QTest::qWait(300);
    QCOMPARE(bench.opened.count(), 0);
    QCOMPARE(bench.boards.rowCount(), 0);

    bench.open(lines);
    QVERIFY(bench.opened.wait());
    bench.adopt(plainSet(40));
    QCOMPARE(bench.boards.rowCount(), 0);
    QCOMPARE(bench.boards.madeCount(), 0);
    QTest::qWait(300);
    QCOMPARE(bench.boards.rowCount(), 0);

    bench.open(lines);
    QTRY_VERIFY(bench.isMade());
    bench.adopt(plainSet(40));
    QCOMPARE(bench.boards.rowCount(), 0);
    QVERIFY(bench.errors.isEmpty());
}

void TestFileBoards::whatIsNoBoardFile_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isGoalSet");
    QTest::addColumn<bool>("isEmpty");
    QTest::addColumn<int>("line");
    QTest::newRow("no JSON") << QByteArray("{}\nboards") << false << false << 2;
    QTest::newRow("empty") << QByteArray() << false << true << 0;
    QTest::newRow("empty array") << QByteArray("[ ]") << false << true << 0;
    QTest::newRow("goal set") << writeNative(plainSet(3)) << true << false << 0;
}

void TestFileBoards::whatIsNoBoardFile()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, isGoalSet);
    QFETCH(const bool, isEmpty);
    QFETCH(const int, line);
    Bench bench;
    bench.open(bytes);
    QTRY_COMPARE(bench.errors.size(), 1);
    const FileBoards::Error &error = bench.errors.front();
    QCOMPARE(error.isGoalSet, isGoalSet);
    QCOMPARE(error.isEmpty, isEmpty);
    QCOMPARE(error.problem.where.line, line);
    QCOMPARE(bench.boards.rowCount(), 0);
    bench.boards.open(bench.folder.filePath(u"missing.json"_s));
    QTRY_COMPARE(bench.errors.size(), 2);
    QCOMPARE(bench.errors.back().problem.code, Code::FileMissing);
}

void TestFileBoards::theLastFileCounts()
{
    Bench bench;
    bench.open("[]");
    bench.boards.open(bench.folder.filePath(u"missing.json"_s));
    QTRY_COMPARE(bench.errors.size(), 1);
    QCOMPARE(bench.errors.front().problem.code, Code::FileMissing);
    QTest::qWait(100);
    QCOMPARE(bench.errors.size(), 1);
}

BOARDWRIGHT_UNIT(TestFileBoards, QCoreApplication)
#include "tst_file_boards.moc"
