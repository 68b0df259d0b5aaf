// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every way to another set or out of the program, with every kind of unsaved work and every answer,
// through the real dialogs. Afterwards a file can still be opened.

#include "tests/support/unit.h"
#include "tests/support/walk.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/seed_bar.h"
#include "ui/widgets/controls/dialogs.h"
#include "ui/widgets/export/file_export.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/import/import_dialog.h"
#include "ui/widgets/source/source_view.h"
#include "ui/widgets/window/recent_menu.h"
#include "ui/widgets/window/side_tabs.h"
#include "ui/widgets/window/window_boards.h"
#include "ui/widgets/window/window_import.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QPointer>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

#include <array>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr std::array ways{"open", "recent", "sample", "new", "drop", "import", "board", "quit"};
constexpr std::array answers{"save", "discard", "cancel", "escape"};

} // namespace

class TestUnsavedWork : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:
    static void initTestCase();
    void init();

    void cleanup() { end(); }

    void everyWay_data();
    void everyWay();
    void aFileWaitsForAnyDialog_data();
    void aFileWaitsForAnyDialog();
    void theSessionWaitsForTheAnswer_data();
    void theSessionWaitsForTheAnswer();
    void whatIsGivenUpIsNotGivenUpForEver();
    void importsAreUnsaved_data();
    void importsAreUnsaved();
    void aListCanBeReadAgain();
    void bannersGoWithTheirSet();

private:
    void go(const QByteArray &way);
    void answerAll(const QByteArray &answer, const QByteArray &kind);
    void openAnother();

    bool isThere(const QByteArray &way) const;

    QRect geometryOf(const QWidget &part) const
    {
        return {part.mapTo(m_window.get(), QPoint()), part.size()};
    }

    const GoalSetDocument &document() const { return m_window->document(); }

    QString first() const { return document().set().objectives.value(0).goal; }

    ObjectivesTable &table() const { return m_window->objectivesView().table(); }

    SourceView &source() const { return m_window->sideTabs().source(); }

    QString m_other; ///< a goal set
    QString m_another; ///< and one more
    QString m_mine; ///< where untitled work is saved
};

void TestUnsavedWork::initTestCase()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
}

void TestUnsavedWork::init()
{
    begin();
    m_other = pathOf(u"other.json"_s);
    m_another = pathOf(u"another.json"_s);
    m_mine = pathOf(u"mine.json"_s);
    writeFile(m_other, smallSet("Other"));
    writeFile(m_another, smallSet("Another"));
}

/// Half of the pairs of way and answer, each with a kind of work; in the long tests all triples, in
/// the short ones each way once.
void TestUnsavedWork::everyWay_data()
{
    QTest::addColumn<QByteArray>("way");
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QByteArray>("kind");
    const bool isLong = walkLength(5) == 5;
    for (std::size_t way = 0; way < ways.size(); ++way) {
        for (std::size_t answer = 0; answer < answers.size(); ++answer) {
            if (areWalksShort() && answer != way % answers.size())
                continue;
            if (!isLong && (way + answer) % 2 != 0)
                continue;
            for (std::size_t kind = 0; kind < unsavedKinds.size(); ++kind) {
                if (isLong || kind == ((way + answer) / 2 + way / 4) % unsavedKinds.size())
                    QTest::addRow(
                        "%s, %s, %s", ways.at(way), answers.at(answer), unsavedKinds.at(kind))
                        << QByteArray(ways.at(way)) << QByteArray(answers.at(answer))
                        << QByteArray(unsavedKinds.at(kind));
            }
        }
    }
}

void TestUnsavedWork::everyWay()
{
    QFETCH(QByteArray, way);
    QFETCH(QByteArray, answer);
    QFETCH(QByteArray, kind);
    makeUnsaved(kind);
    if (QTest::currentTestFailed())
        return;
    go(way);
    if (QTest::currentTestFailed())
        return;
    if (way == "board") {
        QVERIFY(question() == nullptr); // the set stays
    } else {
        answerAll(answer, kind);
        if (QTest::currentTestFailed())
            return;
        if (answer == "save") {
            const QString path = kind == "untitled" ? m_mine : m_path;
            QTRY_VERIFY(isThere(way));
            QVERIFY(contentOf(path).contains(kind == "typed" ? "typed" : "\"weighting\": 97"));
        } else if (answer == "discard") {
            QTRY_VERIFY(isThere(way));
            if (kind != "untitled")
                QCOMPARE(contentOf(m_path), sampleBytes());
        } else {
            QTest::qWait(20);
            QVERIFY(!isThere(way));
            QVERIFY(document().isModified());
            if (kind == "typed")
                QVERIFY(writeNative(document().set()).contains("typed"));
            else
                QCOMPARE(weighting(), 97);
            QCOMPARE(source().pendingError().has_value(), kind == "source");
            if (way == "import") { // the list is still there
                QVERIFY(m_window->imports().dialog() != nullptr);
                m_window->imports().dialog()->reject();
            }
        }
    }
    if (m_window->isVisible())
        openAnother();
}

void TestUnsavedWork::go(const QByteArray &way)
{
    if (way == "open") {
        actionOf(QKeySequence(QKeySequence::Open))->trigger();
        chooseFile(m_other);
    } else if (way == "recent") {
        m_window->files().setRecentFiles({m_other});
        m_window->findChild<RecentMenu *>()->actions().first()->trigger();
    } else if (way == "sample") {
        QVERIFY(actionOf(u"Zone Pool"_s) != nullptr);
        actionOf(u"Zone Pool"_s)->trigger();
    } else if (way == "new") {
        actionOf(QKeySequence(QKeySequence::New))->trigger();
    } else if (way == "drop") {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(m_other)});
        QVERIFY(drop(data));
    } else if (way == "import") {
        QGuiApplication::clipboard()->setText(u"Listed 1\nListed 2\nListed 3\n"_s);
        actionOf(u"Import from Clipboard…"_s)->trigger();
        QTRY_VERIFY(m_window->imports().dialog() != nullptr
            && m_window->imports().dialog()->session().hasSet());
        for (auto *button : m_window->imports().dialog()->findChildren<QPushButton *>()) {
            if (button->text().remove(u'&') == u"As a New Goal Set")
                QTest::mouseClick(button, Qt::LeftButton);
        }
    } else if (way == "board") {
        const QString path = pathOf(u"board.json"_s);
        writeFile(path, "{}");
        actionOf(u"Open Board…"_s)->trigger();
        chooseFile(path);
        QTRY_VERIFY(m_window->messageBar().text().contains(u"board.json"_s));
    } else {
        m_window->close();
    }
}

bool TestUnsavedWork::isThere(const QByteArray &way) const
{
    if (way == "quit")
        return !m_window->isVisible();
    if (way == "new")
        return document().set().objectives.isEmpty();
    if (way == "sample")
        return document().displayName() == u"Zone Pool";
    return first() == (way == "import" ? u"Listed 1" : u"Other");
}

void TestUnsavedWork::answerAll(const QByteArray &given, const QByteArray &kind)
{
    QTRY_VERIFY(question() != nullptr);
    QVERIFY(question()->isVisible());
    QTest::qWait(20); // a question that dies with a closing dialog dies now
    QVERIFY(question() != nullptr);
    const bool isLeft = given == "cancel" || given == "escape";
    if (kind == "source" && !isLeft) {
        QVERIFY(question()->standardButtons().testFlag(QMessageBox::Discard));
        answer(QMessageBox::Discard); // of the text with the error; the rest is asked about next
        QTRY_VERIFY(question() != nullptr);
    }
    if (given == "escape") {
        const QPointer<QMessageBox> asked(question());
        QTest::keyClick(asked, Qt::Key_Escape);
        QTRY_VERIFY(asked.isNull());
        QVERIFY(question() == nullptr);
        return;
    }
    answer(given == "save" ? QMessageBox::Save
            : isLeft       ? QMessageBox::Cancel
                           : QMessageBox::Discard);
    if (given == "save" && kind == "untitled")
        chooseFile(m_mine);
}

void TestUnsavedWork::openAnother()
{
    QTRY_VERIFY(openDialogOf(*m_window) == nullptr);
    actionOf(QKeySequence(QKeySequence::Open))->trigger();
    chooseFile(m_another);
    for (int asked = 0; asked < 2; ++asked) {
        QTest::qWait(20);
        if (question() != nullptr)
            answer(QMessageBox::Discard);
    }
    QTRY_COMPARE(document().filePath(), m_another);
    QVERIFY(!document().isModified());
}

void TestUnsavedWork::aFileWaitsForAnyDialog_data()
{
    QTest::addColumn<bool>("isDeleted");
    QTest::newRow("closed") << false;
    QTest::newRow("deleted") << true;
}

/// A file that was read while a dialog about the open set is there is shown as soon as it is gone,
/// whichever dialog it is and however it goes.
void TestUnsavedWork::aFileWaitsForAnyDialog()
{
    QFETCH(bool, isDeleted);
    openSampleCopy();
    m_window->openFile(m_other);
    actionOf(u"Properties…"_s)->trigger();
    QDialog *dialog = openDialogOf(*m_window);
    QVERIFY(dialog != nullptr);
    QTest::qWait(100);
    QCOMPARE(document().filePath(), m_path);
    if (isDeleted)
        delete dialog;
    else
        QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_COMPARE(document().filePath(), m_other);
}

void TestUnsavedWork::theSessionWaitsForTheAnswer_data()
{
    QTest::addColumn<QMessageBox::StandardButton>("button");
    QTest::addColumn<bool>("expected");
    QTest::newRow("save") << QMessageBox::Save << true;
    QTest::newRow("discard") << QMessageBox::Discard << true;
    QTest::newRow("cancel") << QMessageBox::Cancel << false;
}

void TestUnsavedWork::theSessionWaitsForTheAnswer()
{
    QFETCH(QMessageBox::StandardButton, button);
    QFETCH(bool, expected);
    openSampleCopy();
    QVERIFY(m_window->files().waitUntilMayClose()); // nothing to ask
    edit(97);
    // Even while the file dialog is open.
    actionOf(QKeySequence(QKeySequence::Open))->trigger();
    QTimer::singleShot(50, m_window.get(), [this, button] { answer(button); });
    QCOMPARE(m_window->files().waitUntilMayClose(), expected);
    QCOMPARE(contentOf(m_path).contains("\"weighting\": 97"), button == QMessageBox::Save);
}

/// The session may go on after all, because another program refuses to end.
void TestUnsavedWork::whatIsGivenUpIsNotGivenUpForEver()
{
    openSampleCopy();
    edit(97);
    QTimer::singleShot(50, m_window.get(), [this] { answer(QMessageBox::Discard); });
    QVERIFY(m_window->files().waitUntilMayClose());
    edit(4);
    QVERIFY(!m_window->close());
    QVERIFY(question() != nullptr);
}

void TestUnsavedWork::importsAreUnsaved_data()
{
    QTest::addColumn<QString>("how");
    for (const QString &how : {u"clipboard"_s, u"dropped text"_s, u"list"_s, u"repaired"_s})
        QTest::newRow(qPrintable(how)) << how;
}

/// A set that is on no disk as it is shown is unsaved, also after its edits are undone.
void TestUnsavedWork::importsAreUnsaved()
{
    QFETCH(QString, how);
    const QString state = pathOf(u"state"_s);
    constexpr std::chrono::milliseconds atOnce(1);
    m_window->files().keepUnsavedWork({.folder = state, .delay = atOnce, .interval = atOnce});
    if (how == u"clipboard") {
        go("import");
    } else if (how == u"dropped text") {
        QMimeData data;
        data.setText(u"Listed 1\nListed 2\n"_s);
        QVERIFY(drop(data));
        QTRY_VERIFY(m_window->imports().dialog() != nullptr
            && m_window->imports().dialog()->session().hasSet());
        Q_EMIT m_window->imports().dialog()->chosen(ImportUse::NewSet);
    } else {
        const QString path = pathOf(u"list.json"_s);
        writeFile(path,
            how == u"list" ? "[{\"name\": \"Listed 1\"}, {\"name\": \"Listed 2\"}]"
                           : "{\"objectives\": [{\"goal\": \"Listed 1\",}]}");
        m_window->openFile(path);
    }
    QTRY_VERIFY(!document().set().objectives.isEmpty());
    QVERIFY(first().contains(u"Listed 1"_s));
    QVERIFY(document().isModified());
    QVERIFY(m_window->isWindowModified());
    QTRY_COMPARE(QDir(state).entryList({u"*.recovery"_s}, QDir::Files).size(), 1);
    edit(97);
    m_window->document().undoStack().undo();
    QVERIFY(document().isModified());
    QVERIFY(!m_window->close());
    answer(QMessageBox::Cancel);
    save();
    chooseFile(m_mine);
    QTRY_VERIFY(isSaved());
    QVERIFY(contentOf(m_mine).contains("Listed 1"));
    QTRY_COMPARE(QDir(state).entryList({u"*.recovery"_s}, QDir::Files).size(), 0);
}

/// The options of an import can be changed without a question while nothing was done with it.
void TestUnsavedWork::aListCanBeReadAgain()
{
    writeFile(m_path, "[{\"name\": \"Listed 1\"}, {\"name\": \"Listed 2\"}]");
    m_window->openFile(m_path);
    QTRY_VERIFY(m_window->files().importedFrom().has_value());
    const auto again = [this] {
        QPushButton *options = bannerButton(u"Import Options…"_s);
        QVERIFY(options != nullptr);
        options->click();
        QTRY_VERIFY(m_window->imports().dialog() != nullptr
            && m_window->imports().dialog()->session().hasSet());
        Q_EMIT m_window->imports().dialog()->chosen(ImportUse::NewSet);
    };
    again();
    QVERIFY(question() == nullptr);
    QTRY_VERIFY(m_window->imports().dialog() == nullptr);
    edit(97);
    again();
    QVERIFY(question() != nullptr);
}

/// Whatever was said about a set goes when another one comes, and what is offered stays. Neither
/// moves the table or the board.
void TestUnsavedWork::bannersGoWithTheirSet()
{
    openSampleCopy();
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QTest::qWait(50);
    const QRect board = geometryOf(m_window->boardPanel());
    const QRect goals = geometryOf(table());
    const MessageBar &bar = m_window->messageBar();
    Q_EMIT m_window->boardPanel().seedBar().told(Severity::Warning, u"about the seed"_s);
    Problem problem;
    problem.code = Code::FileNotWritable;
    problem.args = {u"/somewhere"_s, u"no reason"_s};
    Q_EMIT m_window->fileExport().failed(problem);
    writeFile(m_path, smallSet("Changed by another program"));
    m_window->files().lookForChanges();
    QTRY_VERIFY(bar.text().contains(u"changed by another program"_s));
    m_window->openFile(pathOf(u"missing.json"_s));
    QTRY_VERIFY(bar.text().contains(u"missing.json"_s));
    edit(97); // makes saving ask whether to replace; its failure is said, too
    m_window->messageBar().showBanner({.topic = u"offer"_s,
        .severity = Severity::Hint,
        .text = u"an offer"_s,
        .staysWithNextSet = true});
    QCOMPARE(bar.text().count(u'\n'), 4);
    QTest::qWait(50);
    QCOMPARE(geometryOf(m_window->boardPanel()), board);
    QCOMPARE(geometryOf(table()), goals);
    actionOf(QKeySequence(QKeySequence::New))->trigger();
    answer(QMessageBox::Discard);
    QCOMPARE(bar.text(), u"an offer"_s);
    QTest::qWait(50);
    QCOMPARE(bar.text(), u"an offer"_s);
    QCOMPARE(geometryOf(m_window->boardPanel()), board);
}

BOARDWRIGHT_UNIT(TestUnsavedWork, QApplication)
#include "tst_unsaved_work.moc"
