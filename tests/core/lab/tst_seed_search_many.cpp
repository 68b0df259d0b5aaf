// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A search of 100,000 seeds, compared with a plain loop.

#include "core/constrained/parameters.h"
#include "core/lab/seed_search.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QTest>

using namespace boardwright;

class TestSeedSearchMany final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void asAPlainLoop();
};

void TestSeedSearchMany::asAPlainLoop()
{
    const GoalSet set = plainSet(30);
    const Generator &generator = *generators().front();
    constexpr int side = 3;
    const Settings settings = settingsOf({.rows = side, .columns = side});
    const SeedRange seeds{.first = 1, .last = 100'000};
    const RowId middle = set.objectives[4].id;
    const RowId away = set.objectives[5].id;
    const auto subject = *subjectOf(generator, set, settings);
    // The second row and the second column meet in the middle.
    const FoundSeeds found = searchSeeds(subject,
        {LineCriterion{.goal = middle, .line = {.kind = LineKind::Row, .number = 2}},
            LineCriterion{.goal = middle, .line = {.kind = LineKind::Column, .number = 2}},
            GoalCriterion{.goal = away, .stands = false}},
        seeds, {.threads = 2});
    QCOMPARE(found.seeds.count(), seeds.count());

    const auto scratch = subject->scratch();
    Result board;
    Watch watch;
    std::size_t next = 0;
    for (qint64 seed = seeds.first; seed <= seeds.last; ++seed) {
        QVERIFY(subject->run(*scratch, QString::number(seed), board, watch));
        constexpr std::size_t centre = 4;
        if (board.at[centre].what != middle
            || std::ranges::find(board.at, away, &Placed::what) != board.at.end())
            continue;
        QVERIFY(next < found.found.size());
        QCOMPARE(found.found[next++].seed, seed);
    }
    QCOMPARE(next, found.found.size());
    // A goal is in the middle with probability 1 / 30. Eight of the other 29 goals are on the
    // board, so a given one is absent with probability 21 / 29.
    QVERIFY(next > 2200 && next < 2630);
}

BOARDWRIGHT_UNIT(TestSeedSearchMany, QCoreApplication)
#include "tst_seed_search_many.moc"
