// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Each long thing of the window, stopped at random moments: by its button or Escape, by an edit, by
// another document, by the end of the window and of the program. The suite does a few;
// `./dev soak cancel` does many, with other seeds.

#include "tests/soak/complaints.h"
#include "tests/soak/long_jobs.h"
#include "tests/soak/monkey_laws.h"
#include "tests/soak/patient_application.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "ui/widgets/window/main_window.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <tuple>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr int usualRuns = 10;
/// From a stop to the end, in the time of all threads but the window's own: a busy machine does not
/// lengthen it. What people run is twice as fast as this program, unless it is optimised, too.
#ifdef NDEBUG
constexpr qint64 mostMs = 300;
#else
constexpr qint64 mostMs = 600;
#endif
constexpr int longestDelay = 400; ///< ms from the beginning to the stop

qint64 msOf(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return qint64{time.tv_sec} * 1'000 + time.tv_nsec / 1'000'000;
}

/// What all threads but this one have worked so far.
qint64 workedMs()
{
    return msOf(CLOCK_PROCESS_CPUTIME_ID) - msOf(CLOCK_THREAD_CPUTIME_ID);
}

qint64 mostWork()
{
    return hasSanitizer() ? 10 * mostMs : mostMs;
}

enum class Way : std::uint8_t { Cancel, Edit, OtherDocument, CloseWindow, Quit };

constexpr std::array wayNames{
    "its cancel", "an edit", "another document", "the end of the window", "the end of the program"};

/// What happened to this run, in one line.
QString textOf(const LongJob &job, Way way, int delay)
{
    return u"%1, stopped by %2 after %3 ms"_s.arg(QLatin1StringView(job.name),
        QLatin1StringView(wayNames.at(static_cast<std::size_t>(way))), QString::number(delay));
}

/// Waits until nobody but the window works.
void waitUntilIdle()
{
    constexpr std::chrono::milliseconds pause(40);
    for (qint64 before = workedMs();; before = workedMs()) {
        QTest::qWait(pause);
        if (workedMs() - before < pause.count() / 4)
            return;
    }
}

/// A program that begins a long job and quits. It says how long its threads worked after that.
int quitWhileWorking(int argc, char **argv)
{
    QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    const QStringList words = QCoreApplication::arguments();
    const LongJob &job = *longJobOf(words.at(1));
    qint64 before = 0;
    {
        MainWindow window;
        window.show();
        showSampleOf(job, window);
        QTimer::singleShot(0, &window, [&] {
            std::ignore = QTest::qWaitFor([&] { return window.preview().isUpToDate(); }, 10'000);
            job.begin(window, words.at(2));
            QTimer::singleShot(words.at(3).toInt(), &window, [&] {
                before = workedMs();
                QCoreApplication::exit(0);
            });
        });
        QApplication::exec();
        window.document().undoStack().setClean();
    }
    std::printf("worked %lld\n", static_cast<long long>(workedMs() - before));
    return 0;
}

const ListedUnit listedQuitting("quit_while_working", quitWhileWorking);

} // namespace

class TestStoppedWindow final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void cleanup() { m_window.reset(); }

    void everyJobBegins_data();
    void everyJobBegins();
    void everyLongThing();

private:
    void run(const LongJob &job, Way way, int delay);
    void openWindow();
    void quit(const LongJob &job, int delay);
    void stop(const LongJob &job, Way way);

    void fail(const QString &law) { m_broken << law; }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    QStringList m_broken;
    qint64 m_longest = 0; ///< work after a stop, in ms
};

void TestStoppedWindow::init()
{
    if (m_folder)
        return;
    m_folder = std::make_unique<QTemporaryDir>();
    writeLongFiles(m_folder->path());
}

void TestStoppedWindow::openWindow()
{
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestStoppedWindow::quit(const LongJob &job, int delay)
{
    QProcess program;
    program.setProcessChannelMode(QProcess::MergedChannels);
    program.start(QCoreApplication::applicationFilePath(),
        {u"quit_while_working"_s, QString::fromLatin1(job.name), m_folder->path(),
            QString::number(delay)});
    const bool hasEnded = program.waitForFinished(hasSanitizer() ? 240'000 : 60'000);
    const QByteArray said = program.readAll();
    const qsizetype at = said.lastIndexOf("worked ");
    if (!hasEnded || program.exitStatus() != QProcess::NormalExit || program.exitCode() != 0
        || at < 0) {
        fail(u"The program did not end as it should: status %1, %2"_s.arg(program.exitCode())
                .arg(QString::fromUtf8(said)));
        return;
    }
    m_longest = std::max(m_longest, said.mid(at + 7).trimmed().toLongLong());
}

void TestStoppedWindow::stop(const LongJob &job, Way way)
{
    const qint64 before = workedMs();
    const auto tookTooLong = [&](const char *what) {
        const qint64 took = workedMs() - before;
        m_longest = std::max(m_longest, took);
        if (took > mostWork())
            fail(u"%1 ms of work until %2"_s.arg(took).arg(QLatin1StringView(what)));
    };
    switch (way) {
    case Way::Cancel: {
        job.cancel(*m_window);
        QCoreApplication::processEvents();
        if (job.isRunning != nullptr && job.isRunning(*m_window))
            fail(u"It goes on after its cancel."_s);
        if (m_window->statistics().isRunning() || !m_window->preview().isUpToDate())
            break; // work that nobody stopped
        const qint64 begun = workedMs();
        waitUntilIdle();
        if (!m_window->statistics().isRunning() && workedMs() - begun > mostWork())
            fail(u"%1 ms of work after its cancel"_s.arg(workedMs() - begun));
        m_longest = std::max(m_longest, workedMs() - begun);
        break;
    }
    case Way::Edit:
        editSet(*m_window);
        QTest::qWait(20);
        break;
    case Way::OtherDocument:
        showSampleOf(longJobs().front(), *m_window);
        QTest::qWait(20);
        break;
    case Way::CloseWindow:
    case Way::Quit:
        m_window->document().undoStack().setClean();
        m_window.reset();
        tookTooLong("the end of the window");
        break;
    }
}

void TestStoppedWindow::run(const LongJob &job, Way way, int delay)
{
    if (way == Way::Quit) {
        quit(job, delay);
        return;
    }
    if (!m_window)
        openWindow();
    showSampleOf(job, *m_window);
    if (!QTest::qWaitFor([&] { return m_window->preview().isUpToDate(); }, 60'000)) {
        fail(u"The board of the sample was not made."_s);
        return;
    }
    job.begin(*m_window, m_folder->path());
    QTest::qWait(delay);
    if (job.isRunning != nullptr && !job.isRunning(*m_window))
        std::printf("  it does not run\n");
    stop(job, way);
    m_broken += Complaints::take();
    if (!m_window)
        return;
    if (way == Way::Edit || way == Way::OtherDocument) {
        // What is shown is of the set that is shown.
        MonkeyLaws laws;
        m_broken += laws.check(*m_window);
        if (!m_window->preview().isUpToDate() && &job == &longJobs().front())
            m_window->boardChoice().setParameter(0, qint64{7});
        m_broken += laws.checkThoroughly(*m_window);
    }
    // A dialog that is left open belongs to the window, and so does what it does.
    const qint64 before = workedMs();
    m_window->document().undoStack().setClean();
    m_window.reset();
    const qint64 took = workedMs() - before;
    m_longest = std::max(m_longest, took);
    if (took > mostWork())
        fail(u"%1 ms of work until the end of the window afterwards"_s.arg(took));
}

void TestStoppedWindow::everyJobBegins_data()
{
    QTest::addColumn<QString>("name");
    for (const LongJob &job : longJobs())
        QTest::newRow(job.name) << QString::fromLatin1(job.name);
}

/// Stopping what never began would prove nothing.
void TestStoppedWindow::everyJobBegins()
{
    QFETCH(QString, name);
    const LongJob &job = *longJobOf(name);
    openWindow();
    showSampleOf(job, *m_window);
    QVERIFY(QTest::qWaitFor([&] { return m_window->preview().isUpToDate(); }, 60'000));
    QVERIFY(job.hasCome == nullptr || !job.hasCome(*m_window));

    job.begin(*m_window, m_folder->path());
    const auto hasBegun = [&] {
        return job.hasCome != nullptr ? job.hasCome(*m_window) : job.isRunning(*m_window);
    };
    QVERIFY(hasBegun() || QTest::qWaitFor(hasBegun, 20'000));
    m_window->document().undoStack().setClean();
}

/// BOARDWRIGHT_SOAK_SEED and BOARDWRIGHT_SOAK_RUNS say which runs and how many.
void TestStoppedWindow::everyLongThing()
{
    const quint64 seed
        = std::max(qEnvironmentVariable("BOARDWRIGHT_SOAK_SEED").toULongLong(), 1ULL);
    const int wanted = qEnvironmentVariableIntValue("BOARDWRIGHT_SOAK_RUNS");
    const int runs = wanted > 0 ? wanted : usualRuns;
    const Complaints complaints;
    QStringList failed;
    for (int i = 0; i < runs; ++i) {
        // Each run has a seed of its own, so that it can be played again alone.
        SplitMix random(seed + static_cast<quint64>(i));
        const LongJob &job = longJobs()[static_cast<std::size_t>(
            random.below(static_cast<int>(longJobs().size())))];
        const int first = job.cancel == nullptr ? 1 : 0;
        const auto way = static_cast<Way>(random.between(first, static_cast<int>(Way::Quit)));
        const int delay = random.below(longestDelay);
        const QString text = textOf(job, way, delay);
        std::printf("seed %llu: %s\n",
            static_cast<unsigned long long>(seed) + static_cast<unsigned long long>(i),
            qPrintable(text));
        std::fflush(stdout);
        run(job, way, delay);
        m_broken += Complaints::take();
        if (!m_broken.isEmpty())
            failed << u"seed %1: %2:\n%3"_s.arg(seed + static_cast<quint64>(i))
                          .arg(text, m_broken.join(u'\n'));
        m_broken.clear();
    }
    m_window.reset();
    std::printf(
        "%d runs from seed %llu: %lld failed; at most %lld ms of work from a stop to the end\n",
        runs, static_cast<unsigned long long>(seed), static_cast<long long>(failed.size()),
        static_cast<long long>(m_longest));
    QVERIFY2(failed.isEmpty(), qPrintable(failed.join(u'\n')));
}

BOARDWRIGHT_UNIT(TestStoppedWindow, PatientApplication)
#include "tst_stopped_window.moc"
