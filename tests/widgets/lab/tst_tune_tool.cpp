// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Targets, tuning and its result in the real window.

#include "core/lab/simulate.h"
#include "core/lab/tally_reading.h"
#include "tests/support/sets/tuned_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "tests/support/windows/worse_answer.h"
#include "ui/editing/document/name_edits.h"
#include "ui/widgets/lab/chart.h"
#include "ui/widgets/lab/lab_panel.h"
#include "ui/widgets/lab/tune_tool.h"
#include "ui/widgets/sections/section_table.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

class TestTuneTool final : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void cleanup() { closeBoardWindow(std::move(m_window)); }

    void targetsAreMetAndApplied();
    void whatWasNotComparedIsAsked();
    void onlyRulesOfTheSetMayChange();
    void everyGeneratorHasTheTool();

private:
    TuneTool &tool() const
    {
        QTabWidget &tools = m_window->labPanel().tools();
        tools.setCurrentIndex(tools.count() - 1);
        return *qobject_cast<TuneTool *>(tools.currentWidget());
    }

    std::unique_ptr<MainWindow> m_window;
};

/// From a set without targets: one is added, met and applied; the boards then are so.
void TestTuneTool::targetsAreMetAndApplied()
{
    m_window = boardWindow(unevenSet(60));
    QVERIFY(m_window);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QVERIFY(!tool().beginButton().isEnabled());
    const auto words = [this] { return tool().findChild<QLabel *>(u"tuneWords"_s)->text(); };
    QVERIFY(words().startsWith(u"Add targets"_s));
    tool().targets().view().addRow(); // all goals alike
    QTRY_VERIFY(tool().beginButton().isEnabled());
    QVERIFY(!tool().resumeButton().isVisibleTo(&tool()));
    QVERIFY(!tool().applyButton().isEnabled());
    QCOMPARE(tool().beginButton().text(), u"T&une"_s);
    tool().study().setOptions({.seeds = 3'000}, {}); // enough here, and soon done
    QTest::mouseClick(&tool().beginButton(), Qt::LeftButton);
    QVERIFY(tool().study().isRunning());
    QCOMPARE(tool().beginButton().text(), u"S&top"_s);
    QVERIFY(!tool().engineBox().isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(!tool().study().isRunning(), 300'000);
    QVERIFY(tool().chart().data().bars.size() > 10);
    QVERIFY(tool().view().model()->rowCount() > 60);
    const auto &trial = *tool().study().trial();
    QVERIFY(*trial.nearGoalsAfter > *trial.nearGoalsBefore + 0.3);
    QVERIFY(tool().applyButton().isEnabled());
    QVERIFY(answersWorse(*m_window, tool().study().worse(),
        [this] { QTest::mouseClick(&tool().applyButton(), Qt::LeftButton); }));
    QCOMPARE(m_window->document().undoStack().count(), 2); // a target, the settings
    QTRY_VERIFY(m_window->preview().isUpToDate());
    const Tally tally
        = simulate(m_window->preview().result()->subject, {.first = 1, .last = 3'000}, {});
    for (std::size_t row = 9; row < 60; ++row) // no bosses or songs
        QVERIFY(std::abs(appearanceShare(tally, row) - 23.0 / 51) < 0.06);
}

void TestTuneTool::whatWasNotComparedIsAsked()
{
    m_window = boardWindow(unevenSet(60));
    QVERIFY(m_window);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    tool().targets().view().addRow();
    QTRY_VERIFY(tool().beginButton().isEnabled());
    tool().study().setOptions(
        {.engine = TuneEngine::Climbing, .iterations = 100'000, .seeds = 16}, {});
    tool().beginButton().click();
    QTRY_VERIFY_WITH_TIMEOUT(
        tool().study().set() != nullptr && tool().study().bestSet() != *tool().study().set(),
        60'000);
    tool().beginButton().click(); // stops
    QVERIFY(tool().applyButton().isEnabled());
    QVERIFY(!tool().study().worse().isComplete);
    QVERIFY(tool().findChild<QLabel *>(u"tuneWords"_s)->text().contains(notComparedWords()));
    QVERIFY(
        answersWorse(*m_window, tool().study().worse(), [this] { tool().applyButton().click(); }));
    QCOMPARE(m_window->document().undoStack().count(), 2); // a target, the settings
}

/// "May Change" lists the limits and groups that the set has, also after an edit and its undo.
void TestTuneTool::onlyRulesOfTheSetMayChange()
{
    m_window = boardWindow(unevenSet(60)); // limits the board category of its bosses
    QVERIFY(m_window);
    QToolButton &button = tool().allowButton();
    const auto listed = [&] {
        QStringList titles;
        for (const QAction *action : button.menu()->actions()) {
            if (action->isVisible())
                titles << action->text();
        }
        return titles.join(u", "_s);
    };
    QCOMPARE(listed(), u"Board limits"_s);
    GoalSetDocument &document = m_window->document();
    editCategories(document,
        {{.name = u"kind 1"_s, .newName = {}, .limits = {{CategoryKind::Line, 30}}}}, u"limit"_s);
    QCOMPARE(listed(), u"Board limits, Line limits"_s);
    document.undoStack().undo();
    removeCategories(document, {u"boss"_s});
    QCOMPARE(listed(), QString());
    QVERIFY(!button.isVisibleTo(&tool()));
    document.undoStack().undo();
    QCOMPARE(listed(), u"Board limits"_s);
    QVERIFY(button.isVisibleTo(&tool()));
}

void TestTuneTool::everyGeneratorHasTheTool()
{
    m_window = boardWindow(unevenSet(60));
    QVERIFY(m_window);
    for (const Generator *generator : generators()) {
        m_window->boardChoice().setGenerator(*generator);
        QVERIFY(&m_window->boardChoice().generator() == generator);
        QVERIFY(qobject_cast<TuneTool *>(&tool()) != nullptr);
        QCOMPARE(tool().targets().model().rowCount(), 0);
    }
}

BOARDWRIGHT_UNIT(TestTuneTool, QApplication)
#include "tst_tune_tool.moc"
