// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Writing, watching, reading and recovering at the same time. There is no window, so that under
// ThreadSanitizer every thread is Boardwright's own.

#include "core/formats/file.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/files/file_watch.h"
#include "ui/editing/files/file_writer.h"
#include "ui/editing/files/recovery_finder.h"
#include "ui/editing/files/recovery_keeper.h"
#include "ui/editing/workers/newest_worker.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <atomic>
#include <functional>
#include <memory>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

using namespace boardwright;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int rounds = 60;
constexpr int writes = 15; ///< of a file that takes some time to write

GoalSet goals(int count, int weighting)
{
    GoalSet set;
    for (int i = 0; i < count; ++i) {
        Objective &objective = set.objectives.emplace_back();
        objective.id = set.nextRow();
        objective.goal = u"goal %1"_s.arg(i);
        objective.weighting = weighting;
    }
    return set;
}

GoalSet largeSet(int weighting)
{
    constexpr int goalCount = 300;
    constexpr int tooltipLength = 3'000;
    GoalSet set = goals(goalCount, weighting);
    for (Objective &objective : set.objectives)
        objective.tooltip = QString(tooltipLength, u't');
    return set;
}

std::function<QByteArray()> bytesOf(const GoalSet &set)
{
    return [set] { return writeNative(set); };
}

using Writer = NewestWorker<FileJob, FileOutcome>;
using Reader = NewestWorker<QString, std::expected<NativeFile, Problem>>;
using Finder = NewestWorker<QString, QList<FoundWork>>;

std::optional<std::expected<NativeFile, Problem>> readSet(
    const QString &path, const std::stop_token &stop)
{
    return openNative(path, stop);
}

void writeOther(const QString &path, const QByteArray &bytes)
{
    const auto saved = saveFile(path, bytes);
    QVERIFY(saved.has_value());
}

} // namespace

class TestFileThreads final : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void cleanup() { m_folder.reset(); }

    void writtenReadAndWatchedAtOnce();
    void theWatchEndsWithTheTruth();
    void keptWhileItIsEdited();
    void keptOnceThereIsRoom();
    void keptWhileADiskHangs();
    void eachFindIsOneWindows();
    void goesInTheMiddleOfIt();

private:
    QString pathOf(const QString &name) const { return m_folder->filePath(name); }

    QStringList kept() const { return QDir(pathOf(u"kept"_s)).entryList({u"*.recovery"_s}); }

    /// Whether the recovery copy equals the current document.
    bool isLast(const GoalSetDocument &document) const
    {
        const QStringList names = kept();
        const auto bytes = names.size() == 1 ? readFile(pathOf(u"kept/"_s + names.first()))
                                             : std::expected<QByteArray, Problem>(QByteArray());
        const auto work = bytes ? readRecovery(*bytes) : readRecovery({});
        return work && work->bytes == writeNative(document.set());
    }

    RecoverySettings settings() const
    {
        return {.folder = pathOf(u"kept"_s), .delay = 0ms, .interval = 0ms};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

/// A reader always gets one of the written sets, complete.
void TestFileThreads::writtenReadAndWatchedAtOnce()
{
    const QString path = pathOf(u"set.json"_s);
    JobPool files(PoolKind::Files);
    FileWatch watch(files);
    int written = 0;
    int failed = 0;
    FileDigest last;
    std::optional<Writer> writer;
    writer.emplace(files, this, &writeFile, [&](const FileOutcome &outcome) {
        const auto *digest = std::get_if<FileDigest>(&outcome);
        if (digest == nullptr) {
            ++failed;
            return;
        }
        last = *digest;
        if (++written < writes)
            writer->submit(
                {.path = path, .content = bytesOf(largeSet(1 + written)), .expected = last});
    });
    int read = 0;
    bool isWhole = true;
    std::optional<Reader> reader;
    reader.emplace(files, this, &readSet, [&](const std::expected<NativeFile, Problem> &file) {
        if (!file) {
            ++failed;
            return;
        }
        ++read;
        const QList<Objective> &rows = file->set.objectives;
        isWhole = isWhole && !rows.isEmpty() && rows.first().weighting == rows.last().weighting;
        reader->submit(path);
        watch.check();
    });
    writer->submit({.path = path, .content = bytesOf(largeSet(1)), .expected = {}});
    QTRY_VERIFY(written > 0);
    watch.watch(path, last);
    reader->submit(path);
    // Reads as often as possible, because a partial file would exist only for a moment.
    const QDeadlineTimer end(patience);
    while (written < writes && !end.hasExpired()) {
        const auto bytes = readFile(path);
        QVERIFY(bytes.has_value());
        QVERIFY(bytes->startsWith('{') && bytes->trimmed().endsWith('}'));
        QCoreApplication::processEvents();
    }
    QCOMPARE(written, writes);
    QTRY_VERIFY(read > 1);
    QVERIFY(isWhole);
    QCOMPARE(failed, 0);
    QCOMPARE(digestOf(*readFile(path)), last);
    QCOMPARE(*readFile(path), writeNative(largeSet(writes)));
    QTRY_COMPARE(watch.state(), FileState::Changed); // since the first digest
    watch.watch(path, last);
    QCOMPARE(watch.state(), FileState::Same);
}

/// Another program writes and removes the file while the watch is paused, resumed and checked.
void TestFileThreads::theWatchEndsWithTheTruth()
{
    const QString path = pathOf(u"watched.json"_s);
    const QByteArray mine = "mine";
    writeOther(path, mine);
    JobPool files(PoolKind::Files);
    FileWatch watch(files);
    watch.watch(path, digestOf(mine));
    for (int round = 0; round < rounds; ++round) {
        if (round % 7 == 3)
            QVERIFY(QFile::remove(path));
        else
            writeOther(path, round % 5 == 0 ? mine : "other " + QByteArray::number(round));
        watch.check();
        if (round % 11 == 4) {
            watch.pause();
            watch.resume();
        }
        QCoreApplication::processEvents();
    }
    const QList<std::pair<QByteArray, FileState>> ends{
        {"other", FileState::Changed}, {mine, FileState::Same}, {"last", FileState::Changed}};
    for (const auto &[bytes, state] : ends) {
        writeOther(path, bytes);
        watch.check();
        QTRY_COMPARE(watch.state(), state);
    }
    QVERIFY(QFile::remove(path));
    watch.check();
    QTRY_COMPARE(watch.state(), FileState::Missing);
}

/// The copy is complete at any time, and the last one has the last edit.
void TestFileThreads::keptWhileItIsEdited()
{
    JobPool files(PoolKind::Files);
    FileWatch watch(files);
    GoalSetDocument document;
    document.adopt({.set = goals(40, 100), .notes = {}, .siteStyle = true}, {});
    RecoveryKeeper keeper(document, watch, files);
    QSignalSpy failed(&keeper, &RecoveryKeeper::failed);
    QSignalSpy keptOnce(&keeper, &RecoveryKeeper::kept);
    keeper.start(settings());
    const auto look = [&] {
        for (const QString &name : kept()) {
            const auto bytes = readFile(pathOf(u"kept/"_s + name));
            if (bytes) // otherwise it was just removed
                QVERIFY(readRecovery(*bytes).has_value());
        }
    };
    const RowId first = document.set().objectives.first().id;
    for (int round = 1; round <= rounds; ++round) {
        setWeighting(document, {first}, round);
        if (round % 9 == 0)
            document.undoStack().setIndex(0); // for a moment there is nothing to keep
        QCoreApplication::processEvents();
        look();
    }
    setWeighting(document, {first}, 77);
    QTRY_VERIFY(isLast(document));
    QVERIFY(!keptOnce.isEmpty());
    document.undoStack().setIndex(0);
    QTRY_VERIFY(kept().isEmpty());
    QCOMPARE(failed.size(), 0);
}

/// Nobody edits while the folder cannot be written, and it is told once, however often it is tried.
void TestFileThreads::keptOnceThereIsRoom()
{
    writeOther(pathOf(u"kept"_s), "in the way"); // stops root as well
    JobPool files(PoolKind::Files);
    FileWatch watch(files);
    GoalSetDocument document;
    document.adopt({.set = goals(40, 100), .notes = {}, .siteStyle = true}, {});
    RecoveryKeeper keeper(document, watch, files);
    QSignalSpy failed(&keeper, &RecoveryKeeper::failed);
    QSignalSpy keptOnce(&keeper, &RecoveryKeeper::kept);
    RecoverySettings often = settings();
    often.retry = 5ms;
    keeper.start(often);
    const RowId first = document.set().objectives.first().id;
    for (int outage = 1; outage <= 2; ++outage) {
        setWeighting(document, {first}, outage);
        QTRY_COMPARE(failed.size(), outage);
        QTest::qWait(100);
        QCOMPARE(failed.size(), outage);
        QCOMPARE(keptOnce.size(), outage - 1);
        QVERIFY(QFile::remove(pathOf(u"kept"_s)));
        QTRY_COMPARE(keptOnce.size(), outage);
        QVERIFY(isLast(document));
        if (outage == 1) {
            QVERIFY(QDir(pathOf(u"kept"_s)).removeRecursively());
            writeOther(pathOf(u"kept"_s), "in the way");
        }
    }
    QCOMPARE(failed.size(), 2);
}

/// Reads that hang block neither saving nor recovery copies, although they share a pool.
void TestFileThreads::keptWhileADiskHangs()
{
    JobPool files(PoolKind::Files);
    const auto isBack = std::make_shared<std::atomic<bool>>(false);
    const auto begun = std::make_shared<std::atomic<int>>(0);
    const auto hang = [isBack, begun](const QString & /*path*/, const std::stop_token & /*stop*/) {
        ++*begun;
        while (!*isBack)
            std::this_thread::sleep_for(1ms);
        return std::optional(std::expected<NativeFile, Problem>());
    };
    Reader first(files, this, hang, [](const auto & /*file*/) { });
    Reader second(files, this, hang, [](const auto & /*file*/) { });
    FileWatch watch(files);
    GoalSetDocument document;
    document.adopt({.set = goals(40, 100), .notes = {}, .siteStyle = true}, {});
    RecoveryKeeper keeper(document, watch, files);
    keeper.start(settings());
    first.submit(u"first"_s);
    QTRY_COMPARE(begun->load(), 1);
    second.submit(u"second"_s);
    for (int round = 1; round <= 3; ++round) {
        setWeighting(document, {document.set().objectives.first().id}, round);
        QTRY_VERIFY(isLast(document));
        QVERIFY(!*isBack);
    }
    QTRY_COMPARE(begun->load(), 2);
    QStringList written;
    Writer writer(files, this, &writeFile, [&](const FileOutcome &outcome) {
        written << (std::holds_alternative<FileDigest>(outcome) ? u"saved"_s : u"failed"_s);
    });
    const QString path = pathOf(u"saved.json"_s);
    writer.submit({.path = path, .content = bytesOf(document.set()), .expected = {}});
    QTRY_COMPARE(written, QStringList{u"saved"_s});
    QVERIFY(!*isBack);
    *isBack = true;
}

/// Of several windows that look for recovered work at the same time, exactly one gets it.
void TestFileThreads::eachFindIsOneWindows()
{
    QVERIFY(QDir().mkpath(pathOf(u"kept"_s)));
    for (int round = 0; round < rounds / 6; ++round) {
        const QByteArray bytes = writeNative(goals(5, 1 + round));
        writeOther(recoveryFilePath(pathOf(u"kept"_s), u"left"_s),
            recoveryBytes({.name = u"left"_s,
                .path = {},
                .digest = {},
                .time = QDateTime::fromSecsSinceEpoch(1'000'000 + round, QTimeZone::UTC),
                .bytes = bytes}));
        QList<FoundWork> found;
        int answers = 0;
        const auto take = [&](const QList<FoundWork> &works) {
            ++answers;
            found += works;
        };
        std::vector<std::unique_ptr<JobPool>> windows;
        std::vector<std::unique_ptr<Finder>> finders;
        for (int i = 0; i < 3; ++i) {
            windows.push_back(std::make_unique<JobPool>(PoolKind::Files));
            finders.push_back(std::make_unique<Finder>(*windows.back(), this, &findWork, take));
            finders.back()->submit(pathOf(u"kept"_s));
        }
        QTRY_COMPARE(answers, 3);
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().work.bytes, bytes);
        QVERIFY(found.first().set.has_value());
        removeFoundWork(found.first());
        found.clear();
    }
}

/// Objects destroyed while their thread works neither call back nor leave partial files.
void TestFileThreads::goesInTheMiddleOfIt()
{
    const QString path = pathOf(u"last.json"_s);
    for (int round = 0; round < rounds; ++round) {
        GoalSetDocument document;
        document.adopt({.set = goals(20, 100), .notes = {}, .siteStyle = true}, {});
        JobPool files(PoolKind::Files);
        FileWatch watch(files);
        Reader reader(files, this, &readSet, [](const auto & /*file*/) { });
        RecoveryKeeper keeper(document, watch, files);
        Writer writer(files, this, &writeFile, [](const FileOutcome & /*outcome*/) { });
        keeper.start(settings());
        setWeighting(document, {document.set().objectives.first().id}, 1 + round);
        writer.submit({.path = path, .content = bytesOf(document.set()), .expected = {}});
        watch.watch(path, {});
        reader.submit(path);
        if (round % 3 == 0)
            QCoreApplication::processEvents();
        if (round % 2 == 0)
            keeper.discard();
    }
    const auto file = openNative(path);
    if (file) // otherwise no writer got to start
        QCOMPARE(file->set.objectives.size(), 20);
    else
        QCOMPARE(file.error().code, Code::FileMissing);
    for (const QString &name : kept())
        QVERIFY(readRecovery(*readFile(pathOf(u"kept/"_s + name))).has_value());
}

BOARDWRIGHT_UNIT(TestFileThreads, QCoreApplication)
#include "tst_file_threads.moc"
