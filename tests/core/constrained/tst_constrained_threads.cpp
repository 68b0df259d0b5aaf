// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/parameters.h"
#include "core/generator/generator.h"
#include "tests/support/boards/effort.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <array>
#include <atomic>
#include <stop_token>
#include <thread>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t boards = 120;
constexpr std::size_t largeBoards = 16; ///< of 90 cells

struct Made {
    Result result;
    bool isWhole = false;
    std::vector<Finding> why;

    friend bool operator==(const Made &one, const Made &other)
    {
        return one.result.at == other.result.at && one.result.findings == other.result.findings
            && one.result.involved == other.result.involved && one.result.made == other.result.made
            && effortOf(one.result) == effortOf(other.result) && one.isWhole == other.isWhole
            && one.why == other.why;
    }
};

/// Boards of seeds 0 .. count - 1. The threads share one compiled set, and each takes the next seed
/// when it is free.
std::vector<Made> make(const Compiled &compiled, std::size_t count, int threads)
{
    const Generator &generator = *generators().front();
    std::vector<Made> made(count);
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        const auto scratch = generator.scratch(compiled);
        Result result;
        for (std::size_t i = next++; i < count; i = next++) {
            Watch watch;
            Outcome outcome
                = generator.run(compiled, *scratch, QString::number(i), result, nullptr, watch);
            made[i].result = result;
            made[i].isWhole = outcome.has_value();
            if (!outcome)
                made[i].why = std::move(outcome.error().why);
        }
    };
    {
        std::vector<std::jthread> running;
        running.reserve(static_cast<std::size_t>(threads));
        for (int i = 0; i < threads; ++i)
            running.emplace_back(work);
    }
    return made;
}

} // namespace

class TestConstrainedThreads final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void sameBoardsOnAnyNumberOfThreads_data();
    static void sameBoardsOnAnyNumberOfThreads();
    static void compiledWhileOthersRun();
    static void stoppedFromAnotherThread();
};

void TestConstrainedThreads::sameBoardsOnAnyNumberOfThreads_data()
{
    QTest::addColumn<int>("set"); // -1: the golden set
    QTest::addColumn<int>("mode");
    static constexpr std::array modes{"bingo", "ascend", "summit", "triple", "rush"};
    for (int mode = 0; mode < static_cast<int>(modes.size()); ++mode) {
        QTest::addRow("golden set, %s", modes.at(static_cast<std::size_t>(mode))) << -1 << mode;
        for (int set = 0; set < (mode == 0 ? 6 : 1); ++set)
            QTest::addRow("random set %d, %s", set, modes.at(static_cast<std::size_t>(mode)))
                << set << mode;
    }
}

void TestConstrainedThreads::sameBoardsOnAnyNumberOfThreads()
{
    QFETCH(const int, set);
    QFETCH(const int, mode);
    SplitMix random(static_cast<std::uint64_t>(set + 100));
    const auto gameMode = static_cast<GameMode>(mode);
    const ModeSettings settings = gameMode == GameMode::Bingo
        ? ModeSettings{.rows = 5, .columns = 4 + set % 2}
        : settingsOfSize(gameMode, sizesOf(gameMode).smallest);
    const auto compiled = generators()
                              .front()
                              ->compile(set < 0 ? goldenSet() : randomGoalSet(random, settings),
                                  settingsOf(settings))
                              .value();
    const std::size_t count = settings.cells() > 49 ? largeBoards : boards;
    const std::vector<Made> alone = make(*compiled, count, 1);
    for (const int threads : {2, 8})
        QVERIFY(make(*compiled, count, threads) == alone);
}

void TestConstrainedThreads::compiledWhileOthersRun()
{
    // Copies of a document's set are implicitly shared by all threads that compile it.
    const GoalSet set = goldenSet();
    std::vector<std::vector<Placed>> found(8);
    {
        std::vector<std::jthread> running;
        running.reserve(found.size());
        for (auto &placed : found) {
            running.emplace_back([&set, &placed] {
                const Generator &generator = *generators().front();
                GoalSet copy = set;
                copy.setName = u"edited meanwhile"_s;
                const auto compiled
                    = generator.compile(copy, settingsOf({.rows = 4, .columns = 4})).value();
                const auto scratch = generator.scratch(*compiled);
                Result result;
                Watch watch;
                if (generator.run(*compiled, *scratch, u"1", result, nullptr, watch))
                    placed = result.at;
            });
        }
    }
    QCOMPARE(found.front().size(), 16U);
    for (const auto &placed : found)
        QVERIFY(placed == found.front());
}

void TestConstrainedThreads::stoppedFromAnotherThread()
{
    const auto compiled = generators()
                              .front()
                              ->compile(plainSet(200), settingsOf({.rows = 10, .columns = 10}))
                              .value();
    std::atomic<bool> isRunning = false;
    bool wasCancelled = false;
    std::jthread worker([&](const std::stop_token &token) {
        const auto scratch = generators().front()->scratch(*compiled);
        Result result;
        // Only the stop request ends this.
        while (!wasCancelled) {
            Watch watch(token);
            const Outcome outcome
                = generators().front()->run(*compiled, *scratch, u"1", result, nullptr, watch);
            wasCancelled = !outcome && outcome.error().code == Code::Cancelled;
            isRunning = true;
            isRunning.notify_one();
        }
    });
    isRunning.wait(false);
    worker.request_stop();
    worker.join();
    QVERIFY(wasCancelled);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedThreads, NoApplication)

#include "tst_constrained_threads.moc"
