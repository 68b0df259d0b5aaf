// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Boards that were exported and are opened again in the real window.

#include "core/formats/native.h"
#include "core/generator/judge.h"
#include "tests/support/boards/board_lines.h"
#include "tests/support/places.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/editing/board/board_files.h"
#include "ui/editing/document/edits.h"
#include "ui/widgets/export/export_dialog.h"
#include "ui/widgets/table/spreadsheet.h"
#include "ui/widgets/window/boards_dialog.h"
#include "ui/widgets/window/window_boards.h"
#include "ui/widgets/window/window_export.h"

#include <QApplication>
#include <QFileDialog>
#include <QLabel>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestWindowBoards final : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void anExportedBoardIsTheSame();
    void aBoardWithTraceAndPartsIsTheSame();
    void gatesThatTheSetGotLaterAreSaid();
    void aChangedSetIsSaid();
    void anotherVersionIsSaid();
    void oneOfSeveralIsChosen();
    void whatCannotBeShownIsNotChosen();
    void thousandsOfBoardsAreListed();
    void badFilesAreSaid_data();
    void badFilesAreSaid();
    void aGoalSetAndABoardAreNotConfused();
    void anotherSetIsLeftAlone();
    void anotherSetClosesTheDialogs();

private:
    /// Shows an untitled set.
    void show(const GoalSet &set) const;

    BoardChoice &choice() const { return m_window->boardChoice(); }

    QString message() const { return m_window->messageBar().text(); }

    BoardsDialog *dialog() const { return m_window->boards().dialog(); }

    /// Writes a file and opens it through the menu.
    void openBoards(const QByteArray &bytes);
    /// Boards of the default generator.
    QByteArray linesOf(const QStringList &seeds) const;
    void waitForBoard() const;
};

void TestWindowBoards::init()
{
    begin();
}

void TestWindowBoards::cleanup()
{
    m_window->document().undoStack().setClean();
    end();
}

void TestWindowBoards::show(const GoalSet &set) const
{
    m_window->openUntitled({.set = set, .notes = {}, .siteStyle = true});
    waitForBoard();
}

void TestWindowBoards::waitForBoard() const
{
    QTRY_VERIFY(m_window->preview().isUpToDate());
}

QByteArray TestWindowBoards::linesOf(const QStringList &seeds) const
{
    const GoalSet &set = m_window->document().set();
    const Generator &generator = *generators().front();
    return boardLines(generator, set, generator.settingsFor(set), seeds);
}

void TestWindowBoards::openBoards(const QByteArray &bytes)
{
    const QString path = pathOf(u"boards.json"_s);
    writeFile(path, bytes);
    actionOf(u"Open Board…"_s)->trigger();
    auto *dialog = m_window->findChild<QFileDialog *>();
    QVERIFY(dialog != nullptr);
    Q_EMIT dialog->fileSelected(path); // emitted when a file is chosen
    dialog->reject();
    QCoreApplication::sendPostedEvents(dialog, QEvent::DeferredDelete);
}

/// With settings that are not the set's own.
void TestWindowBoards::anExportedBoardIsTheSame()
{
    show(plainSet(60));
    choice().setParameter(0, u"ascend"_s);
    choice().setSeed(u"frost"_s);
    waitForBoard();
    const Settings settings = choice().settings();
    m_window->exports().open(ExportDialog::json);
    const QByteArray bytes = m_window->exports().dialog()->bytes();
    QVERIFY(bytes.contains("\"seed\":\"frost\""));
    m_window->exports().dialog()->reject();

    choice().setParameter(0, u"bingo"_s);
    choice().setSeed(u"thaw"_s);
    waitForBoard();
    openBoards(bytes);
    QTRY_COMPARE(choice().seed(), u"frost"_s);
    QCOMPARE(choice().settings(), settings);
    QCOMPARE(m_window->statusBar()->currentMessage(), u"This is the board of the file."_s);
    waitForBoard();
    QCOMPARE(boardJsonFile(*m_window->preview().result(), {}), bytes);
    QCOMPARE(message(), QString());
    QVERIFY(dialog() == nullptr);
    QCOMPARE(m_window->document().undoStack().count(), 0);
    QVERIFY(!m_window->document().isModified());
}

/// A world whose zones have boards of their own.
void TestWindowBoards::aBoardWithTraceAndPartsIsTheSame()
{
    GoalSet set = readNative(contentOf(resourcePath("samples/zone-pool.json"))).value().set;
    for (Objective goal : plainSet(40).objectives) {
        goal.id = set.nextRow();
        set.objectives << goal;
    }
    show(set);
    const Generator &worlds = *generatorOf(u"worlds"_s);
    Settings settings = worlds.settingsFor(set);
    settings.values[0] = qint64{5};
    const QByteArray world
        = boardLines(worlds, m_window->document().set(), settings, {u"a seed"_s});
    QVERIFY(world.contains("\"trace\"") && world.contains("\"parts\""));
    openBoards(world);
    QTRY_COMPARE(choice().seed(), u"a seed"_s);
    QCOMPARE(&choice().generator(), &worlds);
    QCOMPARE(choice().settings(), settings);
    QCOMPARE(m_window->statusBar()->currentMessage(), u"This is the board of the file."_s);
    waitForBoard();
    QVERIFY(m_window->preview().result()->board.parts.size() >= 5);
    // What is exported now is opened once more, from another generator.
    const QByteArray again = boardJsonFile(*m_window->preview().result(), {});
    choice().setGenerator(*generators().front());
    choice().setSeed(u"another"_s);
    openBoards(again);
    QTRY_COMPARE(choice().seed(), u"a seed"_s);
    QCOMPARE(&choice().generator(), &worlds);
    QCOMPARE(choice().settings(), settings);
    QCOMPARE(message(), QString());
}

void TestWindowBoards::gatesThatTheSetGotLaterAreSaid()
{
    show(plainSet(40));
    const QByteArray withoutGates = linesOf({u"frost"_s});
    GoalSet gated = m_window->document().set();
    const Info &info = generators().front()->info();
    QVERIFY(addGate(info, gated, u"relaxations=..100"_s));
    show(gated);
    openBoards(withoutGates);
    QTRY_VERIFY(message().startsWith(u"This is the board of the file. It was made without"_s));
    waitForBoard();
    QVERIFY(m_window->preview().result()->board.derivedSeed.isEmpty());

    QVERIFY(!setGates(info, gated, {u"relaxations=100.."_s}));
    show(gated);
    openBoards(withoutGates);
    QTRY_VERIFY(message().startsWith(u"The gates of the set reject the board of the file"_s));
    QVERIFY(message().endsWith(u"was made without gates."_s));
    waitForBoard();
    QVERIFY(!m_window->preview().result()->board.derivedSeed.isEmpty());
}

void TestWindowBoards::aChangedSetIsSaid()
{
    show(plainSet(40));
    const QByteArray bytes = linesOf({u"frost"_s});
    const QList<Objective> &goals = m_window->document().set().objectives;
    QList<RowId> some;
    for (int i = 0; i < 10; ++i)
        some << goals[i].id;
    setWeighting(m_window->document(), some, 0);
    openBoards(bytes);
    QTRY_VERIFY(message().contains(u"It differs from the file from cells["_s));
    QVERIFY(message().startsWith(u"The set has changed since this board was made"_s));
    QCOMPARE(choice().seed(), u"frost"_s);
    QCOMPARE(m_window->document().undoStack().count(), 1);
    // The message is gone with the board, and with the set, that it is about.
    choice().setSeed(u"2"_s);
    QCOMPARE(message(), QString());
    openBoards(bytes);
    QTRY_VERIFY(message().contains(u"It differs"_s));
    m_window->document().undoStack().undo();
    QCOMPARE(message(), QString());
    openBoards(bytes);
    QTRY_COMPARE(m_window->statusBar()->currentMessage(), u"This is the board of the file."_s);
    QCOMPARE(message(), QString());
}

void TestWindowBoards::anotherVersionIsSaid()
{
    show(plainSet(40));
    const int version = generators().front()->info().version;
    const QByteArray now = "\"version\":" + QByteArray::number(version);
    QByteArray bytes = linesOf({u"frost"_s});
    QVERIFY(bytes.contains(now));
    // Only the number is another one.
    bytes.replace(now, "\"version\":" + QByteArray::number(version - 1));
    openBoards(bytes);
    QTRY_COMPARE(m_window->statusBar()->currentMessage(), u"This is the board of the file."_s);
    // The board is another one, too.
    bytes.replace("\"position\":7,", "\"position\":70,");
    openBoards(bytes);
    QTRY_COMPARE(message(),
        u"This board was made by version %1 of its generator, and this is version %2. It differs "
        "from the file from cells[6].position on."_s.arg(version - 1)
            .arg(version));
}

void TestWindowBoards::oneOfSeveralIsChosen()
{
    show(plainSet(40));
    const QByteArray bytes = linesOf({u"one"_s, u"two"_s, u"three"_s});
    openBoards('[' + bytes.trimmed().replace('\n', ",\n") + "]\n");
    QTRY_VERIFY(dialog() != nullptr);
    QVERIFY(!dialog()->isModal() || dialog()->windowModality() == Qt::WindowModal);
    QCOMPARE(choice().seed(), u"test"_s); // nothing is chosen yet
    Spreadsheet &table = dialog()->table();
    QCOMPARE(table.model()->rowCount(), 3);
    const auto *summary = dialog()->findChild<QLabel *>(u"summary"_s);
    QTRY_COMPARE(summary->text(), u"3 of 3 boards are as in the file"_s);
    // By double click.
    const QRect second = table.visualRect(table.model()->index(1, 0));
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, second.center());
    QTest::mouseDClick(table.viewport(), Qt::LeftButton, {}, second.center());
    QTRY_COMPARE(choice().seed(), u"two"_s);
    QTRY_VERIFY(dialog() == nullptr);
    QCOMPARE(m_window->statusBar()->currentMessage(), u"This is the board of the file."_s);
    // With keys.
    openBoards(bytes);
    QTRY_VERIFY(dialog() != nullptr);
    QTRY_VERIFY(dialog()->findChild<QLabel *>(u"summary"_s)->text()
        == u"3 of 3 boards are as in the file"_s);
    dialog()->table().setFocus();
    QTest::keyClick(&dialog()->table(), Qt::Key_Down);
    QTest::keyClick(&dialog()->table(), Qt::Key_Down);
    QTest::keyClick(&dialog()->table(), Qt::Key_Return);
    QTRY_COMPARE(choice().seed(), u"three"_s);
    QTRY_VERIFY(dialog() == nullptr);
}

void TestWindowBoards::whatCannotBeShownIsNotChosen()
{
    show(plainSet(40));
    const QByteArray good = linesOf({u"one"_s});
    openBoards("{}\n" + good);
    QTRY_VERIFY(dialog() != nullptr);
    QTRY_VERIFY(dialog()->findChild<QLabel *>(u"summary"_s)->text()
        == u"1 of 2 boards are as in the file"_s);
    Spreadsheet &table = dialog()->table();
    QPushButton *open = nullptr;
    for (auto *button : dialog()->findChildren<QPushButton *>()) {
        if (button->text().remove(u'&') == u"Open"_s)
            open = button;
    }
    QVERIFY(open != nullptr);
    QVERIFY(!open->isEnabled());
    const QRect first = table.visualRect(table.model()->index(0, 2));
    QTest::mouseDClick(table.viewport(), Qt::LeftButton, {}, first.center());
    QVERIFY(dialog() != nullptr && dialog()->isVisible());
    QCOMPARE(choice().seed(), u"test"_s);
    QVERIFY(table.model()->index(0, 2).data().toString().startsWith(u"This is no board"_s));
    table.selectRows({1});
    QVERIFY(open->isEnabled());
    QTest::mouseClick(open, Qt::LeftButton);
    QTRY_COMPARE(choice().seed(), u"one"_s);
}

void TestWindowBoards::thousandsOfBoardsAreListed()
{
    show(plainSet(40));
    QStringList seeds;
    for (int seed = 1; seed <= 100; ++seed)
        seeds << QString::number(seed);
    const int copies = walkLength(20);
    openBoards(linesOf(seeds).repeated(copies));
    QTRY_VERIFY(dialog() != nullptr);
    Spreadsheet &table = dialog()->table();
    const int boards = copies * 100;
    QCOMPARE(table.model()->rowCount(), boards);
    table.selectRows({boards - 2});
    QTRY_COMPARE(dialog()->findChild<QLabel *>(u"summary"_s)->text(),
        u"%L1 of %L1 boards are as in the file"_s.arg(boards));
    QTest::keyClick(&table, Qt::Key_Return);
    QTRY_COMPARE(choice().seed(), u"99"_s);
}

void TestWindowBoards::badFilesAreSaid_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("expected");
    const auto row
        = [](const char *name, const QByteArray &before, const QByteArray &after,
              const QString &expected) { QTest::newRow(name) << before << after << expected; };
    row("no JSON", "{\"seed\"", "{\"seed", u"line 1, column 9: This is not valid JSON"_s);
    row("no board", "\"cells\"", "\"fields\"",
        u"This is no board: it needs \"generator\", \"seed\" and \"cells\". Use a board"_s);
    row("generator", "\"constrained\"", "\"nobody\"",
        u"There is no generator \"nobody\". The board may be made by a newer version"_s);
    row("long generator", "\"constrained\"", '"' + QByteArray(100'000, 'x') + '"',
        u"There is no generator \"xxxxxxxx"_s);
    row("setting", "\"5x5\"", "\"99x1\"",
        u"size=99x1: \"99x1\" is not allowed for the setting \"size\". Allowed: 3x3 to 10x10"_s);
    row("long setting", "\"5x5\"", '"' + QByteArray(100'000, 'x') + '"', u"size=xxxxxxxx"_s);
    row("not made", "\"constrained\"", "\"worlds\"",
        u"This set has no such boards: Worlds need zones. Add some"_s);
    row("long seed", "\"seed\":\"frost\"", "\"seed\":\"" + QByteArray(201, 'x') + '"',
        u"Its seed is longer than 200 characters. Make the board with boardwright-cli."_s);
    row("nothing", {}, {}, u"There is no board in it. Use a file that was exported"_s);
    row("empty array", {}, "[]", u"There is no board in it. Use a file that was exported"_s);
}

void TestWindowBoards::badFilesAreSaid()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const QString, expected);
    show(plainSet(40));
    QByteArray bytes = after;
    if (!before.isEmpty()) {
        bytes = linesOf({u"frost"_s});
        QVERIFY(bytes.contains(before));
        bytes.replace(bytes.indexOf(before), before.size(), after);
    }
    openBoards(bytes);
    // Before that, it may say that the file is being read.
    QTRY_VERIFY2(message().startsWith(u"Could not open "_s), qPrintable(message()));
    QVERIFY2(message().contains(u"boards.json: "_s + expected), qPrintable(message()));
    QVERIFY(message().size() < 1'000); // however long a text of the file is
    QCOMPARE(choice().seed(), u"test"_s);
    // A good file takes the message away.
    openBoards(linesOf({u"frost"_s}));
    QTRY_COMPARE(choice().seed(), u"frost"_s);
    QTRY_COMPARE(message(), QString());
}

void TestWindowBoards::aGoalSetAndABoardAreNotConfused()
{
    openSampleCopy();
    QVERIFY(message().isEmpty());
    openBoards(sampleBytes());
    QTRY_VERIFY(message().contains(u"This is a goal set: use File > Open… to open it."_s));
    for (const QByteArray &bytes :
        {linesOf({u"1"_s}), linesOf({u"1"_s, u"2"_s}), '[' + linesOf({u"1"_s}).trimmed() + ']'}) {
        m_window->messageBar().hideMessage();
        const QString path = pathOf(u"board.json"_s);
        writeFile(path, bytes);
        QSignalSpy failed(&m_window->files(), &DocumentFiles::openFailed);
        m_window->openFile(path);
        QVERIFY(failed.wait());
        QVERIFY2(message().contains(u"This is a board: use File > Open Board… to open it."_s),
            qPrintable(message()));
    }
    QCOMPARE(m_window->document().filePath(), m_path);
}

/// It is opened while the boards of the one before are being read.
void TestWindowBoards::anotherSetIsLeftAlone()
{
    show(plainSet(40));
    const QByteArray one = linesOf({u"frost"_s});
    for (const QByteArray &bytes : {one, one + one, QByteArray("no JSON")}) {
        openBoards(bytes);
        m_window->openUntitled({.set = plainSet(50), .notes = {}, .siteStyle = true});
        QTest::qWait(300);
        QCOMPARE(choice().seed(), u"test"_s);
        QCOMPARE(message(), QString());
        QVERIFY(dialog() == nullptr);
    }
}

void TestWindowBoards::anotherSetClosesTheDialogs()
{
    show(plainSet(40));
    openBoards(linesOf({u"1"_s, u"2"_s}));
    QTRY_VERIFY(dialog() != nullptr);
    m_window->openUntitled({.set = plainSet(50), .notes = {}, .siteStyle = true});
    QTRY_VERIFY(dialog() == nullptr);
    actionOf(u"Open Board…"_s)->trigger();
    QVERIFY(m_window->findChild<QFileDialog *>() != nullptr);
    m_window->openUntitled({.set = plainSet(40), .notes = {}, .siteStyle = true});
    QTRY_VERIFY(m_window->findChild<QFileDialog *>() == nullptr);
    QCOMPARE(choice().seed(), u"test"_s);
}

BOARDWRIGHT_UNIT(TestWindowBoards, QApplication)
#include "tst_window_boards.moc"
