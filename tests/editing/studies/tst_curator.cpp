// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The best of the boards that a search found, against the choice that the lab makes of the same
// seeds.

#include "tests/support/boards/relaxing_sets.h"
#include "tests/support/unit.h"
#include "ui/editing/studies/curator.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

using ChoiceKind = CurationCriterion::Kind;

constexpr SeedRange seeds{.first = 1, .last = 300};
constexpr int longest = 60'000; // ThreadSanitizer on a busy machine

/// A search of some boards, and the choice of the best of them.
struct Bench {
    explicit Bench(int threads)
        : pool(threads, nullptr)
        , finder(pool, preview)
        , curator(pool, finder)
        , chosen(&curator, &Curator::chosen)
    {
    }

    void search()
    {
        preview.request(set, generator, generator.settingsFor(set), u"1"_s);
        QVERIFY(QTest::qWaitFor([this] { return preview.isUpToDate(); }, longest));
        QVERIFY(finder.start({RelaxationsCriterion{.most = 2}}, seeds).empty());
        QVERIFY(
            QTest::qWaitFor([this] { return finder.state() == SeedFinder::State::Done; }, longest));
    }

    const GoalSet set = fightingSet(14);
    const Generator &generator = *generators().front();
    JobPool pool;
    Preview preview;
    SeedFinder finder;
    Curator curator;
    QSignalSpy chosen;
};

} // namespace

class TestCurator final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void choosesWhatTheLabChooses_data();
    static void choosesWhatTheLabChooses();
    static void anotherSearchStopsIt();
    static void withoutBoardsItDoesNothing();
};

void TestCurator::choosesWhatTheLabChooses_data()
{
    QTest::addColumn<int>("threads");
    QTest::addColumn<int>("kind");
    for (const int threads : {1, 2, 7}) {
        for (const ChoiceKind kind : {ChoiceKind::Even, ChoiceKind::Least, ChoiceKind::Most})
            QTest::addRow("%d %d", threads, static_cast<int>(kind))
                << threads << static_cast<int>(kind);
    }
}

void TestCurator::choosesWhatTheLabChooses()
{
    QFETCH(const int, threads);
    QFETCH(const int, kind);
    Bench bench(threads);
    bench.search();
    const auto &found = bench.finder.found().found;
    QVERIFY(found.size() > 40 && found.size() < 290);
    const CurationCriterion criterion{.kind = static_cast<ChoiceKind>(kind), .gate = 0};
    bench.curator.start(criterion, 12);
    QVERIFY(bench.curator.isChoosing());
    QTRY_COMPARE(bench.chosen.size(), 1);
    QVERIFY(!bench.curator.isChoosing());

    auto pool = poolOf(bench.finder.subject(), seeds, criterion, 1);
    std::erase_if(pool, [&](const PooledBoard &board) {
        return !std::ranges::contains(found, board.seed, &FoundSeed::seed);
    });
    QCOMPARE(pool.size(), found.size());
    const auto expected = chosenSeeds(pool, criterion, 12);
    QVERIFY(std::ranges::equal(bench.chosen.first().first().value<QList<qint64>>(), expected));
    QCOMPARE(expected.size(), std::size_t{12});
}

void TestCurator::anotherSearchStopsIt()
{
    Bench bench(2);
    bench.search();
    bench.curator.start({}, 12);
    QVERIFY(bench.finder.start({RelaxationsCriterion{.most = 0}}, seeds).empty());
    QVERIFY(!bench.curator.isChoosing());
    QTRY_COMPARE(bench.finder.state(), SeedFinder::State::Done);
    QVERIFY(bench.chosen.isEmpty());
    bench.curator.start({}, 10'000); // more than there are: all
    QTRY_COMPARE(bench.chosen.size(), 1);
    QCOMPARE(static_cast<std::size_t>(bench.chosen.first().first().value<QList<qint64>>().size()),
        bench.finder.found().found.size());
}

void TestCurator::withoutBoardsItDoesNothing()
{
    Bench bench(1);
    bench.curator.start({}, 3);
    QVERIFY(!bench.curator.isChoosing());
}

BOARDWRIGHT_UNIT(TestCurator, QCoreApplication)
#include "tst_curator.moc"
