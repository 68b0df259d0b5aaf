// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of other sites in the real window: opened, looked at in the import dialog, pasted, dropped.

#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/import/import_dialog.h"
#include "ui/widgets/problems/problems_panel.h"
#include "ui/widgets/problems/problems_tree.h"
#include "ui/widgets/table/spreadsheet.h"
#include "ui/widgets/window/side_tabs.h"
#include "ui/widgets/window/window_import.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QMimeData>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

/// 25 tiers of a classic list, with faults in lines 3 and 4.
QByteArray classicScript()
{
    QByteArray text = "var bingoList = [];\n";
    for (int tier = 1; tier <= 25; ++tier) {
        const QByteArray number = QByteArray::number(tier);
        text += "bingoList[" + number + "] = [{ name: "
            + (tier == 2 ? "\xe2\x80\x9cgoal 2\xe2\x80\x9d" : "\"goal " + number + '"')
            + (tier == 3 ? ", type" : ", types") + ": [\"boss\"] }];\n";
    }
    return text;
}

QByteArray bingosyncList(int goals)
{
    QByteArray text = "[";
    for (int i = 1; i <= goals; ++i)
        text += (i == 1 ? "" : ",\n") + ("{\"name\": \"site goal " + QByteArray::number(i) + "\"}");
    return text + "]";
}

} // namespace

class TestImportWindow : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { begin(); }

    void cleanup() { end(); }

    void showsWhatWasRecognised();
    void choicesShowTheirGoals();
    void offersTheListsOfAFile();
    void aRepairShowsItsLine();
    void appendsAsOneStep();
    void tellsWhatIsLeftOut();
    void replacesAsOneStep();
    void opensAsANewSet();
    void asksAboutUnsavedWork();
    void saysWhatCannotBeRead();
    void saysThatABoardIsNotFilled();
    void openedListsTellTheirRepairs();
    void aRepairedGoalSetLeavesItsFile();
    void unreadableFilesShowTheLine();
    void pastedListsAreImported_data();
    void pastedListsAreImported();
    void plainLinesArePasted();
    void theClipboardIsImported();
    void droppedTextIsImported();
    void dialogsOfferAllFormats();

private:
    ImportDialog &dialog() const
    {
        Q_ASSERT(m_window->imports().dialog() != nullptr);
        return *m_window->imports().dialog();
    }

    /// Opens the dialog for a text and waits until it is read.
    void openText(const QByteArray &text)
    {
        m_window->imports().openText(QString::fromUtf8(text), u"the clipboard"_s);
        QVERIFY(m_window->imports().dialog() != nullptr);
        QTRY_VERIFY(dialog().session().isUpToDate());
    }

    /// The other choice for a list of a site.
    void chooseSetOfOurs() const
    {
        auto *sites = dialog().findChild<QComboBox *>(u"site"_s);
        QVERIFY(sites->isVisible() && sites->currentIndex() > 0);
        sites->setCurrentIndex(0);
        QTRY_VERIFY(dialog().session().isUpToDate());
    }

    QPushButton *button(const QString &text) const
    {
        for (auto *button : dialog().findChildren<QPushButton *>()) {
            if (button->text().remove(u'&') == text)
                return button;
        }
        return nullptr;
    }

    void press(const QString &text) const
    {
        QPushButton *pressed = button(text);
        QVERIFY(pressed != nullptr);
        QTest::mouseClick(pressed, Qt::LeftButton);
    }

    QString labelled(const QString &name) const
    {
        return dialog().findChild<QLabel *>(name)->text();
    }

    const QList<Objective> &goals() const { return m_window->document().set().objectives; }

    const QUndoStack &steps() const { return m_window->document().undoStack(); }
};

void TestImportWindow::showsWhatWasRecognised()
{
    openText(classicScript());
    QVERIFY(dialog().isVisible());
    QVERIFY2(
        labelled(u"title"_s).contains(u"as the site has it"_s), qPrintable(labelled(u"title"_s)));
    chooseSetOfOurs();
    QVERIFY2(labelled(u"title"_s).contains(u"classic"_s, Qt::CaseInsensitive),
        qPrintable(labelled(u"title"_s)));
    const QString summary = labelled(u"summary"_s);
    QVERIFY2(summary.startsWith(u"25 goals, 25 tiers, with types, "_s), qPrintable(summary));
    QCOMPARE(dialog().goals().model()->rowCount(), 25);
    QCOMPARE(dialog().text().model()->rowCount(), 26);
    QVERIFY(dialog().notes().isVisible());
    QVERIFY(dialog().notes().model()->rowCount() >= 2);
    QTRY_VERIFY(dialog().board().result() != nullptr);
    QCOMPARE(dialog().board().scene().cells.size(), std::size_t{25});
    QVERIFY(labelled(u"boardNote"_s).startsWith(u"Seed 1, "_s));
    QVERIFY(dialog().findChild<QComboBox *>(u"types"_s)->isVisible());

    // A list without tiers and types has nothing to choose.
    openText("a goal\nanother goal\n");
    QVERIFY(!dialog().findChild<QComboBox *>(u"types"_s)->isVisible());
    QVERIFY(!dialog().findChild<QCheckBox *>(u"difficulty"_s)->isVisible());
    QVERIFY(!dialog().notes().isVisible());
    QCOMPARE(labelled(u"summary"_s), u"2 goals, nothing had to be repaired"_s);
}

void TestImportWindow::choicesShowTheirGoals()
{
    openText(classicScript());
    chooseSetOfOurs();
    const QAbstractItemModel &model = *dialog().goals().model();
    const auto titles = [&] {
        QStringList found;
        for (int column = 0; column < model.columnCount(); ++column)
            found << model.headerData(column, Qt::Horizontal).toString();
        return found;
    };
    const QStringList before = titles();
    QCOMPARE(before.size(), 3);
    auto *types = dialog().findChild<QComboBox *>(u"types"_s);
    types->setCurrentIndex(types->findText(u"Nothing"_s));
    QVERIFY(!button(u"Append"_s)->isEnabled()); // until the list is read again
    dialog().findChild<QCheckBox *>(u"difficulty"_s)->setChecked(false);
    dialog().findChild<QCheckBox *>(u"zones"_s)->setChecked(true);
    QTRY_VERIFY(dialog().session().isUpToDate());
    QCOMPARE(titles().size(), 2);
    QCOMPARE(titles().first(), before.first());
    QVERIFY(!before.contains(titles().last()));
    QVERIFY(button(u"Append"_s)->isEnabled());
    press(u"As a New Goal Set"_s);
    QTRY_COMPARE(goals().size(), 25);
    QVERIFY(goals().first().lineCategories.isEmpty());
    QCOMPARE(goals().last().progression, Zones(Zone::Endgame));
    // The dialog opens again with these choices.
    QVERIFY(bannerButton(u"Import Options…"_s) != nullptr);
    bannerButton(u"Import Options…"_s)->click();
    QTRY_VERIFY(dialog().session().isUpToDate());
    QCOMPARE(dialog().findChild<QComboBox *>(u"types"_s)->currentText(), u"Nothing"_s);
    QVERIFY(dialog().findChild<QCheckBox *>(u"zones"_s)->isChecked());
}

void TestImportWindow::offersTheListsOfAFile()
{
    openText("var easy = ['A', 'B', 'C'];\nvar hard = ['D'];\n");
    auto *lists = dialog().findChild<QComboBox *>(u"list"_s);
    QVERIFY(lists->isVisible() && lists->currentText() == u"easy"_s);
    lists->setCurrentIndex(lists->findText(u"hard"_s));
    QTRY_COMPARE(dialog().goals().model()->rowCount(), 1);
}

void TestImportWindow::aRepairShowsItsLine()
{
    openText(classicScript());
    QAbstractItemModel &notes = *dialog().notes().model();
    const auto *tabs = dialog().findChild<QTabWidget *>();
    QSet<int> rows;
    for (int row = 0; row < notes.rowCount(); ++row) {
        tabs->parentWidget()->setFocus();
        Q_EMIT dialog().notes().rowChosen(notes.index(row, 0));
        if (tabs->currentWidget() == &dialog().text())
            rows << dialog().text().currentIndex().row();
    }
    QVERIFY(rows.contains(2)); // the curly quotes
    QVERIFY(rows.contains(3)); // "type"
    QVERIFY(dialog().text().currentIndex().data().toString().contains(u"bingoList"_s));
}

void TestImportWindow::appendsAsOneStep()
{
    openSampleCopy();
    const qsizetype before = goals().size();
    openText(bingosyncList(30));
    press(u"Append"_s);
    QCOMPARE(goals().size(), before + 30);
    QCOMPARE(goals().last().goal, u"site goal 30"_s);
    QCOMPARE(steps().count(), 1);
    QCOMPARE(steps().undoText(), u"Import 30 goals from the clipboard"_s);
    QCOMPARE(m_window->document().filePath(), m_path);
    QTRY_VERIFY(m_window->imports().dialog() == nullptr);
}

/// What goals alone do not bring along is said.
void TestImportWindow::tellsWhatIsLeftOut()
{
    openSampleCopy();
    QSignalSpy told(&m_window->imports(), &WindowImport::told);
    openText(bingosyncList(30));
    press(u"Append"_s);
    openText(R"({"schema_version":3,"objectives":[{"goal":"a"}],"boardwright":)"
             R"({"preview":{"seed":"7"}}})");
    press(u"Append"_s);
    for (const auto &text : std::as_const(told))
        QVERIFY2(
            !text.front().toString().contains(u"left out"_s), qPrintable(text.front().toString()));
    openText(R"({"schema_version":3,"objectives":[{"goal":"a"}],"boardwright":)"
             R"({"exclusion_groups":[{"name":"g"}]}})");
    QVERIFY(!dialog().session().reading()->opened->file.set.tables.isEmpty());
    told.clear();
    press(u"Append"_s);
    QCOMPARE(told.size(), 1);
    QVERIFY(told.front().front().toString().contains(u"left out"_s));
}

void TestImportWindow::replacesAsOneStep()
{
    openSampleCopy();
    const GoalSet before = m_window->document().set();
    openText(bingosyncList(30));
    press(u"Replace the Goals"_s);
    QCOMPARE(goals().size(), 30);
    QCOMPARE(m_window->document().set().gameName, before.gameName);
    QCOMPARE(steps().count(), 1);
    m_window->document().undoStack().undo();
    QVERIFY(m_window->document().set().objectives == before.objectives);
}

void TestImportWindow::opensAsANewSet()
{
    openSampleCopy();
    openText(bingosyncList(30));
    press(u"As a New Goal Set"_s);
    QTRY_COMPARE(goals().size(), 30);
    QCOMPARE(m_window->document().filePath(), QString());
    QVERIFY(!isSaved()); // it is nowhere else as it is
    QVERIFY(m_window->messageBar().text().contains(u"the clipboard"_s));
}

void TestImportWindow::asksAboutUnsavedWork()
{
    openSampleCopy();
    edit(7);
    openText(bingosyncList(30));
    press(u"As a New Goal Set"_s);
    QVERIFY(question() != nullptr);
    answer(QMessageBox::Cancel);
    QCOMPARE(weighting(), 7);
    QVERIFY(goals().size() != 30);

    // The list is still there.
    QTRY_VERIFY(question() == nullptr);
    QVERIFY(dialog().isVisible());
    press(u"As a New Goal Set"_s);
    QVERIFY(question() != nullptr);
    answer(QMessageBox::Discard);
    QTRY_COMPARE(goals().size(), 30);
    QTRY_VERIFY(m_window->imports().dialog() == nullptr);
}

void TestImportWindow::saysWhatCannotBeRead()
{
    openText("var bingoList = [];\nbingoList[1] = [{ name: makeName(1) }];\n");
    QCOMPARE(labelled(u"title"_s), u"This cannot be imported"_s);
    QVERIFY2(labelled(u"summary"_s).startsWith(u"line 2, "_s), qPrintable(labelled(u"summary"_s)));
    for (const QString &use : {u"Append"_s, u"Replace the Goals"_s, u"As a New Goal Set"_s})
        QVERIFY(!button(use)->isEnabled());
    const auto *tabs = dialog().findChild<QTabWidget *>();
    QCOMPARE(tabs->currentWidget(), &dialog().text());
    QCOMPARE(dialog().text().currentIndex().row(), 1);
    QVERIFY(!dialog().board().isVisible());
}

void TestImportWindow::saysThatABoardIsNotFilled()
{
    openText(bingosyncList(3));
    QTRY_VERIFY(dialog().session().board() != nullptr);
    const QString said = labelled(u"boardNote"_s) + dialog().board().scene().notice;
    QVERIFY2(said.contains(u"cannot be filled"_s) || said.contains(u"No board can be made"_s),
        qPrintable(said));
    QVERIFY(button(u"As a New Goal Set"_s)->isEnabled());
}

void TestImportWindow::openedListsTellTheirRepairs()
{
    writeFile(pathOf(u"list.js"_s), classicScript());
    QSignalSpy opened(&m_window->files(), &DocumentFiles::opened);
    m_window->openFile(pathOf(u"list.js"_s));
    QVERIFY(opened.wait());
    QCOMPARE(goals().size(), 25);
    const QString text = m_window->messageBar().text();
    QVERIFY2(
        text.contains(u"list.js"_s) && text.contains(u"listed in Problems"_s), qPrintable(text));

    // A note of the file leads to its line of the list.
    auto *panel = m_window->findChild<ProblemsPanel *>();
    ProblemPlace place;
    for (const Problem &note : m_window->document().fileNotes()) {
        if (note.where.line == 4)
            place.where = note.where;
    }
    QCOMPARE(place.where.line, 4);
    Q_EMIT panel->problemChosen(place);
    QVERIFY(m_window->imports().dialog() != nullptr);
    QTRY_VERIFY(dialog().session().isUpToDate());
    QCOMPARE(dialog().findChild<QTabWidget *>()->currentWidget(), &dialog().text());
    QCOMPARE(dialog().text().currentIndex().row(), 3);
    dialog().reject();
    QTRY_VERIFY(m_window->imports().dialog() == nullptr);

    // Saved, the set is its own file, and the list is history.
    QVERIFY(m_window->files().importedFrom().has_value());
    save();
    auto *saving = m_window->findChild<QFileDialog *>();
    QVERIFY(saving != nullptr);
    Q_EMIT saving->fileSelected(pathOf(u"mine.json"_s));
    saving->close();
    QTRY_COMPARE(m_window->document().filePath(), pathOf(u"mine.json"_s));
    QTRY_VERIFY(!m_window->files().importedFrom());
}

/// A goal set with faults of syntax opens as a new one, so that saving does not overwrite it.
void TestImportWindow::aRepairedGoalSetLeavesItsFile()
{
    const QByteArray faulty
        = "{\"set_name\": \"Harbour\", \"objectives\": [\n{\"goal\": \"Dive\",},\n]}";
    writeFile(pathOf(u"set.json"_s), faulty);
    QSignalSpy opened(&m_window->files(), &DocumentFiles::opened);
    m_window->openFile(pathOf(u"set.json"_s));
    QVERIFY(opened.wait());
    QCOMPARE(goals().size(), 1);
    QCOMPARE(m_window->document().set().setName, u"Harbour"_s);
    QVERIFY(m_window->document().filePath().isEmpty());
    QCOMPARE(m_window->document().fileNotes().size(), 2);
    const QString text = m_window->messageBar().text();
    QVERIFY2(text.contains(u"stays unchanged"_s), qPrintable(text));
    save();
    QVERIFY(m_window->findChild<QFileDialog *>() != nullptr);
    m_window->findChild<QFileDialog *>()->reject();
    QCOMPARE(contentOf(pathOf(u"set.json"_s)), faulty);
}

void TestImportWindow::unreadableFilesShowTheLine()
{
    writeFile(
        pathOf(u"list.js"_s), "var bingoList = [];\nbingoList[1] = [{ name: makeName(1) }];\n");
    QSignalSpy failed(m_window.get(), &MainWindow::openFailed);
    m_window->openFile(pathOf(u"list.js"_s));
    QVERIFY(failed.wait());
    QVERIFY(bannerButton(u"Show the Line"_s) != nullptr);
    bannerButton(u"Show the Line"_s)->click();
    QTRY_VERIFY(dialog().session().isUpToDate());
    QCOMPARE(dialog().text().currentIndex().row(), 1);
}

void TestImportWindow::pastedListsAreImported_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("hasGoals");
    for (const bool hasGoals : {false, true}) {
        QTest::addRow("Bingosync, %d", hasGoals) << bingosyncList(30) << hasGoals;
        QTest::addRow("JavaScript, %d", hasGoals) << classicScript() << hasGoals;
    }
}

void TestImportWindow::pastedListsAreImported()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, hasGoals);
    if (hasGoals)
        openSampleCopy();
    const QList<Objective> before = goals();
    QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
    ObjectivesTable &table = m_window->objectivesView().table();
    if (hasGoals) {
        table.selectCell(table.model()->index(0, 1));
        table.action(SheetVerb::Paste)->trigger();
    } else {
        bool isPressed = false;
        for (auto *start : m_window->objectivesView().findChildren<QPushButton *>()) {
            if (start->text().contains(u"Paste"_s)) {
                start->click();
                isPressed = true;
            }
        }
        QVERIFY(isPressed);
    }
    QVERIFY(m_window->imports().dialog() != nullptr);
    QTRY_VERIFY(dialog().session().hasSet());
    QVERIFY(goals() == before); // nothing before the author decides
}

void TestImportWindow::plainLinesArePasted()
{
    QGuiApplication::clipboard()->setText(u"[Any%] first goal\nsecond goal\n"_s);
    openSampleCopy();
    const qsizetype before = goals().size();
    ObjectivesTable &table = m_window->objectivesView().table();
    table.selectionModel()->clear();
    table.action(SheetVerb::Paste)->trigger();
    QVERIFY(m_window->imports().dialog() == nullptr);
    QCOMPARE(goals().size(), before + 2);
    QCOMPARE(goals().last().goal, u"second goal"_s);
}

void TestImportWindow::theClipboardIsImported()
{
    QGuiApplication::clipboard()->clear();
    actionOf(u"Import from Clipboard…"_s)->trigger();
    QVERIFY(m_window->imports().dialog() == nullptr);
    QGuiApplication::clipboard()->setText(u"first goal\nsecond goal\n"_s);
    actionOf(u"Import from Clipboard…"_s)->trigger();
    QTRY_VERIFY(m_window->imports().dialog() != nullptr && dialog().session().hasSet());
    QCOMPARE(dialog().goals().model()->rowCount(), 2);
}

void TestImportWindow::droppedTextIsImported()
{
    QMimeData data;
    data.setText(QString::fromUtf8(bingosyncList(3)));
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &event);
    QTRY_VERIFY(m_window->imports().dialog() != nullptr && dialog().session().hasSet());
    QCOMPARE(dialog().goals().model()->rowCount(), 3);
}

void TestImportWindow::dialogsOfferAllFormats()
{
    actionOf(u"Import…"_s)->trigger();
    auto *files = m_window->findChild<QFileDialog *>();
    QVERIFY(files != nullptr);
    for (const QString &pattern : {u"*.json"_s, u"*.js"_s, u"*.csv"_s, u"*.txt"_s})
        QVERIFY2(files->nameFilters().first().contains(pattern), qPrintable(pattern));
    QCOMPARE(files->nameFilters(), DocumentFiles::nameFilters());
    writeFile(pathOf(u"list.json"_s), bingosyncList(4));
    Q_EMIT files->fileSelected(pathOf(u"list.json"_s));
    files->close();
    QTRY_VERIFY(m_window->imports().dialog() != nullptr && dialog().session().hasSet());
    QCOMPARE(dialog().goals().model()->rowCount(), 4);
    QVERIFY(dialog().windowTitle().contains(u"list.json"_s));
}

BOARDWRIGHT_UNIT(TestImportWindow, QApplication)
#include "tst_import_window.moc"
