// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Unsaved work survives a crash of the program, and no other window takes it while the program
// runs.

#include "tests/support/run_program.h"
#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/files/recovery_file.h"
#include "ui/editing/files/recovery_finder.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QProcess>
#include <QPushButton>
#include <QTest>
#include <QTimeZone>
#include <QTimer>
#include <QUndoStack>

#include <algorithm>
#include <cstdio>
#include <optional>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds soon(1);

QStringList keptIn(const QString &folder)
{
    return QDir(folder).entryList({u"*.recovery"_s}, QDir::Files);
}

UnsavedWork someWork()
{
    return {.name = u"isles.json"_s,
        .path = u"/somewhere/isles.json"_s,
        .digest = digestOf("old"),
        .time = QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5), QTimeZone::UTC),
        .bytes = "{\"objectives\": [{\"goal\": \"Kept\"}]}\n\n"};
}

} // namespace

class TestRecovery : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void cleanup() { end(); }

    void keptAndGone();
    void keptEverySoOften();
    void aCrashLosesNothing();
    void anotherProcessMayHaveTheSameNumber();
    void anImportComesBack();
    void untitledWorkComesBackUntitled();
    void nothingIsOverwritten();
    void theFileChangedMeanwhile();
    void unsavedWorkIsAskedForFirst();
    void twoWindowsDoNotShare();
    void laterComesAgain();
    void discardedCanBeTakenBack();
    void discardingWhenClosing();
    void strangeFiles_data();
    void strangeFiles();
    void aFolderThatCannotBeWritten();
    void offersAreFew();
    void damagedFilesHideNone();

private:
    void leaveBehind(const UnsavedWork &work, const QString &name = u"left"_s) const;
    void start(std::chrono::milliseconds delay = soon);
    /// Runs a program that edits the file, if there is a weighting to give, and kills it.
    void crash(const QString &file, std::optional<int> weighting) const;

    bool isOffered() const { return bannerButton(u"Recover"_s) != nullptr; }

    QString m_state;
};

void TestRecovery::init()
{
    begin();
    m_state = pathOf(u"state/recovery"_s);
}

void TestRecovery::leaveBehind(const UnsavedWork &work, const QString &name) const
{
    QVERIFY(QDir().mkpath(m_state));
    writeFile(recoveryFilePath(m_state, name), recoveryBytes(work));
}

void TestRecovery::start(std::chrono::milliseconds delay)
{
    m_window->files().keepUnsavedWork({.folder = m_state, .delay = delay, .interval = delay});
}

void TestRecovery::crash(const QString &file, std::optional<int> weighting) const
{
    QProcess child;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"TEST_CRASH_FOLDER"_s, m_state);
    environment.insert(u"TEST_CRASH_FILE"_s, file);
    if (weighting)
        environment.insert(u"TEST_CRASH_WEIGHTING"_s, QString::number(*weighting));
    child.setProcessEnvironment(environment);
    startProgram(child, QCoreApplication::applicationFilePath(), {u"crashing_editor"_s});
    QByteArray said;
    while (!said.contains("kept")) {
        QVERIFY(child.waitForReadyRead());
        said += child.readAllStandardOutput();
    }
    child.kill();
    QVERIFY(child.waitForFinished());
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);
}

void TestRecovery::keptAndGone()
{
    start();
    openSampleCopy();
    QTest::qWait(50);
    QVERIFY(!QDir(m_state).exists()); // nothing to keep, so no folder
    edit(5);
    QTRY_COMPARE(keptIn(m_state).size(), 1);
    const QString file = m_state + u'/' + keptIn(m_state).first();
    const auto kept = readRecovery(contentOf(file));
    QVERIFY(kept.has_value());
    QCOMPARE(kept->bytes, writeNative(m_window->document().set()));
    QCOMPARE(kept->path, m_path);
    QCOMPARE(kept->digest, digestOf(sampleBytes()));
    QVERIFY(std::abs(kept->time.secsTo(QDateTime::currentDateTimeUtc())) < 60);

    edit(6); // in the same recovery file
    QTRY_VERIFY(contentOf(file).contains("\"weighting\": 6"));
    save();
    QTRY_VERIFY(isSaved());
    QTRY_COMPARE(keptIn(m_state).size(), 0);

    edit(7);
    QTRY_COMPARE(keptIn(m_state).size(), 1);
    m_window->document().undoStack().undo();
    QTRY_COMPARE(keptIn(m_state).size(), 0);

    edit(8);
    QTRY_COMPARE(keptIn(m_state).size(), 1);
    m_window->document().undoStack().undo();
    m_window.reset();
    QVERIFY(QDir(m_state).isEmpty()); // no lock either
}

void TestRecovery::keptEverySoOften()
{
    m_window->files().keepUnsavedWork({.folder = m_state,
        .delay = std::chrono::milliseconds(1),
        .interval = std::chrono::hours(1)});
    openSampleCopy();
    edit(5);
    QTRY_COMPARE(keptIn(m_state).size(), 1);
    const QString file = m_state + u'/' + keptIn(m_state).first();
    for (int i = 10; i < 40; ++i) {
        edit(i);
        QTest::qWait(2);
    }
    QVERIFY(contentOf(file).contains("\"weighting\": 5"));
}

void TestRecovery::aCrashLosesNothing()
{
    writeFile(m_path, sampleBytes());
    crash(m_path, 42);
    QCOMPARE(keptIn(m_state).size(), 1);
    start();
    QTRY_VERIFY(isOffered());
    const QString text = m_window->messageBar().text();
    QVERIFY2(text.contains(u"isles.json"_s), qPrintable(text));
    bannerButton(u"Recover"_s)->click();
    QVERIFY(!isOffered());
    QCOMPARE(weighting(), 42);
    QCOMPARE(m_window->document().filePath(), m_path);
    QVERIFY(!isSaved());
    QVERIFY(m_window->isWindowModified());
    QCOMPARE(contentOf(m_path), sampleBytes());
    // Recovered work is kept in the same file, which is removed after saving.
    const QStringList left = keptIn(m_state);
    QCOMPARE(left.size(), 1);
    edit(43);
    const auto isKept = [&] {
        const auto kept = readRecovery(contentOf(m_state + u'/' + left.first()));
        return kept && kept->bytes.contains("\"weighting\": 43");
    };
    QTRY_VERIFY(isKept());
    QCOMPARE(keptIn(m_state), left);
    save();
    QTRY_VERIFY(isSaved());
    QVERIFY(question() == nullptr);
    QVERIFY(contentOf(m_path).contains("\"weighting\": 43"));
    QTRY_VERIFY(keptIn(m_state).isEmpty());
    QTRY_VERIFY(QDir(m_state).isEmpty());
}

/// In containers, each start of the program may have the same process number.
void TestRecovery::anotherProcessMayHaveTheSameNumber()
{
    leaveBehind(someWork());
    {
        // The dead program's lock contains exactly what this one would write.
        QLockFile died(recoveryLockPath(recoveryFilePath(m_state, u"left"_s)));
        QVERIFY(died.tryLock());
        const QByteArray said = contentOf(died.fileName());
        died.unlock();
        writeFile(died.fileName(), said);
    }
    start();
    QTRY_VERIFY(isOffered());
}

/// Nobody edited it, but it is nowhere else as it is.
void TestRecovery::anImportComesBack()
{
    writeFile(m_path, "[{\"name\": \"Listed 1\"}, {\"name\": \"Listed 2\"}]");
    crash(m_path, {});
    start();
    QTRY_VERIFY(isOffered());
    bannerButton(u"Recover"_s)->click();
    QCOMPARE(m_window->document().set().objectives.size(), 2);
    QCOMPARE(m_window->document().set().objectives.first().goal, u"Listed 1"_s);
    QCOMPARE(m_window->document().filePath(), QString());
    QVERIFY(!isSaved());
}

void TestRecovery::untitledWorkComesBackUntitled()
{
    crash(QString(), 17);
    start();
    QTRY_VERIFY(isOffered());
    bannerButton(u"Recover"_s)->click();
    QCOMPARE(weighting(), 17);
    QCOMPARE(m_window->document().filePath(), QString());
    QVERIFY(!isSaved());
    QVERIFY(!m_window->close());
    QVERIFY(question() != nullptr);
}

void TestRecovery::nothingIsOverwritten()
{
    UnsavedWork work = someWork();
    writeFile(m_path, sampleBytes());
    work.path = m_path;
    work.digest = digestOf(sampleBytes());
    leaveBehind(work);
    start();
    QTRY_VERIFY(isOffered());
    bannerButton(u"Recover"_s)->click();
    QCOMPARE(m_window->document().set().objectives.first().goal, u"Kept"_s);
    QTest::qWait(300);
    QCOMPARE(contentOf(m_path), sampleBytes());
    QVERIFY(m_window->messageBar().text().isEmpty());
    m_window->document().undoStack().undo(); // there is nothing to undo
    QVERIFY(!isSaved());
}

void TestRecovery::theFileChangedMeanwhile()
{
    UnsavedWork work = someWork();
    writeFile(m_path, sampleBytes());
    work.path = m_path; // the digest belongs to other content
    leaveBehind(work);
    start();
    QTRY_VERIFY(isOffered());
    bannerButton(u"Recover"_s)->click();
    QTRY_VERIFY(bannerButton(u"Reload"_s) != nullptr);
    save();
    QTRY_VERIFY(question() != nullptr);
    answer(QMessageBox::Cancel);
    QCOMPARE(contentOf(m_path), sampleBytes());
}

void TestRecovery::unsavedWorkIsAskedForFirst()
{
    openSampleCopy();
    edit(5);
    leaveBehind(someWork());
    start();
    QTRY_VERIFY(isOffered());
    bannerButton(u"Recover"_s)->click();
    answer(QMessageBox::Cancel);
    QCOMPARE(weighting(), 5);
    QVERIFY(isOffered());
    bannerButton(u"Recover"_s)->click();
    answer(QMessageBox::Save);
    QTRY_COMPARE(m_window->document().filePath(), someWork().path);
    QVERIFY(!isOffered());
    QVERIFY(contentOf(m_path).contains("\"weighting\": 5"));
}

void TestRecovery::twoWindowsDoNotShare()
{
    start();
    openSampleCopy();
    edit(5);
    QTRY_COMPARE(keptIn(m_state).size(), 1);
    const auto first = std::move(m_window);
    showWindow();
    start();
    const QString other = pathOf(u"other.json"_s);
    writeFile(other, sampleBytes());
    m_window->openFile(other);
    QTRY_COMPARE(m_window->document().filePath(), other);
    edit(6);
    QTRY_COMPARE(keptIn(m_state).size(), 2);
    QVERIFY(!isOffered()); // the first window's work is not offered
    m_window->document().undoStack().undo();
    QTRY_COMPARE(keptIn(m_state).size(), 1);
    const QString kept = m_state + u'/' + keptIn(m_state).first();
    QVERIFY(readRecovery(contentOf(kept))->path == m_path);

    // Of two windows, only one is offered work that was left behind.
    leaveBehind(someWork());
    m_window.reset();
    showWindow();
    start();
    QTRY_VERIFY(isOffered());
    const auto second = std::move(m_window);
    showWindow();
    start();
    QTest::qWait(200); // gives the finder time
    QVERIFY(!isOffered());
}

void TestRecovery::laterComesAgain()
{
    leaveBehind(someWork());
    for (int round = 0; round < 3; ++round) {
        start();
        QTRY_VERIFY(isOffered());
        if (round == 1)
            bannerButton(u"Later"_s)->click();
        m_window.reset();
        showWindow();
    }
    QCOMPARE(keptIn(m_state), QStringList{u"left.recovery"_s});
}

void TestRecovery::discardedCanBeTakenBack()
{
    leaveBehind(someWork());
    start();
    QTRY_VERIFY(isOffered());
    bannerButton(u"Discard"_s)->click();
    QVERIFY(!isOffered());
    QVERIFY(m_window->messageBar().text().contains(u"discarded"_s));
    bannerButton(u"Undo"_s)->click();
    QVERIFY(isOffered());
    bannerButton(u"Discard"_s)->click();
    m_window.reset();
    QVERIFY(QDir(m_state).isEmpty());
    showWindow();
}

void TestRecovery::discardingWhenClosing()
{
    start();
    openSampleCopy();
    edit(5);
    QTRY_COMPARE(keptIn(m_state).size(), 1);
    QVERIFY(!m_window->close());
    answer(QMessageBox::Discard);
    QVERIFY(!m_window->isVisible());
    m_window.reset();
    QVERIFY(QDir(m_state).isEmpty());
    showWindow();
}

void TestRecovery::strangeFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const QByteArray bytes = recoveryBytes(someWork());
    UnsavedWork hostile = someWork();
    hostile.bytes = QByteArray(200'000, '[');
    QTest::newRow("empty") << QByteArray() << u"damaged"_s;
    QTest::newRow("half") << bytes.first(bytes.size() / 2) << u"damaged"_s;
    QTest::newRow("cut") << bytes.chopped(1) << u"damaged"_s;
    QTest::newRow("noise") << QByteArray("\xff\xfe\n\0\1", 5) << u"damaged"_s;
    QTest::newRow("deep") << recoveryBytes(hostile) << u"levels deep"_s;
    hostile.bytes = "{}";
    QTest::newRow("no set") << recoveryBytes(hostile) << u"not a lockout.live goal set"_s;
}

void TestRecovery::strangeFiles()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    QVERIFY(QDir().mkpath(m_state));
    writeFile(recoveryFilePath(m_state, u"odd"_s), bytes);
    start();
    QTRY_VERIFY(m_window->messageBar().isVisible());
    const QString text = m_window->messageBar().text();
    QVERIFY2(text.contains(expected), qPrintable(text));
    QVERIFY(!isOffered());
    bannerButton(u"Discard"_s)->click();
    m_window.reset();
    QVERIFY(QDir(m_state).isEmpty());
    showWindow();
}

void TestRecovery::aFolderThatCannotBeWritten()
{
    QVERIFY(QDir().mkpath(pathOf(u"state"_s)));
    writeFile(m_state, "a file where the folder should be");
    start();
    openSampleCopy();
    edit(5);
    QTRY_VERIFY(m_window->messageBar().text().contains(u"cannot be backed up"_s));
    QFile::remove(m_state);
    edit(6);
    QTRY_VERIFY(!m_window->messageBar().isVisible());
    QCOMPARE(keptIn(m_state).size(), 1);
}

void TestRecovery::offersAreFew()
{
    for (int i = 0; i < 10; ++i)
        leaveBehind(someWork(), QString::number(i));
    start();
    QTRY_VERIFY(isOffered());
    QCOMPARE(m_window->messageBar().text().count(u"was found"_s), 3);
}

void TestRecovery::damagedFilesHideNone()
{
    UnsavedWork work = someWork();
    for (int i = 0; i < 9; ++i) { // damaged ones, then older ones that are not
        work.name = u"work %1"_s.arg(i);
        leaveBehind(work, work.name);
        QFile file(recoveryFilePath(m_state, work.name));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(i >= 5 || file.resize(1));
        QVERIFY(file.setFileTime(
            QDateTime::currentDateTimeUtc().addSecs(-3600 * i), QFileDevice::FileModificationTime));
    }
    start();
    QTRY_VERIFY(isOffered());
    const QString text = m_window->messageBar().text();
    QCOMPARE(text.count(u"\" was found."_s), 3);
    QCOMPARE(text.count(u"cannot be recovered"_s), 3);
    QVERIFY2(text.section(u'\n', 0, 0).contains(u"work 5"_s), qPrintable(text)); // in front
}

BOARDWRIGHT_UNIT(TestRecovery, QApplication)

#include "tst_recovery.moc"
