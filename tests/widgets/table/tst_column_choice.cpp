// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Columns are shown and hidden in the menu of every table's header. What is hidden is neither
// changed nor lost.

#include "core/worlds/pool.h"
#include "tests/support/sets/zone_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/generators_fixture.h"
#include "tests/support/windows/menu_hands.h"
#include "ui/widgets/goals/column_sets.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/names/names_view.h"
#include "ui/widgets/table/frozen_header.h"
#include "ui/widgets/window/view_state.h"

#include <QApplication>
#include <QClipboard>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestColumnChoice final : public GeneratorsFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void cleanup()
    {
        closeMenus();
        close();
    }

    void everyHeaderHasTheMenu();
    void goalsKeepTheirChoiceBySet();
    void theCurrentCellStaysInSight();
    void hiddenCellsAreNotCleared();
    void wholeRowsComeBackWithHiddenCells();
    void pastedCellsGoToWhatIsShown();
    void choicesOutliveGeneratorsAndRuns();
    void statesOfOtherVersions();

private:
    Spreadsheet &goals() const { return m_window->objectivesView().table(); }

    Spreadsheet &zones() const
    {
        return *m_window->sideTabs().panel()->findChild<Spreadsheet *>(worlds::zoneTable.key);
    }

    static int columnOf(const Spreadsheet &view, const QString &title)
    {
        for (int column = 0; column < view.model()->columnCount(); ++column) {
            if (view.model()->headerData(column, Qt::Horizontal).toString() == title)
                return column;
        }
        return -1;
    }

    static void openHeaderMenu(Spreadsheet &view)
    {
        Q_EMIT view.columnHeader().customContextMenuRequested(QPoint(5, 5));
    }

    static void choose(Spreadsheet &view, const QString &entry)
    {
        openHeaderMenu(view);
        QAction *action = menuEntry(entry);
        QVERIFY2(action != nullptr && action->isEnabled(), qPrintable(entry));
        openMenu()->close();
        action->trigger();
        closeMenus();
    }

    /// A cell of the table of zones, as text.
    static QString rowValue(const GoalSet &set, int row, const Field &field)
    {
        return valueText(
            field, valueOf(set.tables.value(worlds::zoneTable.key).at(row).values, field));
    }

    void showWorlds();

    const GoalSet &set() const { return m_window->document().set(); }
};

void TestColumnChoice::init()
{
    show();
    GoalSet set = plotSet(30, 3);
    addZones(set, 4);
    open(set);
    m_window->boardChoice().setGenerator(plotGenerator());
    waitForBoard();
}

void TestColumnChoice::showWorlds()
{
    m_window->boardChoice().setGenerator(*generatorOf(u"worlds"));
    m_window->sideTabs().setCurrentWidget(m_window->sideTabs().panel());
}

void TestColumnChoice::everyHeaderHasTheMenu()
{
    int tables = 0;
    for (Spreadsheet *view : m_window->findChildren<Spreadsheet *>()) {
        if (view->model()->columnCount() < 2)
            continue;
        const QList<int> before = view->shownColumns();
        const int kept = view->columnChoice().kept();
        openHeaderMenu(*view);
        QVERIFY2(openMenu() != nullptr, qPrintable(view->accessibleName()));
        QList<QAction *> entries = openMenu()->actions();
        QCOMPARE(entries.size(), view->model()->columnCount() + 2); // a line, the default
        QVERIFY(!entries.last()->isEnabled()); // nothing was chosen
        for (QAction *entry : entries.first(view->model()->columnCount()))
            QVERIFY2(!entry->text().isEmpty(), qPrintable(view->accessibleName()));
        QCOMPARE(std::ranges::count_if(entries, &QAction::isChecked), before.size());
        closeMenus();
        const int column = before.last() == kept ? before.first() : before.last();
        view->columnChoice().choose(column, false);
        QVERIFY(view->isColumnHidden(column));
        QCOMPARE(view->shownColumns().size(), before.size() - 1);
        view->columnChoice().choose(kept, false);
        QVERIFY(!view->isColumnHidden(kept));
        choose(*view, u"Default Columns"_s);
        QCOMPARE(view->shownColumns(), before);
        ++tables;
    }
    QVERIFY2(tables > 5, qPrintable(QString::number(tables)));
    QVERIFY(!m_window->document().isModified());
}

void TestColumnChoice::goalsKeepTheirChoiceBySet()
{
    const int tooltip = static_cast<int>(ObjectiveColumn::Tooltip);
    const int limit = static_cast<int>(ObjectiveColumn::Limit);
    QTest::keyClick(&goals(), Qt::Key_2, Qt::AltModifier);
    choose(goals(), u"Tooltip"_s);
    choose(goals(), u"Limit"_s);
    QVERIFY(!goals().isColumnHidden(tooltip) && goals().isColumnHidden(limit));
    QTest::keyClick(&goals(), Qt::Key_3, Qt::AltModifier);
    QVERIFY(goals().isColumnHidden(tooltip));
    QTest::keyClick(&goals(), Qt::Key_2, Qt::AltModifier);
    QVERIFY(!goals().isColumnHidden(tooltip) && goals().isColumnHidden(limit));
    open(plotSet(5, 1)); // another file
    QVERIFY(!goals().isColumnHidden(tooltip) && goals().isColumnHidden(limit));
    const QByteArray state = m_window->objectivesView().state();
    choose(goals(), u"Default Columns"_s);
    QVERIFY(goals().isColumnHidden(tooltip) && !goals().isColumnHidden(limit));
    QVERIFY(m_window->objectivesView().restoreState(state));
    QVERIFY(!goals().isColumnHidden(tooltip) && goals().isColumnHidden(limit));
}

void TestColumnChoice::theCurrentCellStaysInSight()
{
    showWorlds();
    const int gems = columnOf(zones(), u"Gems"_s);
    zones().selectCell(zones().model()->index(2, gems));
    choose(zones(), u"Gems"_s);
    QCOMPARE(zones().currentIndex(), zones().model()->index(2, zones().columnChoice().kept()));
}

void TestColumnChoice::hiddenCellsAreNotCleared()
{
    showWorlds();
    const GoalSet before = set();
    const int gems = columnOf(zones(), u"Gems"_s);
    choose(zones(), u"Gems"_s);
    zones().setFocus();
    zones().selectionModel()->select(
        QItemSelection(zones().model()->index(1, gems - 1), zones().model()->index(1, gems + 1)),
        QItemSelectionModel::ClearAndSelect);
    QTest::keyClick(&zones(), Qt::Key_Delete);
    QVERIFY(set() != before); // the portals went
    QCOMPARE(rowValue(set(), 1, worlds::columns::gems), rowValue(before, 1, worlds::columns::gems));
    QVERIFY(rowValue(set(), 1, worlds::columns::portals).isEmpty());
}

void TestColumnChoice::wholeRowsComeBackWithHiddenCells()
{
    showWorlds();
    const auto gemsBefore = rowValue(set(), 1, worlds::columns::gems);
    QVERIFY(!gemsBefore.isEmpty());
    choose(zones(), u"Gems"_s);
    choose(zones(), u"Portals"_s);
    zones().setFocus();
    zones().selectRows({1});
    QTest::keyClick(&zones(), Qt::Key_C, Qt::ControlModifier);
    zones().selectRows({0});
    QTest::keyClick(&zones(), Qt::Key_V, Qt::ControlModifier); // onto a row without gems
    QCOMPARE(rowValue(set(), 0, worlds::columns::gems), gemsBefore);
    QCOMPARE(rowValue(set(), 0, worlds::columns::portals), u"a, b, c"_s);
    m_window->document().undoStack().undo();
    zones().selectCell(zones().model()->index(0, 0));
    QTest::keyClick(&zones(), Qt::Key_V, Qt::ControlModifier); // from its first cell on
    QCOMPARE(rowValue(set(), 0, worlds::columns::gems), gemsBefore);
}

void TestColumnChoice::pastedCellsGoToWhatIsShown()
{
    showWorlds();
    const auto gemsBefore = rowValue(set(), 1, worlds::columns::gems);
    choose(zones(), u"Gems"_s);
    const int portals = columnOf(zones(), u"Portals"_s);
    zones().setFocus();
    zones().selectCell(zones().model()->index(1, portals));
    QApplication::clipboard()->setText(u"north, south\t7"_s);
    QTest::keyClick(&zones(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(rowValue(set(), 1, worlds::columns::portals), u"north, south"_s);
    QCOMPARE(rowValue(set(), 1, worlds::columns::weight), u"7"_s);
    QCOMPARE(rowValue(set(), 1, worlds::columns::gems), gemsBefore);
}

void TestColumnChoice::choicesOutliveGeneratorsAndRuns()
{
    showWorlds();
    const int gems = columnOf(zones(), u"Gems"_s);
    choose(zones(), u"Gems"_s);
    m_window->boardChoice().setGenerator(plotGenerator());
    showWorlds();
    QVERIFY(zones().isColumnHidden(gems));
    const ViewState state = m_window->viewState();
    close();
    init();
    m_window->restoreViewState(viewStateFrom(toMap(state)));
    showWorlds();
    QVERIFY(zones().isColumnHidden(gems));
    QVERIFY(!m_window->document().isModified());
}

void TestColumnChoice::statesOfOtherVersions()
{
    showWorlds();
    const int gems = columnOf(zones(), u"Gems"_s);
    choose(zones(), u"Gems"_s);
    ViewState state = m_window->viewState();
    state.columns = "garbage";
    m_window->restoreViewState(state);
    QVERIFY(zones().isColumnHidden(gems));
    state.columns.clear();
    m_window->restoreViewState(state);
    QVERIFY(zones().isColumnHidden(gems));
}

BOARDWRIGHT_UNIT(TestColumnChoice, QApplication)
#include "tst_column_choice.moc"
