// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Windows are closed and opened, and documents take the place of others, while everything runs in
// them. The suite does it a few times; `./dev soak reopen` does it often, with other seeds.

#include "tests/soak/complaints.h"
#include "tests/soak/long_jobs.h"
#include "tests/soak/monkey_laws.h"
#include "tests/soak/patient_application.h"
#include "tests/support/places.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "ui/widgets/window/document_files.h"
#include "ui/widgets/window/main_window.h"

#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cstdio>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr int usualTimes = 8;

} // namespace

class TestReopenedWindow final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whileEverythingRuns();

private:
    void openWindow(std::unique_ptr<MainWindow> &window);
    static void closeWindow(std::unique_ptr<MainWindow> &window);
    QString change(std::unique_ptr<MainWindow> &window, SplitMix &random);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestReopenedWindow::openWindow(std::unique_ptr<MainWindow> &window)
{
    window = std::make_unique<MainWindow>();
    window->files().keepUnsavedWork(
        {.folder = m_folder->filePath(u"recovery"_s), .delay = std::chrono::milliseconds(1)});
    window->show();
}

/// As people do: the window asks nothing, because nothing is unsaved.
void TestReopenedWindow::closeWindow(std::unique_ptr<MainWindow> &window)
{
    window->document().undoStack().setClean();
    window->close();
    window.reset();
}

/// Another document or another window, in which several long things then begin.
QString TestReopenedWindow::change(std::unique_ptr<MainWindow> &window, SplitMix &random)
{
    QString text = u"another document"_s;
    if (!window || random.chance(40)) {
        text = window ? u"close, open"_s : u"open"_s;
        if (window)
            closeWindow(window);
        openWindow(window);
    }
    if (random.chance(25)) {
        text += u", a file"_s;
        window->document().undoStack().setClean();
        window->openFile(random.chance(50) ? m_folder->filePath(u"large.json"_s)
                                           : resourcePath("samples/elder-isles.json"));
        return text;
    }
    const LongJob &job = random.pick(std::vector(longJobs().begin(), longJobs().end()));
    text += u", "_s + QLatin1StringView(job.sample);
    showSampleOf(job, *window);
    if (random.chance(70))
        std::ignore = QTest::qWaitFor([&] { return window->preview().isUpToDate(); }, 2'000);
    for (const LongJob &other : longJobs()) {
        if (QByteArrayView(other.sample) != job.sample
            || QByteArrayView(other.generator) != job.generator)
            continue;
        if (window->boardChoice().generator().info().key != QLatin1StringView(other.generator)
            || (&other != &job && random.chance(50)))
            continue;
        text += u", "_s + QLatin1StringView(other.name);
        other.begin(*window, m_folder->path());
    }
    return text;
}

/// BOARDWRIGHT_SOAK_SEED and BOARDWRIGHT_SOAK_RUNS say which changes and how many.
void TestReopenedWindow::whileEverythingRuns()
{
    const quint64 seed
        = std::max(qEnvironmentVariable("BOARDWRIGHT_SOAK_SEED").toULongLong(), 1ULL);
    const int wanted = qEnvironmentVariableIntValue("BOARDWRIGHT_SOAK_RUNS");
    const int times = wanted > 0 ? wanted : usualTimes;
    m_folder = std::make_unique<QTemporaryDir>();
    writeLongFiles(m_folder->path());
    const Complaints complaints;
    SplitMix random(seed);
    std::array<std::unique_ptr<MainWindow>, 2> windows;
    for (int i = 0; i < times; ++i) {
        std::unique_ptr<MainWindow> &window = windows.at(random.chance(70) ? 0 : 1);
        const QString text = change(window, random);
        std::printf("%d: %s\n", i, qPrintable(text));
        std::fflush(stdout);
        QTest::qWait(random.below(60));
        if (random.chance(20))
            editSet(*window);
        const QStringList broken = Complaints::take() + MonkeyLaws().check(*window);
        QVERIFY2(broken.isEmpty(),
            qPrintable(
                u"seed %1, time %2: %3:\n%4"_s.arg(seed).arg(i).arg(text, broken.join(u'\n'))));
    }
    for (std::unique_ptr<MainWindow> &window : windows) {
        if (window)
            closeWindow(window);
    }
    const QStringList broken = Complaints::take();
    QVERIFY2(broken.isEmpty(), qPrintable(broken.join(u'\n')));
    std::printf("seed %llu: %d times\n", static_cast<unsigned long long>(seed), times);
}

BOARDWRIGHT_UNIT(TestReopenedWindow, PatientApplication)
#include "tst_reopened_window.moc"
