// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What fits into a window of 1280 by 800 pixels.

#include "core/constrained/parameters.h"
#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/goals/objectives_model.h"
#include "ui/text/field_words.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_tabs.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/line_labels.h"
#include "ui/widgets/board/overlay_bar.h"
#include "ui/widgets/board/why_page.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/details/details_form.h"
#include "ui/widgets/goals/column_sets.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/history/history_panel.h"
#include "ui/widgets/lab/lab_panel.h"
#include "ui/widgets/lab/seeds_panel.h"
#include "ui/widgets/lab/statistics_page.h"
#include "ui/widgets/lab/statistics_panel.h"
#include "ui/widgets/palette/command_palette.h"
#include "ui/widgets/palette/palette_actions.h"
#include "ui/widgets/problems/problems_panel.h"
#include "ui/widgets/problems/problems_tree.h"
#include "ui/widgets/source/source_view.h"
#include "ui/widgets/window/document_files.h"
#include "ui/widgets/window/side_tabs.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestLayout : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void cleanup() { end(); }

    static void theFirstWindowFitsItsScreen();
    void goalsCanBeRead();
    void panelsLeaveTheBoardAlone();
    void panelsFitTheirContent();
    void sectionsOfTheDetailsAreWhole();
    void overlaysLeaveTheBoardAlone();
    void aMaximisedPanelHasTheTablesPlace();
    void whyThisGoalLeavesCellsLegible();
    void tightestRulesAreWhole();
    void seedsLeaveRoomForLongerWords();
    void statisticsShowFortyGoals();
    void overlaysAreUnderHeadings();
    void openingGoesToObjectives();
    void thePaletteFindsWhatBoxesHold();
    void noMessageCoversThePalette();
    void anotherLabIsShownFromItsTop();

private:
    ObjectivesTable &table() { return m_window->objectivesView().table(); }

    ToolStrip &strip() { return m_window->toolStrip(); }

    QList<QWidget *> panels() const
    {
        return {m_window->findChild<ProblemsPanel *>(), &m_window->seedsPanel(),
            &m_window->statisticsPanel(), m_window->findChild<HistoryPanel *>()};
    }
};

void TestLayout::init()
{
    begin();
    openSampleCopy();
    m_window->resize(1280, 800);
    QTRY_COMPARE(m_window->size(), QSize(1280, 800));
    QCoreApplication::processEvents();
}

void TestLayout::theFirstWindowFitsItsScreen()
{
    QCOMPARE(firstWindowSize({1920, 1080}, 30), QSize(1280, 800));
    const QSize small = firstWindowSize({1280, 800}, 30);
    QVERIFY(small.width() < 1280 && small.width() > 1240);
    QVERIFY(small.height() < 770 && small.height() > 730);
}

void TestLayout::goalsCanBeRead()
{
    const ObjectivesModel &model = table().filter().model();
    for (int key = 1; key <= static_cast<int>(allColumnSets.size()); ++key) {
        QTest::keyClick(&table(), static_cast<Qt::Key>(Qt::Key_0 + key), Qt::AltModifier);
        const int width = table().columnWidth(static_cast<int>(ObjectiveColumn::Goal));
        QVERIFY2(width >= 260, qPrintable(u"set %1: %2"_s.arg(key).arg(width)));
    }
    QVERIFY(!isInSet(model, ColumnSet::Balance, static_cast<int>(ObjectiveColumn::Range)));
}

void TestLayout::panelsLeaveTheBoardAlone()
{
    QTRY_VERIFY(m_window->preview().isUpToDate() && m_window->statistics().isUpToDate());
    const QSize board = m_window->boardPanel().view().size();
    for (QWidget *panel : panels()) {
        strip().open(panel);
        QTest::qWait(20); // layouts settle one after the other
        const char *name = panel->metaObject()->className();
        QVERIFY2(panel->isVisible(), name);
        QTRY_COMPARE(m_window->boardPanel().view().size(), board);
        QCOMPARE(m_window->size(), QSize(1280, 800));
        QVERIFY2(table().height() > 150, name);
        QVERIFY2(panel->width() >= panel->minimumSizeHint().width(), name);
    }
}

void TestLayout::panelsFitTheirContent()
{
    auto *problems = m_window->findChild<ProblemsPanel *>();
    QTRY_VERIFY(m_window->preview().isUpToDate());
    const int line = m_window->fontMetrics().height();
    strip().open(problems);
    QTest::qWait(20);
    QCOMPARE(problems->tree().model()->rowCount(), 1);
    QTRY_VERIFY(problems->height() < 5 * line);
    const int before = problems->height();
    // More problems get more room, up to the usual height of a panel.
    const QList<Objective> &goals = m_window->document().set().objectives;
    for (int row = 0; row < 6; ++row) {
        setWeighting(m_window->document(), {goals[row].id}, 300);
        setLimit(m_window->document(), {goals[row + 6].id}, 50 + row);
        setTag(m_window->document(), {goals[row + 12].id}, u"tag%1"_s.arg(row));
    }
    QTRY_VERIFY(m_window->preview().isUpToDate() && problems->tree().model()->rowCount() > 2);
    problems->tree().expandAll();
    QTest::qWait(20);
    QTRY_VERIFY(problems->height() > before);
    QVERIFY(problems->height() < 12 * line);
    strip().open(&m_window->statisticsPanel());
    QTest::qWait(20);
    QVERIFY(m_window->statisticsPanel().height() >= 10 * line);
}

void TestLayout::sectionsOfTheDetailsAreWhole()
{
    const auto *sections = m_window->sideTabs().details().findChild<QTabBar *>();
    QCOMPARE(sections->size(), sections->sizeHint());
}

void TestLayout::overlaysLeaveTheBoardAlone()
{
    BoardChoice &choice = m_window->boardChoice();
    choice.setSeed(u"7"_s);
    QTRY_VERIFY(m_window->preview().isUpToDate() && m_window->statistics().isUpToDate());
    QTest::qWait(20);
    const QRect bar = m_window->findChild<OverlayBar *>()->geometry();
    for (const Overlay &overlay : overlaysOf(choice.generator().info())) {
        choice.setOverlay(keyOf(overlay));
        QTest::qWait(20);
        QTRY_COMPARE(m_window->findChild<OverlayBar *>()->geometry(), bar);
    }
}

void TestLayout::aMaximisedPanelHasTheTablesPlace()
{
    QVERIFY(!strip().maximiseAction()->isEnabled());
    StatisticsPanel &panel = m_window->statisticsPanel();
    table().setFocus();
    strip().open(&panel);
    table().setFocus();
    strip().maximiseAction()->trigger();
    QCoreApplication::processEvents();
    QVERIFY(!m_window->sideTabs().isVisible());
    QVERIFY(panel.height() > 500);
    QVERIFY(panel.isAncestorOf(QApplication::focusWidget()) || panel.hasFocus());
    const ToolStrip::State state = strip().state();
    QVERIFY(state.isMaximised);
    strip().maximiseAction()->trigger();
    QVERIFY(m_window->sideTabs().isVisible());
    strip().maximiseAction()->trigger();
    QTest::keyClick(&panel, Qt::Key_Escape);
    QVERIFY(m_window->sideTabs().isVisible());
    QVERIFY(table().hasFocus());
    QVERIFY(!strip().maximiseAction()->isChecked());
    strip().restoreState(state);
    QVERIFY(strip().isOpen(&panel) && strip().maximiseAction()->isChecked());
}

/// What the page says at length need not stand above it.
void TestLayout::whyThisGoalLeavesCellsLegible()
{
    BoardChoice &choice = m_window->boardChoice();
    Settings settings = choice.settings();
    QVERIFY(setParameter(choice.generator().info().parameters, settings, u"size"_s, u"7x7"_s));
    choice.setSettings(settings);
    const BoardPanel &panel = m_window->boardPanel();
    QTRY_VERIFY(m_window->preview().isUpToDate() && panel.view().scene().cells.size() == 49);
    const auto *made = panel.findChild<QLabel *>(u"made"_s);
    QVERIFY(made->isVisible());
    panel.tabs().actions().first()->trigger();
    QVERIFY(panel.tabs().whyPage().isVisible());
    QVERIFY(!made->isVisible());
    QTRY_VERIFY(panel.view().cellRect(SiteIndex{0}).height() >= 55);
    panel.tabs().strip().open(nullptr);
    QVERIFY(made->isVisible());
}

/// In the legend, and at the edges of the board.
void TestLayout::tightestRulesAreWhole()
{
    BoardChoice &choice = m_window->boardChoice();
    choice.setOverlay(u"tightest"_s);
    const BoardPanel &panel = m_window->boardPanel();
    QTRY_VERIFY(m_window->preview().isUpToDate() && !panel.view().scene().lines.empty());
    QTest::qWait(20);
    const BoardView &view = panel.view();
    std::vector<QRectF> cells;
    for (int site = 0; site < static_cast<int>(view.scene().cells.size()); ++site)
        cells.push_back(view.cellRect(SiteIndex{site}));
    QFont bold = view.font();
    bold.setBold(true);
    const QFontMetricsF widest(bold);
    for (const LineLabel &label : lineLabels(view.scene(), cells, view.font())) {
        QVERIFY2(QRectF(view.rect()).contains(label.rect), qPrintable(label.text));
        QVERIFY2(
            widest.horizontalAdvance(label.text) <= label.rect.width(), qPrintable(label.text));
    }
    // Also where every rule is the tightest of some cell.
    const auto *legend = panel.findChild<Legend *>();
    const auto tightest = overlayOf(choice.generator().info(), u"tightest"_s);
    int wanted = 0;
    for (const Choice &rule : tightest->measure->classes)
        wanted += legend->fontMetrics().horizontalAdvance(choiceLabel(rule)) + 11;
    QVERIFY2(wanted <= legend->width(), qPrintable(u"%1, %2"_s.arg(wanted).arg(legend->width())));
}

/// In German, which is not shown here, the panel is a little wider and its place narrower.
void TestLayout::seedsLeaveRoomForLongerWords()
{
    SeedsPanel &panel = m_window->seedsPanel();
    strip().open(&panel);
    QTest::qWait(20);
    for (const auto page : {SeedsPanel::Page::List, SeedsPanel::Page::Sheet}) {
        panel.showPage(page);
        const int least = panel.minimumSizeHint().width();
        QVERIFY2(least <= panel.width() * 7 / 8, qPrintable(QString::number(least)));
    }
}

void TestLayout::statisticsShowFortyGoals()
{
    StatisticsPanel &panel = m_window->statisticsPanel();
    QTRY_VERIFY(m_window->statistics().result() && m_window->statistics().isUpToDate());
    strip().open(&panel);
    strip().maximiseAction()->trigger();
    QTest::qWait(20);
    StatisticsPage &goals = panel.page();
    QVERIFY(goals.order().rowCount() > 40);
    const int whole = goals.viewport()->height() / goals.rowHeight(0);
    QVERIFY2(whole >= 40, qPrintable(QString::number(whole)));
    QVERIFY(goals.rowHeight(0) >= goals.fontMetrics().height());
}

/// Which of them are of the board in sight, and which of thousands.
void TestLayout::overlaysAreUnderHeadings()
{
    const auto *box = m_window->findChild<OverlayBar *>()->findChild<QComboBox *>();
    QStringList titles;
    QStringList headings;
    for (int item = 0; item < box->count(); ++item) {
        const bool isOffered = box->model()->index(item, 0).flags().testFlag(Qt::ItemIsEnabled);
        const QString text = box->itemText(item);
        if (!isOffered && !text.isEmpty())
            headings << text;
        titles << text;
    }
    QCOMPARE(headings, QStringList({u"This board"_s, u"10,000 boards"_s}));
    for (const Overlay &overlay : m_window->boardChoice().overlays()) {
        const qsizetype at = box->findData(keyOf(overlay));
        QVERIFY(at > titles.indexOf(headings.first()));
        QCOMPARE(at > titles.indexOf(headings.last()), overlay.isOfSeeds());
    }
}

void TestLayout::openingGoesToObjectives()
{
    SideTabs &tabs = m_window->sideTabs();
    const QString other = pathOf(u"other.json"_s);
    writeFile(other, smallSet("Only one"));
    const auto open = [&](const QString &path) {
        QSignalSpy opened(&m_window->files(), &DocumentFiles::opened);
        tabs.setCurrentWidget(&tabs.source());
        m_window->openFile(path);
        QTRY_COMPARE(opened.count(), 1);
    };
    open(other);
    QVERIFY(tabs.currentWidget() != &tabs.source());
    QVERIFY(m_window->objectivesView().isVisible());
    QCOMPARE(tabs.tabText(tabs.indexOf(tabs.panel())), u"Constrained"_s);
    open(other); // opening the same file again keeps the source tab
    QCOMPARE(tabs.currentWidget(), &tabs.source());
}

void TestLayout::thePaletteFindsWhatBoxesHold()
{
    CommandPalette &palette = m_window->commandPalette();
    const auto choose = [&](const QString &typed) {
        palette.toggle();
        auto *line = palette.findChild<QLineEdit *>();
        QTest::keyClicks(line, typed);
        const QString first = palette.model().index(0).data().toString();
        for (const QString &word : typed.split(u' '))
            QVERIFY2(first.contains(word, Qt::CaseInsensitive),
                qPrintable(first + palette.model().index(1).data().toString()));
        QTest::keyClick(line, Qt::Key_Return);
    };
    const BoardChoice &board = m_window->boardChoice();
    choose(u"Ascend"_s);
    QCOMPARE(modeSettings(board.settings()).mode, GameMode::Ascend);
    choose(u"Side 9"_s);
    QCOMPARE(modeSettings(board.settings()).rows, 9);
    choose(u"Tightest rule"_s);
    QCOMPARE(board.overlay(), u"tightest"_s);
    choose(u"Overlay None"_s);
    QCOMPARE(board.overlay(), QString());

    // No two entries have the same title.
    QStringList titles;
    for (const PaletteAction &action : paletteActions(*m_window))
        titles << action.title;
    QStringList distinct = titles;
    distinct.removeDuplicates();
    for (const QString &title : distinct)
        titles.removeOne(title);
    QCOMPARE(titles, QStringList());
}

void TestLayout::noMessageCoversThePalette()
{
    CommandPalette &palette = m_window->commandPalette();
    const auto isWhole = [&] {
        // What is laid out later may raise something.
        QCoreApplication::sendPostedEvents();
        QEvent layout(QEvent::LayoutRequest);
        QCoreApplication::sendEvent(m_window.get(), &layout);
        QCoreApplication::sendPostedEvents();
        const QRect place = palette.geometry();
        return std::ranges::all_of(
            QList{place.topLeft(), place.topRight(), place.center()}, [&](const QPoint &point) {
                const QWidget *there = m_window->childAt(point);
                return there == &palette || palette.isAncestorOf(there);
            });
    };
    const QString words = u"a message of many words "_s.repeated(8);
    MessageBar &messages = m_window->messageBar();
    messages.showMessage(Severity::Hint, words);
    palette.toggle();
    QVERIFY(palette.geometry().intersects(messages.geometry()));
    QVERIFY(isWhole());
    // A message that comes while the palette is open.
    messages.hideMessage();
    messages.showMessage(Severity::Error, words);
    QVERIFY(messages.isVisible());
    QVERIFY(isWhole());
    palette.toggle();
}

void TestLayout::anotherLabIsShownFromItsTop()
{
    QTabWidget &tools = m_window->labPanel().tools();
    strip().open(&m_window->labPanel());
    const QScrollArea *frame = nullptr;
    for (QWidget *at = &m_window->labPanel(); frame == nullptr; at = at->parentWidget())
        frame = qobject_cast<QScrollArea *>(at);
    for (const QString &key : {u"worlds"_s, u"constrained"_s, u"worlds"_s, u"sculpted"_s}) {
        for (auto *button : tools.currentWidget()->findChildren<QAbstractButton *>()) {
            if (button->isVisible() && button->isEnabled())
                button->setFocus();
        }
        QVERIFY(tools.isAncestorOf(QApplication::focusWidget()));
        m_window->boardChoice().setGenerator(*generatorOf(key));
        QTest::qWait(20);
        QVERIFY(frame->verticalScrollBar() != nullptr);
        QCOMPARE(frame->verticalScrollBar()->value(), 0);
    }
}

BOARDWRIGHT_UNIT(TestLayout, QApplication)
#include "tst_layout.moc"
