// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The search beside the window: what it finds, in which order, and when it stops; its models; and
// the boards of a contact sheet.

#include "core/constrained/parameters.h"
#include "tests/support/editing/goal_edits.h"
#include "tests/support/generators/plot_generator.h"
#include "tests/support/generators/slow_generator.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "ui/editing/board/seed_boards.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/lab/seed_criteria_model.h"
#include "ui/editing/lab/seed_table_model.h"
#include "ui/editing/studies/seed_finder.h"
#include "ui/editing/studies/seed_highlight.h"
#include "ui/editing/tables/field_cells.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

const Generator &constrained()
{
    return *generators().front();
}

Settings small()
{
    return settingsOf({.rows = 3, .columns = 3});
}

/// A finder, the set that it searches, and the model that shows its result.
struct Bench {
    explicit Bench(int threads, GoalSet what = goldenSet(), Settings how = {})
        : pool(threads, nullptr)
        , finder(pool, preview)
        , model(finder)
        , tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest)
        , set(std::move(what))
        , settings(how.values.isEmpty() ? constrained().settingsFor(set) : std::move(how))
    {
        request();
    }

    void request() { show(set, settings); }

    /// Waits until the window would show it.
    void show(const GoalSet &what, const Settings &how, const QString &seed = u"any"_s)
    {
        preview.request(what, constrained(), how, seed);
        const bool isShown = QTest::qWaitFor([this] { return preview.isUpToDate(); }, patience);
        QVERIFY(isShown);
    }

    bool isOver() const { return finder.state() != SeedFinder::State::Searching; }

    RowId goal(int row) const { return set.objectives[row].id; }

    JobPool pool;
    Preview preview;
    SeedFinder finder;
    SeedTableModel model;
    QAbstractItemModelTester tester;
    GoalSet set;
    Settings settings;
};

} // namespace

class TestSeedFinder final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void findsWhatTheLabFinds_data();
    static void findsWhatTheLabFinds();
    static void rowsComeInOrderAndSeldom();
    static void stopsWhenItFoundEnough();
    static void refusesWhatCannotBe();
    static void anEditStopsItAndDimsWhatWasFound();
    static void stoppedItKeepsWhatItFound();
    static void withoutBoardsItSaysSo();
    static void startingOverForgets();
    static void destructionIsPrompt();
    static void wishesInWords();
    static void boardsOfTheSheet();
    static void whatIsLit();
};

void TestSeedFinder::findsWhatTheLabFinds_data()
{
    QTest::addColumn<int>("threads");
    for (const int threads : {1, 2, 7})
        QTest::addRow("%d", threads) << threads;
}

void TestSeedFinder::findsWhatTheLabFinds()
{
    QFETCH(int, threads);
    Bench bench(threads);
    const Criteria criteria{GoalCriterion{.goal = bench.goal(5)}, RelaxationsCriterion{.most = 2},
        NumberCriterion{.measure = u"repeats"_s, .number = 4}};
    const SeedRange seeds{.first = 7, .last = 2006}; // not a whole number of pieces
    QVERIFY(bench.finder.start(criteria, seeds).empty());
    QVERIFY(bench.finder.question());
    QTRY_VERIFY(bench.isOver());
    QCOMPARE(bench.finder.state(), SeedFinder::State::Done);
    const FoundSeeds expected = searchSeeds(
        *subjectOf(constrained(), bench.set, bench.settings), criteria, seeds, {.threads = 1});
    QVERIFY(expected.found.size() > 10);
    QVERIFY(expected.found.size() < 2000);
    QVERIFY(bench.finder.found() == expected);
    QCOMPARE(bench.model.rowCount(), static_cast<int>(expected.found.size()));
    QCOMPARE(bench.model.columnCount(), 4);
    for (int row = 0; row < bench.model.rowCount(); ++row) {
        const FoundSeed &found = expected.found[static_cast<std::size_t>(row)];
        QCOMPARE(bench.model.seed(row), QString::number(found.seed));
        QCOMPARE(bench.model.rowOf(QString::number(found.seed)), row);
        QCOMPARE(bench.model.index(row, 1).data(Qt::EditRole).toInt(), found.relaxations);
        QCOMPARE(bench.model.index(row, 2).data().toString(), QString::number(found.numbers[0]));
        QCOMPARE(bench.model.index(row, 3).data().toString().split(u", "_s).first(),
            QString::number(static_cast<int>(found.places[0][0]) + 1));
    }
    QCOMPARE(bench.model.rowOf(u"6"_s), -1);
    QCOMPARE(bench.model.rowOf(u"frost"_s), -1);
    QCOMPARE(bench.model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(),
        u"Repeats, spread across lines"_s);
}

void TestSeedFinder::rowsComeInOrderAndSeldom()
{
    Bench bench(3);
    QElapsedTimer clock;
    clock.start();
    QList<qint64> times;
    qint64 searched = 0;
    connect(&bench.finder, &SeedFinder::grown, &bench.finder, [&] {
        times << clock.elapsed();
        QVERIFY(bench.finder.searched() > searched);
        searched = bench.finder.searched();
        // Results have no gaps: they are complete for the first seeds.
        QCOMPARE(bench.finder.found().seeds.ranges().size(), std::size_t{1});
        QCOMPARE(bench.finder.found().seeds.ranges().front().first, qint64{1});
        QVERIFY(std::ranges::is_sorted(
            bench.finder.found().found, std::ranges::less(), &FoundSeed::seed));
    });
    const QSignalSpy resets(&bench.model, &QAbstractItemModel::modelReset);
    const QSignalSpy inserted(&bench.model, &QAbstractItemModel::rowsInserted);
    const QSignalSpy changed(&bench.model, &QAbstractItemModel::dataChanged);
    QVERIFY(bench.finder.start({GoalCriterion{.goal = bench.goal(5)}}, {.first = 1, .last = 8000})
            .empty());
    QTRY_VERIFY(bench.isOver());
    QCOMPARE(searched, qint64{8000});
    QCOMPARE(resets.size(), 1);
    QCOMPARE(changed.size(), 0);
    int next = 0;
    for (const QList<QVariant> &arguments : inserted) {
        QCOMPARE(arguments[1].toInt(), next);
        next = arguments[2].toInt() + 1;
    }
    QCOMPARE(next, bench.model.rowCount());
    QVERIFY(times.size() > 1);
    for (qsizetype i = 1; i < times.size(); ++i)
        QVERIFY2(times[i] - times[i - 1] >= SeedFinder::leastPause.count() - 15,
            QByteArray::number(times[i] - times[i - 1]).constData());
}

/// The result does not depend on the number of threads: seeds alone decide when enough are found.
void TestSeedFinder::stopsWhenItFoundEnough()
{
    std::optional<FoundSeeds> first;
    for (const int threads : {1, 3}) {
        Bench bench(threads, plainSet(20), small());
        QVERIFY(bench.finder.start({}, {.first = 1, .last = 1'000'000}).empty());
        QTRY_VERIFY(bench.isOver());
        QCOMPARE(bench.finder.state(), SeedFinder::State::FoundEnough);
        QVERIFY(bench.finder.found().found.size() >= SeedFinder::enough);
        QVERIFY(bench.finder.searched() < 10'100);
        if (!first)
            first = bench.finder.found();
        QVERIFY(bench.finder.found() == *first);
    }
}

void TestSeedFinder::refusesWhatCannotBe()
{
    Bench bench(1, plainSet(20), small());
    QVERIFY(bench.finder.start({GoalCriterion{.goal = bench.goal(3)}}, {.first = 1, .last = 200})
            .empty());
    QTRY_VERIFY(bench.isOver());
    const FoundSeeds before = bench.finder.found();
    const QSignalSpy begun(&bench.finder, &SeedFinder::begun);
    const auto refusals = bench.finder.start(
        {LineCriterion{.goal = bench.goal(3), .line = {.kind = LineKind::Row, .number = 4}}},
        {.first = 1, .last = 200});
    QCOMPARE(refusals.size(), std::size_t{1});
    QCOMPARE(refusals.front().reason, Refusal::Reason::LineMissing);
    QCOMPARE(begun.size(), 0);
    QVERIFY(bench.finder.found() == before);
}

void TestSeedFinder::anEditStopsItAndDimsWhatWasFound()
{
    Bench bench(1);
    const auto isPale = [&] { return bench.model.index(0, 0).data(StandsBackRole).toBool(); };
    // So rare that not enough are found before the edit, however slow the machine is.
    const Criteria rare{GoalCriterion{.goal = bench.goal(5)}, GoalCriterion{.goal = bench.goal(8)},
        NumberCriterion{.measure = u"repeats"_s, .number = 4}};
    QVERIFY(bench.finder.start(rare, {.first = 1, .last = 5'000'000}).empty());
    QTRY_VERIFY(bench.model.rowCount() > 0);
    QVERIFY(!isPale());
    const GoalSet before = bench.set;
    bench.set.objectives[3].weighting = 7;
    bench.request();
    QCOMPARE(bench.finder.state(), SeedFinder::State::Stopped);
    QVERIFY(bench.finder.isOutdated());
    QVERIFY(isPale());
    const int rows = bench.model.rowCount();
    QTest::qWait(2 * static_cast<int>(SeedFinder::leastPause.count()));
    QCOMPARE(bench.model.rowCount(), rows); // no rows were added afterwards
    QCOMPARE(bench.finder.question()->set, before);

    // Another seed does not change the set, and restoring the set makes results valid again.
    bench.show(before, bench.settings, u"other"_s);
    QVERIFY(!bench.finder.isOutdated());
    QVERIFY(!isPale());
    bench.show(before, small(), u"other"_s);
    QVERIFY(bench.finder.isOutdated());

    // A new search does not keep any results of the previous one.
    bench.request();
    QVERIFY(bench.finder.start({GoalCriterion{.goal = bench.goal(5)}}, {.first = 1, .last = 100})
            .empty());
    QCOMPARE(bench.model.rowCount(), 0);
    QVERIFY(!bench.finder.isOutdated());
    QTRY_VERIFY(bench.isOver());
    QCOMPARE(bench.finder.question()->set, bench.set);
    QVERIFY(bench.finder.found()
        == searchSeeds(*subjectOf(constrained(), bench.set, bench.settings),
            {GoalCriterion{.goal = bench.goal(5)}}, {.first = 1, .last = 100}, {.threads = 1}));
}

void TestSeedFinder::stoppedItKeepsWhatItFound()
{
    Bench bench(2);
    // With the first results: were it later, enough could have been found on a slow machine.
    QObject::connect(&bench.finder, &SeedFinder::grown, &bench.finder, &SeedFinder::stop);
    QVERIFY(bench.finder.start({}, {.first = 1, .last = 9'000'000}).empty());
    QTRY_VERIFY(bench.isOver());
    QCOMPARE(bench.finder.state(), SeedFinder::State::Stopped);
    QVERIFY(bench.model.rowCount() > 0);
    QVERIFY(!bench.finder.isOutdated());
    QCOMPARE(bench.model.rowCount(), static_cast<int>(bench.finder.found().found.size()));
    QVERIFY(bench.finder.found()
        == searchSeeds(*subjectOf(constrained(), bench.set, bench.settings), {},
            {.first = 1, .last = bench.finder.searched()}, {.threads = 2}));
}

void TestSeedFinder::withoutBoardsItSaysSo()
{
    JobPool pool(2, nullptr);
    Preview preview;
    SeedFinder finder(pool, preview);
    QVERIFY(finder.start({}, {.first = 1, .last = 10}).empty());
    QCOMPARE(finder.state(), SeedFinder::State::Idle); // no board is shown
    const GoalSet set = plainSet(5);
    preview.request(set, plotGenerator(), plotGenerator().settingsFor(set), u"1"_s); // no plots
    QTRY_VERIFY(preview.isUpToDate());
    QVERIFY(finder.start({}, {.first = 1, .last = 100}).empty());
    QTRY_COMPARE(finder.state(), SeedFinder::State::NoBoards);
    QVERIFY(finder.found().found.empty());
}

void TestSeedFinder::startingOverForgets()
{
    Bench bench(1);
    QVERIFY(bench.finder.start({}, {.first = 1, .last = 1'000'000}).empty());
    QTRY_VERIFY(bench.model.rowCount() > 0);
    bench.preview.startOver();
    QCOMPARE(bench.model.rowCount(), 0);
    QCOMPARE(bench.model.columnCount(), 0);
    QVERIFY(!bench.finder.question());
    QCOMPARE(bench.finder.state(), SeedFinder::State::Idle);
    QTest::qWait(50);
    QCOMPARE(bench.finder.searched(), qint64{0});
}

void TestSeedFinder::destructionIsPrompt()
{
    using namespace std::chrono_literals;
    const SlowGenerator slow(20ms);
    QElapsedTimer clock;
    {
        JobPool pool(2, nullptr);
        Preview preview;
        SeedFinder finder(pool, preview);
        const GoalSet set = plainSet(3);
        preview.request(set, slow, slow.settingsFor(set), u"1"_s);
        QTRY_VERIFY(preview.isUpToDate());
        QVERIFY(finder.start({}, {.first = 1, .last = 1000}).empty());
        QTRY_VERIFY(slow.started() > 4);
        clock.start();
    }
    QVERIFY2(clock.elapsed() < 1000, QByteArray::number(clock.elapsed()).constData());
}

void TestSeedFinder::wishesInWords()
{
    GoalSetDocument document;
    BoardChoice choice;
    document.adopt({.set = plainSet(9), .notes = {}, .siteStyle = true}, {});
    SeedCriteriaModel model(document, choice);
    const QAbstractItemModelTester tester(
        &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const RowId a = document.set().objectives[1].id;
    const RowId b = document.set().objectives[4].id;
    QCOMPARE(model.add(GoalCriterion{.goal = a}), 0);
    QCOMPARE(model.add(LineCriterion{.goal = b, .line = {}}), 1);
    QCOMPARE(model.add(RelaxationsCriterion{}), 2);
    QCOMPARE(model.add(PairCriterion{.goal = a, .other = b}), 3);
    QCOMPARE(model.add(NumberCriterion{.measure = u"repeats"_s, .number = 3}), 4);
    QCOMPARE(model.add(GoalCriterion{.goal = b, .stands = false}), 5);
    QCOMPARE(model.add(GoalCriterion{.goal = a}), 0); // exists already
    QCOMPARE(model.add(RelaxationsCriterion{.most = 2}), 2); // replaces the other one
    QCOMPARE(model.add(NumberCriterion{.measure = u"repeats"_s, .number = 1}), 4);
    QCOMPARE(model.add(NumberCriterion{.measure = u"repeats"_s, .bound = Bound::AtLeast}), 6);
    const auto text = [&](int row) { return model.index(row).data().toString(); };
    QCOMPARE(text(0), u"\"goal 2\" on the board"_s);
    QCOMPARE(text(1), u"\"goal 5\" in any diagonal"_s);
    QCOMPARE(text(2), u"At most 2 relaxations"_s);
    QCOMPARE(text(3), u"\"goal 2\" and \"goal 5\" in one line"_s);
    QCOMPARE(text(4), u"Repeats, spread across lines: at most 1"_s);
    QCOMPARE(text(5), u"\"goal 5\" not on the board"_s);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    setGoal(document, a, u"renamed"_s);
    QVERIFY(!changed.isEmpty());
    QCOMPARE(text(0), u"\"renamed\" on the board"_s);
    model.remove(0);
    QCOMPARE(model.rowCount(), 6);
    QCOMPARE(text(0), u"\"goal 5\" in any diagonal"_s);
    // Another document has other goals.
    document.adopt({.set = plainSet(3), .notes = {}, .siteStyle = true}, {});
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(text(0), u"At most 2 relaxations"_s);
}

void TestSeedFinder::boardsOfTheSheet()
{
    GoalSet set = goldenSet();
    const Settings settings = constrained().settingsFor(set);
    JobPool pool(3, nullptr);
    Preview preview;
    SeedBoards boards(pool, preview);
    const QStringList seeds{u"a"_s, u"b"_s, u"7"_s, u"8"_s, u"9"_s};
    const auto areThose = [&] {
        const auto compiled = constrained().compile(set, settings).value();
        const auto scratch = constrained().scratch(*compiled);
        for (qsizetype i = 0; i < seeds.size(); ++i) {
            Result board;
            Watch watch;
            QVERIFY(constrained().run(*compiled, *scratch, seeds[i], board, nullptr, watch));
            const auto &made = boards.boards()[static_cast<std::size_t>(i)];
            QVERIFY(made->board.at == board.at);
            QCOMPARE(made->request.seed, seeds[i]);
            QCOMPARE(made->cells.size(), board.at.size());
            QVERIFY(!made->cells.front().goal.isEmpty());
        }
    };
    boards.show(seeds);
    QVERIFY(!boards.isComplete()); // no set to make them from
    preview.request(set, constrained(), settings, u"any"_s);
    QTRY_VERIFY(boards.isComplete());
    areThose();
    const auto before = boards.boards();
    preview.request(set, constrained(), settings, u"other"_s);
    QTRY_VERIFY(preview.isUpToDate());
    QVERIFY(boards.boards() == before); // the current seed does not affect them
    set.objectives[2].disabled = true;
    set.objectives[9].disabled = true;
    preview.request(set, constrained(), settings, u"other"_s);
    QTRY_VERIFY(boards.isComplete() && boards.boards() != before
        && boards.boards().back() != before.back() && boards.boards().front() != before.front());
    QTRY_VERIFY(boards.isComplete());
    areThose();
    boards.show({});
    QVERIFY(boards.boards().empty());
}

void TestSeedFinder::whatIsLit()
{
    const GoalSet set = plotSet(30, 4);
    JobPool pool(1, nullptr);
    Preview preview;
    SeedBoards boards(pool, preview);
    preview.request(set, plotGenerator(), plotGenerator().settingsFor(set), u"1"_s);
    boards.show({u"1"_s});
    QTRY_VERIFY(boards.isComplete());
    const auto &plots = *boards.boards().front();
    const RowId inside = plots.board.parts[1].result->at[0].what;
    // Lit are the sites of parts that contain the goal, and no others.
    const std::vector<bool> lit = highlightedSites(plots, {.goal = inside, .category = {}});
    for (std::size_t site = 0; site < plots.board.at.size(); ++site) {
        bool isThere = plots.board.at[site].what == inside;
        for (const Part &part : plots.board.parts) {
            if (static_cast<std::size_t>(part.site) == site) {
                for (const Placed &placed : part.result->at)
                    isThere = isThere || placed.what == inside;
            }
        }
        QCOMPARE(lit[site], isThere);
    }
    QVERIFY(std::ranges::count(lit, true) > 0);
    QVERIFY(std::ranges::none_of(highlightedSites(plots, {}), std::identity()));
    const GoalSet golden = goldenSet();
    const QStringList names = categoriesToLight(golden);
    QVERIFY(!names.isEmpty());
    QVERIFY(std::ranges::is_sorted(names));
    QVERIFY(names.contains(golden.boardLimits.front().category));
}

BOARDWRIGHT_UNIT(TestSeedFinder, QCoreApplication)
#include "tst_seed_finder.moc"
