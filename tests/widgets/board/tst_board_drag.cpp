// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Goals are forced to cells of the board by dragging, or kept away by a cell's menu.

#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/position_edits.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/table/row_header.h"

#include <QApplication>
#include <QMenu>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestBoardDrag final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aCellsGoalIsDraggedToAnother();
    void dragsThatMeanNothing();
    void aRowIsDraggedOntoTheBoard();
    void severalRowsAreNotTaken();
    void sortedRowsCanBeDraggedToo();
    void theMenuOfACell();
    void neverHere();

private:
    BoardView &view() const { return m_window->boardPanel().view(); }

    QPoint centre(int site) const { return view().cellRect(SiteIndex{site}).center().toPoint(); }

    RowId at(int site) const
    {
        return view().result()->board.at[static_cast<std::size_t>(site)].what;
    }

    const Objective &goal(RowId id) const { return *m_window->document().objective(id); }

    void drag(const QPoint &from, const QPoint &to) const
    {
        QTest::mousePress(&view(), Qt::LeftButton, {}, from);
        QTest::mouseMove(&view(), from + QPoint(3, 0));
        QTest::mouseMove(&view(), (from + to) / 2);
        QTest::mouseMove(&view(), to);
    }

    void release(const QPoint &at) const { QTest::mouseRelease(&view(), Qt::LeftButton, {}, at); }

    ObjectivesTable &table() const { return m_window->objectivesView().table(); }

    RowHeader &rows() const { return table().rowHeader(); }

    /// A point of the row header at the height of a row.
    QPoint besideRow(int row) const
    {
        return {4, rows().sectionViewportPosition(row) + rows().sectionSize(row) / 2};
    }

    void dragRowTo(int row, const QPoint &global) const
    {
        QWidget *header = rows().viewport();
        QTest::mousePress(header, Qt::LeftButton, {}, besideRow(row));
        QTest::mouseMove(header, besideRow(row) + QPoint(0, 30));
        QTest::mouseMove(header, header->mapFromGlobal(global));
    }

    void dropRowAt(const QPoint &global) const
    {
        QWidget *header = rows().viewport();
        QTest::mouseRelease(header, Qt::LeftButton, {}, header->mapFromGlobal(global));
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestBoardDrag::init()
{
    m_window = boardWindow(plainSet(40));
    QVERIFY(m_window);
}

void TestBoardDrag::cleanup()
{
    closeBoardWindow(std::move(m_window));
}

void TestBoardDrag::aCellsGoalIsDraggedToAnother()
{
    const RowId id = at(3);
    drag(centre(3), centre(17));
    QCOMPARE(view().dropSite(), SiteIndex{17});
    release(centre(17));
    QCOMPARE(view().dropSite(), SiteIndex::none);
    QCOMPARE(goal(id).forcedPositions, QList{18});
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QCOMPARE(at(17), id);
    QCOMPARE(m_window->document().undoStack().count(), 1);
    m_window->document().undoStack().undo();
    QVERIFY(goal(id).forcedPositions.isEmpty());
}

void TestBoardDrag::dragsThatMeanNothing()
{
    const auto nothing = [this] { return m_window->document().undoStack().count() == 0; };
    drag(centre(3), centre(3) + QPoint(20, 0)); // to its own cell
    release(centre(3));
    QVERIFY(nothing());
    drag(centre(3), QPoint(-20, -20)); // off the board
    QCOMPARE(view().dropSite(), SiteIndex::none);
    release(QPoint(-20, -20));
    QVERIFY(nothing());
    drag(centre(3), centre(4)); // cancelled
    QTest::keyClick(&view(), Qt::Key_Escape);
    QCOMPARE(view().dropSite(), SiteIndex::none);
    release(centre(4));
    QVERIFY(nothing());
    QTest::mouseClick(&view(), Qt::LeftButton, {}, centre(5)); // a click
    QVERIFY(nothing());
    // Another goal takes the cell during the drag.
    const RowId id = at(3);
    drag(centre(3), centre(4));
    setEnabled(m_window->document(), {id}, false);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QVERIFY(at(3) != id);
    release(centre(4));
    QCOMPARE(m_window->document().undoStack().count(), 1);
}

void TestBoardDrag::aRowIsDraggedOntoTheBoard()
{
    const RowId id = m_window->document().set().objectives.at(6).id;
    table().selectRow(6);
    dragRowTo(6, view().mapToGlobal(centre(12)));
    QCOMPARE(view().dropSite(), SiteIndex{12});
    QVERIFY(!rows().dropRow());
    // Back in the header, the row is dragged within the table again.
    QTest::mouseMove(rows().viewport(), besideRow(9));
    QCOMPARE(view().dropSite(), SiteIndex::none);
    QVERIFY(rows().dropRow());
    QTest::mouseMove(
        rows().viewport(), rows().viewport()->mapFromGlobal(view().mapToGlobal(centre(12))));
    dropRowAt(view().mapToGlobal(centre(12)));
    QCOMPARE(goal(id).forcedPositions, QList{13});
    QCOMPARE(m_window->document().set().objectives.at(6).id, id);
    QCOMPARE(view().dropSite(), SiteIndex::none);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QCOMPARE(at(12), id);
    // Cancelled.
    dragRowTo(6, view().mapToGlobal(centre(2)));
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QCOMPARE(view().dropSite(), SiteIndex::none);
    dropRowAt(view().mapToGlobal(centre(2)));
    QCOMPARE(goal(id).forcedPositions, QList{13});
}

void TestBoardDrag::severalRowsAreNotTaken()
{
    table().selectRow(6);
    QTest::mouseClick(rows().viewport(), Qt::LeftButton, Qt::ShiftModifier, besideRow(8));
    QCOMPARE(table().selectedIds().size(), 3);
    dragRowTo(7, view().mapToGlobal(centre(12)));
    QCOMPARE(view().dropSite(), SiteIndex::none);
    dropRowAt(view().mapToGlobal(centre(12)));
    QCOMPARE(m_window->document().undoStack().count(), 0);
}

void TestBoardDrag::sortedRowsCanBeDraggedToo()
{
    table().sortByColumn(static_cast<int>(ObjectiveColumn::Goal), Qt::DescendingOrder);
    table().selectRow(2);
    const RowId id = table().selectedIds().front();
    dragRowTo(2, view().mapToGlobal(centre(1)));
    dropRowAt(view().mapToGlobal(centre(1)));
    QCOMPARE(goal(id).forcedPositions, QList{2});
}

void TestBoardDrag::theMenuOfACell()
{
    const RowId id = at(7);
    const auto choose = [this](int site, const QString &name) {
        QContextMenuEvent event(
            QContextMenuEvent::Mouse, centre(site), view().mapToGlobal(centre(site)));
        QCoreApplication::sendEvent(&view(), &event);
        auto *menu = view().findChild<QMenu *>();
        QVERIFY(menu != nullptr);
        auto *action = menu->findChild<QAction *>(name);
        QVERIFY2(action != nullptr && action->isEnabled(), qPrintable(name));
        action->trigger();
        menu->close();
        QTRY_VERIFY(view().findChild<QMenu *>() == nullptr);
    };
    choose(7, u"whereItLands"_s);
    QCOMPARE(
        m_window->boardChoice().overlay(), keyOf({.kind = OverlayKind::Goal, .measure = nullptr}));
    QCOMPARE(table().selectedIds(), QList{id});
    choose(7, u"alwaysHere"_s);
    QCOMPARE(goal(id).forcedPositions, QList{8});
    QTRY_VERIFY(m_window->preview().isUpToDate());
    choose(7, u"anywhere"_s);
    QVERIFY(goal(id).forcedPositions.isEmpty());
    QTRY_VERIFY(m_window->preview().isUpToDate());
    const RowId other = at(9);
    choose(9, u"neverHere"_s);
    QCOMPARE(goal(other).forcedPositions.size(), 24);
    QVERIFY(!goal(other).forcedPositions.contains(10));
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QVERIFY(at(9) != other);
    const RowId last = at(24);
    choose(24, u"disable"_s);
    QVERIFY(goal(last).disabled);
}

void TestBoardDrag::neverHere()
{
    GoalSetDocument &document = m_window->document();
    const RowId id = document.set().objectives.front().id;
    setForcedPositions(document, {id}, {3, 5});
    keepAwayFrom(document, id, 5, 25);
    QCOMPARE(goal(id).forcedPositions, QList{3});
    keepAwayFrom(document, id, 9, 25); // not one of its cells anyway
    QCOMPARE(goal(id).forcedPositions, QList{3});
    keepAwayFrom(document, id, 3, 4); // there is no cell to give up: all others remain
    QCOMPARE(goal(id).forcedPositions, (QList{1, 2, 4}));
    keepAwayFrom(document, RowId{999}, 3, 4);
}

BOARDWRIGHT_UNIT(TestBoardDrag, QApplication)
#include "tst_board_drag.moc"
