// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where pasted goals go in the table of goals.

#include "core/base/limits.h"
#include "tests/support/unit.h"
#include "tests/support/windows/objectives_fixture.h"
#include "ui/widgets/controls/tool_tips.h"
#include "ui/widgets/goals/objectives_table.h"

#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestTablePaste final : public ObjectivesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { open(); }

    void cleanup() { close(); }

    void pastedGoalsAreAdded();
    void asManySelectedGoalsAreReplaced();
    void goalsArePastedIntoAnyView();
    void nothingIsPastedToTheLeft();
    void tooMuchIsRefused();

private:
    void select(int top, ObjectiveColumn left, int bottom, ObjectiveColumn right) const
    {
        m_table->selectionModel()->setCurrentIndex(
            cell(top, left), QItemSelectionModel::ClearAndSelect);
        m_table->selectionModel()->select(
            QItemSelection(cell(top, left), cell(bottom, right)), QItemSelectionModel::Select);
    }

    const Objective &objective(int row) const { return m_document->set().objectives.at(row); }

    static void copyText(const QString &text) { QApplication::clipboard()->setText(text); }
};

/// Goals that come with their titles never overwrite those that happen to be at the cursor,
/// wherever it is.
void TestTablePaste::pastedGoalsAreAdded()
{
    const GoalSet before = m_document->set();
    QSignalSpy told(m_view.get(), &ObjectivesView::told);
    for (const auto column :
        {ObjectiveColumn::Goal, ObjectiveColumn::Weighting, ObjectiveColumn::Enabled}) {
        copyText(u"Goal\tWeighting\tMine\na\t1\tx\nb\t2\ty\n\t\t\nc\t3\tz\n"_s);
        current(1, column);
        press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(weightings(), QList({50, 50, 1, 2, 3, 50, 50, 50}));
        QCOMPARE(objective(2).goal, u"a"_s);
        QCOMPARE(objective(1), before.objectives[1]);
        QCOMPARE(objective(5), before.objectives[2]);
        QCOMPARE(steps(), 1);
        QCOMPARE(m_document->undoStack().undoText(), u"Paste 3 goals"_s);
        QCOMPARE(told.last().first().toString(), u"3 goals added below row 2. Not pasted: Mine"_s);
        QCOMPARE(m_view->table().selectedIds().size(), 3);
        const GoalSet after = m_document->set();
        m_document->undoStack().undo();
        QCOMPARE(m_document->set(), before);
        m_document->undoStack().redo();
        QCOMPARE(m_document->set(), after);
        m_document->undoStack().undo();
        m_document->undoStack().clear();
    }
    // Without titles, several texts in the column of goals are goals; one text is a cell.
    copyText(u"a\t3, 4\nb"_s);
    current(1, ObjectiveColumn::Goal);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_document->set().objectives.size(), 7);
    QCOMPARE(objective(2).goal, u"a"_s);
    QCOMPARE(objective(2).range, QList({3, 4}));
    copyText(u"other words"_s);
    current(1, ObjectiveColumn::Goal);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(objective(1).goal, u"other words"_s);
    QCOMPARE(m_document->set().objectives.size(), 7);
    // A single goal with titles is not one of the cells, either.
    copyText(u"Goal\tWeighting\nc\t3"_s);
    current(6, ObjectiveColumn::Weighting);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_document->set().objectives.size(), 8);
    QCOMPARE(objective(7).goal, u"c"_s);
}

void TestTablePaste::asManySelectedGoalsAreReplaced()
{
    const GoalSet before = m_document->set();
    QSignalSpy told(m_view.get(), &ObjectivesView::told);
    copyText(u"Weighting\tGoal\n1\ta\n2\tb\n"_s);
    select(1, ObjectiveColumn::Weighting, 2, ObjectiveColumn::Weighting);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(weightings(), QList({50, 1, 2, 50, 50}));
    QCOMPARE(objective(2).goal, u"b"_s);
    QCOMPARE(m_document->undoStack().undoText(), u"2 goals replaced"_s);
    QVERIFY(told.last().first().toString().startsWith(u"2 goals replaced"_s));
    m_document->undoStack().undo();
    QCOMPARE(m_document->set(), before);
    // One more or one fewer is not as many.
    for (const int last : {1, 3}) {
        select(1, ObjectiveColumn::Goal, last, ObjectiveColumn::Goal);
        press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(m_document->set().objectives.size(), 7);
        QCOMPARE(objective(last + 1).goal, u"a"_s);
        m_document->undoStack().undo();
        QCOMPARE(m_document->set(), before);
    }
    // Whole goals, copied here.
    select(0, ObjectiveColumn::Goal, 1, ObjectiveColumn::Goal);
    press(Qt::Key_Space, Qt::ShiftModifier);
    press(Qt::Key_C, Qt::ControlModifier);
    select(3, ObjectiveColumn::Goal, 3, ObjectiveColumn::Goal);
    press(Qt::Key_Space, Qt::ShiftModifier);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(goals(), u"1 2 3 4 1 2 5"_s);
}

/// In any view goals are added below the one that the user sees, in the file.
void TestTablePaste::goalsArePastedIntoAnyView()
{
    m_table->sortByColumn(static_cast<int>(ObjectiveColumn::Goal), Qt::DescendingOrder);
    copyText(u"Goal\na 6\na 7"_s);
    current(3, ObjectiveColumn::Goal); // goal 2
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(objective(1).goal, u"goal 2"_s);
    QCOMPARE(objective(2).goal, u"a 6"_s);
    QCOMPARE(objective(4).goal, u"goal 3"_s);
    m_document->undoStack().undo();
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_filter->setText(u"4"_s);
    QCOMPARE(m_table->model()->rowCount(), 1);
    current(0, ObjectiveColumn::Goal);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(objective(3).goal, u"goal 4"_s);
    QCOMPARE(objective(4).goal, u"a 6"_s);
    QCOMPARE(m_table->model()->rowCount(), 3); // shown, whatever the filter
}

/// A table without goals fills cells from the current one on, and none to the left of it.
void TestTablePaste::nothingIsPastedToTheLeft()
{
    const GoalSet before = m_document->set();
    copyText(u"Range\tWeighting\n3, 4\t7\n5, 6\t8"_s);
    current(0, ObjectiveColumn::Weighting);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(weightings(), QList({7, 8, 50, 50, 50}));
    QCOMPARE(objective(0).range, before.objectives[0].range);
    m_document->undoStack().undo();
    current(0, ObjectiveColumn::Limit);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_document->set(), before);
    QVERIFY2(shownReason().contains(u"left"_s), qPrintable(shownReason()));
    current(0, ObjectiveColumn::Goal);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(objective(0).range, QList({3, 4}));
    QCOMPARE(objective(1).weighting, 8);
}

/// A table with more rows than are read changes nothing, and the reason is told.
void TestTablePaste::tooMuchIsRefused()
{
    const GoalSet before = m_document->set();
    copyText(u"a\tb\n"_s.repeated(mostCsvLines + 1));
    current(1, ObjectiveColumn::Goal);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_document->set(), before);
    QCOMPARE(steps(), 0);
    QVERIFY2(shownReason().contains(u"100,000 rows"_s), qPrintable(shownReason()));
}

BOARDWRIGHT_UNIT(TestTablePaste, QApplication)
#include "tst_table_paste.moc"
