// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Goal lists of other tools in the real window: opened, shown, saved elsewhere, exported.

#include "core/balanced/codes.h"
#include "core/balanced/sections.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/places.h"
#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/widgets/export/export_dialog.h"
#include "ui/widgets/window/window_export.h"

#include <QApplication>
#include <QFileDialog>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestListWindow : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { begin(); }

    void cleanup() { end(); }

    void aListShowsItsBoards();
    void savingAsksForAName();
    void theFormatIsOfferedWithItsLosses();
    void aSheetOpens();
    void whatCannotBeReadLeavesAll();
    void rereadingTakesNoList();

private:
    static QByteArray listBytes() { return contentOf(fixturePath("balanced/list.json")); }

    void openList(const QString &name, const QByteArray &bytes);
};

void TestListWindow::openList(const QString &name, const QByteArray &bytes)
{
    writeFile(pathOf(name), bytes);
    QSignalSpy opened(&m_window->files(), &DocumentFiles::opened);
    m_window->openFile(pathOf(name));
    QVERIFY(opened.wait());
}

void TestListWindow::aListShowsItsBoards()
{
    openList(u"list.json"_s, listBytes());
    const GoalSetDocument &document = m_window->document();
    QCOMPARE(document.filePath(), QString());
    QVERIFY(!isSaved()); // only the list is on disk
    QVERIFY(m_window->messageBar().isVisible());
    QVERIFY(m_window->messageBar().text().contains(u"list.json"_s));
    QCOMPARE(m_window->files().recentFiles(), QStringList{pathOf(u"list.json"_s)});
    int compared = 0;
    for (const ReferenceBoard &board : referenceBoards(fixturePath("balanced/boards.jsonl"))) {
        if (board.profile != u"default" || board.mode != BalancedMode::Normal || compared == 3)
            continue;
        m_window->boardChoice().setSeed(QString::number(board.seed));
        QTRY_VERIFY(m_window->preview().isUpToDate()
            && m_window->preview().result()->request.seed == QString::number(board.seed));
        const auto shown = m_window->preview().result();
        QCOMPARE(QString(shown->request.generator->info().key), u"balanced"_s);
        QCOMPARE(shown->board.at.size(), std::size_t{25});
        for (qsizetype cell = 0; cell < 25; ++cell) {
            const Objective *goal
                = document.objective(shown->board.at[static_cast<std::size_t>(cell)].what);
            QVERIFY(goal != nullptr);
            const FieldValues values = goal->extension.value(balanced::goals.key);
            QCOMPARE(textOf(values, balanced::id), board.ids[cell]);
        }
        ++compared;
    }
    QCOMPARE(compared, 3);
}

void TestListWindow::savingAsksForAName()
{
    openList(u"list.json"_s, listBytes());
    edit(7);
    QVERIFY(!isSaved());
    save();
    auto *dialog = m_window->findChild<QFileDialog *>();
    QVERIFY(dialog != nullptr);
    // The proposed file is next to the list, but is not the list.
    const QString proposed = dialog->selectedFiles().value(0);
    QVERIFY2(proposed.startsWith(m_folder->path()), qPrintable(proposed));
    QVERIFY(proposed != pathOf(u"list.json"_s));
    const QString path = pathOf(u"mine.json"_s);
    QVERIFY(!m_window->document().fileNotes().isEmpty());
    QSignalSpy notes(&m_window->files(), &DocumentFiles::notesChanged);
    Q_EMIT dialog->fileSelected(path); // emitted when a file is chosen
    dialog->close();
    QTRY_COMPARE(m_window->document().filePath(), path);
    QTRY_VERIFY(isSaved());
    QCOMPARE(notes.size(), 1); // notes about the list do not apply to this file
    QVERIFY(notes.first().first().value<QList<Problem>>().isEmpty());
    QCOMPARE(contentOf(pathOf(u"list.json"_s)), listBytes());
    const auto saved = readNative(contentOf(path));
    QVERIFY(saved.has_value());
    QCOMPARE(saved->set.objectives.first().weighting, 7);
    QCOMPARE(saved->set.objectives.size(), m_window->document().set().objectives.size());
}

void TestListWindow::theFormatIsOfferedWithItsLosses()
{
    openList(u"list.json"_s, listBytes());
    m_window->exports().open(u"goal-list"_s);
    ExportDialog *dialog = m_window->exports().dialog();
    QVERIFY(dialog != nullptr);
    QCOMPARE(dialog->chosen(), u"goal-list"_s);
    QCOMPARE(dialog->findChild<QLabel *>(u"lossTitle"_s)->text(), u"Nothing of the set is lost."_s);
    QVERIFY(dialog->bytes() == listBytes());
    dialog->reject();
    QCoreApplication::sendPostedEvents(dialog, QEvent::DeferredDelete);

    edit(7);
    m_window->exports().open(u"goal-list"_s);
    dialog = m_window->exports().dialog();
    QVERIFY(dialog != nullptr);
    QCOMPARE(dialog->findChild<QLabel *>(u"lossTitle"_s)->text(), u"&What is lost:"_s);
    m_window->document().undoStack().setClean();
}

void TestListWindow::aSheetOpens()
{
    openList(u"sheet.csv"_s,
        "updated,name,jp,difficulty,time,skill,boss\n,,,,,,min "
        "1\n,One,,1,0.75,0,2\n,Two,,2,x,0,\n");
    const GoalSet &set = m_window->document().set();
    QCOMPARE(set.objectives.size(), 2);
    QCOMPARE(set.objectives.first().goal, u"One"_s);
    // A cell of the sheet that should be a number is reported like other oddities of files.
    const QList<Problem> &notes = m_window->document().fileNotes();
    QCOMPARE(notes.size(), 1);
    QCOMPARE(notes.first().code, toCode(BalancedCode::SheetNotANumber));
    QCOMPARE(notes.first().where.line, 4);
}

void TestListWindow::whatCannotBeReadLeavesAll()
{
    openSampleCopy();
    writeFile(pathOf(u"broken.csv"_s), "difficulty,time,skill\n1,2,3\n");
    QSignalSpy failed(m_window.get(), &MainWindow::openFailed);
    m_window->openFile(pathOf(u"broken.csv"_s));
    QVERIFY(failed.wait());
    QCOMPARE(m_window->document().filePath(), m_path);
    QVERIFY(m_window->messageBar().text().contains(u"line 1"_s));
}

/// If another program replaced the set by a list, Revert reports it and leaves the set alone.
void TestListWindow::rereadingTakesNoList()
{
    openSampleCopy();
    writeFile(m_path, listBytes());
    m_window->files().revert();
    QTRY_VERIFY(m_window->messageBar().text().contains(u"Could not reload"_s));
    QCOMPARE(m_window->document().filePath(), m_path);
    QVERIFY(!m_window->document().set().objectives.isEmpty());
    QVERIFY(m_window->document().set().objectives.first().extension.isEmpty());
}

BOARDWRIGHT_UNIT(TestListWindow, QApplication)
#include "tst_list_window.moc"
