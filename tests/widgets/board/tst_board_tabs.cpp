// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The pages below the board of the real window: why a goal is where it is, the steps that made the
// board, and its numbers. None ever describes another board.

#include "core/formats/native.h"
#include "tests/support/places.h"
#include "tests/support/unit.h"
#include "tests/support/windows/shown_board.h"
#include "ui/editing/document/edits.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_tabs.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/funnel_strip.h"
#include "ui/widgets/board/metrics_page.h"
#include "ui/widgets/board/replay_bar.h"
#include "ui/widgets/board/steps_page.h"
#include "ui/widgets/board/why_page.h"
#include "ui/widgets/window/main_window.h"
#include "ui/widgets/window/side_tabs.h"
#include "ui/widgets/window/view_state.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QScrollBar>
#include <QSlider>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

NativeFile sample()
{
    QFile file(resourcePath("samples/elder-isles.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the sample is missing");
    auto read = readNative(file.readAll());
    if (!read)
        qFatal("the sample cannot be read");
    return *std::move(read);
}

} // namespace

class TestBoardTabs final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void cleanup() { m_window.reset(); }

    void closedTheyCostNothing();
    void aCellTellsItsFunnel();
    void aMissingGoalTellsWhy();
    void stepsAreReplayedOnTheBoard();
    void leavingTheStepsEndsTheReplay();
    void anotherBoardEndsTheReplay();
    void nothingStaleIsEverShown();
    void theKeyboardReachesEverything();
    void itPlays();
    void metricsAreListed();
    void whatWasOpenIsKept();
    void aBoardThatIsNone();

private:
    BoardPanel &panel() const { return m_window->boardPanel(); }

    BoardTabs &tabs() const { return panel().tabs(); }

    BoardView &view() const { return panel().view(); }

    template <typename Widget>
    Widget *named(const char *name) const
    {
        return m_window->findChild<Widget *>(QLatin1StringView(name));
    }

    QString said(const char *name) const
    {
        const auto *label = named<QLabel>(name);
        return label->isVisible() ? label->text() : QString();
    }

    void open(QWidget &page) const { tabs().strip().open(&page); }

    void waitForBoard() const
    {
        QTRY_VERIFY(m_window->preview().isUpToDate());
        QTRY_COMPARE(view().result(), m_window->preview().result());
    }

    void waitForTrace() const
    {
        QTRY_VERIFY(tabs().trace().result());
        QCOMPARE(tabs().trace().result()->of, view().result());
    }

    void click(int cell) const
    {
        QTest::mouseClick(
            &view(), Qt::LeftButton, {}, view().cellRect(SiteIndex{cell}).center().toPoint());
    }

    /// Whether the board after this many steps is painted.
    bool showsStep(int steps) const
    {
        const auto &told = *tabs().trace().result();
        const auto state
            = replay(told.trace, told.of->board, static_cast<std::size_t>(steps)).board.at;
        const auto &cells = view().scene().cells;
        return std::ranges::equal(cells, state, {}, &SceneCell::what, &Placed::what);
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestBoardTabs::init()
{
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1280, 900);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_window->openUntitled(sample());
    m_window->boardChoice().setSeed(u"steps"_s);
    waitForBoard();
}

void TestBoardTabs::closedTheyCostNothing()
{
    QVERIFY(tabs().strip().openPanel() == nullptr);
    click(3);
    QTest::qWait(30);
    QVERIFY(!tabs().trace().result());
    const int board = view().height();
    open(tabs().whyPage());
    waitForTrace();
    QVERIFY(said("whyCellTitle").contains(view().scene().cells[3].text));
    tabs().strip().open(nullptr);
    QTRY_COMPARE(view().height(), board);
}

void TestBoardTabs::aCellTellsItsFunnel()
{
    open(tabs().whyPage());
    waitForTrace();
    QVERIFY(said("whyHint").contains(u"Choose a cell"_s));
    const auto told = toldBoard(view().result());
    for (const int cell : {0, 12, 24}) {
        click(cell);
        QVERIFY(said("whyCellTitle").startsWith(u"Cell %1:"_s.arg(cell + 1)));
        QVERIFY(said("whyCellTitle")
                .contains(view().scene().cells[static_cast<std::size_t>(cell)].text));
        const auto step = std::ranges::find_last_if(told->trace.steps,
            [&](const Step &one) { return one.act == Act::Place && one.a == SiteIndex{cell}; });
        QString funnel;
        for (const FunnelRow &row : told->trace.funnelOf(step.front()))
            funnel += u"%1 "_s.arg(row.left);
        const auto *strip = m_window->findChild<FunnelStrip *>();
        QVERIFY(strip->isVisible() && strip->height() > 10);
        QString shown;
        for (const QString &part : strip->accessibleName().split(u" → "_s)) {
            const auto number = part.split(u' ');
            for (const QString &word : number)
                shown += word.toInt() > 0 || word == u"0" ? word + u' ' : QString();
        }
        QCOMPARE(shown, funnel);
        QVERIFY(said("whyCell").contains(u"Filled by"_s));
    }
    QTest::keyClick(&view(), Qt::Key_Left);
    QVERIFY(said("whyCellTitle").startsWith(u"Cell 24:"_s));
}

void TestBoardTabs::aMissingGoalTellsWhy()
{
    open(tabs().whyPage());
    waitForTrace();
    click(7);
    const auto &objectives = m_window->document().set().objectives;
    const auto missing = std::ranges::find_if(objectives, [&](const Objective &objective) {
        return !objective.disabled
            && !std::ranges::contains(view().result()->board.at, objective.id, &Placed::what);
    });
    QVERIFY(missing != objectives.end());
    Q_EMIT m_window->sideTabs().currentRowChanged(missing->id);
    QVERIFY(said("whyGoalTitle").endsWith(u"is not on this board"_s));
    QVERIFY(said("whyGoal").contains(u"Left out by"_s));
    // The last choice is described first, and is visible.
    const auto isFirst = [this](QStringView first, QStringView second) {
        WhyPage &page = tabs().whyPage();
        const auto *one = page.findChild<QLabel *>(first);
        const auto *other = page.findChild<QLabel *>(second);
        const int top = one->mapTo(&page, QPoint()).y();
        return one->isVisible() && top >= 0 && top < page.height()
            && (!other->isVisible() || top < other->mapTo(&page, QPoint()).y());
    };
    QTRY_VERIFY(isFirst(u"whyGoalTitle", u"whyCellTitle"));
    tabs().whyPage().verticalScrollBar()->setValue(1'000);
    click(8);
    QTRY_VERIFY(isFirst(u"whyCellTitle", u"whyGoalTitle"));
    click(7);
    Q_EMIT m_window->sideTabs().currentRowChanged(missing->id);
    QTRY_VERIFY(isFirst(u"whyGoalTitle", u"whyCellTitle"));
    QVERIFY(said("whyGoal").contains(view().scene().cells[7].text));
    QTRY_VERIFY(said("whyGoal").contains(u"n cell 8"_s)); // as soon as the generator has answered
    Q_EMIT m_window->sideTabs().currentRowChanged(view().result()->board.at[2].what);
    QVERIFY(said("whyGoalTitle").endsWith(u"is on this board"_s));
    Q_EMIT m_window->sideTabs().currentRowChanged(view().result()->board.at[7].what);
    QVERIFY(said("whyGoalTitle").isEmpty()); // the cell's text says it already
}

void TestBoardTabs::stepsAreReplayedOnTheBoard()
{
    const int board = view().height();
    open(tabs().stepsPage());
    waitForTrace();
    const int count = tabs().player().count();
    QVERIFY(count > 25);
    QVERIFY(!view().isReplaying());
    QCoreApplication::processEvents(); // the layout follows the page that was opened
    const int height = view().height();
    QVERIFY(height <= board);
    auto *bar = named<ReplayBar>("replayBar");
    QVERIFY(!bar->isVisible());
    QListView &list = tabs().stepsPage().list();
    QCOMPARE(list.currentIndex().row(), count);
    for (int step = count - 1; step >= 0; --step) {
        QTest::keyClick(&list, Qt::Key_Up);
        QCOMPARE(tabs().player().step(), step);
        QVERIFY(view().isReplaying());
        QVERIFY(showsStep(step));
        QVERIFY(bar->isVisible());
        QVERIFY(bar->text().startsWith(u"Step %1 of %2"_s.arg(step).arg(count)));
    }
    QCOMPARE(view().height(), height); // the board does not jump
    QCOMPARE(view().result(), m_window->preview().result());
    QTest::keyClick(&list, Qt::Key_End);
    QVERIFY(!view().isReplaying() && !bar->isVisible());
    QVERIFY(showsStep(count));

    tabs().stepsPage().findChild<QSlider *>()->setValue(9);
    QVERIFY(showsStep(9));
    QVERIFY(view().currentSite() == tabs().player().place().site);
    QTest::mouseClick(named<QToolButton>("endReplay"), Qt::LeftButton);
    QVERIFY(!view().isReplaying());
    QCOMPARE(tabs().player().step(), count);
}

void TestBoardTabs::leavingTheStepsEndsTheReplay()
{
    open(tabs().stepsPage());
    waitForTrace();
    tabs().player().goTo(4);
    QVERIFY(view().isReplaying());
    open(tabs().metricsPage());
    QVERIFY(!view().isReplaying());
    QVERIFY(showsStep(tabs().player().count()));
    open(tabs().stepsPage());
    tabs().player().goTo(4);
    QTest::keyClick(&tabs().stepsPage().list(), Qt::Key_Escape);
    QVERIFY(tabs().strip().openPanel() == nullptr);
    QVERIFY(!view().isReplaying());
}

void TestBoardTabs::anotherBoardEndsTheReplay()
{
    open(tabs().stepsPage());
    waitForTrace();
    tabs().player().goTo(4);
    const auto before = tabs().trace().result();
    m_window->boardChoice().setSeed(u"another"_s);
    waitForBoard();
    QVERIFY(!view().isReplaying());
    QVERIFY(!named<ReplayBar>("replayBar")->isVisible());
    QVERIFY(tabs().trace().result() != before);
    waitForTrace();
    QVERIFY(agrees(tabs().trace().result()->trace, view().result()->board));
    QCOMPARE(tabs().steps().rowCount(), tabs().player().count() + 1);
}

/// Edits and seeds follow faster than steps can be recorded, while a page is open and in use.
/// Whatever is shown at any time is about the shown board.
void TestBoardTabs::nothingStaleIsEverShown()
{
    for (QWidget *page :
        {static_cast<QWidget *>(&tabs().stepsPage()), static_cast<QWidget *>(&tabs().whyPage())}) {
        open(*page);
        waitForTrace();
        click(5);
        int wrong = 0;
        int told = 0;
        const auto look = [&] {
            const auto &result = tabs().trace().result();
            if (tabs().steps().trace() != nullptr && tabs().steps().trace() != result)
                ++wrong;
            if (!result)
                return;
            ++told;
            if (result->of != view().result() || !agrees(result->trace, view().result()->board))
                ++wrong;
            const QString title = said("whyCellTitle");
            if (!title.isEmpty() && !title.contains(view().result()->cells[5].goal))
                ++wrong;
        };
        const auto watch = connect(&tabs().trace(), &BoardTrace::updated, this, look);
        for (int round = 0; round < 40; ++round) {
            const RowId goal = view().result()->board.at[static_cast<std::size_t>(round) % 25].what;
            if (round % 4 == 3)
                m_window->boardChoice().setSeed(u"s%1"_s.arg(round));
            else
                setWeighting(m_window->document(), {goal}, 20 + round);
            for (int wait = 0; wait < round % 5; ++wait) {
                QTest::qWait(3);
                look();
                if (page->isVisible() && page == &tabs().stepsPage())
                    tabs().player().goTo(round);
            }
            // However slow the machine is, some traces are looked at.
            if (round % 10 == 9) {
                waitForTrace();
                look();
            }
        }
        waitForBoard();
        tabs().player().goTo(tabs().player().count());
        QTRY_VERIFY(tabs().trace().result());
        look();
        disconnect(watch);
        QCOMPARE(wrong, 0);
        QVERIFY(told > 3);
    }
}

void TestBoardTabs::theKeyboardReachesEverything()
{
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    view().setFocus();
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    QVERIFY(tabs().whyPage().isVisible());
    QVERIFY(tabs().whyPage().hasFocus());
    QVERIFY(!tabs().whyPage().accessibleName().isEmpty());
    QTest::keyClick(m_window.get(), Qt::Key_3, Qt::ControlModifier);
    QVERIFY(tabs().metricsPage().hasFocus());
    QTest::keyClick(m_window.get(), Qt::Key_2, Qt::ControlModifier);
    waitForTrace();
    QListView &list = tabs().stepsPage().list();
    QVERIFY(list.hasFocus()); // it got the focus as soon as there was a list
    StepsPlayer &player = tabs().player();
    QTest::keyClick(&list, Qt::Key_Home);
    QCOMPARE(player.step(), 0);
    QTest::keyClick(&list, Qt::Key_Right);
    QTest::keyClick(&list, Qt::Key_Right);
    QTest::keyClick(&list, Qt::Key_Down);
    QCOMPARE(player.step(), 3);
    QTest::keyClick(&list, Qt::Key_Left);
    QCOMPARE(player.step(), 2);
    QTest::keyClick(&list, Qt::Key_Space);
    QVERIFY(player.isPlaying());
    QTest::keyClick(&list, Qt::Key_Space);
    QVERIFY(!player.isPlaying());
    for (const char *name : {"stepFirst", "stepBack", "stepPlay", "stepForward", "stepLast"}) {
        const auto *button = named<QToolButton>(name);
        QVERIFY((button->focusPolicy() & Qt::TabFocus) != 0);
        QVERIFY(!button->text().isEmpty());
    }
    QTest::keyClick(&list, Qt::Key_Escape);
    QVERIFY(view().hasFocus()); // where the focus came from
}

void TestBoardTabs::itPlays()
{
    open(tabs().stepsPage());
    waitForTrace();
    StepsPlayer &player = tabs().player();
    player.setPace(400);
    QTest::mouseClick(named<QToolButton>("stepPlay"), Qt::LeftButton);
    QVERIFY(player.isPlaying());
    QVERIFY(view().isReplaying());
    QTRY_VERIFY(!player.isPlaying());
    QVERIFY(!view().isReplaying());
    QCOMPARE(tabs().stepsPage().list().currentIndex().row(), player.count());

    player.setPace(1);
    QTest::mouseClick(named<QToolButton>("stepPlay"), Qt::LeftButton);
    QTest::mouseClick(named<QToolButton>("stepForward"), Qt::LeftButton);
    QVERIFY(!player.isPlaying());
    QCOMPARE(player.step(), 1);
}

void TestBoardTabs::metricsAreListed()
{
    open(tabs().metricsPage());
    const QAbstractItemModel &model = *tabs().metricsPage().model();
    QVERIFY(model.rowCount() > 2);
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row)
        rows << model.index(row, 0).data().toString() + u'='
                + model.index(row, 1).data().toString();
    QVERIFY(rows.contains(u"Relaxations=0"_s));
    QVERIFY(!tabs().trace().result()); // that needs no trace
}

void TestBoardTabs::whatWasOpenIsKept()
{
    QCOMPARE(m_window->viewState().boardTab, QString());
    open(tabs().stepsPage());
    const ViewState state = m_window->viewState();
    QCOMPARE(state.boardTab, u"steps"_s);
    QVERIFY(viewStateFrom(toMap(state)) == state);
    MainWindow another;
    another.restoreViewState(state);
    QVERIFY(another.boardPanel().tabs().strip().isOpen(&another.boardPanel().tabs().stepsPage()));
}

void TestBoardTabs::aBoardThatIsNone()
{
    open(tabs().stepsPage());
    waitForTrace();
    tabs().player().goTo(3);
    m_window->openUntitled(*readNative(R"({"objectives": []})"));
    waitForBoard();
    waitForTrace();
    QVERIFY(!view().isReplaying());
    // There were attempts, but they placed nothing.
    QVERIFY(std::ranges::none_of(tabs().trace().result()->trace.steps,
        [](const Step &step) { return step.act == Act::Place; }));
    open(tabs().whyPage());
    QVERIFY(said("whyCellTitle").isEmpty());
    QVERIFY(!said("whyHint").isEmpty());
    open(tabs().metricsPage());
    QCOMPARE(tabs().metricsPage().model()->rowCount(), 0);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestBoardTabs, QApplication)
#include "tst_board_tabs.moc"
