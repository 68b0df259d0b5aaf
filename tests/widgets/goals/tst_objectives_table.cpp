// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/unit.h"
#include "tests/support/windows/objectives_fixture.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/row_edits.h"
#include "ui/editing/goals/objectives_model.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestObjectivesTable final : public ObjectivesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { open(); }

    void cleanup() { close(); }

    void typedWeightingIsInTheDocument();
    void f2EditsTheGoal();
    void enterGoesDownTabToTheRight();
    void escapeKeepsTheValue();
    void severalGoalsGetTheTypedWeighting();
    void lookingIntoACellChangesNothing();
    void dragIsOneStep();
    void dragBackLeavesNothing();
    void dragSetsAllSelected();
    void escapeTakesTheDragBack();
    void clickOnTheBarOnlySelects();
    void dragAcrossRowsSelectsThem();
    void spaceTogglesAllSelected();
    void clickOnTheBoxToggles();
    void goalsThatGoFromManyPlaces();
    void anEditorWithoutARowIsNotCommitted();
};

void TestObjectivesTable::typedWeightingIsInTheDocument()
{
    current(1, ObjectiveColumn::Weighting);
    type(u"73"_s);
    QCOMPARE(steps(), 0);
    press(Qt::Key_Return);
    QCOMPARE(weightings(), QList({50, 73, 50, 50, 50}));
    QCOMPARE(steps(), 1);
    QCOMPARE(m_table->currentIndex(), cell(2, ObjectiveColumn::Weighting));
}

void TestObjectivesTable::f2EditsTheGoal()
{
    current(0, ObjectiveColumn::Goal);
    press(Qt::Key_F2);
    QCOMPARE(m_table->findChild<QLineEdit *>()->text(), u"goal 1"_s);
    press(Qt::Key_End);
    type(u"{{X}}"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_document->set().objectives[0].goal, u"goal 1{{X}}"_s);
}

void TestObjectivesTable::enterGoesDownTabToTheRight()
{
    current(0, ObjectiveColumn::Goal);
    type(u"a"_s);
    press(Qt::Key_Return);
    type(u"b"_s);
    press(Qt::Key_Tab);
    QCOMPARE(m_table->currentIndex(), cell(1, ObjectiveColumn::Range));
    QCOMPARE(m_document->set().objectives[0].goal, u"a"_s);
    QCOMPARE(m_document->set().objectives[1].goal, u"b"_s);

    current(4, ObjectiveColumn::Weighting); // the last row: Enter stays
    type(u"8"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_table->currentIndex(), cell(4, ObjectiveColumn::Weighting));
    QCOMPARE(weightings().last(), 8);
}

void TestObjectivesTable::escapeKeepsTheValue()
{
    current(0, ObjectiveColumn::Weighting);
    type(u"9"_s);
    press(Qt::Key_Escape);
    QCOMPARE(steps(), 0);
    QCOMPARE(m_table->currentIndex(), cell(0, ObjectiveColumn::Weighting));
}

void TestObjectivesTable::severalGoalsGetTheTypedWeighting()
{
    current(0, ObjectiveColumn::Weighting);
    selectRows(2, 3);
    type(u"12"_s);
    press(Qt::Key_Return);
    QCOMPARE(weightings(), QList({12, 50, 12, 12, 50}));
    QCOMPARE(steps(), 1);
    QCOMPARE(selectedRows(), u"023"_s);

    // An edit of a goal that is not selected changes only that goal.
    m_table->selectionModel()->setCurrentIndex(
        cell(4, ObjectiveColumn::Weighting), QItemSelectionModel::NoUpdate);
    type(u"99"_s);
    press(Qt::Key_Return);
    QCOMPARE(weightings(), QList({12, 50, 12, 12, 99}));
}

void TestObjectivesTable::lookingIntoACellChangesNothing()
{
    setWeighting(*m_document, {RowId{2}}, 20);
    const QList<int> before = weightings();
    const int stepsBefore = steps();
    current(1, ObjectiveColumn::Weighting);
    selectRows(0, 3);
    press(Qt::Key_F2);
    press(Qt::Key_Return);
    QCOMPARE(weightings(), before);
    QCOMPARE(steps(), stepsBefore);
    // The same number, but typed: it is set for all selected goals.
    current(1, ObjectiveColumn::Weighting);
    selectRows(0, 3);
    type(u"20"_s);
    press(Qt::Key_Return);
    QCOMPARE(weightings(), QList({20, 20, 20, 20, 50}));
}

void TestObjectivesTable::dragIsOneStep()
{
    drag(barPoint(1, 0.5), {barPoint(1, 0.6), barPoint(1, 0.7), barPoint(1, 0.8)});
    QVERIFY(qAbs(weightings()[1] - 80) <= 1); // already during the drag
    release(barPoint(1, 0.8));
    QCOMPARE(steps(), 1);
    QCOMPARE(m_view->currentRow(), RowId{2});
    m_document->undoStack().undo();
    QCOMPARE(weightings(), QList({50, 50, 50, 50, 50}));

    drag(barPoint(1, 0.5), {barPoint(1, 0.2), barPoint(1, -3), barPoint(2, -3)});
    release(barPoint(2, -3));
    QCOMPARE(weightings(), QList({50, 1, 50, 50, 50}));
    drag(barPoint(1, 0.1), {barPoint(1, 0.2), barPoint(1, 5)});
    release(barPoint(1, 5));
    QCOMPARE(weightings(), QList({50, 100, 50, 50, 50}));
    QCOMPARE(steps(), 2);
}

void TestObjectivesTable::dragBackLeavesNothing()
{
    const QPoint from = barPoint(3, 0.5);
    drag(from, {barPoint(3, 0.7), barPoint(3, 0.3), from});
    release(from);
    QCOMPARE(steps(), 0);
    QCOMPARE(weightings(), QList({50, 50, 50, 50, 50}));
    QVERIFY(!m_document->isModified());
}

void TestObjectivesTable::dragSetsAllSelected()
{
    setWeighting(*m_document, {RowId{3}}, 60);
    current(1, ObjectiveColumn::Goal);
    selectRows(2, 3);
    const int before = steps();
    // Passes the value that one of the goals already has.
    drag(barPoint(1, 0.5), {barPoint(1, 0.55), barPoint(1, 0.6), barPoint(1, 0.9)});
    release(barPoint(1, 0.9));
    QCOMPARE(steps(), before + 1);
    QVERIFY(weightings()[1] >= 89);
    QCOMPARE(weightings()[2], weightings()[1]);
    QCOMPARE(weightings()[3], weightings()[1]);
    QCOMPARE(weightings()[0], 50);
    QCOMPARE(selectedRows(), u"123"_s);
    m_document->undoStack().undo();
    QCOMPARE(weightings(), QList({50, 50, 60, 50, 50}));
}

void TestObjectivesTable::escapeTakesTheDragBack()
{
    drag(barPoint(1, 0.5), {barPoint(1, 0.6), barPoint(1, 0.7)});
    QVERIFY(weightings()[1] > 50);
    QTest::keyClick(m_table, Qt::Key_Escape);
    QCOMPARE(weightings(), QList({50, 50, 50, 50, 50}));
    moveTo(barPoint(1, 0.9));
    release(barPoint(1, 0.9));
    QCOMPARE(weightings(), QList({50, 50, 50, 50, 50}));
}

void TestObjectivesTable::clickOnTheBarOnlySelects()
{
    QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {}, barPoint(2, 0.9));
    QCOMPARE(m_view->currentRow(), RowId{3});
    QCOMPARE(steps(), 0);
    QTest::mouseDClick(m_table->viewport(), Qt::LeftButton, {}, barPoint(2, 0.9));
    QVERIFY(m_table->findChild<QSpinBox *>());
    press(Qt::Key_Escape);
}

void TestObjectivesTable::dragAcrossRowsSelectsThem()
{
    drag(barPoint(0, 0.5), {barPoint(1, 0.5), barPoint(2, 0.5)});
    release(barPoint(2, 0.5));
    QCOMPARE(steps(), 0);
    QCOMPARE(selectedRows(), u"012"_s);
}

void TestObjectivesTable::spaceTogglesAllSelected()
{
    setEnabled(*m_document, {RowId{3}}, false);
    current(1, ObjectiveColumn::Goal);
    selectRows(2, 3);
    press(Qt::Key_Space);
    QCOMPARE(disabledRows(), u"+++++"_s); // one was disabled: all are enabled
    press(Qt::Key_Space);
    QCOMPARE(disabledRows(), u"+---+"_s);
    QCOMPARE(steps(), 3);
    m_document->undoStack().undo();
    QCOMPARE(disabledRows(), u"+++++"_s);
}

void TestObjectivesTable::clickOnTheBoxToggles()
{
    const auto click = [this](int row) {
        QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {},
            m_table->visualRect(cell(row, ObjectiveColumn::Enabled)).center());
    };
    click(1);
    QCOMPARE(disabledRows(), u"+-+++"_s);
    current(2, ObjectiveColumn::Goal);
    selectRows(3, 4);
    click(3);
    QCOMPARE(disabledRows(), u"+----"_s);
    QCOMPARE(selectedRows(), u"234"_s);
    QCOMPARE(steps(), 2);
    // A press elsewhere that is released on a box does not click it.
    drag(m_table->visualRect(cell(0, ObjectiveColumn::Goal)).center(), {});
    release(m_table->visualRect(cell(0, ObjectiveColumn::Enabled)).center());
    QCOMPARE(disabledRows(), u"+----"_s);
}

/// More places than are signalled one by one.
void TestObjectivesTable::goalsThatGoFromManyPlaces()
{
    m_document->adopt(numberedGoals(60), {});
    const QAbstractItemModel &model = *m_table->model();
    const QAbstractItemModelTester tester(
        m_table->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto idOf = [](int number) { return RowId{static_cast<std::uint32_t>(number)}; };
    QList<RowId> odd;
    for (int number = 1; number < 60; number += 2)
        odd.append(idOf(number));
    const QString allGoals = goals();

    removeObjectives(*m_document, odd);
    m_document->undoStack().undo();
    QCOMPARE(goals(), allGoals);
    current(31, ObjectiveColumn::Weighting); // goal 32
    selectRows(10, 12); // goals 11 to 13
    m_document->undoStack().redo();
    QCOMPARE(model.rowCount(), 30);
    QCOMPARE(selectedRows(), u"515"_s); // goals 12 and 32
    QCOMPARE(m_table->currentIndex().data(ObjectivesModel::RowIdRole).toUInt(), 32U);
    m_document->undoStack().undo();
    QCOMPARE(goals(), allGoals);
    QCOMPARE(selectedRows(), u"10111231"_s);
    QCOMPARE(m_table->currentIndex().data(ObjectivesModel::RowIdRole).toUInt(), 32U);

    // If the current goal is removed, the nearest one above becomes current, and the table does not
    // scroll.
    m_table->sortByColumn(static_cast<int>(ObjectiveColumn::Goal), Qt::DescendingOrder);
    const auto idAt
        = [&](int row) { return model.index(row, 0).data(ObjectivesModel::RowIdRole).toInt(); };
    int row = 40;
    while (idAt(row) % 2 == 0)
        ++row;
    current(row, ObjectiveColumn::Limit);
    m_table->scrollTo(m_table->currentIndex());
    int above = row - 1;
    while (idAt(above) % 2 == 1)
        --above;
    const int expected = idAt(above);
    const int scrolled = m_table->verticalScrollBar()->value();
    m_document->undoStack().redo();
    QCOMPARE(m_table->currentIndex().data(ObjectivesModel::RowIdRole).toInt(), expected);
    QCOMPARE(m_table->currentIndex().column(), static_cast<int>(ObjectiveColumn::Limit));
    QCOMPARE(m_table->verticalScrollBar()->value(),
        std::min(scrolled, m_table->verticalScrollBar()->maximum()));
    m_document->undoStack().undo();
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    QCOMPARE(goals(), allGoals);
}

/// Another set is shown while an editor is open, whose text was committed before. The editor is
/// deleted later, and may lose the focus in between.
void TestObjectivesTable::anEditorWithoutARowIsNotCommitted()
{
    for (const auto column : {ObjectiveColumn::Goal, ObjectiveColumn::Tag, ObjectiveColumn::Range,
             ObjectiveColumn::Weighting, ObjectiveColumn::BoardCategories}) {
        QTest::failOnWarning(QRegularExpression(u"does not belong to this view"_s));
        m_table->setFocus();
        current(1, column);
        type(u"5"_s);
        const QPointer<QWidget> editor = m_table->indexWidget(m_table->currentIndex());
        QVERIFY(editor);
        m_document->adopt(numberedGoals(5), {});
        QVERIFY(editor && editor->isHidden());
        QFocusEvent lost(QEvent::FocusOut);
        QApplication::sendEvent(editor, &lost);
        QCOMPARE(steps(), 0);
    }
}

BOARDWRIGHT_UNIT(TestObjectivesTable, QApplication)
#include "tst_objectives_table.moc"
