// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Other programs change the open file.

#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/editing/files/file_watch.h"

#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QPushButton>
#include <QSaveFile>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QUndoStack>

#include <filesystem>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

const QString changed = u"changed-on-disk"_s;

} // namespace

class TestFileChanged : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { begin(); }

    void cleanup() { end(); }

    void aWriteIsSeen();
    void aReplacementIsSeenAgainAndAgain();
    void aLinkIsFollowed();
    void equalContentIsNoNews();
    void savingIsNoNews();
    void reloadIsOneUndoStep();
    void reloadKeepsRows();
    void keepingMine();
    void aBadFileIsNotReloaded();
    void savingOverAChangeAsks();
    void deletedAndBack();
    void deletedAndSavedAgain();
    void revertIsOneUndoStep();
    void theWatchTellsTheTruth();
    void whatIsHalfWrittenIsNotTold();

private:
    bool isReported() const { return m_window->messageBar().shows(changed); }

    void change(const QByteArray &bytes)
    {
        writeFile(m_path, bytes);
        QTRY_VERIFY(isReported());
    }

    static QByteArray otherBytes() { return sampleBytes().replace("Elder Isles", "Other Isles"); }
};

void TestFileChanged::aWriteIsSeen()
{
    openSampleCopy();
    QVERIFY(!isReported());
    change(otherBytes());
    QVERIFY(m_window->messageBar().text(changed).contains(u"isles.json"_s));
    QVERIFY(isSaved()); // no unsaved work: closing does not ask
    QVERIFY(m_window->close());
}

void TestFileChanged::aReplacementIsSeenAgainAndAgain()
{
    openSampleCopy();
    for (const char *name : {"Isles One", "Isles Two", "Isles Three"}) {
        const QString fresh = pathOf(u"fresh"_s);
        writeFile(fresh, sampleBytes().replace("Elder Isles", name));
        std::filesystem::rename(fresh.toStdString(), m_path.toStdString());
        QTRY_VERIFY(isReported());
        bannerButton(u"Reload"_s)->click();
        QTRY_COMPARE(m_window->document().set().gameName, QString::fromLatin1(name));
        QVERIFY(!isReported());
    }
}

void TestFileChanged::aLinkIsFollowed()
{
    const QString target = pathOf(u"target.json"_s);
    writeFile(target, sampleBytes());
    QVERIFY(QFile::link(target, m_path));
    m_window->openFile(m_path);
    QTRY_COMPARE(m_window->document().filePath(), m_path);
    writeFile(target, otherBytes());
    QTRY_VERIFY(isReported());
    bannerButton(u"Reload"_s)->click();
    QTRY_COMPARE(m_window->document().set().gameName, u"Other Isles"_s);
}

void TestFileChanged::equalContentIsNoNews()
{
    openSampleCopy();
    QSignalSpy changes(&m_window->messageBar(), &MessageBar::changed);
    QFile::remove(m_path);
    writeFile(m_path, sampleBytes());
    QFile::setPermissions(m_path, QFile::ReadOwner);
    QTest::qWait(500); // longer than the watch waits for a file to settle
    QVERIFY(!isReported());
    QVERIFY(isSaved());
    QCOMPARE(changes.size(), 0);
}

void TestFileChanged::savingIsNoNews()
{
    openSampleCopy();
    QSignalSpy changes(&m_window->messageBar(), &MessageBar::changed);
    for (int round = 1; round <= 20; ++round) {
        edit(round);
        save();
        if (round % 4 == 0) // the other saves overlap
            QTRY_VERIFY(isSaved());
    }
    QTRY_VERIFY(isSaved());
    QTest::qWait(500);
    QCOMPARE(changes.size(), 0);
    QVERIFY(contentOf(m_path).contains("\"weighting\": 20"));
}

void TestFileChanged::reloadIsOneUndoStep()
{
    openSampleCopy();
    edit(7);
    const GoalSet mine = m_window->document().set();
    change(otherBytes());
    QVERIFY(m_window->messageBar().text(changed).contains(u"unsaved"_s));
    QVERIFY(!isSaved());
    bannerButton(u"Reload"_s)->click();
    QTRY_COMPARE(m_window->document().set().gameName, u"Other Isles"_s);
    QVERIFY(isSaved());
    QVERIFY(weighting() != 7);
    QCOMPARE(writeNative(m_window->document().set()), otherBytes());
    QCOMPARE(m_window->document().undoStack().undoText(), u"Reload"_s);
    m_window->document().undoStack().undo();
    QCOMPARE(m_window->document().set(), mine);
    QVERIFY(!isSaved());
    m_window->document().undoStack().redo();
    QVERIFY(isSaved());
    // Saving the undone state does not ask, because the difference from the file is known.
    m_window->document().undoStack().undo();
    save();
    QTRY_VERIFY(isSaved());
    QVERIFY(question() == nullptr);
    QVERIFY(contentOf(m_path).contains("\"weighting\": 7"));
}

void TestFileChanged::reloadKeepsRows()
{
    openSampleCopy();
    const QList<Objective> before = m_window->document().set().objectives;
    QByteArray bytes = sampleBytes();
    const qsizetype first = bytes.indexOf("\"goal\": \"") + 9;
    bytes.insert(first, "Changed "); // begins with the same letter as the key's text
    change(bytes);
    bannerButton(u"Reload"_s)->click();
    QTRY_VERIFY(!isReported());
    const QList<Objective> after = m_window->document().set().objectives;
    QCOMPARE(after.size(), before.size());
    for (qsizetype row = 0; row < after.size(); ++row)
        QCOMPARE(after[row].id, before[row].id);
}

void TestFileChanged::keepingMine()
{
    openSampleCopy();
    change(otherBytes());
    bannerButton(u"Keep Mine"_s)->click();
    QVERIFY(!isReported());
    QVERIFY(!isSaved());
    save();
    QTRY_VERIFY(isSaved());
    QVERIFY(question() == nullptr);
    QCOMPARE(contentOf(m_path), sampleBytes());
    change(otherBytes()); // a new change is reported
}

void TestFileChanged::aBadFileIsNotReloaded()
{
    openSampleCopy();
    edit(9);
    change("{ \"objectives\": ");
    bannerButton(u"Reload"_s)->click();
    QTRY_VERIFY(m_window->messageBar().text({}).contains(u"Could not reload"_s));
    QCOMPARE(weighting(), 9);
    QVERIFY(isReported());
    QVERIFY(!isSaved());
}

void TestFileChanged::savingOverAChangeAsks()
{
    openSampleCopy();
    edit(5);
    // At once, so that the change has not been reported: writing detects it.
    writeFile(m_path, otherBytes());
    save();
    QTRY_VERIFY(question() != nullptr);
    QCOMPARE(contentOf(m_path), otherBytes());
    answer(QMessageBox::Cancel);
    QVERIFY(!isSaved());
    QCOMPARE(contentOf(m_path), otherBytes());
    QTRY_VERIFY(isReported());

    save();
    QTRY_VERIFY(question() != nullptr);
    answer(u"Save As…"_s);
    auto *dialog = m_window->findChild<QFileDialog *>();
    QVERIFY(dialog != nullptr);
    dialog->reject();
    QTRY_VERIFY(m_window->findChild<QFileDialog *>() == nullptr);

    QVERIFY(!m_window->close());
    QTRY_VERIFY(question() != nullptr);
    answer(QMessageBox::Save);
    QTRY_VERIFY(question() != nullptr && question()->text().contains(u"another program"_s));
    answer(u"Replace"_s);
    QTRY_VERIFY(!m_window->isVisible()); // the pending close goes on
    QVERIFY(contentOf(m_path).contains("\"weighting\": 5"));
    QVERIFY(contentOf(m_path).contains("Elder Isles"));
}

void TestFileChanged::deletedAndBack()
{
    openSampleCopy();
    QVERIFY(QFile::remove(m_path));
    QTRY_VERIFY(isReported());
    QVERIFY(m_window->messageBar().text(changed).contains(u"deleted"_s));
    QVERIFY(!isSaved()); // closing asks, because no other copy exists
    writeFile(m_path, sampleBytes());
    QTRY_VERIFY(!isReported());
    QVERIFY(isSaved());
    QVERIFY(QFile::remove(m_path));
    QTRY_VERIFY(isReported());
    writeFile(m_path, otherBytes());
    QTRY_VERIFY(bannerButton(u"Reload"_s) != nullptr);
}

void TestFileChanged::deletedAndSavedAgain()
{
    openSampleCopy();
    QVERIFY(QFile::remove(m_path));
    QTRY_VERIFY(isReported());
    bannerButton(u"Save Again"_s)->click();
    QTRY_VERIFY(isSaved());
    QCOMPARE(contentOf(m_path), sampleBytes());
    QVERIFY(!isReported());
    change(otherBytes()); // still watched
}

void TestFileChanged::revertIsOneUndoStep()
{
    auto *revert = m_window->findChild<QAction *>(u"revert"_s);
    QVERIFY(!revert->isEnabled());
    openSampleCopy();
    QVERIFY(!revert->isEnabled());
    edit(3);
    edit(4);
    QVERIFY(revert->isEnabled());
    revert->trigger();
    QTRY_VERIFY(isSaved());
    QCOMPARE(writeNative(m_window->document().set()), sampleBytes());
    m_window->document().undoStack().undo();
    QCOMPARE(weighting(), 4);
    QVERIFY(!isSaved());
}

/// Whatever happens to the file, the watch ends in the state that a fresh look at the disk gives.
void TestFileChanged::theWatchTellsTheTruth()
{
    const QByteArray known = "known";
    writeFile(m_path, known);
    JobPool files(PoolKind::Files);
    FileWatch watch(files);
    watch.watch(m_path, digestOf(known));
    quint32 state = 12345;
    for (int round = 0; round < 60; ++round) {
        state = state * 1664525 + 1013904223;
        switch (state >> 29) {
        case 0:
            QFile::remove(m_path);
            break;
        case 1:
        case 2:
            QFile::remove(m_path);
            writeFile(m_path, "other " + QByteArray::number(round));
            break;
        case 3: {
            QSaveFile file(m_path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(state & 1024 ? known : "again " + QByteArray::number(round));
            QVERIFY(file.commit());
            break;
        }
        default:
            writeFile(m_path, known);
            break;
        }
        if (round % 5 != 4)
            continue;
        FileState expected = FileState::Missing;
        if (QFile::exists(m_path))
            expected = contentOf(m_path) == known ? FileState::Same : FileState::Changed;
        QTRY_COMPARE(watch.state(), expected);
    }
}

/// Whoever keeps their own while the other program is still writing would be asked once more when
/// they save, because the file is another again by then.
void TestFileChanged::whatIsHalfWrittenIsNotTold()
{
    writeFile(m_path, "known");
    JobPool files(PoolKind::Files);
    FileWatch watch(files);
    watch.watch(m_path, digestOf("known"));
    const QSignalSpy told(&watch, &FileWatch::stateChanged);
    writeFile(m_path, "half of");
    watch.check();
    QThread::msleep(200); // the look is over, and what it found waits for the event loop
    writeFile(m_path, "half of the other");
    QTRY_COMPARE(watch.state(), FileState::Changed);
    watch.accept();
    QCOMPARE(watch.known(), digestOf("half of the other"));
    QCOMPARE(told.count(), 2); // that it changed, and that it is known
}

BOARDWRIGHT_UNIT(TestFileChanged, QApplication)
#include "tst_file_changed.moc"
