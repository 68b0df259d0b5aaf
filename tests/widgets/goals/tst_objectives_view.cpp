// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/unit.h"
#include "tests/support/windows/objectives_fixture.h"
#include "ui/editing/document/edits.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestObjectivesView final : public ObjectivesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { open(); }

    void cleanup() { close(); }

    void rowsHoldStillUnderAnOrder();
    void headerGoesRoundThreeOrders();
    void selectionSurvivesEditsAndOrders();
    void filters();
    void emptyPlaces();
    void anEmptySetIsBegun();
    void goalIsBackAfterNothingMatched();
    void somethingStaysSelectedWhenGoalsGo();
    void numbersHaveRoomUnderAFilter();
    void columnsShareTheWidth();
    void ownWidthsAreKept();
    void detailsAreAskedFor();
    void selectsRowsForOthers();
    void copies();
    void menuActsOnTheSelection();
};

void TestObjectivesView::rowsHoldStillUnderAnOrder()
{
    setWeighting(*m_document, {RowId{4}}, 10);
    m_table->sortByColumn(static_cast<int>(ObjectiveColumn::Weighting), Qt::AscendingOrder);
    QCOMPARE(goals(), u"4 1 2 3 5"_s);
    current(0, ObjectiveColumn::Weighting);
    type(u"100"_s);
    press(Qt::Key_Return);
    QCOMPARE(goals(), u"4 1 2 3 5"_s);
    QCOMPARE(m_view->currentRow(), RowId{1});
    m_document->undoStack().undo();
    QCOMPARE(goals(), u"4 1 2 3 5"_s);
}

void TestObjectivesView::headerGoesRoundThreeOrders()
{
    setWeighting(*m_document, {RowId{4}}, 10);
    setWeighting(*m_document, {RowId{1}}, 90);
    const QHeaderView *header = m_table->horizontalHeader();
    const auto click = [&] {
        const int section = static_cast<int>(ObjectiveColumn::Weighting);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
            {header->sectionViewportPosition(section) + header->sectionSize(section) / 2,
                header->height() / 2});
    };
    QCOMPARE(goals(), u"1 2 3 4 5"_s);
    click();
    QCOMPARE(goals(), u"4 2 3 5 1"_s);
    click();
    QCOMPARE(goals(), u"1 2 3 5 4"_s);
    click();
    QCOMPARE(goals(), u"1 2 3 4 5"_s);
}

void TestObjectivesView::selectionSurvivesEditsAndOrders()
{
    current(1, ObjectiveColumn::Weighting);
    selectRows(2, 2);
    setWeighting(*m_document, {RowId{2}, RowId{5}}, 5);
    m_table->sortByColumn(static_cast<int>(ObjectiveColumn::Weighting), Qt::DescendingOrder);
    QCOMPARE(goals(), u"1 3 4 2 5"_s);
    QCOMPARE(m_view->currentRow(), RowId{2});
    QCOMPARE(selectedRows(), u"13"_s);
    m_filter->setText(u"2"_s);
    QCOMPARE(m_view->currentRow(), RowId{2});
}

void TestObjectivesView::filters()
{
    const auto count = [this] {
        for (const QLabel *label : m_view->findChildren<QLabel *>()) {
            if (label->parent() == m_view.get())
                return label->text();
        }
        return QString();
    };
    QCOMPARE(count(), u"5 goals"_s);
    setEnabled(*m_document, {RowId{5}}, false);
    QCOMPARE(count(), u"5 goals, 1 disabled"_s);

    QTest::keyClick(m_table, Qt::Key_F, Qt::ControlModifier);
    QVERIFY(m_filter->hasFocus());
    QTest::keyClicks(m_filter, u"GOAL 3"_s);
    QCOMPARE(goals(), u"3"_s);
    QCOMPARE(count(), u"1 of 5 goals"_s);
    QTest::keyClick(m_filter, Qt::Key_Down);
    QVERIFY(m_table->hasFocus());
    QCOMPARE(m_view->currentRow(), RowId{3});

    // The goal stays while it is edited, although it no longer matches.
    type(u"something else"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_table->model()->rowCount(), 1);

    m_filter->setFocus();
    QTest::keyClick(m_filter, Qt::Key_Escape);
    QCOMPARE(m_table->model()->rowCount(), 5);
    QVERIFY(m_table->hasFocus());
}

void TestObjectivesView::emptyPlaces()
{
    auto *clear = m_view->findChild<QPushButton *>();
    QVERIFY(m_table->isVisible());
    m_filter->setText(u"nothing like it"_s);
    QVERIFY(!m_table->isVisible());
    QVERIFY(clear->isVisible());
    QTest::mouseClick(clear, Qt::LeftButton);
    QVERIFY(m_table->isVisible());
    QCOMPARE(goals(), u"1 2 3 4 5"_s);

    m_filter->setText(u"nothing like it"_s);
    m_document->adopt({}, {});
    QVERIFY(!m_table->isVisible());
    // Without goals the button begins a set.
    QTest::mouseClick(clear, Qt::LeftButton);
    QVERIFY(m_table->isVisible());
    type(u"first"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_document->set().objectives.size(), 1);
    QCOMPARE(m_document->set().objectives[0].goal, u"first"_s);
    QCOMPARE(steps(), 1);
    m_document->undoStack().undo();
    QVERIFY(!m_table->isVisible());
    m_document->adopt(numberedGoals(2), {});
    QVERIFY(m_table->isVisible());
    QCOMPARE(goals(), u"1 2"_s);
}

/// By typing at once, or by the buttons.
void TestObjectivesView::anEmptySetIsBegun()
{
    const auto button = [this](const QString &text) {
        for (QPushButton *each : m_view->findChildren<QPushButton *>()) {
            if (each->isVisible() && each->text() == text)
                return each;
        }
        return static_cast<QPushButton *>(nullptr);
    };
    const auto typed = [this] {
        QStringList texts;
        for (const Objective &objective : m_document->set().objectives)
            texts << objective.goal;
        return texts.join(u'|');
    };
    for (const auto &[first, second] :
        {std::pair(u"a goal"_s, u"another"_s), std::pair(u"Goal"_s, u"More"_s)}) {
        m_document->adopt({}, {});
        m_view->setFocus();
        for (const QString &text : {first, second}) {
            type(text);
            press(Qt::Key_Return);
        }
        QCOMPARE(typed(), first + u'|' + second);
    }
    m_document->undoStack().setIndex(0);
    type(u"again"_s); // the focus is where typing begins a goal
    press(Qt::Key_Tab);
    QCOMPARE(typed(), u"again"_s);
    m_document->adopt({}, {});
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Insert}) {
        m_view->setFocus();
        press(key);
        type(u"x"_s);
        press(Qt::Key_Escape);
        QCOMPARE(typed(), QString());
    }
    // Escape leads back to where typing begins a goal.
    const auto begin = [this, &button](int way) {
        if (way == 0)
            type(u"x"_s);
        else
            QTest::mouseClick(way == 1
                    ? button(u"Add a goal"_s)
                    : m_view->findChild<QAbstractButton *>(way == 2 ? u"newGoal"_s : u"addGoal"_s),
                Qt::LeftButton);
    };
    m_view->setFocus();
    for (const int way : {0, 1, 2, 3, 0}) {
        begin(way);
        QCOMPARE(m_document->set().objectives.size(), 1);
        press(Qt::Key_Escape);
        QCOMPARE(typed(), QString());
        type(u"first"_s);
        press(Qt::Key_Return);
        QCOMPARE(typed(), u"first"_s);
        m_document->undoStack().setIndex(0);
    }
    m_document->adopt({}, {});

    QSignalSpy opened(m_view.get(), &ObjectivesView::openWanted);
    QTest::mouseClick(button(u"Open a list"_s), Qt::LeftButton);
    QCOMPARE(opened.count(), 1);
    QApplication::clipboard()->setText(u"one\ntwo\n"_s);
    QTest::mouseClick(button(u"Paste from a spreadsheet"_s), Qt::LeftButton);
    QCOMPARE(typed(), u"one|two"_s);
    QCOMPARE(steps(), 1);
}

void TestObjectivesView::goalIsBackAfterNothingMatched()
{
    current(2, ObjectiveColumn::Weighting);
    m_filter->setText(u"nothing like it"_s);
    QCOMPARE(m_view->currentRow(), RowId::none);
    m_filter->setText(u"nothing like"_s);
    m_filter->setText(u"goal"_s);
    QCOMPARE(m_view->currentRow(), RowId{3});
    QCOMPARE(selectedRows(), u"2"_s);

    m_filter->setText(u"nothing like it"_s);
    m_filter->setText(u"5"_s); // another goal
    QCOMPARE(m_view->currentRow(), RowId{5});
}

void TestObjectivesView::somethingStaysSelectedWhenGoalsGo()
{
    const QSignalSpy told(m_view.get(), &ObjectivesView::selectionChanged);
    const auto lastTold = [&told] { return told.last().first().value<QList<RowId>>(); };
    current(1, ObjectiveColumn::Goal);
    press(Qt::Key_Insert);
    press(Qt::Key_Escape);
    QCOMPARE(goals(), u"1 2 3 4 5"_s);
    QCOMPARE(lastTold(), QList{m_view->currentRow()});
    QCOMPARE(selectedRows().size(), 1);

    // A row selected in place of removed ones gives way when these come back.
    current(0, ObjectiveColumn::Goal);
    selectRows(1, 1);
    press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    const QString copies = selectedRows();
    QCOMPARE(copies.size(), 2);
    m_document->undoStack().undo();
    QCOMPARE(selectedRows().size(), 1);
    QCOMPARE(lastTold(), QList{m_view->currentRow()});
    m_document->undoStack().redo();
    QCOMPARE(selectedRows(), copies);
}

void TestObjectivesView::numbersHaveRoomUnderAFilter()
{
    m_document->adopt(numberedGoals(1234), {});
    const int width = m_table->verticalHeader()->sizeHint().width();
    m_filter->setText(u"goal 1234"_s);
    QCOMPARE(goals(), u"1234"_s);
    QCOMPARE(m_table->verticalHeader()->sizeHint().width(), width);
}

void TestObjectivesView::columnsShareTheWidth()
{
    const auto width
        = [this](ObjectiveColumn column) { return m_table->columnWidth(static_cast<int>(column)); };
    NativeFile file = numberedGoals(3);
    const QStringList names{u"a_name_of_letters"_s, u"another_one"_s};
    file.set.objectives[0].lineCategories = names;
    m_document->adopt(file, {});
    const int wanted = m_table
                           ->sizeHintForIndex(m_table->model()->index(
                               0, static_cast<int>(ObjectiveColumn::LineCategories)))
                           .width();

    m_view->resize(500, 300);
    QVERIFY(width(ObjectiveColumn::LineCategories) < wanted);
    m_view->resize(1800, 300);
    QVERIFY(width(ObjectiveColumn::LineCategories) >= wanted);
    // The goal column takes the rest.
    QVERIFY(width(ObjectiveColumn::Goal) > 300);
    QCOMPARE(m_table->horizontalHeader()->length(), m_table->viewport()->width());
    m_view->resize(500, 300);
    QVERIFY(width(ObjectiveColumn::LineCategories) < wanted);
}

void TestObjectivesView::ownWidthsAreKept()
{
    const int column = static_cast<int>(ObjectiveColumn::LineCategories);
    m_table->setColumnWidth(column, 123); // as dragging its edge does
    const auto showSet = [this](Qt::Key key) { QTest::keyClick(m_table, key, Qt::AltModifier); };
    m_view->resize(m_view->width() + 300, m_view->height());
    QCOMPARE(m_table->columnWidth(column), 123);
    showSet(Qt::Key_3);
    showSet(Qt::Key_1); // each set has its own widths
    QVERIFY(m_table->columnWidth(column) != 123);
    showSet(Qt::Key_5);
    QCOMPARE(m_table->columnWidth(column), 123);
    m_document->adopt(numberedGoals(3), {});
    QCOMPARE(m_table->columnWidth(column), 123);

    const QByteArray state = m_view->state();
    m_table->setColumnWidth(column, 99);
    QVERIFY(m_view->restoreState(state));
    QCOMPARE(m_table->columnWidth(column), 123);
}

void TestObjectivesView::detailsAreAskedFor()
{
    const QSignalSpy asked(m_view.get(), &ObjectivesView::detailsWanted);
    current(1, ObjectiveColumn::Goal);
    press(Qt::Key_F4);
    QCOMPARE(asked.count(), 1);
}

void TestObjectivesView::selectsRowsForOthers()
{
    m_document->adopt(numberedGoals(300), {});
    QSignalSpy changed(m_view.get(), &ObjectivesView::currentRowChanged);
    m_filter->setFocus();
    m_view->selectRow(RowId{250});
    QVERIFY(m_filter->hasFocus());
    QCOMPARE(m_view->currentRow(), RowId{250});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.last().first().value<RowId>(), RowId{250});
    QVERIFY(m_table->viewport()->rect().intersects(
        m_table->visualRect(cell(249, ObjectiveColumn::Goal))));

    m_filter->setText(u"goal 250"_s);
    m_view->selectRow(RowId{7}); // hidden by the filter, which is cleared
    QCOMPARE(m_filter->text(), QString());
    QCOMPARE(m_view->currentRow(), RowId{7});
    m_view->selectRow(RowId{999});
    QCOMPARE(m_view->currentRow(), RowId{7});
    m_view->selectRow(RowId::none);
    QCOMPARE(m_view->currentRow(), RowId::none);
    QVERIFY(!m_table->selectionModel()->hasSelection());

    QSignalSpy activated(m_view.get(), &ObjectivesView::rowActivated);
    m_table->setFocus();
    current(4, ObjectiveColumn::Range);
    m_table->scrollToTop();
    const auto doubleClick = [this](ObjectiveColumn column) {
        const QPoint place = m_table->visualRect(cell(2, column)).center();
        QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(m_table->viewport(), Qt::LeftButton, {}, place);
    };
    const QHeaderView *rows = m_table->verticalHeader();
    const QPoint number(rows->width() / 2, rows->sectionViewportPosition(2) + 4);
    QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, number);
    QTest::mouseDClick(rows->viewport(), Qt::LeftButton, {}, number);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.last().first().value<RowId>(), RowId{3});
    doubleClick(ObjectiveColumn::Enabled);
    doubleClick(ObjectiveColumn::Goal); // opens its editor
    QCOMPARE(activated.size(), 1);
}

void TestObjectivesView::copies()
{
    current(3, ObjectiveColumn::Goal);
    selectRows(3, 3);
    selectRows(0, 0);
    QTest::keyClick(m_table, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(),
        u"TRUE\tgoal 1\t\t\t\t\t50\t1\t\t\tFALSE\t\t\nTRUE\tgoal 4\t\t\t\t\t50\t1\t\t\tFALSE\t\t\n"_s);
}

void TestObjectivesView::menuActsOnTheSelection()
{
    current(0, ObjectiveColumn::Goal);
    selectRows(1, 1);
    const auto choose = [this](const QString &text) {
        const QPoint place = m_table->visualRect(cell(1, ObjectiveColumn::Goal)).center();
        QContextMenuEvent event(
            QContextMenuEvent::Mouse, place, m_table->viewport()->mapToGlobal(place));
        QApplication::sendEvent(m_table->viewport(), &event);
        auto *menu = m_view->findChild<QMenu *>();
        QVERIFY(menu);
        for (QAction *action : menu->actions()) {
            if (action->text().remove(u'&') == text)
                action->trigger();
        }
        menu->close();
        QCoreApplication::sendPostedEvents(menu, QEvent::DeferredDelete);
    };
    choose(u"Disable"_s);
    QCOMPARE(disabledRows(), u"--+++"_s);
    choose(u"Enable"_s);
    QCOMPARE(disabledRows(), u"+++++"_s);
    choose(u"Set Weighting…"_s);
    type(u"33"_s);
    press(Qt::Key_Return);
    QCOMPARE(weightings(), QList({33, 33, 50, 50, 50}));
}

BOARDWRIGHT_UNIT(TestObjectivesView, QApplication)
#include "tst_objectives_view.moc"
