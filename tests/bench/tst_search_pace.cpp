// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Searches 100,000 seeds, or tunes a set, while the window is used. The result must equal that of a
// plain loop, and the times of the window's events are printed with and without it.

#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/tuned_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "tests/support/windows/stall_application.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/lab/lab_panel.h"
#include "ui/widgets/lab/seeds_form.h"
#include "ui/widgets/lab/seeds_panel.h"
#include "ui/widgets/lab/tune_tool.h"
#include "ui/widgets/paint/painting_thread.h"

#include <QLineEdit>
#include <QScrollBar>
#include <QTabWidget>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr SeedRange seeds{.first = 1, .last = 100'000};
constexpr int rounds = 12;
constexpr qint64 longestSearch = 120'000; ///< ms, on the slowest machine

/// The actions to repeat. None edits the set: that would be a different measurement.
const std::vector<QByteArray> actions{
    "another seed", "choose a goal", "choose a cell", "scroll", "filter", "clear the filter"};

} // namespace

class TestSearchPace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWindowKeepsItsPace();
    void theWindowKeepsItsPaceWhileTuning();

private:
    using Stalls = std::vector<StallApplication::Stall>;

    /// Does each action once and waits a little after it.
    void goRound();
    /// The times of some rounds.
    Stalls timesOfRounds();

    static StallApplication &application() { return *static_cast<StallApplication *>(qApp); }

    std::unique_ptr<MainWindow> m_window;
    SplitMix m_random{3};
};

void TestSearchPace::goRound()
{
    BoardView &board = m_window->boardPanel().view();
    ObjectivesTable &table = m_window->objectivesView().table();
    auto &filter = *m_window->objectivesView().findChild<QLineEdit *>();
    const std::vector<std::function<void()>> steps{
        [&] { m_window->boardChoice().setSeed(QString::number(m_random.below(1000))); },
        [&] { table.selectRow(m_random.below(table.model()->rowCount())); },
        [&] { board.chooseSite(SiteIndex{m_random.below(25)}); },
        [&] { table.verticalScrollBar()->setValue(m_random.below(40)); },
        [&] { filter.setText(u"goal 1"_s); }, [&] { filter.clear(); }};
    for (std::size_t i = 0; i < steps.size(); ++i) {
        application().setAction(static_cast<int>(i));
        application().act(steps[i]);
        QTest::qWait(5 + m_random.below(20));
    }
}

TestSearchPace::Stalls TestSearchPace::timesOfRounds()
{
    application().watch(true);
    for (int i = 0; i < rounds; ++i)
        goRound();
    application().watch(false);
    return application().takeStalls();
}

void TestSearchPace::theWindowKeepsItsPace()
{
    const GoalSet set = plainSet(60);
    const RowId in = set.objectives[4].id;
    const RowId out = set.objectives[9].id;
    m_window = boardWindow(set);
    QVERIFY(m_window);
    SeedsPanel &panel = m_window->seedsPanel();
    m_window->toolStrip().open(&panel);
    QTRY_VERIFY_WITH_TIMEOUT(
        m_window->statistics().result() && m_window->statistics().result()->isComplete(),
        longestSearch);

    const Stalls before = timesOfRounds();

    panel.form().criteria().add(
        LineCriterion{.goal = in, .line = {.kind = LineKind::Row, .number = 3}});
    panel.form().criteria().add(GoalCriterion{.goal = out, .stands = false});
    panel.form().setSeeds(seeds);
    panel.search();
    QCOMPARE(panel.finder().state(), SeedFinder::State::Searching);
    application().watch(true);
    for (int i = 0; i < rounds; ++i)
        goRound();
    const bool wasSearching = panel.finder().state() == SeedFinder::State::Searching;
    QTRY_VERIFY_WITH_TIMEOUT(panel.finder().state() == SeedFinder::State::Done, longestSearch);
    application().watch(false);
    const Stalls during = application().takeStalls();
    std::printf("without a search:\n");
    printStalls(before, actions);
    std::printf("\nwhile %lld seeds are searched%s:\n", static_cast<long long>(seeds.count()),
        wasSearching ? "" : " (done before the last action)");
    printStalls(during, actions);

    // A plain loop over the same boards.
    const BoardChoice &choice = m_window->boardChoice();
    const Generator &generator = choice.generator();
    const auto compiled = generator.compile(set, choice.settings()).value();
    const auto scratch = generator.scratch(*compiled);
    Result board;
    Watch watch;
    QList<qint64> plain;
    for (qint64 seed = seeds.first; seed <= seeds.last; ++seed) {
        QVERIFY(generator.run(*compiled, *scratch, QString::number(seed), board, nullptr, watch));
        const auto at = std::ranges::find(board.at, in, &Placed::what) - board.at.begin();
        const bool isOut = std::ranges::find(board.at, out, &Placed::what) == board.at.end();
        if (isOut && at >= 10 && at < 15)
            plain << seed;
    }
    QList<qint64> found;
    for (const FoundSeed &one : panel.finder().found().found)
        found << one.seed;
    QVERIFY(found.size() > 1000);
    QCOMPARE(found, plain);
    QCOMPARE(panel.finder().searched(), seeds.count());
    closeBoardWindow(std::move(m_window));
}

void TestSearchPace::theWindowKeepsItsPaceWhileTuning()
{
    const GoalSet set = test::withTargets(test::unevenSet(60), {u"all"_s});
    m_window = boardWindow(set);
    QVERIFY(m_window);
    LabPanel &panel = m_window->labPanel();
    m_window->toolStrip().open(&panel);
    panel.tools().setCurrentIndex(panel.tools().count() - 1);
    TuneStudy &study = qobject_cast<TuneTool *>(panel.tools().currentWidget())->study();
    QTRY_VERIFY_WITH_TIMEOUT(
        m_window->statistics().result() && m_window->statistics().result()->isComplete(),
        longestSearch);
    const Stalls before = timesOfRounds();
    study.begin();
    QVERIFY(study.isRunning());
    const Stalls during = timesOfRounds();
    const bool wasTuning = study.task() == TuneStudy::Task::Tuning;
    QTRY_VERIFY_WITH_TIMEOUT(!study.isRunning(), longestSearch);
    std::printf("without tuning:\n");
    printStalls(before, actions);
    std::printf("\nwhile tuning%s:\n", wasTuning ? "" : " (done before the last action)");
    printStalls(during, actions);

    const BoardChoice &choice = m_window->boardChoice();
    const Info &info = choice.generator().info();
    Tuner tuner(
        choice.generator(), set, choice.settings(), tunePlanOf(info, set, choice.settings()), {});
    while (tuner.round({})) { }
    QVERIFY(study.rounds() == tuner.state().rounds);
    closeBoardWindow(std::move(m_window));
}

static const ListedUnit listedUnit(__FILE_NAME__, [](int argc, char **argv) {
    paintInOneThread(); // as main() does
    return runUnit<TestSearchPace, StallApplication>(argc, argv);
});

#include "tst_search_pace.moc"
