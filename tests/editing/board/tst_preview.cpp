// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/codes.h"
#include "core/constrained/parameters.h"
#include "tests/support/generators/slow_generator.h"
#include "tests/support/unit.h"
#include "ui/editing/board/preview.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace boardwright;
using namespace std::chrono_literals;

namespace {

GoalSet wideSet(int goals)
{
    GoalSet set;
    for (int i = 0; i < goals; ++i) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = QStringLiteral("Goal %1").arg(i + 1);
        set.objectives.append(objective);
    }
    return set;
}

std::vector<Placed> boardOf(const GoalSet &set, const ModeSettings &settings, const QString &seed)
{
    const Generator &generator = *generators().front();
    const auto compiled = generator.compile(set, settingsOf(settings)).value();
    const auto scratch = generator.scratch(*compiled);
    Result result;
    Watch watch;
    if (!generator.run(*compiled, *scratch, seed, result, nullptr, watch))
        return {};
    return result.at;
}

} // namespace

class TestPreview : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsTheBoardThatGenerateMakes();
    void theLastRequestIsAnsweredAndRevisionsRise();
    void aFailureIsAResult();
    void slowBoardsAreShownAlthoughEditsKeepComing();
    void anOutdatedJobOverItsBudgetIsStopped();
    void theNewestJobIsNeverStopped();
    void destructionStopsARunningJob();
    void afterStartingOverOldBoardsAreNotShown();
};

void TestPreview::showsTheBoardThatGenerateMakes()
{
    const GoalSet set = wideSet(40);
    Preview preview;
    QSignalSpy updated(&preview, &Preview::updated);
    QVERIFY(!preview.result());
    preview.request(
        set, *generators().front(), settingsOf({.rows = 4, .columns = 6}), QStringLiteral("seed"));
    QVERIFY(!preview.isUpToDate());
    QVERIFY(updated.wait());
    QVERIFY(preview.isUpToDate());
    const auto result = preview.result();
    QVERIFY(result->board.at == boardOf(set, {.rows = 4, .columns = 6}, QStringLiteral("seed")));
    QCOMPARE(result->cells.size(), std::size_t{24});
    for (std::size_t i = 0; i < 24; ++i) {
        const auto id = static_cast<int>(result->board.at[i].what);
        QCOMPARE(result->cells[i].goal, set.objectives[id - 1].goal);
    }
}

void TestPreview::theLastRequestIsAnsweredAndRevisionsRise()
{
    GoalSet set = wideSet(60);
    Preview preview;
    std::uint64_t last = 0;
    int results = 0;
    connect(&preview, &Preview::updated, this, [&] {
        QVERIFY(preview.result()->request.revision > last);
        last = preview.result()->request.revision;
        ++results;
    });
    for (int i = 0; i < 500; ++i) {
        set.objectives[i % 60].weighting = 1 + i % 100;
        preview.request(set, *generators().front(), settingsOf({}), QStringLiteral("burst"));
        if (i % 7 == 0)
            QCoreApplication::sendPostedEvents(&preview);
    }
    QTRY_VERIFY(preview.isUpToDate());
    QCOMPARE(last, std::uint64_t{500});
    QVERIFY(results >= 1);
    QVERIFY(preview.result()->request.set == set);
    QVERIFY(preview.result()->board.at == boardOf(set, {}, QStringLiteral("burst")));
}

void TestPreview::aFailureIsAResult()
{
    Preview preview;
    QSignalSpy updated(&preview, &Preview::updated);
    preview.request(wideSet(7), *generators().front(), settingsOf({}), QStringLiteral("1"));
    QVERIFY(updated.wait());
    const auto result = preview.result();
    QVERIFY(result->failure.has_value());
    QCOMPARE(result->failure->code, toCode(ConstrainedCode::PoolTooSmall));
    QCOMPARE(std::ranges::count(result->board.at, RowId::none, &Placed::what), 18);
    QVERIFY(!result->problems.isEmpty());
}

void TestPreview::slowBoardsAreShownAlthoughEditsKeepComing()
{
    // Longer than the budget: if every outdated job were stopped, no board would ever be shown.
    const SlowGenerator generator(400ms);
    Preview preview;
    int shown = 0;
    std::uint64_t last = 0;
    connect(&preview, &Preview::updated, this, [&] {
        QVERIFY(preview.result()->request.revision > last);
        last = preview.result()->request.revision;
        ++shown;
    });
    QElapsedTimer clock;
    clock.start();
    while (shown == 0 && clock.elapsed() < 30'000) {
        preview.request(wideSet(1), generator, {}, QStringLiteral("1"));
        QTest::qWait(20);
    }
    QVERIFY(shown > 0);
    QVERIFY(!preview.isUpToDate());
    QTRY_VERIFY(preview.isUpToDate());
}

void TestPreview::anOutdatedJobOverItsBudgetIsStopped()
{
    const SlowGenerator generator(20s);
    {
        Preview preview;
        preview.request(wideSet(1), generator, {}, QStringLiteral("1"));
        QTRY_COMPARE(generator.started(), 1);
        preview.request(wideSet(1), generator, {}, QStringLiteral("2"));
        QTRY_COMPARE(generator.stopped(), 1);
        QTRY_COMPARE(generator.started(), 2);
        QVERIFY(!preview.result());
    }
    QCOMPARE(generator.finished(), 0);
}

void TestPreview::theNewestJobIsNeverStopped()
{
    const SlowGenerator generator(1500ms);
    Preview preview;
    preview.request(wideSet(1), generator, {}, QStringLiteral("1"));
    QTRY_VERIFY(preview.isUpToDate());
    QCOMPARE(generator.stopped(), 0);
    QCOMPARE(generator.started(), 1);
}

void TestPreview::destructionStopsARunningJob()
{
    const SlowGenerator generator(30s);
    auto preview = std::make_unique<Preview>();
    preview->request(wideSet(1), generator, {}, QStringLiteral("1"));
    QTRY_COMPARE(generator.started(), 1);
    preview->request(wideSet(1), generator, {}, QStringLiteral("2"));
    preview.reset();
    // The running job was stopped; the waiting one never started.
    QCOMPARE(generator.stopped(), 1);
    QCOMPARE(generator.started(), 1);
    QCOMPARE(generator.finished(), 0);
}

void TestPreview::afterStartingOverOldBoardsAreNotShown()
{
    const SlowGenerator generator(100ms);
    Preview preview;
    preview.request(wideSet(1), generator, {}, QStringLiteral("old"));
    QTRY_COMPARE(generator.started(), 1);
    preview.startOver();
    QTRY_COMPARE(generator.stopped(), 1);
    QTest::qWait(50);
    QVERIFY(!preview.result());
    preview.request(wideSet(1), generator, {}, QStringLiteral("new"));
    QTRY_VERIFY(preview.isUpToDate());
    QCOMPARE(preview.result()->request.seed, QStringLiteral("new"));
}

BOARDWRIGHT_UNIT(TestPreview, QCoreApplication)
#include "tst_preview.moc"
