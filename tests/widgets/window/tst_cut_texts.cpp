// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every text of the window can be read: in each language, in small and large windows, in large
// fonts. The test goes to each tab, panel and page with each sample; tst_cut_dialogs opens dialogs.

#include "core/generator/generator.h"
#include "tests/support/editing/goal_edits.h"
#include "tests/support/places.h"
#include "tests/support/sets/samples.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"
#include "tests/support/windows/cut_texts.h"
#include "tests/support/windows/spoken_language.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/position_edits.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_tabs.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/parameter_group.h"
#include "ui/widgets/controls/popup_panel.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/details/details_form.h"
#include "ui/widgets/goals/column_sets.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/lab/lab_panel.h"
#include "ui/widgets/lab/seeds_criterion_bar.h"
#include "ui/widgets/lab/seeds_form.h"
#include "ui/widgets/lab/seeds_panel.h"
#include "ui/widgets/lab/seeds_table.h"
#include "ui/widgets/lab/statistics_panel.h"
#include "ui/widgets/panels/generator_pages.h"
#include "ui/widgets/problems/problems_tree.h"
#include "ui/widgets/sections/section_table.h"
#include "ui/widgets/table/frozen_header.h"
#include "ui/widgets/window/document_files.h"
#include "ui/widgets/window/main_window.h"
#include "ui/widgets/window/side_tabs.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QListView>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSplitter>
#include <QTabWidget>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestCutTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup();

    void everyTextCanBeRead_data();
    void everyTextCanBeRead();

private:
    void showSample(const QString &name, QSize size);

    void look(QWidget &at, const QString &where);
    void lookAtPages(QWidget &at, const QString &where);
    void lookAtGoals();
    void lookAtTabs();
    void makeProblems();
    void lookAtPanels();
    void lookAtStatistics();
    void lookAtSeeds();
    void lookAtLab(const QString &where);
    void lookAtBoardPages();
    void lookAtMenus();

    SpokenLanguage m_language;
    std::unique_ptr<MainWindow> m_window;
    QStringList m_findings;
    QSet<QString> m_known;
};

namespace {

// In milliseconds; a tool may have none, for example because no board can be made.
constexpr int resultPause = 300; ///< for the first results of a tool
constexpr int searchPause = 2000; ///< for the first seeds of a search

} // namespace

void TestCutTexts::cleanup()
{
    if (m_window)
        m_window->document().undoStack().setClean();
    m_window.reset();
    m_language.end();
}

void TestCutTexts::showSample(const QString &name, QSize size)
{
    m_window = std::make_unique<MainWindow>();
    m_window->boardChoice().setSeed(u"7"_s);
    m_window->resize(size);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QSignalSpy opened(&m_window->files(), &DocumentFiles::opened);
    m_window->openFile(resourcePath(qPrintable(u"samples/%1.json"_s.arg(name))));
    QTRY_COMPARE(opened.count(), 1);
    m_window->resize(size);
    // No sample opens with the first generator that has a panel of its own.
    const Generator *first = generatorOf(QString(generatorPages().front().generator));
    if (name == u"harbour-day" && first != nullptr)
        m_window->boardChoice().setGenerator(*first);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    settleLayouts();
}

void TestCutTexts::look(QWidget &at, const QString &where)
{
    settleLayouts();
    QStringList found = cutTexts(at);
    // A number that has just arrived may be without its place still.
    for (int again = 0; again < 3 && !found.isEmpty(); ++again) {
        QTest::qWait(20);
        found = cutTexts(at);
    }
    for (const QString &finding : std::as_const(found)) {
        if (!m_known.contains(finding))
            m_findings << u"%1: %2"_s.arg(where, finding);
        m_known << finding;
    }
    if (const QString folder = qEnvironmentVariable("BOARDWRIGHT_PICTURES"); !folder.isEmpty()) {
        QString name = u"%1 %2.png"_s.arg(QString::fromLatin1(QTest::currentDataTag()), where);
        name.replace(u'/', u'_');
        QWidget &shown = at.isWindow() ? at : *m_window;
        shown.grab().save(QDir(folder).filePath(name));
    }
}

/// Each page of each tab widget in `at`, at any depth.
void TestCutTexts::lookAtPages(QWidget &at, const QString &where)
{
    auto *tabs = qobject_cast<QTabWidget *>(&at);
    if (tabs == nullptr) {
        for (auto *inside : at.findChildren<QTabWidget *>()) {
            if (inside->isVisible()) {
                tabs = inside;
                break;
            }
        }
    }
    if (tabs == nullptr) {
        look(at, where);
        return;
    }
    for (int tab = 0; tab < tabs->count(); ++tab) {
        if (!tabs->isTabVisible(tab))
            continue;
        tabs->setCurrentIndex(tab);
        look(at, u"%1, %2"_s.arg(where, tabs->tabText(tab)));
    }
}

void TestCutTexts::lookAtGoals()
{
    ObjectivesTable &table = m_window->objectivesView().table();
    m_window->sideTabs().showObjectives();
    for (int key = 1; key <= static_cast<int>(allColumnSets.size()); ++key) {
        QTest::keyClick(&table, static_cast<Qt::Key>(Qt::Key_0 + key), Qt::AltModifier);
        look(*m_window, u"goals, columns %1"_s.arg(key));
    }
    QTest::keyClick(&table, Qt::Key_2, Qt::AltModifier);
    settleLayouts();
    const int weighting
        = table.columnHeader().sectionViewportPosition(static_cast<int>(ObjectiveColumn::Weighting))
        + table.columnWidth(static_cast<int>(ObjectiveColumn::Weighting));
    if (weighting > table.viewport()->width() && table.isVisible())
        m_findings << u"the weighting is not in view: %1 of %2"_s.arg(weighting).arg(
            table.viewport()->width());
    QTest::keyClick(&table, Qt::Key_1, Qt::AltModifier);
    DetailsForm &details = m_window->sideTabs().details();
    if (table.model()->rowCount() > 0)
        table.selectRows({0});
    details.setOpen(true);
    const int sections = details.findChild<QTabBar *>()->count();
    for (int section = 0; section < sections; ++section) {
        details.setSection(section);
        look(details, u"details %1"_s.arg(section));
    }
    QTest::keyClick(&table, Qt::Key_H, Qt::ControlModifier);
    look(m_window->objectivesView(), u"replace"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
}

void TestCutTexts::lookAtTabs()
{
    SideTabs &tabs = m_window->sideTabs();
    for (int tab = 0; tab < tabs.count(); ++tab) {
        tabs.setCurrentIndex(tab);
        settleLayouts();
        lookAtPages(*tabs.widget(tab), u"tab %1"_s.arg(tabs.tabText(tab)));
    }
    tabs.showObjectives();
}

void TestCutTexts::lookAtStatistics()
{
    StatisticsPanel &panel = m_window->statisticsPanel();
    QTRY_VERIFY(m_window->statistics().result() || m_window->statistics().isUpToDate());
    for (int page = 0; page < panel.list().model()->rowCount(); ++page) {
        panel.list().setCurrentIndex(panel.list().model()->index(page, 0));
        look(panel, u"statistics %1"_s.arg(page));
    }
}

void TestCutTexts::lookAtSeeds()
{
    SeedsPanel &panel = m_window->seedsPanel();
    auto *bar = panel.findChild<SeedsCriterionBar *>();
    for (const auto kind : {SeedsCriterionBar::Kind::Line, SeedsCriterionBar::Kind::Pair,
             SeedsCriterionBar::Kind::Relaxations, SeedsCriterionBar::Kind::Number}) {
        bar->setKind(kind);
        look(panel, u"seeds by %1"_s.arg(static_cast<int>(kind)));
    }
    Q_EMIT panel.form().searchWanted();
    const auto *found = panel.findChild<SeedsTable *>();
    for (int waited = 0; waited < searchPause && found->model()->rowCount() == 0; waited += 20)
        QTest::qWait(20);
    look(panel, u"seeds found"_s);
    Q_EMIT panel.form().stopWanted();
    panel.showPage(SeedsPanel::Page::Sheet);
    look(panel, u"contact sheet"_s);
    panel.showPage(SeedsPanel::Page::List);
}

/// Each tool before and after its first results.
void TestCutTexts::lookAtLab(const QString &where)
{
    lookAtPages(m_window->labPanel(), where);
    QTabWidget &tools = m_window->labPanel().tools();
    for (int tool = 0; tool < tools.count(); ++tool) {
        tools.setCurrentIndex(tool);
        QWidget &page = *tools.widget(tool);
        if (auto *targets = page.findChild<SectionTable *>()) {
            targets->view().action(SheetVerb::Add)->trigger();
            settleLayouts();
        }
        auto *begin = qobject_cast<QPushButton *>(page.focusProxy());
        if (begin == nullptr || !begin->isEnabled())
            continue;
        begin->click();
        QTest::qWait(resultPause);
        look(page, u"%1, %2 with results"_s.arg(where, tools.tabText(tool)));
        begin->click();
    }
}

/// Some with fixes.
void TestCutTexts::makeProblems()
{
    GoalSetDocument &document = m_window->document();
    const QList<Objective> goals = document.set().objectives;
    for (qsizetype row = 0; row + 3 < goals.size() && row < 3; ++row) {
        setWeighting(document, {goals[row].id}, 300);
        setTag(document, {goals[row + 1].id}, u"tag %1"_s.arg(row));
    }
    if (!goals.isEmpty())
        forceTo(document, goals.first().id, 3);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    m_window->findChild<ProblemsTree *>()->expandAll();
}

void TestCutTexts::lookAtPanels()
{
    makeProblems();
    ToolStrip &strip = m_window->toolStrip();
    for (QAction *action : m_window->findChildren<QAction *>()) {
        if (action->parent() != &strip || !action->isCheckable() || !action->isVisible()
            || action == strip.maximiseAction())
            continue;
        action->trigger();
        settleLayouts();
        QWidget *panel = strip.openPanel();
        const QString where = u"panel %1"_s.arg(action->text());
        look(*m_window, where);
        if (panel == &m_window->statisticsPanel())
            lookAtStatistics();
        else if (panel == &m_window->seedsPanel())
            lookAtSeeds();
        else if (panel == &m_window->labPanel())
            lookAtLab(where);
    }
    strip.open(nullptr);
}

void TestCutTexts::lookAtBoardPages()
{
    BoardTabs &tabs = m_window->boardPanel().tabs();
    m_window->boardPanel().view().setCurrentSite(SiteIndex{0});
    for (QAction *action : tabs.actions()) {
        if (!action->isVisible())
            continue;
        action->trigger();
        settleLayouts();
        look(*m_window, u"board page %1"_s.arg(action->text()));
    }
    tabs.strip().open(nullptr);
    for (const QString &overlay : {u"tightest"_s, u"appearances"_s}) {
        m_window->boardChoice().setOverlay(overlay);
        look(m_window->boardPanel(), u"overlay"_s);
    }
    m_window->boardChoice().setOverlay({});
}

/// What buttons open below them.
void TestCutTexts::lookAtMenus()
{
    for (auto *group : m_window->findChildren<ParameterGroup *>()) {
        if (!group->isVisible())
            continue;
        group->click();
        if (auto *panel = group->findChild<PopupPanel *>();
            panel != nullptr && panel->isVisible()) {
            look(*panel, u"settings %1"_s.arg(group->text()));
            panel->close();
        }
    }
}

void TestCutTexts::everyTextCanBeRead_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("font");
    const QString walks = qEnvironmentVariable("BOARDWRIGHT_LONG_WALKS");
    QStringList samples;
    for (const auto &[generator, sample] : generatorSamples())
        samples << sample;
    qsizetype next = 0;
    for (const char *name : shownLanguages) {
        const QString language = QString::fromLatin1(name);
        for (const Screen &screen : screens) {
            const QString one = samples[next++ % samples.size()];
            for (const QString &sample : samples) {
                // German has the longest words.
                const bool isUsual = walks.isEmpty() && language == u"de"
                    && screen.size.width() == 1024 && (!areWalksShort() || sample == one);
                if (isUsual || walks == u"all" || (!walks.isEmpty() && sample == one))
                    QTest::addRow("%s %s %s", qPrintable(language), screen.name, qPrintable(sample))
                        << language << sample << screen.size << screen.font;
            }
        }
    }
}

void TestCutTexts::everyTextCanBeRead()
{
    QFETCH(QString, language);
    QFETCH(QString, sample);
    QFETCH(QSize, size);
    QFETCH(double, font);
    m_language.speak(language, font);
    m_findings.clear();
    m_known.clear();
    showSample(sample, size);
    const auto checkSize = [&](const QString &when) {
        if (m_window->size() != size)
            m_findings << u"%1: the window needs %2 x %3"_s.arg(when)
                              .arg(m_window->width())
                              .arg(m_window->height());
    };
    checkSize(u"at first"_s);
    lookAtGoals();
    lookAtTabs();
    checkSize(u"after tabs"_s);
    lookAtPanels();
    checkSize(u"after panels"_s);
    lookAtBoardPages();
    checkSize(u"after board pages"_s);
    lookAtMenus();
    // Either side gives way to the other.
    auto *sides = m_window->findChild<QSplitter *>(u"sides"_s);
    sides->setSizes({sides->width(), 0});
    const int widest = sides->sizes().first();
    sides->setSizes({0, sides->width()});
    if (widest - sides->sizes().first() < 100)
        m_findings << u"the splitter moves by %1 pixels only"_s.arg(
            widest - sides->sizes().first());
    QVERIFY2(m_findings.isEmpty(), qPrintable(u'\n' + m_findings.join(u'\n')));
}

BOARDWRIGHT_UNIT(TestCutTexts, QApplication)
#include "tst_cut_texts.moc"
