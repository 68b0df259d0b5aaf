// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Spreadsheet keys in the table of goals, and their effect on the set.

#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "tests/support/windows/objectives_fixture.h"
#include "ui/editing/document/edits.h"
#include "ui/widgets/cells/zones_edit.h"
#include "ui/widgets/controls/tool_tips.h"
#include "ui/widgets/goals/objectives_table.h"

#include <QApplication>
#include <QClipboard>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestTableKeys final : public ObjectivesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { open(); }

    void cleanup() { close(); }

    void enterAndTabMove();
    void shiftEnterGoesUpFromAnEditor();
    void tabStaysInTheSelection();
    void controlArrowsGoToTheEnd();
    void newGoalIsOneStep();
    void newGoalGoesWithoutATrace();
    void deleteClearsCellsOrRemovesGoals();
    void fillsDown();
    void duplicates();
    void movesRows();
    void pastesBlocks();
    void oneBadCellKeepsNothingElseOut();
    void newGoalsAreTypedOneAfterTheOther();
    void severalLinesAreGoals();
    void titlesSayWhichColumnIsWhich();
    void titlesAboveOtherCellsAreNone();
    void whatIsTypedOrPastedIsDeclared();
    void spaceTogglesTheBoxOfItsColumn();
    void zonesAreTyped();
    void wrongZonesStayOpen();
    void copiesRectangles();

private:
    void select(int top, ObjectiveColumn left, int bottom, ObjectiveColumn right) const
    {
        m_table->selectionModel()->setCurrentIndex(
            cell(top, left), QItemSelectionModel::ClearAndSelect);
        m_table->selectionModel()->select(
            QItemSelection(cell(top, left), cell(bottom, right)), QItemSelectionModel::Select);
    }

    /// Scrolls to the cell first, because some columns are hidden.
    void goTo(int row, ObjectiveColumn column) const
    {
        m_table->setColumnHidden(static_cast<int>(column), false);
        m_table->scrollTo(cell(row, column));
        current(row, column);
    }

    /// Null if it is not open.
    ZonesEdit *zonesEditor() const { return m_table->findChild<ZonesEdit *>(); }

    const Objective &objective(int row) const { return m_document->set().objectives.at(row); }

    static void copyText(const QString &text) { QApplication::clipboard()->setText(text); }
};

void TestTableKeys::enterAndTabMove()
{
    current(0, ObjectiveColumn::Weighting);
    press(Qt::Key_Return);
    QCOMPARE(m_table->currentIndex(), cell(1, ObjectiveColumn::Weighting));
    press(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(selectedRows(), u"0"_s);
    press(Qt::Key_Tab);
    QCOMPARE(m_table->currentIndex(), cell(0, ObjectiveColumn::Limit));
    press(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(m_table->currentIndex(), cell(0, ObjectiveColumn::Weighting));
    current(0, ObjectiveColumn::Icons);
    press(Qt::Key_Tab);
    QCOMPARE(m_table->currentIndex(), cell(1, ObjectiveColumn::Goal));
    QCOMPARE(steps(), 0);
}

void TestTableKeys::shiftEnterGoesUpFromAnEditor()
{
    current(2, ObjectiveColumn::Weighting);
    type(u"7"_s);
    press(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(weightings()[2], 7);
    QCOMPARE(m_table->currentIndex(), cell(1, ObjectiveColumn::Weighting));
}

void TestTableKeys::tabStaysInTheSelection()
{
    select(1, ObjectiveColumn::Weighting, 2, ObjectiveColumn::Limit);
    QList<std::pair<int, int>> way;
    for (int i = 0; i < 4; ++i) {
        press(Qt::Key_Tab);
        way.append({m_table->currentIndex().row(), m_table->currentIndex().column() - 6});
    }
    QCOMPARE(way, (QList<std::pair<int, int>>{{1, 1}, {2, 0}, {2, 1}, {1, 0}}));
    way.clear();
    for (int i = 0; i < 4; ++i) {
        press(Qt::Key_Return);
        way.append({m_table->currentIndex().row(), m_table->currentIndex().column() - 6});
    }
    QCOMPARE(way, (QList<std::pair<int, int>>{{2, 0}, {1, 1}, {2, 1}, {1, 0}}));
    QCOMPARE(selectedRows(), u"12"_s);
}

void TestTableKeys::controlArrowsGoToTheEnd()
{
    setTag(*m_document, {RowId{3}}, u"t"_s);
    current(0, ObjectiveColumn::Weighting);
    press(Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(m_table->currentIndex(), cell(4, ObjectiveColumn::Weighting));
    current(0, ObjectiveColumn::Tag);
    press(Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(m_table->currentIndex(), cell(2, ObjectiveColumn::Tag));
    press(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_table->currentIndex(), cell(4, ObjectiveColumn::Tag));
    QCOMPARE(selectedRows(), u"234"_s);
}

void TestTableKeys::newGoalIsOneStep()
{
    current(1, ObjectiveColumn::Weighting);
    press(Qt::Key_Insert);
    QCOMPARE(m_table->model()->rowCount(), 6);
    type(u"new {{X}} of {{X}}"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_document->set().objectives[2].goal, u"new {{X}} of {{X}}"_s);
    QCOMPARE(steps(), 1);
    QCOMPARE(m_document->undoStack().undoText(), u"Add \"new X of X\""_s); // without marks
    m_document->undoStack().undo();
    QCOMPARE(goals(), u"1 2 3 4 5"_s);
}

void TestTableKeys::newGoalGoesWithoutATrace()
{
    current(4, ObjectiveColumn::Goal);
    press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(m_table->model()->rowCount(), 6);
    type(u"ne"_s);
    press(Qt::Key_Escape);
    QCOMPARE(goals(), u"1 2 3 4 5"_s);
    QCOMPARE(steps(), 0);
    QVERIFY(!m_document->isModified());
}

void TestTableKeys::deleteClearsCellsOrRemovesGoals()
{
    select(1, ObjectiveColumn::Weighting, 2, ObjectiveColumn::Weighting);
    press(Qt::Key_Delete);
    QCOMPARE(weightings(), QList({50, 100, 100, 50, 50}));
    QCOMPARE(steps(), 1);
    press(Qt::Key_Space, Qt::ShiftModifier);
    press(Qt::Key_Delete);
    QCOMPARE(goals(), u"1 4 5"_s);
    QCOMPARE(m_table->currentIndex(), cell(1, ObjectiveColumn::Weighting));
    current(0, ObjectiveColumn::Goal);
    press(Qt::Key_Delete, Qt::ControlModifier);
    QCOMPARE(goals(), u"4 5"_s);
    QCOMPARE(steps(), 3);
    m_document->undoStack().setIndex(0);
    QCOMPARE(goals(), u"1 2 3 4 5"_s);
    QCOMPARE(weightings(), QList({50, 50, 50, 50, 50}));
}

void TestTableKeys::fillsDown()
{
    setWeighting(*m_document, {RowId{2}}, 9);
    select(1, ObjectiveColumn::Weighting, 3, ObjectiveColumn::Weighting);
    press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(weightings(), QList({50, 9, 9, 9, 50}));
    current(4, ObjectiveColumn::Weighting); // a single row takes the value above
    press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(weightings(), QList({50, 9, 9, 9, 9}));
    QCOMPARE(steps(), 3);
}

void TestTableKeys::duplicates()
{
    select(1, ObjectiveColumn::Goal, 2, ObjectiveColumn::Goal);
    press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(goals(), u"1 2 3 2 3 4 5"_s);
    QCOMPARE(selectedRows(), u"34"_s);
    QCOMPARE(steps(), 1);
}

void TestTableKeys::movesRows()
{
    select(1, ObjectiveColumn::Goal, 2, ObjectiveColumn::Goal);
    press(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(goals(), u"1 4 2 3 5"_s);
    QCOMPARE(selectedRows(), u"23"_s);
    press(Qt::Key_Up, Qt::AltModifier);
    press(Qt::Key_Up, Qt::AltModifier);
    press(Qt::Key_Up, Qt::AltModifier); // already first
    QCOMPARE(goals(), u"2 3 1 4 5"_s);
    QCOMPARE(steps(), 3);
    m_filter->setText(u"goal"_s);
    m_table->sortByColumn(static_cast<int>(ObjectiveColumn::Goal), Qt::DescendingOrder);
    press(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(steps(), 3);
}

void TestTableKeys::pastesBlocks()
{
    copyText(u"1\t2\n3\t4\n"_s);
    current(3, ObjectiveColumn::Weighting);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(weightings(), QList({50, 50, 50, 1, 3}));
    QCOMPARE(m_document->set().objectives[4].individualLimit, 4);
    copyText(u"8"_s); // one value fills the selection
    select(0, ObjectiveColumn::Weighting, 2, ObjectiveColumn::Weighting);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(weightings(), QList({8, 8, 8, 1, 3}));
    copyText(u"12\n13\n14"_s); // beyond the end
    current(4, ObjectiveColumn::Weighting);
    press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY2(m_document->set().objectives.size() == 7, qPrintable(shownReason()));
    QCOMPARE(weightings(), QList({8, 8, 8, 1, 12, 13, 14}));
    QCOMPARE(steps(), 3);
}

void TestTableKeys::oneBadCellKeepsNothingElseOut()
{
    copyText(u"1\n2\nmany\n4"_s);
    const int before = objective(2).weighting;
    current(0, ObjectiveColumn::Weighting);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(steps(), 1);
    QCOMPARE(objective(0).weighting, 1);
    QCOMPARE(objective(2).weighting, before);
    QCOMPARE(objective(3).weighting, 4);
    QVERIFY2(shownReason().contains(u"Row 3"_s), qPrintable(shownReason()));
    QVERIFY(shownReason().contains(u"Weighting"_s));
    QCOMPARE(m_view->table().selectedIds(), QList<RowId>{RowId{3}}); // the refused cell
}

/// Enter and Tab lead to the row below the last goal, which becomes a goal only when something is
/// typed.
void TestTableKeys::newGoalsAreTypedOneAfterTheOther()
{
    current(4, ObjectiveColumn::Goal);
    press(Qt::Key_Insert);
    type(u"sixth"_s);
    press(Qt::Key_Return);
    QCOMPARE(steps(), 1);
    for (const auto &text : {u"seventh"_s, u"eighth"_s}) {
        type(text);
        press(Qt::Key_Return);
    }
    QCOMPARE(steps(), 3);
    QCOMPARE(m_document->set().objectives.size(), 8);
    QCOMPARE(objective(5).goal, u"sixth"_s);
    QCOMPARE(objective(6).goal, u"seventh"_s);
    QCOMPARE(objective(7).goal, u"eighth"_s);
    press(Qt::Key_Up);
    QCOMPARE(QApplication::focusWidget(), m_table);
    QCOMPARE(m_document->set().objectives.size(), 8);

    ObjectivesTable &table = m_view->table();
    table.selectCell(table.currentIndex().siblingAtColumn(table.shownColumns().last()));
    press(Qt::Key_Tab);
    type(u"ninth"_s);
    press(Qt::Key_Return);
    QCOMPARE(objective(8).goal, u"ninth"_s);
}

/// Several pasted lines become goals wherever typing would begin one.
void TestTableKeys::severalLinesAreGoals()
{
    copyText(u"one\ntwo\n"_s);
    current(4, ObjectiveColumn::Goal);
    press(Qt::Key_F2);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(steps(), 1);
    QCOMPARE(objective(4).goal, u"goal 5"_s);
    QCOMPARE(objective(5).goal, u"one"_s);
    QCOMPARE(objective(6).goal, u"two"_s);

    copyText(u"three\n\nfour\n \n\t\n"_s); // lists and spreadsheets have empty rows
    press(Qt::Key_Insert);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_document->set().objectives.size(), 9);
    QCOMPARE(objective(8).goal, u"four"_s);
}

void TestTableKeys::titlesSayWhichColumnIsWhich()
{
    m_document->adopt({}, {});
    copyText(u"Weighting\tobjective\tmine\tTAG\n40\tfirst\tx\tsea\n\tsecond\n"_s);
    QWidget *focus = QApplication::focusWidget();
    QVERIFY(focus != nullptr);
    QTest::keyClick(focus, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_document->set().objectives.size(), 2);
    QCOMPARE(steps(), 1);
    QCOMPARE(objective(0).goal, u"first"_s);
    QCOMPARE(objective(0).weighting, 40);
    QCOMPARE(objective(0).tag, u"sea"_s);
    QCOMPARE(objective(1).goal, u"second"_s);

    m_document->adopt({}, {});
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Insert);
    type(u"only"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_document->set().objectives.size(), 1);
    QCOMPARE(objective(0).goal, u"only"_s);
}

/// Also over goals; but a word that is a title elsewhere may be what a cell holds.
void TestTableKeys::titlesAboveOtherCellsAreNone()
{
    copyText(u"Tag\tWeighting\nsea\t40\nsky\t41"_s); // columns only, in another order
    current(1, ObjectiveColumn::Goal);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(weightings(), QList({50, 40, 41, 50, 50}));
    QCOMPARE(objective(2).tag, u"sky"_s);
    QCOMPARE(goals(), u"1 2 3 4 5"_s);
    copyText(u"Weighting\n7\n8"_s); // a column with its title
    current(3, ObjectiveColumn::Weighting);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(weightings(), QList({50, 40, 41, 7, 8}));
    QCOMPARE(steps(), 2);

    copyText(u"name\nweight"_s);
    current(0, ObjectiveColumn::Tag);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(objective(0).tag, u"name"_s);
    QCOMPARE(objective(1).tag, u"weight"_s);
    copyText(u"Find\t3\tsquare\nLose\t4\tlife"_s);
    current(0, ObjectiveColumn::Goal);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(objective(0).goal, u"goal 1"_s);
    QCOMPARE(objective(1).goal, u"Find"_s);
    QCOMPARE(objective(2).goal, u"Lose"_s);
    QCOMPARE(m_document->set().objectives.size(), 7);
}

void TestTableKeys::whatIsTypedOrPastedIsDeclared()
{
    const GoalSet before = m_document->set();
    copyText(u"sea\tsky\nhill\t\n"_s);
    current(0, ObjectiveColumn::BoardCategories);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(
        m_document->set().boardLimits, QList<CategoryLimit>({{u"sea"_s, 100}, {u"hill"_s, 100}}));
    QCOMPARE(m_document->set().lineLimits, QList<CategoryLimit>({{u"sky"_s, 100}}));
    QCOMPARE(steps(), 1);
    current(2, ObjectiveColumn::Tag);
    type(u"Boss Rush"_s);
    press(Qt::Key_Return); // accepts the spelling as a tag
    press(Qt::Key_Return);
    QTRY_COMPARE(steps(), 2);
    QCOMPARE(m_document->set().objectives[2].tag, u"boss_rush"_s);
    QCOMPARE(m_document->set().tagNames, QStringList({u"boss_rush"_s}));
    m_document->undoStack().setIndex(0);
    QCOMPARE(m_document->set(), before);
}

void TestTableKeys::spaceTogglesTheBoxOfItsColumn()
{
    setProgressive(*m_document, {RowId{2}}, true);
    const auto progressive = [this] {
        QString on;
        for (const Objective &objective : m_document->set().objectives)
            on += objective.progressiveRanges ? u'+' : u'-';
        return on;
    };
    m_table->setColumnHidden(static_cast<int>(ObjectiveColumn::ProgressiveRanges), false);
    select(1, ObjectiveColumn::ProgressiveRanges, 3, ObjectiveColumn::ProgressiveRanges);
    press(Qt::Key_Space);
    QCOMPARE(progressive(), u"-+++-"_s); // one was off: all are on
    press(Qt::Key_Space);
    QCOMPARE(progressive(), u"-----"_s);
    QCOMPARE(steps(), 3);
    QCOMPARE(selectedRows(), u"123"_s);
    QCOMPARE(disabledRows(), u"+++++"_s);
    current(0, ObjectiveColumn::Tag); // has no box: toggles the goal itself
    press(Qt::Key_Space);
    QCOMPARE(disabledRows(), u"-++++"_s);
    QCOMPARE(steps(), 4);
}

void TestTableKeys::zonesAreTyped()
{
    goTo(1, ObjectiveColumn::Progression);
    type(u"early mid"_s);
    QVERIFY(zonesEditor());
    QCOMPARE(zonesEditor()->explanation(), u"early, mid"_s);
    press(Qt::Key_Return);
    QCOMPARE(objective(1).progression, Zone::Early | Zone::Mid);
    QCOMPARE(steps(), 1);
    QTRY_VERIFY(!zonesEditor());
    QCOMPARE(m_table->currentIndex(), cell(2, ObjectiveColumn::Progression));
    goTo(1, ObjectiveColumn::Progression);
    press(Qt::Key_F2);
    QVERIFY(zonesEditor());
    QCOMPARE(zonesEditor()->text(), u"E M"_s);
    type(u" n"_s); // at the end
    press(Qt::Key_Tab);
    QCOMPARE(objective(1).progression, Zone::Early | Zone::Mid | Zone::Endgame);
    QTRY_VERIFY(!zonesEditor());
    goTo(1, ObjectiveColumn::Progression);
    type(u"L"_s);
    press(Qt::Key_Escape);
    QTRY_VERIFY(!zonesEditor());
    press(Qt::Key_F2);
    press(Qt::Key_Return); // looking changes nothing
    QCOMPARE(objective(1).progression, Zone::Early | Zone::Mid | Zone::Endgame);
    QCOMPARE(steps(), 2);
    // Applies to all selected goals; no text means every zone.
    current(1, ObjectiveColumn::Progression);
    selectRows(1, 3);
    type(u"LM"_s);
    press(Qt::Key_Return);
    for (int row = 1; row < 4; ++row)
        QCOMPARE(objective(row).progression, Zone::Mid | Zone::Late);
    QCOMPARE(steps(), 3);
    QTRY_VERIFY(!zonesEditor());
    goTo(1, ObjectiveColumn::Progression);
    press(Qt::Key_F2);
    press(Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_Backspace);
    QCOMPARE(zonesEditor()->explanation(), u"early, mid, late, endgame"_s);
    press(Qt::Key_Return);
    QCOMPARE(objective(1).progression, Zones());
}

void TestTableKeys::wrongZonesStayOpen()
{
    goTo(0, ObjectiveColumn::Progression);
    type(u"dawn"_s);
    QVERIFY(zonesEditor());
    QVERIFY(zonesEditor()->explanation().contains(u"dawn"_s));
    press(Qt::Key_Return);
    QVERIFY(zonesEditor());
    QCOMPARE(steps(), 0);
    press(Qt::Key_Escape);
    QTRY_VERIFY(!zonesEditor());
    QCOMPARE(objective(0).progression, Zones());
    QCOMPARE(steps(), 0);
}

void TestTableKeys::copiesRectangles()
{
    select(1, ObjectiveColumn::Weighting, 2, ObjectiveColumn::Limit);
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"50\t1\n50\t1\n"_s);
    press(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(weightings(), QList({50, 100, 100, 50, 50}));
    // Whole goals, copied and pasted.
    select(0, ObjectiveColumn::Goal, 0, ObjectiveColumn::Goal);
    press(Qt::Key_Space, Qt::ShiftModifier);
    press(Qt::Key_C, Qt::ControlModifier);
    select(4, ObjectiveColumn::Goal, 4, ObjectiveColumn::Goal);
    press(Qt::Key_Space, Qt::ShiftModifier);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(goals(), u"1 2 3 4 1"_s);
}

BOARDWRIGHT_UNIT(TestTableKeys, QApplication)
#include "tst_table_keys.moc"
