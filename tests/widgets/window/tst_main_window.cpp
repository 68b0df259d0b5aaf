// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The real window as used by a person: open, type, look, undo, save; and invalid files.

#include "core/formats/native.h"
#include "tests/support/places.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/goals/objectives_model.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/problems/problems_panel.h"
#include "ui/widgets/problems/problems_tree.h"
#include "ui/widgets/window/main_window.h"
#include "ui/widgets/window/message_bar.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace boardwright;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray sampleBytes()
{
    return contentOf(resourcePath("samples/elder-isles.json"));
}

QAction *actionOf(const QWidget &window, const QKeySequence &shortcut)
{
    for (QAction *action : window.findChildren<QAction *>()) {
        if (action->shortcut() == shortcut)
            return action;
    }
    return nullptr;
}

} // namespace

class TestMainWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aWeightingTypedIsOneLineOfTheFile();
    void undoBringsBackTheSameBytes();
    void clickingACellChoosesItsGoal();
    void problemsAreListedAndLeadSomewhere();
    void aFileInAnotherStyleIsAnnounced();
    void badFilesLeaveTheDocumentOpen_data();
    void badFilesLeaveTheDocumentOpen();
    void aFileThatMayNotBeRead();
    void unsavedWorkIsAskedFor();
    void workDoneWhileAFileIsReadIsAskedFor();
    void aFileReadWhileADialogIsOpenWaits();
    void whatIsBeingTypedCounts();
    void problemsOfAnotherDocumentAreGone();
    void namesOfFilesAreNoMarkup();

private:
    void openSampleCopy();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    QString m_path;
};

void TestMainWindow::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(QStringLiteral("isles.json"));
    m_window = std::make_unique<MainWindow>();
    m_window->boardChoice().setSeed(QStringLiteral("test"));
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestMainWindow::cleanup()
{
    m_window.reset();
    m_folder.reset();
}

void TestMainWindow::openSampleCopy()
{
    writeFile(m_path, sampleBytes());
    QSignalSpy reset(&m_window->document(), &GoalSetDocument::reset);
    m_window->openFile(m_path);
    QVERIFY(reset.wait());
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QCOMPARE(m_window->document().filePath(), m_path);
}

void TestMainWindow::aWeightingTypedIsOneLineOfTheFile()
{
    openSampleCopy();
    const auto before = m_window->preview().result();
    // A goal on the board with weighting 100. With weighting 1 its roll keeps it out for this seed.
    const auto usual = std::ranges::find_if(before->board.at, [this](const Placed &placed) {
        return m_window->document().objective(placed.what)->weighting == 100;
    });
    QVERIFY(usual != before->board.at.end());
    const RowId id = usual->what;
    auto *table = m_window->objectivesView().findChild<QTableView *>();
    m_window->objectivesView().selectRow(id);
    const QModelIndex current = table->currentIndex();
    table->setFocus();
    table->setCurrentIndex(current.siblingAtColumn(static_cast<int>(ObjectiveColumn::Weighting)));
    QTest::keyClick(table, Qt::Key_1);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(m_window->document().objective(id)->weighting, 1);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QVERIFY(m_window->preview().result()->board.at != before->board.at);
    QTRY_COMPARE(m_window->boardPanel().view().result(), m_window->preview().result());
    QVERIFY(m_window->isWindowModified());

    actionOf(*m_window, QKeySequence::Save)->trigger();
    QTRY_VERIFY(!m_window->isWindowModified());
    const QList<QByteArray> was = sampleBytes().split('\n');
    const QList<QByteArray> is = contentOf(m_path).split('\n');
    // The weighting was the default, so its line is new, and the line before it got a comma.
    QCOMPARE(is.size(), was.size() + 1);
    qsizetype first = 0;
    while (was[first] == is[first])
        ++first;
    qsizetype last = 0;
    while (was[was.size() - 1 - last] == is[is.size() - 1 - last])
        ++last;
    QVERIFY(is.size() - first - last <= 2);
    QVERIFY(contentOf(m_path).contains("\"weighting\": 1"));
}

void TestMainWindow::undoBringsBackTheSameBytes()
{
    openSampleCopy();
    auto *table = m_window->objectivesView().findChild<QTableView *>();
    table->setFocus();
    table->setCurrentIndex(table->model()->index(3, static_cast<int>(ObjectiveColumn::Weighting)));
    QTest::keyClick(table, Qt::Key_7);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(m_window->isWindowModified());
    const QKeySequence save(QKeySequence::Save);
    actionOf(*m_window, save)->trigger();
    QTRY_VERIFY(!m_window->isWindowModified());
    QVERIFY(contentOf(m_path) != sampleBytes());
    actionOf(*m_window, QKeySequence(QKeySequence::Undo))->trigger();
    QVERIFY(m_window->isWindowModified());
    actionOf(*m_window, save)->trigger();
    QTRY_COMPARE(contentOf(m_path), sampleBytes());
}

void TestMainWindow::clickingACellChoosesItsGoal()
{
    openSampleCopy();
    BoardView &view = m_window->boardPanel().view();
    auto *table = m_window->objectivesView().findChild<QTableView *>();
    for (const int cell : {0, 7, 24}) {
        QTest::mouseClick(
            &view, Qt::LeftButton, {}, view.cellRect(SiteIndex{cell}).center().toPoint());
        QCOMPARE(view.currentSite(), SiteIndex{cell});
        const RowId id
            = m_window->preview().result()->board.at[static_cast<std::size_t>(cell)].what;
        QCOMPARE(table->currentIndex().data(ObjectivesModel::RowIdRole).toUInt(),
            static_cast<quint32>(id));
    }
    QTest::keyClick(&view, Qt::Key_Up);
    QCOMPARE(view.currentSite(), SiteIndex{19});
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(view.currentSite(), SiteIndex{19});
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(view.currentSite(), SiteIndex{18});
}

void TestMainWindow::problemsAreListedAndLeadSomewhere()
{
    writeFile(m_path, R"({"objectives": [{"goal": "Plain"}, {"goal": "Gather {{X}} shells"}]})");
    m_window->openFile(m_path);
    auto &panel = *m_window->findChild<ProblemsPanel *>();
    ProblemsTree &list = panel.tree();
    QTRY_COMPARE(m_window->document().filePath(), m_path);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QStringList words;
    QModelIndex withRow;
    for (int row = 0; row < list.model()->rowCount(); ++row) {
        words << list.model()->index(row, 0).data().toString();
        if (words.last().contains(QStringLiteral("has no range")))
            withRow = list.model()->index(row, 0);
    }
    QVERIFY(words.join(u'\n').contains(QStringLiteral("to fill this board")));
    QVERIFY(withRow.isValid());
    QVERIFY(!list.isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(list.isVisible());
    QVERIFY(list.hasFocus());
    list.setCurrentIndex(withRow);
    QTest::keyClick(&list, Qt::Key_Return);
    QVERIFY(list.hasFocus());
    auto *table = m_window->objectivesView().findChild<QTableView *>();
    QCOMPARE(table->currentIndex().row(), 1);
}

void TestMainWindow::aFileInAnotherStyleIsAnnounced()
{
    const QByteArray bytes = "{\"objectives\": [{\"goal\": \"Plain\"}]}\n";
    writeFile(m_path, bytes);
    m_window->openFile(m_path);
    QTRY_VERIFY(m_window->messageBar().text().contains(QStringLiteral("formatted differently")));
    QVERIFY(m_window->messageBar().isVisible());
    actionOf(*m_window, QKeySequence(QKeySequence::Save))->trigger();
    QVERIFY(m_window->document().isSaving());
    QTRY_VERIFY(!m_window->document().isSaving());
    QCOMPARE(contentOf(m_path), bytes);
}

void TestMainWindow::badFilesLeaveTheDocumentOpen_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("expected");
    QTest::newRow("not JSON") << QByteArray("{\n  oops") << "line 2, column 7";
    QTest::newRow("a colon is missing")
        << QByteArray("{\"objectives\": [\n{\"goal\" \"A\"}\n]}") << "line 2, column 9";
    QTest::newRow("brackets without end") << QByteArray(5'000'000, '[') << "line 1, column 65";
    QTest::newRow("wrong type") << QByteArray(
        "{\"objectives\": [{\"goal\": \"A\",\n\"range\": \"many\"}]}")
                                << "line 2, column 10";
    QTest::newRow("objectives are no list")
        << QByteArray("{\"objectives\": {}}") << "line 1, column 16";
    QTest::newRow("not a goal set") << QByteArray("{\"a\": 1}") << "no list of goals";
    QTest::newRow("no goals") << QByteArray("[1, 2, 3]") << "contains no goals";
    QTest::newRow("empty") << QByteArray() << "line 1, column 1";
    QTest::newRow("a folder") << QByteArray("FOLDER") << "folder";
    QTest::newRow("missing") << QByteArray("MISSING") << "does not exist";
}

void TestMainWindow::badFilesLeaveTheDocumentOpen()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, expected);
    openSampleCopy();
    const GoalSet before = m_window->document().set();
    QString bad = m_folder->filePath(QStringLiteral("bad.json"));
    if (content == "FOLDER")
        bad = m_folder->path();
    else if (content != "MISSING")
        writeFile(bad, content);

    QSignalSpy failed(m_window.get(), &MainWindow::openFailed);
    m_window->openFile(bad);
    QVERIFY(failed.wait());
    QVERIFY(m_window->messageBar().isVisible());
    const QString text = m_window->messageBar().text();
    QVERIFY2(text.contains(expected), qUtf8Printable(text));
    QVERIFY2(text.contains(QDir::toNativeSeparators(bad)), qUtf8Printable(text));
    QCOMPARE(m_window->document().set(), before);
    QCOMPARE(m_window->document().filePath(), m_path);
}

void TestMainWindow::aFileThatMayNotBeRead()
{
    openSampleCopy();
    const QString secret = m_folder->filePath(QStringLiteral("secret.json"));
    writeFile(secret, sampleBytes());
    QVERIFY(QFile::setPermissions(secret, {}));
    if (!contentOf(secret).isEmpty())
        QSKIP("This user may read everything");
    QSignalSpy failed(m_window.get(), &MainWindow::openFailed);
    m_window->openFile(secret);
    QVERIFY(failed.wait());
    QVERIFY(m_window->messageBar().text().contains(QStringLiteral("cannot be read")));
    QCOMPARE(m_window->document().filePath(), m_path);
}

void TestMainWindow::unsavedWorkIsAskedFor()
{
    openSampleCopy();
    auto *table = m_window->objectivesView().findChild<QTableView *>();
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, static_cast<int>(ObjectiveColumn::Goal)));
    QTest::keyClick(table, Qt::Key_Space);
    QVERIFY(m_window->isWindowModified());

    const auto answer = [&](QMessageBox::StandardButton button) {
        auto *question = m_window->findChild<QMessageBox *>();
        QVERIFY(question != nullptr);
        QTest::mouseClick(question->button(button), Qt::LeftButton);
        QCoreApplication::sendPostedEvents(question, QEvent::DeferredDelete);
    };
    QVERIFY(!m_window->close());
    answer(QMessageBox::Cancel);
    QVERIFY(m_window->isVisible());
    QVERIFY(m_window->isWindowModified());
    QVERIFY(!m_window->close());
    answer(QMessageBox::Save);
    QTRY_VERIFY(!m_window->isVisible());
    QVERIFY(contentOf(m_path).contains("\"disabled\": true"));
    QVERIFY(contentOf(m_path) != sampleBytes());
}

void TestMainWindow::workDoneWhileAFileIsReadIsAskedFor()
{
    openSampleCopy();
    const QString other = m_folder->filePath(QStringLiteral("other.json"));
    writeFile(other, "{\"objectives\": [{\"goal\": \"Other\"}]}");
    m_window->openFile(other);
    // Before the event loop runs again, so that the reader's answer cannot have been delivered.
    setWeighting(m_window->document(), {m_window->document().set().objectives.first().id}, 3);
    const GoalSet edited = m_window->document().set();
    QTRY_VERIFY(m_window->findChild<QMessageBox *>() != nullptr);
    auto *question = m_window->findChild<QMessageBox *>();
    QTest::mouseClick(question->button(QMessageBox::Cancel), Qt::LeftButton);
    QCoreApplication::sendPostedEvents(question, QEvent::DeferredDelete);
    QTest::qWait(50);
    QCOMPARE(m_window->document().filePath(), m_path);
    QCOMPARE(m_window->document().set(), edited);
}

void TestMainWindow::aFileReadWhileADialogIsOpenWaits()
{
    openSampleCopy();
    const QString other = m_folder->filePath(QStringLiteral("other.json"));
    writeFile(other, "{\"objectives\": [{\"goal\": \"Other\"}]}");
    m_window->openFile(other);
    setWeighting(m_window->document(), {m_window->document().set().objectives.first().id}, 3);
    QVERIFY(!m_window->close());
    auto *question = m_window->findChild<QMessageBox *>();
    QVERIFY(question != nullptr);
    QTest::qWait(200);
    QCOMPARE(m_window->document().filePath(), m_path);
    QTest::mouseClick(question->button(QMessageBox::Save), Qt::LeftButton);
    QTRY_VERIFY(contentOf(m_path).contains("\"weighting\": 3"));
    QVERIFY(contentOf(m_path).contains("Elder Isles"));
}

void TestMainWindow::whatIsBeingTypedCounts()
{
    openSampleCopy();
    auto *table = m_window->objectivesView().findChild<QTableView *>();
    table->setFocus();
    table->setCurrentIndex(table->model()->index(4, static_cast<int>(ObjectiveColumn::Weighting)));
    QTest::keyClick(table, Qt::Key_4);
    QVERIFY(!m_window->document().isModified());
    actionOf(*m_window, QKeySequence(QKeySequence::Save))->trigger();
    QTRY_VERIFY(contentOf(m_path).contains("\"weighting\": 4"));
    QTRY_VERIFY(!m_window->isWindowModified());

    table->setFocus();
    table->setCurrentIndex(table->model()->index(5, static_cast<int>(ObjectiveColumn::Weighting)));
    QTest::keyClick(table, Qt::Key_6);
    QVERIFY(!m_window->close());
    QCOMPARE(m_window->document().set().objectives[5].weighting, 6);
}

void TestMainWindow::problemsOfAnotherDocumentAreGone()
{
    writeFile(m_path, "{\"objectives\": [{\"goal\": \"Only\"}]}");
    m_window->openFile(m_path);
    const auto *list = m_window->findChild<ProblemsPanel *>()->tree().model();
    QTRY_COMPARE(m_window->document().filePath(), m_path);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QVERIFY(list->rowCount() > 0);
    int rowsAtReset = -1;
    int cellsAtReset = -1;
    connect(&m_window->document(), &GoalSetDocument::filePathChanged, this, [&] {
        rowsAtReset = list->rowCount();
        cellsAtReset = m_window->boardPanel().view().result() ? 1 : 0;
        m_window->boardPanel().view().setCurrentSite(SiteIndex{24});
    });
    const QString other = m_folder->filePath(QStringLiteral("isles2.json"));
    writeFile(other, sampleBytes());
    m_window->openFile(other);
    QTRY_COMPARE(m_window->document().filePath(), other);
    QCOMPARE(rowsAtReset, 0);
    QCOMPARE(cellsAtReset, 0);
    QCOMPARE(m_window->boardPanel().view().currentSite(), SiteIndex::none);
}

void TestMainWindow::namesOfFilesAreNoMarkup()
{
    const QString odd = m_folder->filePath(QStringLiteral("<b>b<i>[*].json"));
    writeFile(odd, sampleBytes());
    m_window->openFile(odd);
    QTRY_COMPARE(m_window->document().filePath(), odd);
    QVERIFY(m_window->windowTitle().contains(QStringLiteral("<b>b<i>[*][*].json[*]")));
    for (const QLabel *label : m_window->statusBar()->findChildren<QLabel *>())
        QVERIFY(label->textFormat() == Qt::PlainText || !label->text().contains(u'<'));
}

BOARDWRIGHT_UNIT(TestMainWindow, QApplication)
#include "tst_main_window.moc"
