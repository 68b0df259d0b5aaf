// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The context menu of goals: by keys and mouse, its entries, and the effect of each on the
// selection.

#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "tests/support/windows/menu_hands.h"
#include "tests/support/windows/objectives_fixture.h"
#include "ui/editing/document/edits.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include <functional>

using namespace boardwright;
using namespace Qt::StringLiterals;
using enum ObjectiveColumn;

class TestTableMenus final : public ObjectivesFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void opensByKeysAtTheCurrentCell();
    void opensByTheMouse();
    void nothingSelectedNoMenu();
    void runsByKeys();
    void offersWhatIsPossible();
    void eachEntryIsOneStep_data();
    void eachEntryIsOneStep();
    void entriesThatOpenEditors();
    void copiesAndShows();
    void movesOnlyInTheFile();

private:
    using Law = std::function<bool(const GoalSet &)>;

    /// Selects rows 1 and 2 of the five, with a cell of the weighting current.
    void selectTwo() const
    {
        current(1, Weighting);
        m_table->selectionModel()->select(
            QItemSelection(cell(1, Weighting), cell(2, Weighting)), QItemSelectionModel::Select);
    }
};

void TestTableMenus::init()
{
    open();
    m_view->resize(1'700, 400);
    setCategories(*m_document, CategoryKind::Board, {RowId{2}}, {u"sea"_s, u"a-b"_s});
    setCategories(*m_document, CategoryKind::Line, {RowId{5}}, {u"town"_s});
    setTag(*m_document, {RowId{4}}, u"boss"_s);
    setTag(*m_document, {RowId{2}}, u"mask"_s);
    setWeighting(*m_document, {RowId{2}}, 20);
    setZones(*m_document, {RowId{2}, RowId{3}}, Zone::Early | Zone::Mid);
    setEnabled(*m_document, {RowId{3}}, false);
    m_document->undoStack().clear();
    m_table->setFocus();
    selectTwo();
}

void TestTableMenus::cleanup()
{
    closeMenus();
    close();
}

void TestTableMenus::opensByKeysAtTheCurrentCell()
{
    m_view->resize(600, 400);
    current(1, Goal);
    selectRows(1, 2);
    pressMenuKey(*m_view);
    QVERIFY(openMenu() != nullptr);
    const QPoint place
        = m_table->viewport()->mapToGlobal(m_table->visualRect(m_table->currentIndex()).center());
    QCOMPARE(openMenu()->pos(), place);
    QTest::keyClick(openMenu(), Qt::Key_Escape);
    QVERIFY(openMenu() == nullptr);
    QVERIFY(m_table->hasFocus());
    QCOMPARE(selectedRows(), u"12"_s);
}

/// Outside the selection, the press selects first, as everywhere.
void TestTableMenus::opensByTheMouse()
{
    const auto rightClick = [this](int row) {
        const QPoint place = m_table->visualRect(cell(row, Goal)).center();
        QTest::mouseClick(m_table->viewport(), Qt::RightButton, {}, place);
        QContextMenuEvent event(
            QContextMenuEvent::Mouse, place, m_table->viewport()->mapToGlobal(place));
        QApplication::sendEvent(m_table->viewport(), &event);
    };
    rightClick(4);
    QVERIFY(openMenu() != nullptr);
    QCOMPARE(selectedRows(), u"4"_s);
    closeMenus();
    current(1, Goal);
    selectRows(1, 2);
    rightClick(2);
    QVERIFY(openMenu() != nullptr);
    QCOMPARE(selectedRows(), u"12"_s);
    closeMenus();
    // On the row numbers.
    const QHeaderView *rows = m_table->verticalHeader();
    const QPoint number(rows->width() / 2, rows->sectionViewportPosition(3) + 4);
    QTest::mouseClick(rows->viewport(), Qt::RightButton, {}, number);
    QContextMenuEvent event(
        QContextMenuEvent::Mouse, number, rows->viewport()->mapToGlobal(number));
    QApplication::sendEvent(rows->viewport(), &event);
    QVERIFY(openMenu() != nullptr);
    QCOMPARE(selectedRows(), u"3"_s);
}

void TestTableMenus::nothingSelectedNoMenu()
{
    m_table->clearSelection();
    pressMenuKey(*m_view);
    QVERIFY(openMenu() == nullptr);
}

void TestTableMenus::runsByKeys()
{
    pressMenuKey(*m_view);
    QTest::keyClick(openMenu(), Qt::Key_D); // Disable
    QCOMPARE(disabledRows(), u"+--++"_s);
    QCOMPARE(steps(), 1);
    pressMenuKey(*m_view);
    QTest::keyClick(openMenu(), Qt::Key_Z);
    QVERIFY(openMenu() != nullptr);
    QCOMPARE(openMenu()->actions().size(), 6); // four zones, a separator, and all zones
    QTest::keyClick(openMenu(), Qt::Key_L);
    QCOMPARE(m_document->set().objectives[1].progression, Zone::Early | Zone::Mid | Zone::Late);
    QCOMPARE(m_document->set().objectives[2].progression, Zone::Early | Zone::Mid | Zone::Late);
    QCOMPARE(steps(), 2);
    QVERIFY(m_table->hasFocus());
}

void TestTableMenus::offersWhatIsPossible()
{
    pressMenuKey(*m_view);
    for (const QAction *action : openMenu()->actions())
        QVERIFY2(action->isSeparator() || action->isEnabled()
                || action->text().contains(u"Remove Line"_s),
            qPrintable(action->text()));
    QVERIFY(!menuEntry(u"Remove Line Category"_s)->isEnabled()); // neither goal has one
    const auto texts = [](const QString &way) {
        QStringList all;
        for (const QAction *action : menuEntry(way)->menu()->actions()) {
            if (!action->isSeparator())
                all << action->text();
        }
        return all;
    };
    QCOMPARE(texts(u"Add Board Category"_s), (QStringList{u"a-b"_s, u"sea"_s}));
    QCOMPARE(texts(u"Remove Board Category"_s), (QStringList{u"a-b"_s, u"sea"_s}));
    QCOMPARE(texts(u"Add Line Category"_s), QStringList{u"town"_s});
    QCOMPARE(texts(u"Set Tag"_s), (QStringList{u"No Tag"_s, u"boss"_s, u"mask"_s, u"Other…"_s}));
    QVERIFY(menuEntry(u"Zones/Early"_s)->isChecked());
    QVERIFY(menuEntry(u"Zones/Mid"_s)->isChecked());
    QVERIFY(!menuEntry(u"Zones/Late"_s)->isChecked());
    closeMenus();
    setTag(*m_document, {RowId{1}}, u"a&b"_s); // not a mnemonic
    pressMenuKey(*m_view);
    QVERIFY(texts(u"Set Tag"_s).contains(u"a&&b"_s));
    closeMenus();
    current(0, Goal); // has no category
    pressMenuKey(*m_view);
    QVERIFY(!menuEntry(u"Remove Board Category"_s)->isEnabled());
    QVERIFY(menuEntry(u"Zones/Late"_s)->isChecked()); // no zones listed means all
}

void TestTableMenus::eachEntryIsOneStep_data()
{
    QTest::addColumn<QString>("way");
    QTest::addColumn<Law>("law");
    const auto row = [](const char *way, const Law &law) {
        QTest::newRow(way) << QString::fromUtf8(way) << law;
    };
    const auto both = [](const std::function<bool(const Objective &)> &isSo) {
        return [isSo](const GoalSet &set) {
            return isSo(set.objectives[1]) && isSo(set.objectives[2]) && !isSo(set.objectives[0]);
        };
    };
    const auto goals = [](const QString &numbers) {
        return [numbers](const GoalSet &set) {
            QStringList all;
            for (const Objective &objective : set.objectives)
                all << objective.goal.sliced(5);
            return all.join(u' ') == numbers;
        };
    };
    row("Cut", both([](const Objective &goal) { return goal.weighting == 100; }));
    row("Paste", both([](const Objective &goal) { return goal.weighting == 7; }));
    row("Clear Cells", both([](const Objective &goal) { return goal.weighting == 100; }));
    row("Duplicate Goals", goals(u"1 2 3 2 3 4 5"_s));
    row("Remove Goals", goals(u"1 4 5"_s));
    row("Fill Down", both([](const Objective &goal) { return goal.weighting == 20; }));
    row("Move Up", goals(u"2 3 1 4 5"_s));
    row("Move Down", goals(u"1 4 2 3 5"_s));
    row("Enable", [](const GoalSet &set) {
        return !set.objectives[1].disabled && !set.objectives[2].disabled;
    });
    row("Disable", both([](const Objective &goal) { return goal.disabled; }));
    row("Add Board Category/sea",
        both([](const Objective &goal) { return goal.boardCategories.contains(u"sea"_s); }));
    row("Add Line Category/town",
        both([](const Objective &goal) { return goal.lineCategories == QStringList{u"town"_s}; }));
    row("Remove Board Category/a-b", [](const GoalSet &set) {
        return set.objectives[1].boardCategories == QStringList{u"sea"_s};
    });
    row("Set Tag/boss", both([](const Objective &goal) { return goal.tag == u"boss"_s; }));
    row("Set Tag/No Tag", [](const GoalSet &set) {
        return set.objectives[1].tag.isEmpty() && set.objectives[3].tag == u"boss"_s;
    });
    row("Zones/Mid", both([](const Objective &goal) { return goal.progression == Zone::Early; }));
    row("Zones/Endgame", both([](const Objective &goal) {
        return goal.progression == (Zone::Early | Zone::Mid | Zone::Endgame);
    }));
    row("Zones/All Zones", [](const GoalSet &set) {
        return !set.objectives[1].progression && !set.objectives[2].progression;
    });
}

void TestTableMenus::eachEntryIsOneStep()
{
    QFETCH(const QString, way);
    QFETCH(const Law, law);
    QApplication::clipboard()->setText(u"7"_s);
    if (way == u"Enable"_s || way == u"Disable"_s) {
        setEnabled(*m_document, {RowId{2}, RowId{3}}, way == u"Disable"_s);
        m_document->undoStack().clear();
    }
    const GoalSet before = m_document->set();
    QVERIFY(!law(before));
    chooseInMenu(*m_view, way);
    QVERIFY(law(m_document->set()));
    QCOMPARE(steps(), 1);
    QVERIFY(!m_document->undoStack().undoText().isEmpty());
    m_document->undoStack().undo();
    QVERIFY(m_document->set() == before);
}

void TestTableMenus::entriesThatOpenEditors()
{
    chooseInMenu(*m_view, u"Set Weighting…"_s);
    type(u"33"_s);
    press(Qt::Key_Return);
    QCOMPARE(weightings(), QList({50, 33, 33, 50, 50}));
    selectTwo();
    chooseInMenu(*m_view, u"Set Tag/Other…"_s);
    type(u"fresh"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_document->set().objectives[1].tag, u"fresh"_s);
    QCOMPARE(m_document->set().objectives[2].tag, u"fresh"_s);
    QCOMPARE(steps(), 2);
    selectTwo();
    chooseInMenu(*m_view, u"Add Goal"_s);
    type(u"goal x"_s);
    press(Qt::Key_Return);
    QCOMPARE(goals(), u"1 2 3 x 4 5"_s); // below the selection
    QCOMPARE(steps(), 3);
}

void TestTableMenus::copiesAndShows()
{
    chooseInMenu(*m_view, u"Copy"_s);
    QCOMPARE(QApplication::clipboard()->text(), u"20\n50\n"_s);
    QSignalSpy activated(m_view.get(), &ObjectivesView::rowActivated);
    chooseInMenu(*m_view, u"Show on the Board"_s);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.last().first().value<RowId>(), RowId{2});
    QCOMPARE(steps(), 0);
}

void TestTableMenus::movesOnlyInTheFile()
{
    m_table->sortByColumn(static_cast<int>(Goal), Qt::DescendingOrder);
    chooseInMenu(*m_view, u"Move Up"_s);
    chooseInMenu(*m_view, u"Move Down"_s);
    QCOMPARE(steps(), 0);
}

BOARDWRIGHT_UNIT(TestTableMenus, QApplication)
#include "tst_table_menus.moc"
