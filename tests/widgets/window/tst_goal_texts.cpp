// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A law: nowhere in the window does a goal show its marks, {{X}} and [[s]], as its author typed
// them, but in the text of the file and in the editor of a goal.

#include "core/balanced/sections.h"
#include "core/formats/native.h"
#include "core/generator/target_table.h"
#include "tests/support/editing/goal_edits.h"
#include "tests/support/places.h"
#include "tests/support/sets/samples.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "tests/support/windows/marked_texts.h"
#include "ui/editing/document/row_edits.h"
#include "ui/editing/generators/worlds/curation_chart.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_tabs.h"
#include "ui/widgets/compare/compare_panel.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/generators/balanced/changes_tool.h"
#include "ui/widgets/generators/worlds/curation_tool.h"
#include "ui/widgets/generators/worlds/yields_tool.h"
#include "ui/widgets/history/history_panel.h"
#include "ui/widgets/lab/contact_sheet_page.h"
#include "ui/widgets/lab/lab_panel.h"
#include "ui/widgets/lab/seeds_criterion_bar.h"
#include "ui/widgets/lab/seeds_form.h"
#include "ui/widgets/lab/seeds_goal_edit.h"
#include "ui/widgets/lab/seeds_panel.h"
#include "ui/widgets/lab/statistics_page.h"
#include "ui/widgets/lab/statistics_panel.h"
#include "ui/widgets/lab/tune_tool.h"
#include "ui/widgets/palette/command_palette.h"
#include "ui/widgets/problems/problems_panel.h"
#include "ui/widgets/table/spreadsheet.h"
#include "ui/widgets/window/side_tabs.h"
#include "ui/widgets/window/window_compare.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

GoalSet markedSet(const QString &sample)
{
    QFile file(resourcePath(qPrintable(u"samples/%1.json"_s.arg(sample))));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    GoalSet set = readNative(file.readAll()).value().set;
    while (set.objectives.size() < 40) {
        Objective more;
        more.id = set.nextRow();
        set.objectives << more;
    }
    const QList<QList<int>> ranges{{2, 3, 4, 5}, {1}, {}, {3, 6, 9}, {10, 20, 30, 40}};
    for (qsizetype i = 0; i < set.objectives.size(); ++i) {
        set.objectives[i].goal = u"Get {{X}} zork[[s]] by {{Y}} no %1"_s.arg(i);
        set.objectives[i].range = ranges[i % ranges.size()];
    }
    return set;
}

} // namespace

class TestGoalTexts final : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void init() { }

    void cleanup();

    void marksAreNotShown_data();
    void marksAreNotShown();

private:
    /// Looks at all of the window; false if a goal shows its marks.
    bool isClean(const char *when)
    {
        QCoreApplication::processEvents();
        const TextsOf texts(*m_window);
        m_hasLiteral = m_hasLiteral || texts.hasLiteral();
        QStringList marked = texts.marked();
        const auto board = m_window->preview().result();
        for (const CellText &cell : board ? board->cells : std::vector<CellText>()) {
            if (cell.goal.contains(u"{{X}}") || cell.goal.contains(u"[["))
                marked << u"cell: "_s + cell.goal;
        }
        for (int i = 0; i < m_window->document().undoStack().count(); ++i) {
            if (const QString step = m_window->document().undoStack().text(i); step.contains(u"[["))
                marked << u"step: "_s + step;
        }
        marked.removeDuplicates();
        for (const QString &text : marked.first(std::min(marked.size(), qsizetype{20})))
            qWarning().noquote() << when << text;
        return marked.isEmpty();
    }

    /// Some kinds of boards take long with goals that are all alike; the texts are the same.
    void waitForBoard()
    {
        [[maybe_unused]] const bool isThere
            = QTest::qWaitFor([&] { return m_window->preview().isUpToDate(); }, 3'000);
    }

    void lookAtPanels();
    void compare();
    void useOwnTools();
    void edit();
    void searchSeeds();
    void tune();

    std::unique_ptr<MainWindow> m_window;
    bool m_hasLiteral = false;
};

void TestGoalTexts::cleanup()
{
    closeBoardWindow(std::move(m_window));
    m_hasLiteral = false;
}

void TestGoalTexts::marksAreNotShown_data()
{
    QTest::addColumn<QString>("generator");
    QTest::addColumn<QString>("sample");
    for (const auto &[generator, sample] : generatorSamples()) {
        const Info &info = generator->info();
        if (info.seeds != SeedUse::Room) // a site shows texts as they are
            QTest::newRow(info.key.data()) << QString(info.key) << sample;
    }
}

void TestGoalTexts::marksAreNotShown()
{
    QFETCH(const QString, generator);
    QFETCH(const QString, sample);
    const auto chosen = std::ranges::find_if(generators(),
        [&](const Generator *each) { return QString(each->info().key) == generator; });
    QVERIFY(chosen != generators().end());
    GoalSet set = markedSet(sample);
    const QString raw = set.objectives[3].goal;
    const Info &info = (*chosen)->info();
    if (info.targetTable != nullptr) {
        for (const QString &target : {u"goal:%1=6"_s.arg(raw), u"all"_s})
            QCOMPARE(addTarget(info, set, target), TargetText::Fine);
    }
    m_window = boardWindow(set);
    QVERIFY(m_window);
    m_window->boardChoice().setGenerator(**chosen);
    waitForBoard();
    QVERIFY(isClean("opened"));
    lookAtPanels();
    if (QTest::currentTestFailed())
        return;
    compare();
    if (QTest::currentTestFailed())
        return;
    useOwnTools();
    if (QTest::currentTestFailed())
        return;
    edit();
    if (QTest::currentTestFailed())
        return;
    searchSeeds();
    if (QTest::currentTestFailed())
        return;
    tune();
    QVERIFY2(m_hasLiteral, "what is no mark stays as it is");
}

void TestGoalTexts::lookAtPanels()
{
    const QList<RowId> ids{
        m_window->document().set().objectives[0].id, m_window->document().set().objectives[2].id};
    for (const RowId id : ids) {
        m_window->sideTabs().showRow(id, true);
        for (QAction *action : m_window->boardPanel().tabs().actions()) {
            if (action->isVisible() && action->isEnabled())
                action->trigger();
            QTest::qWait(20);
            QVERIFY(isClean(qPrintable(action->text())));
        }
    }
    for (QWidget *panel : {static_cast<QWidget *>(m_window->findChild<ProblemsPanel *>()),
             static_cast<QWidget *>(m_window->findChild<HistoryPanel *>()),
             static_cast<QWidget *>(&m_window->statisticsPanel())}) {
        m_window->toolStrip().open(panel);
        QTest::qWait(20);
        QVERIFY(isClean(panel->metaObject()->className()));
    }
    const bool hasCounted
        = QTest::qWaitFor([&] { return m_window->statistics().result() != nullptr; }, 3'000);
    for (const Scope scope : {Scope::Row, Scope::Limit, Scope::Line, Scope::Site, Scope::Board}) {
        m_window->statisticsPanel().showPage(scope);
        m_window->statisticsPanel().page().setCurrentIndex(
            m_window->statisticsPanel().page().model()->index(0, 0));
        QVERIFY(isClean("statistics"));
    }
    m_window->statisticsPanel().showPage(Scope::Row);
    StatisticsPage &page = m_window->statisticsPanel().page();
    if (hasCounted && page.model()->rowCount() > 0) {
        page.selectAll();
        page.copy();
        QVERIFY(!QApplication::clipboard()->text().contains(betweenMarks));
        QVERIFY(QApplication::clipboard()->text().contains(u"Get 2–5 zorks by {{Y}} no 0"));
    }
    for (QTabWidget *tabs :
        {static_cast<QTabWidget *>(&m_window->sideTabs()), &m_window->labPanel().tools()}) {
        if (tabs != &m_window->sideTabs())
            m_window->toolStrip().open(&m_window->labPanel());
        for (int i = 0; i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            QTest::qWait(20);
            QVERIFY(isClean(qPrintable(tabs->tabText(i))));
        }
    }
    m_window->commandPalette().toggle();
    m_window->commandPalette().model().search(u"zork"_s);
    QVERIFY(m_window->commandPalette().model().rowCount() > 0);
    QVERIFY(isClean("palette"));
    m_window->commandPalette().toggle();
}

/// With a set that lacks a goal, has one more, and one of other words.
void TestGoalTexts::compare()
{
    GoalSet other = m_window->document().set();
    other.objectives.removeAt(9);
    other.objectives[0].goal = u"Have {{X}} zork[[s]] by {{Y}}"_s;
    other.objectives[2].goal = u"Get {{X}} zork by {{Y}} no 2"_s; // which reads much the same
    other.objectives[4].weighting = 3;
    for (const qsizetype row : {0, 1, 4})
        setValue(other.objectives[row].extension[balanced::goals.key], balanced::time, 77.0);
    for (const auto &[key, rows] : other.tables.asKeyValueRange()) {
        for (const Field &field : sectionOf(key)->fields) {
            if (field.target == objectivesTable && !rows.isEmpty())
                setValue(rows.front().values, field, QList<RowId>{other.objectives[5].id});
        }
    }
    Objective more;
    more.id = other.nextRow();
    more.goal = u"Add {{X}} zork[[s]]"_s;
    other.objectives << more;
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"other.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(writeNative(other));
    file.close();
    m_window->compare().open(path);
    const QAbstractItemModel *shown = m_window->compare().panel().table().model();
    QTRY_VERIFY(shown->rowCount() >= 5);
    QVERIFY(isClean("compared"));
    m_window->compare().panel().table().selectAll();
    m_window->compare().panel().table().copy();
    QVERIFY(!QApplication::clipboard()->text().contains(betweenMarks));
    QVERIFY(QApplication::clipboard()->text().contains(u"zorks"_s));
    auto *changes = m_window->labPanel().findChild<ChangesTool *>();
    if (changes == nullptr)
        return;
    m_window->toolStrip().open(&m_window->labPanel());
    m_window->labPanel().tools().setCurrentWidget(changes);
    QTRY_VERIFY(changes->isVisible());
    changes->model().compareWith(path);
    QTRY_VERIFY(!changes->model().isBusy() && changes->model().rowCount() > 0);
    QVERIFY(isClean("changes of lists"));
    changes->copy();
    QVERIFY(!QApplication::clipboard()->text().contains(betweenMarks));
    QVERIFY(QApplication::clipboard()->text().contains(u"zorks"_s));
}

/// The tools of worlds, with worlds that are chosen from and weights that are looked for.
void TestGoalTexts::useOwnTools()
{
    auto *curation = m_window->labPanel().findChild<CurationTool *>();
    if (curation == nullptr)
        return;
    m_window->toolStrip().open(&m_window->labPanel());
    m_window->boardChoice().setParameter(0, qint64{2});
    waitForBoard();
    m_window->labPanel().tools().setCurrentWidget(curation);
    curation->worldsBox().setValue(5);
    curation->seedsBox().setValue(30);
    curation->curateButton().click();
    QTRY_VERIFY(!curation->curation().isRunning());
    QVERIFY(curation->view().model()->rowCount() > 0);
    for (const CurationChart chart : curationCharts) {
        curation->chartBox().setCurrentIndex(static_cast<int>(chart));
        QVERIFY(isClean("curated"));
    }
    curation->weighAction().trigger();
    QTRY_VERIFY(!curation->curation().rounds().empty());
    curation->curateButton().click(); // stops
    QVERIFY(isClean("weighed"));
    auto *yields = m_window->labPanel().findChild<YieldsTool *>();
    m_window->labPanel().tools().setCurrentWidget(yields);
    yields->beginButton().click();
    QTRY_VERIFY(yields->yields().rowCount() > 0);
    QVERIFY(isClean("yields"));
    yields->beginButton().click(); // stops
}

void TestGoalTexts::edit()
{
    GoalSetDocument &document = m_window->document();
    const RowId id = document.set().objectives[0].id;
    setWeighting(document, {id}, 7);
    setGoal(document, id, u"Have {{X}} zork[[s]] instead"_s);
    setPart(document, {id}, ObjectiveColumn::Enabled, false);
    setPart(document, {id}, ObjectiveColumn::Enabled, true);
    setRange(document, {document.set().objectives[4].id}, {0});
    setLimit(document, {document.set().objectives[5].id}, 9999);
    setWeighting(document, {document.set().objectives[6].id}, 300);
    removeObjectives(document, {document.set().objectives[7].id});
    waitForBoard();
    m_window->toolStrip().open(m_window->findChild<ProblemsPanel *>());
    QTest::qWait(300); // the receipt follows
    QVERIFY(isClean("edited"));
    document.undoStack().undo();
    waitForBoard();
    QVERIFY(isClean("undone"));
}

void TestGoalTexts::searchSeeds()
{
    const QList<Objective> &goals = m_window->document().set().objectives;
    SeedsPanel &seeds = m_window->seedsPanel();
    m_window->toolStrip().open(&seeds);
    seeds.form().bar().goal().setGoal(goals[3].id);
    seeds.form().bar().other().setGoal(goals[1].id);
    QCOMPARE(seeds.form().bar().goal().goal(), goals[3].id);
    seeds.form().criteria().add(GoalCriterion{.goal = goals[8].id});
    seeds.form().setSeeds({.first = 1, .last = 3});
    seeds.search();
    // A board may take long; found ones or not, the same texts are shown.
    if (!QTest::qWaitFor(
            [&] { return seeds.finder().state() != SeedFinder::State::Searching; }, 2'000))
        seeds.finder().stop();
    QVERIFY(isClean("seeds"));
    seeds.form().criteria().add(PairCriterion{.goal = goals[3].id, .other = goals[2].id});
    seeds.showPage(SeedsPanel::Page::Sheet);
    seeds.sheetPage().lightGoal(goals[0].id);
    QTest::qWait(50);
    QVERIFY(isClean("sheet"));
}

void TestGoalTexts::tune()
{
    m_window->toolStrip().open(&m_window->labPanel());
    auto *tool = m_window->findChild<TuneTool *>();
    if (tool == nullptr)
        return;
    m_window->labPanel().tools().setCurrentWidget(tool);
    QVERIFY(isClean("targets"));
    if (!tool->beginButton().isEnabled())
        return;
    tool->study().setOptions({.seeds = 100}, {});
    tool->study().begin();
    if (!QTest::qWaitFor([&] { return !tool->study().isRunning(); }, 3'000))
        tool->study().stop();
    QVERIFY(isClean("tuned"));
}

BOARDWRIGHT_UNIT(TestGoalTexts, QApplication)

#include "tst_goal_texts.moc"
