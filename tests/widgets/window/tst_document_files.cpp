// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// New, opened, recent, dropped and saved files, through the real window.

#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/widgets/window/counted_edit.h"
#include "ui/widgets/window/dropped_file.h"
#include "ui/widgets/window/properties_dialog.h"
#include "ui/widgets/window/recent_menu.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>
#include <QUndoStack>

#include <cerrno>
#include <csignal>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestDocumentFiles : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { begin(); }

    void cleanup() { end(); }

    void newIsEmptyAndUntitled();
    void newAsksForUnsavedWork();
    void theSampleOpensUntitled();
    void recentFilesAreRemembered();
    void recentFilesInTheMenu();
    void oneFileIsDropped();
    void whatIsDroppedIsAnswered_data();
    void whatIsDroppedIsAnswered();
    void saveAsTakesTheFileAlong();
    void aCopyLeavesTheDocumentAlone();
    void editsWhileSavingAreUnsaved();
    void closingWaitsForTheFile();
    void savesKeepTheirOrder();
    void aFailedSaveSaysSo();
    void aFullDiskIsNamed();
    void closingAfterAFailedSaveStays();
    void largeSetsAreSavedElsewhere();
    void typingGoesOnAfterSaving();
    void whatSettlesLaterIsWaitedFor();
    void propertiesAreOneStep();

private:
    void acceptFile(const QString &path) const;
};

void TestDocumentFiles::newIsEmptyAndUntitled()
{
    openSampleCopy();
    actionOf(QKeySequence(QKeySequence::New))->trigger();
    const GoalSetDocument &document = m_window->document();
    QVERIFY(question() == nullptr);
    QCOMPARE(document.filePath(), QString());
    QCOMPARE(document.displayName(), u"Untitled"_s);
    QVERIFY(document.set().objectives.isEmpty());
    QVERIFY(isSaved()); // closing it would lose nothing
    QVERIFY(!m_window->messageBar().isVisible());
    // The new set can be saved and read.
    const auto again = readNative(writeNative(document.set()));
    QVERIFY(again.has_value());
    QCOMPARE(again->set.schemaVersion, 3);
    QVERIFY(again->siteStyle);
    QVERIFY(again->notes.isEmpty());
}

void TestDocumentFiles::newAsksForUnsavedWork()
{
    openSampleCopy();
    edit(3);
    actionOf(QKeySequence(QKeySequence::New))->trigger();
    answer(QMessageBox::Cancel);
    QCOMPARE(m_window->document().filePath(), m_path);
    QCOMPARE(weighting(), 3);
    actionOf(QKeySequence(QKeySequence::New))->trigger();
    answer(QMessageBox::Save);
    QTRY_COMPARE(m_window->document().filePath(), QString());
    QVERIFY(contentOf(m_path).contains("\"weighting\": 3"));
    actionOf(u"Elder Isles"_s)->trigger();
    edit(4);
    actionOf(QKeySequence(QKeySequence::New))->trigger();
    answer(QMessageBox::Discard);
    QVERIFY(m_window->document().set().objectives.isEmpty());
}

void TestDocumentFiles::theSampleOpensUntitled()
{
    actionOf(u"Elder Isles"_s)->trigger();
    QCOMPARE(writeNative(m_window->document().set()), sampleBytes());
    QCOMPARE(m_window->document().filePath(), QString());
    QCOMPARE(m_window->document().displayName(), u"Elder Isles"_s);
    QVERIFY(m_window->windowTitle().startsWith(u"Elder Isles"_s));
    QVERIFY(isSaved()); // closing it would lose nothing
    QVERIFY(m_window->files().recentFiles().isEmpty());
    save();
    QVERIFY(m_window->findChild<QFileDialog *>() != nullptr); // asks for a file name
}

void TestDocumentFiles::recentFilesAreRemembered()
{
    QSignalSpy changes(&m_window->files(), &DocumentFiles::recentFilesChanged);
    QStringList expected;
    for (int i = 0; i < 12; ++i) {
        const QString path = pathOf(u"set%1.json"_s.arg(i));
        writeFile(path, smallSet("Goal"));
        m_window->openFile(path);
        QTRY_COMPARE(m_window->document().filePath(), path);
        expected.prepend(path);
    }
    expected.resize(10);
    QCOMPARE(m_window->files().recentFiles(), expected);
    QCOMPARE(changes.size(), 12);
    m_window->openFile(expected[4]);
    QTRY_COMPARE(m_window->document().filePath(), expected[4]);
    expected.move(4, 0);
    QCOMPARE(m_window->files().recentFiles(), expected);
    // A file that cannot be opened is not remembered.
    QSignalSpy failed(m_window.get(), &MainWindow::openFailed);
    m_window->openFile(pathOf(u"none.json"_s));
    QVERIFY(failed.wait());
    QCOMPARE(m_window->files().recentFiles(), expected);
}

void TestDocumentFiles::recentFilesInTheMenu()
{
    auto *menu = m_window->findChild<RecentMenu *>();
    QVERIFY(!menu->menuAction()->isEnabled());
    const QString there = pathOf(u"a&b.json"_s);
    const QString gone = pathOf(u"gone.json"_s);
    writeFile(there, smallSet("Goal"));
    m_window->files().setRecentFiles({gone, there, gone, QString()});
    QVERIFY(menu->menuAction()->isEnabled());
    QList<QAction *> actions = menu->actions();
    QCOMPARE(actions.size(), 4); // two files, a separator, and "Clear"
    QVERIFY(actions[0]->text().startsWith(u"&1 gone.json"_s));
    QVERIFY(actions[1]->text().startsWith(u"&2 a&&b.json"_s));
    Q_EMIT menu->aboutToShow();
    QTRY_VERIFY(!actions[0]->isEnabled());
    QVERIFY(actions[1]->isEnabled());
    writeFile(gone, smallSet("Goal"));
    Q_EMIT menu->aboutToShow();
    QTRY_VERIFY(actions[0]->isEnabled());
    actions[1]->trigger();
    QTRY_COMPARE(m_window->document().filePath(), there);
    QCOMPARE(m_window->files().recentFiles(), (QStringList{there, gone}));
    menu->actions().last()->trigger();
    QTRY_VERIFY(m_window->files().recentFiles().isEmpty());
    QVERIFY(!menu->menuAction()->isEnabled());
}

void TestDocumentFiles::oneFileIsDropped()
{
    writeFile(m_path, sampleBytes());
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(m_path)});
    QVERIFY(drop(data));
    QTRY_COMPARE(m_window->document().filePath(), m_path);
    edit(3);
    QVERIFY(drop(data)); // asks about unsaved work
    answer(QMessageBox::Cancel);
    QCOMPARE(weighting(), 3);
}

void TestDocumentFiles::whatIsDroppedIsAnswered_data()
{
    QTest::addColumn<QStringList>("urls");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("blank text") << QStringList() << u" \n"_s << u"neither a file nor a text"_s;
    QTest::newRow("two files") << QStringList{u"file:///a.json"_s, u"file:///b.json"_s} << QString()
                               << u"one goal set"_s;
    QTest::newRow("elsewhere") << QStringList{u"https://example.org/a.json"_s} << QString()
                               << u"not on this computer"_s;
    QTest::newRow("a long address")
        << QStringList{u"https://example.org/"_s + QString(100'000, u'a')} << QString()
        << u"\u2026\" is not on this computer"_s;
    QTest::newRow("picture") << QStringList{u"file:///tmp/a%20b.png"_s} << QString()
                             << u"\"a b.png\" is not a goal set"_s;
    QTest::newRow("missing") << QStringList{u"file:///nowhere/set.json"_s} << QString()
                             << u"does not exist"_s;
    QTest::newRow("folder") << QStringList{u"file:///"_s} << QString() << u"is a folder"_s;
}

void TestDocumentFiles::whatIsDroppedIsAnswered()
{
    QFETCH(QStringList, urls);
    QFETCH(QString, text);
    QFETCH(QString, expected);
    openSampleCopy();
    QMimeData data;
    if (!urls.isEmpty())
        data.setUrls(QUrl::fromStringList(urls));
    if (!text.isEmpty())
        data.setText(text);
    QVERIFY(drop(data));
    // On a busy machine it says first that it is reading.
    QTRY_VERIFY2(m_window->messageBar().text().contains(expected),
        qPrintable(m_window->messageBar().text()));
    QVERIFY(m_window->messageBar().isVisible());
    QCOMPARE(m_window->document().filePath(), m_path);
    QMimeData nothing;
    nothing.setData(u"application/x-unknown"_s, "x");
    QVERIFY(!drop(nothing));
}

void TestDocumentFiles::acceptFile(const QString &path) const
{
    chooseFile(path);
}

void TestDocumentFiles::saveAsTakesTheFileAlong()
{
    openSampleCopy();
    edit(6);
    actionOf(u"Save As…"_s)->trigger();
    const QString other = pathOf(u"other.json"_s);
    acceptFile(other);
    QTRY_COMPARE(m_window->document().filePath(), other);
    QVERIFY(isSaved());
    QVERIFY(contentOf(other).contains("\"weighting\": 6"));
    QCOMPARE(contentOf(m_path), sampleBytes());
    QCOMPARE(m_window->files().recentFiles(), (QStringList{other, m_path}));
    QVERIFY(m_window->windowTitle().startsWith(u"other.json"_s));
}

void TestDocumentFiles::aCopyLeavesTheDocumentAlone()
{
    openSampleCopy();
    edit(6);
    actionOf(u"Save a Copy…"_s)->trigger();
    const QString copy = pathOf(u"copy.json"_s);
    acceptFile(copy);
    QTRY_VERIFY(contentOf(copy).contains("\"weighting\": 6"));
    QCOMPARE(contentOf(copy), writeNative(m_window->document().set()));
    QVERIFY(!isSaved());
    QCOMPARE(m_window->document().filePath(), m_path);
    QCOMPARE(contentOf(m_path), sampleBytes());
    QCOMPARE(m_window->files().recentFiles(), QStringList{m_path});
}

void TestDocumentFiles::editsWhileSavingAreUnsaved()
{
    openSampleCopy();
    edit(5);
    save();
    QVERIFY(m_window->document().isSaving());
    QVERIFY(!isSaved()); // until it is on the disk
    edit(6);
    QTRY_VERIFY(!m_window->document().isSaving());
    QVERIFY(contentOf(m_path).contains("\"weighting\": 5"));
    QVERIFY(!isSaved());
    QVERIFY(m_window->isWindowModified());
    m_window->document().undoStack().undo();
    QVERIFY(isSaved()); // this is the saved state
}

void TestDocumentFiles::closingWaitsForTheFile()
{
    openSampleCopy();
    edit(5);
    save();
    QVERIFY(!m_window->close());
    QVERIFY(m_window->isVisible());
    QVERIFY(question() == nullptr);
    QTRY_VERIFY(!m_window->isVisible());
    QVERIFY(contentOf(m_path).contains("\"weighting\": 5"));
}

void TestDocumentFiles::savesKeepTheirOrder()
{
    openSampleCopy();
    for (int round = 1; round <= 15; ++round) {
        edit(round);
        save();
    }
    // Another file opens only after all saves are done.
    const QString other = pathOf(u"other.json"_s);
    writeFile(other, smallSet("Other"));
    m_window->openFile(other);
    QTRY_COMPARE(m_window->document().filePath(), other);
    QVERIFY(contentOf(m_path).contains("\"weighting\": 15"));
}

void TestDocumentFiles::aFailedSaveSaysSo()
{
    openSampleCopy();
    edit(5);
    actionOf(u"Save As…"_s)->trigger();
    acceptFile(pathOf(u"missing/set.json"_s));
    QTRY_VERIFY(m_window->messageBar().text().contains(u"cannot be written"_s));
    QVERIFY(!m_window->document().isSaving());
    QVERIFY(!isSaved());
    QCOMPARE(m_window->document().filePath(), m_path);
    QVERIFY(bannerButton(u"Save As…"_s) != nullptr);
    save();
    QTRY_VERIFY(isSaved());
    QVERIFY(!m_window->messageBar().isVisible());
}

#ifdef Q_OS_UNIX
/// A limit on the size of files is the same to a program as a full disk: writing fails halfway.
void TestDocumentFiles::aFullDiskIsNamed()
{
    openSampleCopy();
    edit(5);
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    rlimit full = before;
    full.rlim_cur = 100;
    const auto onSignal = std::signal(SIGXFSZ, SIG_IGN);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &full), 0);
    save();
    const bool isDone
        = QTest::qWaitFor([this] { return !m_window->document().isSaving(); }, patience);
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, onSignal);
    QVERIFY(isDone);
    const QString said = m_window->messageBar().text();
    QVERIFY2(said.contains(qt_error_string(EFBIG)), qPrintable(said));
    QCOMPARE(contentOf(m_path), sampleBytes());
    QVERIFY(!isSaved());
    save();
    QTRY_VERIFY(isSaved());
}
#endif

void TestDocumentFiles::closingAfterAFailedSaveStays()
{
    openSampleCopy();
    edit(5);
    QVERIFY(QFile::remove(m_path));
    QVERIFY(QDir().mkdir(m_path)); // a folder cannot be overwritten
    QVERIFY(!m_window->close());
    answer(QMessageBox::Save);
    QTRY_VERIFY(!m_window->document().isSaving());
    QTRY_VERIFY(m_window->messageBar().isVisible() || question() != nullptr);
    QVERIFY(m_window->isVisible());
    QCOMPARE(weighting(), 5);
    QVERIFY(!isSaved());
}

void TestDocumentFiles::largeSetsAreSavedElsewhere()
{
    NativeFile file{.set = {}, .notes = {}, .siteStyle = true};
    for (int i = 0; i < 5'000; ++i) {
        Objective objective;
        objective.id = file.set.nextRow();
        objective.goal = u"Gather %1 shells of the northern shore"_s.arg(i);
        file.set.objectives << objective;
    }
    m_window->openUntitled(file);
    QVERIFY(m_window->document().save(m_path).has_value());
    edit(5);
    QElapsedTimer timer;
    timer.start();
    save();
    const qint64 held = timer.nsecsElapsed();
    QVERIFY(m_window->document().isSaving());
    QTRY_VERIFY(isSaved());
    // The time is only printed; the test checks that save() returned before the file was written.
    qInfo("Saving 5,000 goals held the window for %.2f ms and took %.1f ms",
        static_cast<double>(held) / 1e6, static_cast<double>(timer.nsecsElapsed()) / 1e6);
    QCOMPARE(readNative(contentOf(m_path))->set.objectives.size(), 5'000);
}

void TestDocumentFiles::typingGoesOnAfterSaving()
{
    openSampleCopy();
    auto *line = new QLineEdit(m_window.get());
    line->show();
    line->setFocus();
    QTest::keyClicks(line, u"be"_s);
    save();
    QTest::keyClicks(line, u"fore"_s);
    QCOMPARE(line->text(), u"before"_s);
    QCOMPARE(m_window->focusWidget(), line);
    QTRY_VERIFY(isSaved());
}

/// Text that is read in the background delays saving and closing.
void TestDocumentFiles::whatSettlesLaterIsWaitedFor()
{
    openSampleCopy();
    std::function<void()> goOn;
    m_window->files().setSettle([&](const std::function<void()> &later) {
        if (m_window->document().isModified())
            return true;
        goOn = later;
        return false;
    });
    save();
    QVERIFY(goOn);
    QVERIFY(!m_window->document().isSaving());
    edit(5);
    goOn();
    QTRY_VERIFY(isSaved());
    QVERIFY(contentOf(m_path).contains("\"weighting\": 5"));
    QVERIFY(!m_window->close());
    QVERIFY(question() == nullptr);
    edit(6);
    goOn();
    QVERIFY(question() != nullptr);
    answer(QMessageBox::Discard);
    QVERIFY(!m_window->isVisible());
}

void TestDocumentFiles::propertiesAreOneStep()
{
    openSampleCopy();
    const GoalSet before = m_window->document().set();
    const auto open = [this]() -> PropertiesDialog * {
        actionOf(u"Properties…"_s)->trigger();
        return m_window->findChild<PropertiesDialog *>();
    };
    PropertiesDialog *dialog = open();
    QVERIFY(dialog != nullptr);
    QCOMPARE(dialog->properties(), propertiesOf(before));
    dialog->accept(); // nothing was changed
    QCoreApplication::sendPostedEvents(dialog, QEvent::DeferredDelete);
    QVERIFY(isSaved());

    dialog = open();
    const QList<CountedEdit *> names = dialog->findChildren<CountedEdit *>();
    QCOMPARE(names.size(), 2);
    names[0]->setText(QString(50, u'x'));
    QVERIFY(!names[0]->isTooLong());
    names[0]->setText(QString(51, u'x'));
    QVERIFY(names[0]->isTooLong());
    QCOMPARE(names[0]->findChildren<QLabel *>().first()->text(), u"51/50"_s);
    names[1]->setText(u"Other"_s);
    auto *mode = dialog->findChild<QComboBox *>();
    mode->setCurrentIndex(mode->findData(static_cast<int>(SchemaMode::Dedicated)));
    QList<QLineEdit *> shown;
    for (auto *edit : dialog->findChildren<QLineEdit *>()) {
        if (edit->isVisible() && qobject_cast<CountedEdit *>(edit->parentWidget()) == nullptr)
            shown << edit;
    }
    QCOMPARE(shown.size(), 2);
    shown[0]->setText(u" ascend"_s);
    shown[1]->setText(u"square7"_s);
    dialog->accept();
    QCoreApplication::sendPostedEvents(dialog, QEvent::DeferredDelete);
    const GoalSet after = m_window->document().set();
    QCOMPARE(after.gameName, QString(51, u'x'));
    QCOMPARE(after.setName, u"Other"_s);
    QCOMPARE(after.schemaMode, SchemaMode::Dedicated);
    QCOMPARE(after.dedicatedMode, u"ascend"_s);
    QCOMPARE(after.dedicatedSize, u"square7"_s);
    QCOMPARE(after.objectives, before.objectives);
    m_window->document().undoStack().undo();
    QCOMPARE(m_window->document().set(), before);
    QVERIFY(isSaved());
}

BOARDWRIGHT_UNIT(TestDocumentFiles, QApplication)
#include "tst_document_files.moc"
