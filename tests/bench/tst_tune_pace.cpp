// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tunes a set while the window is used. The result must equal that of the tuner alone, and the
// times of the window's events are printed with and without it.

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

constexpr int rounds = 12;
constexpr qint64 longestTuning = 120'000; ///< ms, on the slowest machine

/// The actions to repeat. None edits the set: that would be a different measurement.
const std::vector<QByteArray> actions{
    "another seed", "choose a goal", "choose a cell", "scroll", "filter", "clear the filter"};

} // namespace

class TestTunePace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWindowKeepsItsPace();

private:
    /// Does each action once and waits a little after it.
    void goRound();

    static StallApplication &application() { return *static_cast<StallApplication *>(qApp); }

    std::unique_ptr<MainWindow> m_window;
    SplitMix m_random{3};
};

void TestTunePace::goRound()
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

void TestTunePace::theWindowKeepsItsPace()
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
        longestTuning);

    application().watch(true);
    for (int i = 0; i < rounds; ++i)
        goRound();
    application().watch(false);
    const std::vector<StallApplication::Stall> before = application().takeStalls();

    study.begin();
    QVERIFY(study.isRunning());
    application().watch(true);
    for (int i = 0; i < rounds; ++i)
        goRound();
    const bool wasTuning = study.task() == TuneStudy::Task::Tuning;
    QTRY_VERIFY_WITH_TIMEOUT(!study.isRunning(), longestTuning);
    application().watch(false);
    const std::vector<StallApplication::Stall> during = application().takeStalls();
    std::printf("without tuning:\n");
    printStalls(before, actions);
    std::printf("\nwhile tuning%s:\n", wasTuning ? "" : " (done before the last action)");
    printStalls(during, actions);

    const BoardChoice &choice = m_window->boardChoice();
    const Info &info = choice.generator().info();
    Tuner tuner(choice.generator(), set, choice.settings(), tunePlanOf(info, set), {});
    while (tuner.round({})) { }
    QVERIFY(study.rounds() == tuner.state().rounds);
    closeBoardWindow(std::move(m_window));
}

static const ListedUnit listedUnit(__FILE_NAME__, [](int argc, char **argv) {
    paintInOneThread(); // as main() does
    return runUnit<TestTunePace, StallApplication>(argc, argv);
});

#include "tst_search_pace.moc"
