// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Columns that stay while others scroll, and rows that are dragged by their header.

#include "tests/support/unit.h"
#include "tests/support/windows/objectives_fixture.h"
#include "ui/widgets/table/frozen_header.h"
#include "ui/widgets/table/frozen_table_view.h"
#include "ui/widgets/table/row_header.h"

#include <QApplication>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestFrozenTable final : public ObjectivesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init()
    {
        open();
        m_frozen = qobject_cast<FrozenTableView *>(m_table);
        m_rows = m_view->findChild<RowHeader *>();
    }

    void cleanup() { close(); }

    void placesAreWhatIsSeen();
    void frozenCellsArePaintedInPlace();
    void scrollsToWhatIsCovered();
    void headerIsClickedWhereItIsSeen();
    void editorsStayWithTheirCells();
    void nothingIsFrozenWithoutRoom();
    void rowsAreDragged();
    void dragIsCancelledOrRefused();

private:
    void scroll(int to) const { m_table->horizontalScrollBar()->setValue(to); }

    void mouseOverRow(QEvent::Type type, int row, double share) const
    {
        const QPointF at(
            5, m_rows->sectionViewportPosition(row) + share * m_rows->sectionSize(row));
        QMouseEvent event(type, at, m_rows->viewport()->mapToGlobal(at),
            type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
            type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_rows->viewport(), &event);
    }

    FrozenTableView *m_frozen = nullptr;
    RowHeader *m_rows = nullptr;
};

void TestFrozenTable::placesAreWhatIsSeen()
{
    const QRect before = m_table->visualRect(cell(1, ObjectiveColumn::Goal));
    scroll(150);
    QCOMPARE(m_table->visualRect(cell(1, ObjectiveColumn::Goal)), before);
    QCOMPARE(m_frozen->frozenWidth(), before.right() + 1);
    for (int x = 0; x < m_table->viewport()->width(); ++x) {
        const QModelIndex index = m_table->indexAt({x, 5});
        if (!index.isValid())
            continue;
        QVERIFY(m_table->visualRect(index).contains(x, 5));
        QCOMPARE(
            x < m_frozen->frozenWidth(), index.column() <= static_cast<int>(ObjectiveColumn::Goal));
    }
}

/// The pixels of frozen columns do not depend on the scroll position of the others.
void TestFrozenTable::frozenCellsArePaintedInPlace()
{
    m_table->clearSelection();
    m_filter->setFocus();
    const auto shown = [this](QWidget *widget) {
        return widget->grab(QRect(0, 0, m_frozen->frozenWidth() - 1, widget->height())).toImage();
    };
    const QImage cells = shown(m_table->viewport());
    const QImage header = shown(m_table->horizontalHeader()->viewport());
    scroll(130);
    QCOMPARE(m_table->horizontalHeader()->offset(), 130);
    QCOMPARE(shown(m_table->viewport()), cells);
    QCOMPARE(shown(m_table->horizontalHeader()->viewport()), header);
}

void TestFrozenTable::scrollsToWhatIsCovered()
{
    scroll(m_table->horizontalScrollBar()->maximum());
    m_table->scrollTo(cell(0, ObjectiveColumn::Goal));
    QCOMPARE(m_table->horizontalScrollBar()->value(), m_table->horizontalScrollBar()->maximum());
    for (const ObjectiveColumn column :
        {ObjectiveColumn::Range, ObjectiveColumn::Icons, ObjectiveColumn::Progression}) {
        m_table->scrollTo(cell(0, column));
        const QRect rect = m_table->visualRect(cell(0, column));
        QVERIFY(rect.left() >= m_frozen->frozenWidth());
        QVERIFY(rect.right() < m_table->viewport()->width());
    }
}

void TestFrozenTable::headerIsClickedWhereItIsSeen()
{
    scroll(200);
    const QHeaderView *header = m_table->horizontalHeader();
    const QPoint onGoal(m_frozen->frozenWidth() - 30, header->height() / 2);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, onGoal);
    QCOMPARE(header->sortIndicatorSection(), static_cast<int>(ObjectiveColumn::Goal));
    // The edge belongs to the frozen column, whatever is below it.
    const int before = m_table->columnWidth(0);
    const int edge = m_table->columnWidth(0);
    QTest::mousePress(header->viewport(), Qt::LeftButton, {}, {edge - 1, 5});
    QMouseEvent move(QEvent::MouseMove, QPointF(edge + 19, 5),
        header->viewport()->mapToGlobal(QPointF(edge + 19, 5)), Qt::NoButton, Qt::LeftButton,
        Qt::NoModifier);
    QApplication::sendEvent(header->viewport(), &move);
    QTest::mouseRelease(header->viewport(), Qt::LeftButton, {}, {edge + 19, 5});
    QCOMPARE(m_table->columnWidth(0), before + 20);
}

void TestFrozenTable::editorsStayWithTheirCells()
{
    current(1, ObjectiveColumn::Goal);
    press(Qt::Key_F2);
    QWidget *editor = m_table->indexWidget(cell(1, ObjectiveColumn::Goal));
    QVERIFY(editor);
    const QRect before = editor->geometry();
    scroll(120);
    QCOMPARE(editor->geometry(), before);
    press(Qt::Key_Escape);

    scroll(0);
    current(1, ObjectiveColumn::Weighting);
    press(Qt::Key_F2);
    editor = m_table->indexWidget(cell(1, ObjectiveColumn::Weighting));
    QVERIFY(editor);
    const int past = editor->geometry().center().x() - m_frozen->frozenWidth();
    scroll(past);
    if (m_table->horizontalScrollBar()->value() == past) {
        QVERIFY(!editor->mask().isEmpty());
        QVERIFY(editor->mask().boundingRect().left() + editor->x() >= m_frozen->frozenWidth());
    }
    press(Qt::Key_Escape);
}

void TestFrozenTable::nothingIsFrozenWithoutRoom()
{
    m_table->setColumnWidth(0, m_table->viewport()->width());
    QCOMPARE(m_frozen->frozenWidth(), 0);
    m_table->setColumnWidth(0, 30);
    QVERIFY(m_frozen->frozenWidth() > 0);
    m_table->setLayoutDirection(Qt::RightToLeft);
    m_table->horizontalHeader()->setLayoutDirection(Qt::RightToLeft);
    QCOMPARE(m_frozen->frozenWidth(), 0);
}

void TestFrozenTable::rowsAreDragged()
{
    QTest::mouseClick(m_rows->viewport(), Qt::LeftButton, {}, {5, 5});
    QCOMPARE(selectedRows(), u"0"_s);
    mouseOverRow(QEvent::MouseButtonPress, 0, 0.5);
    mouseOverRow(QEvent::MouseMove, 2, 0.2);
    QCOMPARE(m_rows->dropRow(), 2);
    mouseOverRow(QEvent::MouseMove, 2, 0.8);
    QCOMPARE(m_rows->dropRow(), 3);
    QCOMPARE(goals(), u"1 2 3 4 5"_s);
    mouseOverRow(QEvent::MouseButtonRelease, 2, 0.8);
    QCOMPARE(goals(), u"2 3 1 4 5"_s);
    QCOMPARE(selectedRows(), u"2"_s);
    QCOMPARE(steps(), 1);
    QVERIFY(!m_rows->dropRow());
    mouseOverRow(QEvent::MouseButtonPress, 2, 0.5);
    mouseOverRow(QEvent::MouseMove, 4, 0.9);
    mouseOverRow(QEvent::MouseButtonRelease, 4, 0.9);
    QCOMPARE(goals(), u"2 3 4 5 1"_s);
}

void TestFrozenTable::dragIsCancelledOrRefused()
{
    QTest::mouseClick(m_rows->viewport(), Qt::LeftButton, {}, {5, 5});
    mouseOverRow(QEvent::MouseButtonPress, 0, 0.5);
    mouseOverRow(QEvent::MouseMove, 3, 0.2);
    press(Qt::Key_Escape);
    QVERIFY(!m_rows->dropRow());
    mouseOverRow(QEvent::MouseButtonRelease, 3, 0.2);
    QCOMPARE(goals(), u"1 2 3 4 5"_s);
    m_table->sortByColumn(static_cast<int>(ObjectiveColumn::Goal), Qt::AscendingOrder);
    QTest::mouseClick(m_rows->viewport(), Qt::LeftButton, {}, {5, 5});
    mouseOverRow(QEvent::MouseButtonPress, 0, 0.5);
    mouseOverRow(QEvent::MouseMove, 3, 0.2);
    QVERIFY(!m_rows->dropRow());
    mouseOverRow(QEvent::MouseButtonRelease, 3, 0.2);
    QCOMPARE(steps(), 0);
}

BOARDWRIGHT_UNIT(TestFrozenTable, QApplication)
#include "tst_frozen_table.moc"
