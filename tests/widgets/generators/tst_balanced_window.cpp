// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Balanced boards in the real window: cells, lines, Why, synergy, the panel's tables, tiers, lab.
#include "core/balanced/codes.h"
#include "core/balanced/sections.h"
#include "core/balanced/set_goals.h"
#include "core/balanced/set_list.h"
#include "core/balanced/tables.h"
#include "core/random/magic_square.h"
#include "tests/support/boards/plain_balanced.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/places.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "tests/support/windows/worse_answer.h"
#include "ui/editing/values/tab_separated.h"
#include "ui/text/minutes_words.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_tabs.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/generator_box.h"
#include "ui/widgets/board/metrics_page.h"
#include "ui/widgets/board/why_page.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/generators/balanced/balanced_panel.h"
#include "ui/widgets/generators/balanced/start_page.h"
#include "ui/widgets/generators/balanced/synergy_page.h"
#include "ui/widgets/generators/balanced/weights_tool.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/lab/lab_panel.h"
#include "ui/widgets/sections/section_table.h"
#include "ui/widgets/table/spreadsheet.h"
#include "ui/widgets/window/side_tabs.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <array>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr quint64 shownSeed = 112233;

SectionTable *tableIn(const QWidget &panel, const QString &title)
{
    for (SectionTable *table : panel.findChildren<SectionTable *>()) {
        if (table->model().title() == title)
            return table;
    }
    return nullptr;
}

std::size_t measureOf(const PreviewResult &board, const QString &key)
{
    const auto measures = board.request.generator->info().measures;
    return static_cast<std::size_t>(std::ranges::find(measures, key, [](const Measure &measure) {
        return QString(measure.key);
    }) - measures.begin());
}

} // namespace

class TestBalancedWindow final : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void cleanup() { closeBoardWindow(std::move(m_window)); }

    void cellsAreTold();
    void linesAreMeasured();
    void theSynergyOfALine();
    void theSynergyOfTwoGoals();
    void aLineIsClicked();
    void whyAGoalWasPicked();
    void profilesInThePanel();
    void filtersTellWhatTheyMean();
    void aSetWithoutTimesStarts();
    void theLab();
    void otherGeneratorsHaveNoneOfIt();

private:
    void open(const GoalSet &set);
    void waitForBoard();

    const PreviewResult &board() const { return *m_window->preview().result(); }

    SynergyPage &openSynergy();

    std::unique_ptr<MainWindow> m_window;
};

void TestBalancedWindow::waitForBoard()
{
    QTRY_VERIFY(m_window->preview().isUpToDate());
}

void TestBalancedWindow::open(const GoalSet &set)
{
    m_window = boardWindow(set);
    QVERIFY(m_window);
    m_window->boardChoice().setGenerator(*generatorOf(u"balanced"_s));
    m_window->boardChoice().setSeed(QString::number(shownSeed));
    waitForBoard();
}

SynergyPage &TestBalancedWindow::openSynergy()
{
    BoardTabs &tabs = m_window->boardPanel().tabs();
    auto *page = tabs.findChild<SynergyPage *>();
    tabs.strip().open(page);
    return *page;
}

void TestBalancedWindow::cellsAreTold()
{
    open(listedSet());
    const auto square = magicSquare(shownSeed);
    const std::vector<SceneCell> &cells = m_window->boardPanel().view().scene().cells;
    QCOMPARE(cells.size(), square.size());
    for (std::size_t i = 0; i < square.size(); ++i) {
        const double desired = square.at(i) * 0.75;
        const double time
            = *balancedRowOf(*m_window->document().objective(board().board.at[i].what)).time;
        QVERIFY(cells[i].tooltip.contains(u"Difficulty: %1"_s.arg(square.at(i))));
        QVERIFY(cells[i].tooltip.contains(u"Target time: %1 min"_s.arg(clockText(desired))));
        QVERIFY(cells[i].tooltip.contains(u"\nTime: %1 min"_s.arg(clockText(time))));
        QVERIFY(cells[i].tooltip.contains(clockText(desired - time)));
    }
    // The tooltip does not repeat the overlay's number.
    m_window->boardChoice().setOverlay(u"desired_minutes"_s);
    const SceneCell &first = m_window->boardPanel().view().scene().cells.front();
    QCOMPARE(first.tooltip.count(u"Target time"_s), 1);
    QCOMPARE(first.numberText, u"15:45"_s); // 21 * 0.75
}

void TestBalancedWindow::linesAreMeasured()
{
    open(listedSet());
    const MetricsPage &metrics = m_window->boardPanel().tabs().metricsPage();
    const QAbstractItemModel &model = *metrics.model();
    const PlainBalanced plain(
        goalsOf(board().request.set, BalancedMode::Normal), profileOf(BalancedMode::Normal), false);
    const auto square = magicSquare(shownSeed);
    int found = 0;
    for (const Line &line : board().board.shape->lines) {
        QList<std::pair<RowId, double>> goals;
        for (const SiteIndex site : line.sites) {
            const auto cell = static_cast<std::size_t>(site);
            goals.append({board().board.at[cell].what, square.at(cell) * 0.75});
        }
        const QString expected
            = u"%1 of 73:30 (66:30 to 76:30) min"_s.arg(clockText(73.5 - plain.synergyOf(goals)));
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.index(row, 1).data().toString() == expected) {
                ++found;
                break;
            }
        }
    }
    QCOMPARE(found, 12);
}

void TestBalancedWindow::theSynergyOfALine()
{
    open(listedSet());
    SynergyPage &page = openSynergy();
    QCOMPARE(page.subjects().count(), 13);
    QVERIFY(page.findChild<QLabel *>(u"synergySummary"_s)->text().contains(u"two to five goals"_s));
    const std::vector<double> &synergy
        = board().measured.values[measureOf(board(), u"line_synergy"_s)];
    const std::vector<double> &minutes
        = board().measured.values[measureOf(board(), u"line_minutes"_s)];
    for (int line = 0; line < 12; ++line) {
        page.subjects().setCurrentIndex(line + 1);
        const auto at = static_cast<std::size_t>(line);
        const QString summary = page.findChild<QLabel *>(u"synergySummary"_s)->text();
        QVERIFY2(summary.contains(clockText(minutes[at]) + u" of 73:30"_s), qPrintable(summary));
        QString total;
        for (int row = 0; row < page.model().rowCount(); ++row) {
            const QModelIndex what = page.model().index(row, BalancedTogetherModel::What);
            if (what.data().toString() == u"Total"_s)
                total = what.siblingAtColumn(BalancedTogetherModel::Saves).data().toString();
        }
        QCOMPARE(total, clockText(synergy[at]));
    }
    // Copies what is shown.
    page.view().selectAll();
    page.view().copy();
    const QList<QStringList> copied = *cellsOfTabSeparated(QApplication::clipboard()->text());
    QCOMPARE(copied.size(), page.model().rowCount());
    for (int row = 0; row < page.model().rowCount(); ++row)
        QCOMPARE(copied.at(row).first(),
            page.model().index(row, BalancedTogetherModel::What).data().toString());
    // With another seed, the same line stays chosen.
    const QString before = page.model().summary();
    m_window->boardChoice().setSeed(u"4"_s);
    waitForBoard();
    QCOMPARE(page.subjects().currentIndex(), 12);
    QVERIFY(page.model().summary() != before);
}

void TestBalancedWindow::theSynergyOfTwoGoals()
{
    open(listedSet());
    SynergyPage &page = openSynergy();
    const BalancedGoals list = goalsOf(board().request.set, BalancedMode::Normal);
    const PlainBalanced plain(list, profileOf(BalancedMode::Normal), false);
    ObjectivesView &goals = m_window->objectivesView();
    bool hasSaved = false;
    for (qsizetype i = 1; i < list.goals.size() && i < 60; ++i) {
        const BalancedGoal &a = list.goals[0];
        const BalancedGoal &b = list.goals[i];
        goals.table().selectGoals({a.row, b.row});
        const double saved = plain.synergyOf({{a.row, a.time}, {b.row, b.time}});
        if (saved > 0 && saved < 100) {
            hasSaved = true;
            QVERIFY(page.model().summary().contains(u"save %1 min"_s.arg(clockText(saved))));
        }
        QVERIFY(page.model().summary().contains(u"blackout"_s));
    }
    QVERIFY(hasSaved);

    // On the board: clicks a cell, then another one with Ctrl. Both goals are on the board, so
    // their times count.
    BoardView &view = m_window->boardPanel().view();
    const auto centre = [&](int cell) { return view.cellRect(SiteIndex{cell}).center().toPoint(); };
    QTest::mouseClick(&view, Qt::LeftButton, {}, centre(3));
    QCOMPARE(goals.table().selectedIds().size(), 1);
    QTest::mouseClick(&view, Qt::LeftButton, Qt::ControlModifier, centre(17));
    const QList<RowId> chosen = goals.table().selectedIds();
    QCOMPARE(chosen.size(), 2);
    QVERIFY(chosen.contains(board().board.at[3].what));
    QVERIFY(chosen.contains(board().board.at[17].what));
    QCOMPARE(page.subjects().currentIndex(), 0);
    const auto square = magicSquare(shownSeed);
    QStringList filters;
    for (int row = 0; row < page.model().rowCount(); ++row)
        filters << page.model().index(row, BalancedTogetherModel::Filter).data().toString();
    const QString asked = filters.join(u'\n');
    QVERIFY(asked.contains(clockText(square[3] * 0.75)));
    QVERIFY(asked.contains(clockText(square[17] * 0.75)));
    QTest::mouseClick(&view, Qt::LeftButton, Qt::ControlModifier, centre(17));
    QCOMPARE(goals.table().selectedIds(), QList<RowId>{board().board.at[3].what});
}

void TestBalancedWindow::aLineIsClicked()
{
    open(listedSet());
    m_window->boardChoice().setOverlay(u"goal_minutes"_s);
    BoardView &view = m_window->boardPanel().view();
    QTRY_COMPARE(view.lineLabels().size(), std::size_t{12});
    QVERIFY(view.lineLabels()[2].tooltip.contains(u"of 73:30 (66:30 to 76:30)"_s));
    QTest::mouseClick(&view, Qt::LeftButton, {}, view.lineLabels()[2].rect.center().toPoint());
    BoardTabs &tabs = m_window->boardPanel().tabs();
    QVERIFY(tabs.strip().isOpen(tabs.findChild<SynergyPage *>()));
    QCOMPARE(tabs.findChild<SynergyPage *>()->subjects().currentIndex(), 3);
}

/// The texts for a cell, checked against the goal list: which goals are near its time, which were
/// tried before the one placed, and that these break a bound.
void TestBalancedWindow::whyAGoalWasPicked()
{
    open(listedSet());
    BoardTabs &tabs = m_window->boardPanel().tabs();
    tabs.strip().open(&tabs.whyPage());
    QTRY_VERIFY(tabs.trace().result());
    const BalancedGoals list = goalsOf(board().request.set, BalancedMode::Normal);
    const auto square = magicSquare(shownSeed);
    int told = 0;
    int lines = 0;
    int used = 0;
    for (int cell = 0; cell < balancedCells; ++cell) {
        m_window->boardPanel().view().chooseSite(SiteIndex{cell});
        const CellStory story = cellStory(*tabs.trace().result(), SiteIndex::none, SiteIndex{cell});
        const double desired = square.at(static_cast<std::size_t>(cell)) * 0.75;
        const InspectorText text
            = cellText(*tabs.trace().result(), SiteIndex::none, SiteIndex{cell});
        QVERIFY(text.lines.first().contains(u"Target time: %1 min"_s.arg(clockText(desired))));
        QVERIFY(!story.funnel.empty());
        for (const FunnelStage &stage : story.funnel) {
            if (stage.filter != toCode(BalancedCode::TimeFilter))
                continue;
            const auto near = std::ranges::count_if(list.goals, [&](const BalancedGoal &goal) {
                return goal.time >= desired - stage.tolerance
                    && goal.time <= desired + stage.tolerance;
            });
            QCOMPARE(stage.left, static_cast<int>(near));
        }
        QVERIFY(text.funnel.front().text.startsWith(u"time ±1:00"_s));
        for (const TriedGoal &tried : story.tried) {
            QVERIFY(tried.why);
            ++told;
            lines += tried.why->filter == toCode(BalancedCode::LineSynergyFilter) ? 1 : 0;
            if (tried.why->filter == toCode(BalancedCode::UnusedFilter)) {
                ++used;
                QVERIFY(tried.why->other != SiteIndex::none);
            } else {
                QVERIFY(tried.why->line != LineIndex::none);
                QVERIFY(tried.why->isTooMuch || tried.why->amount > 7 || tried.why->amount < -3);
                QVERIFY(tried.why->bound == 7 || tried.why->bound == -3);
            }
        }
        const QString shown = text.lines.join(u'\n');
        QCOMPARE(tabs.whyPage().findChild<QLabel *>(u"whyCell"_s)->text(), shown);
    }
    QVERIFY(told > 0 && lines > 0 && used > 0);
}

void TestBalancedWindow::profilesInThePanel()
{
    open(listedSet());
    auto *panel = qobject_cast<BalancedPanel *>(m_window->sideTabs().panel());
    QVERIFY(panel != nullptr);
    m_window->sideTabs().setCurrentWidget(panel);
    QVERIFY(!panel->startPage().isVisible());
    auto *profiles = tableIn(*panel, u"Profiles"_s);
    QVERIFY(profiles != nullptr && profiles->isVisible());
    QTableView &view = profiles->view();
    QVERIFY(view.verticalHeader()->isVisible()); // its header names the fields
    const auto typeNumber = [&view](const QString &number) {
        QTest::keyClick(&view, Qt::Key_F2);
        auto *edit = view.viewport()->findChild<QLineEdit *>();
        QVERIFY(edit != nullptr);
        edit->selectAll();
        QTest::keyClicks(edit, number);
        QTest::keyClick(edit, Qt::Key_Return);
    };
    const auto normal
        = [this] { return balanced::profileOf(m_window->document().set(), BalancedMode::Normal); };
    view.setCurrentIndex(profiles->model().index(1, 0)); // the highest synergy of normal boards
    typeNumber(u"5"_s);
    QTRY_COMPARE(normal().maximumSynergy, 5.0);
    waitForBoard();
    const auto &synergy = board().measured.values[measureOf(board(), u"line_synergy"_s)];
    QVERIFY(std::ranges::max(synergy) <= 5);
    view.setCurrentIndex(profiles->model().index(1, 0));
    const QAction *reset = profiles->view().action(SheetVerb::Clear);
    QVERIFY(reset->isEnabled());
    QTest::keyClick(&view, Qt::Key_Delete);
    QCOMPARE(normal().maximumSynergy, 7.0);
    QVERIFY(!reset->isEnabled());

    // Several fields are selected, but only the edited one changes.
    view.selectionModel()->select(profiles->model().index(0, 0), QItemSelectionModel::Select);
    typeNumber(u"6"_s);
    QTRY_COMPARE(normal().maximumSynergy, 6.0);
    QCOMPARE(normal().minimumSynergy, profileOf(BalancedMode::Normal).minimumSynergy);
}

void TestBalancedWindow::filtersTellWhatTheyMean()
{
    open(listedSet());
    QWidget *panel = m_window->sideTabs().panel();
    m_window->sideTabs().setCurrentWidget(panel);
    auto *filters = tableIn(*panel, u"Synergy filters"_s);
    qobject_cast<QTabWidget *>(panel)->setCurrentWidget(filters);
    filters->view().addRow();
    QTableView &view = filters->view();
    const int row = filters->model().rowCount() - 1;
    view.setCurrentIndex(filters->model().index(row, 2));
    QTest::keyClick(&view, Qt::Key_F2);
    auto *edit = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(edit != nullptr);
    QTest::keyClicks(edit, u"mi"_s);
    QVERIFY(edit->accessibleDescription().contains(u"Not valid"_s));
    QTest::keyClicks(edit, u"n 2"_s);
    QVERIFY(edit->accessibleDescription().contains(u"2 lowest"_s));
    QTest::keyClick(edit, Qt::Key_Return);
    QTRY_VERIFY(filters->model().index(row, 3).data().toString().contains(u"2 lowest"_s));
}

void TestBalancedWindow::aSetWithoutTimesStarts()
{
    GoalSet set;
    for (int i = 0; i < 200; ++i) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = u"goal %1"_s.arg(i + 1);
        objective.lineCategories = {u"c%1"_s.arg(i * 7 % 12)};
        set.objectives.append(objective);
    }
    m_window = boardWindow(set);
    QVERIFY(m_window);
    auto *box = m_window->findChild<GeneratorBox *>();
    const int item = box->findText(u"Add Balanced…"_s);
    QVERIFY(item > 0);
    box->setCurrentIndex(item);
    Q_EMIT box->activated(item);
    auto *panel = qobject_cast<BalancedPanel *>(m_window->sideTabs().panel());
    QVERIFY(panel != nullptr);
    QCOMPARE(m_window->sideTabs().currentWidget(), panel);
    StartPage &start = panel->startPage();
    QVERIFY(start.isVisible());
    QCOMPARE(start.model().rowCount(), 200);
    QTRY_VERIFY(start.trial().isDone());
    QVERIFY(start.trial().count().made > 0);
    // A first synergy of 4 keeps goals of one category out of each other's lines.
    QCOMPARE(start.trial().count().shared, std::int64_t{0});
    const GoalSet before = m_window->document().set();
    start.applyButton().click();
    QCOMPARE(m_window->document().undoStack().count(), 1);
    QVERIFY(!start.isVisible());
    waitForBoard();
    QVERIFY(!board().failure);
    QCOMPARE(board().board.at.size(), std::size_t{25});
    m_window->document().undoStack().undo();
    QCOMPARE(m_window->document().set(), before);
    QVERIFY(start.isVisible());
}

void TestBalancedWindow::theLab()
{
    open(listedSet());
    // Boards fail at once, so that the statistics are finished quickly.
    m_window->boardChoice().setParameter(1, qint64{0});
    waitForBoard();
    ToolStrip &strip = m_window->toolStrip();
    LabPanel &lab = m_window->labPanel();
    QStringList toggles;
    for (const QToolButton *button : strip.findChildren<QToolButton *>()) {
        for (const QString &title :
            {u"Problems"_s, u"Seeds"_s, u"Statistics"_s, u"Lab"_s, u"History"_s}) {
            if (button->text().startsWith(title)
                && button->parentWidget() == strip.toggle(&lab)->parentWidget())
                toggles << title;
        }
    }
    QCOMPARE(
        toggles, (QStringList{u"Problems"_s, u"Seeds"_s, u"Statistics"_s, u"Lab"_s, u"History"_s}));
    strip.open(&lab);
    QVERIFY(lab.isVisible());
    QCOMPARE(lab.tools().count(), 3);
    auto *tool = lab.findChild<WeightsTool *>();
    QVERIFY(tool->isVisible());
    QVERIFY(!tool->applyButton().isEnabled());
    tool->roundsBox().setValue(3);
    tool->boardsBox().setValue(50);
    tool->enoughBox().setValue(0); // never ends early
    const GoalSet before = m_window->document().set();
    tool->beginButton().click();
    QVERIFY(tool->weights().isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!tool->weights().isRunning(), 60'000);
    QCOMPARE(m_window->document().set(), before);
    QCOMPARE(tool->weights().rounds().size(), std::size_t{3});
    QCOMPARE(tool->applyButton().isEnabled(), tool->weights().changes() > 0);
    QVERIFY(tool->weights().changes() > 0);
    QTableView &table = m_window->objectivesView().table();
    table.setFocus();
    QVERIFY(tool->weights().worse().isComplete);
    QVERIFY(answersWorse(*m_window, tool->weights().worse(),
        [&] { QTest::mouseClick(&tool->applyButton(), Qt::LeftButton); }));
    QVERIFY(table.hasFocus());
    QCOMPARE(m_window->document().undoStack().count(), 1);
    QVERIFY(!tool->applyButton().isEnabled()); // the result belongs to the previous set
    m_window->document().undoStack().undo();
    QCOMPARE(m_window->document().set(), before);
}

void TestBalancedWindow::otherGeneratorsHaveNoneOfIt()
{
    open(listedSet());
    BoardTabs &tabs = m_window->boardPanel().tabs();
    SynergyPage &page = openSynergy();
    QVERIFY(page.isVisible());
    m_window->boardChoice().setGenerator(*generators().front());
    waitForBoard();
    QVERIFY(!page.isVisible());
    QVERIFY(!tabs.strip().toggle(&page)->isVisibleTo(&tabs));
    // The lab has fewer tools, but is listed.
    const int tools = m_window->labPanel().tools().count();
    QVERIFY(tools > 0);
    QVERIFY(!m_window->toolStrip().toggle(&m_window->labPanel())->isHidden());
    m_window->boardChoice().setGenerator(*generatorOf(u"balanced"));
    QVERIFY(m_window->labPanel().tools().count() > tools);
    m_window->boardChoice().setGenerator(*generators().front());
    QVERIFY(qobject_cast<BalancedPanel *>(m_window->sideTabs().panel()) == nullptr);
}

BOARDWRIGHT_UNIT(TestBalancedWindow, QApplication)
#include "tst_balanced_window.moc"
