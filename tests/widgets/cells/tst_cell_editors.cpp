// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of cell, edited with a user's keys and clicks.

#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "tests/support/windows/objectives_fixture.h"
#include "ui/editing/document/edits.h"
#include "ui/widgets/cells/board_picker.h"
#include "ui/widgets/cells/names_edit.h"
#include "ui/widgets/cells/number_cell_edit.h"
#include "ui/widgets/cells/numbers_edit.h"
#include "ui/widgets/cells/positions_edit.h"
#include "ui/widgets/cells/text_edits.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/zones_delegate.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;
using enum ObjectiveColumn;

namespace {

/// A 3 x 3 board.
std::shared_ptr<const boardwright::Shape> smallBoard()
{
    auto shape = std::make_shared<boardwright::Shape>();
    shape->size = {3, 3};
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            Site site;
            site.place = QRectF(column, row, 1, 1);
            shape->sites.push_back(site);
        }
    }
    return shape;
}

} // namespace

class TestCellEditors final : public ObjectivesFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void cleanup() { close(); }

    void typingBeginsOverAndF2GoesOn_data();
    void typingBeginsOverAndF2GoesOn();
    void escapeRestores_data();
    void escapeRestores();
    void rangeTellsWhatItMeans();
    void wrongRangeStaysOpen();
    void chipsFromKeys();
    void chipsAreCompleted();
    void chipsAreRemoved();
    void chipsAreTypedOver();
    void namesAreOfferedWithTheirCounts();
    void aGoalHasOneTag();
    void newTagsAreSpelledAsTags();
    void zonesByClickAndKey();
    void zonesOfAllSelected();
    void progressiveByClick();
    void positionsAreTypedOrPicked();
    void positionsByKeys();
    void tooltipHasLinesAndACounter();
    void goalCompletesWhatIsReplaced();
    void goalsThatAreTooLongStayOpen();
    void limitIsANumber();
    void editorsAreWideEnough();
    void severalGoalsAtOnce();

private:
    /// The open editor.
    template <typename T>
    T *editor() const
    {
        // One that was closed is deleted later.
        const QList<T *> all = m_table->findChildren<T *>();
        return all.isEmpty() ? nullptr : all.last();
    }

    const Objective &goal(int row) const { return m_document->set().objectives.at(row); }

    /// Scrolls to the cell first, because some columns are hidden.
    void at(int row, ObjectiveColumn column) const
    {
        m_table->scrollTo(cell(row, column));
        current(row, column);
    }

    void click(QPoint point) const
    {
        QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {}, point);
    }

    QPoint zoneBox(int row, Zone zone) const
    {
        QStyleOptionViewItem option;
        option.initFrom(m_table);
        return ZonesDelegate::boxRect(option, m_table->visualRect(cell(row, Progression)), zone)
            .center();
    }
};

void TestCellEditors::init()
{
    open();
    m_view->resize(1700, 400);
    setCategories(*m_document, CategoryKind::Board, {RowId{1}, RowId{2}, RowId{3}}, {u"combat"_s});
    setCategories(*m_document, CategoryKind::Board, {RowId{4}}, {u"collect"_s, u"sea, far"_s});
    setTag(*m_document, {RowId{1}}, u"boss_rush"_s);
    setRange(*m_document, {RowId{1}}, {2, 9});
    setTooltip(*m_document, {RowId{1}}, u"any"_s);
    setForcedPositions(*m_document, {RowId{1}}, {7});
    setLimit(*m_document, {RowId{1}}, 2);
    m_document->undoStack().clear();
}

void TestCellEditors::typingBeginsOverAndF2GoesOn_data()
{
    QTest::addColumn<ObjectiveColumn>("column");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("over"); // the cell's text after typing over it
    QTest::addColumn<QString>("on"); // the text after F2 and typing
    QTest::newRow("goal") << Goal << u"x"_s << u"x"_s << u"goal 1x"_s;
    QTest::newRow("range") << Range << u"1"_s << u"1"_s << u"2 · 91"_s;
    QTest::newRow("board") << BoardCategories << u"sea"_s << u"\"sea, far\""_s
                           << u"combat, \"sea, far\""_s;
    QTest::newRow("limit") << Limit << u"4"_s << u"4"_s << u"4"_s; // F2 selects the number
    QTest::newRow("positions") << ForcedPositions << u"1"_s << u"1"_s << u"71"_s;
    QTest::newRow("tooltip") << Tooltip << u"x"_s << u"x"_s << u"anyx"_s;
}

void TestCellEditors::typingBeginsOverAndF2GoesOn()
{
    QFETCH(const ObjectiveColumn, column);
    QFETCH(const QString, typed);
    at(0, column);
    type(typed);
    press(Qt::Key_Return);
    QTEST(cell(0, column).data(Qt::EditRole).toString(), "over");
    m_document->undoStack().undo();
    at(0, column);
    press(Qt::Key_F2);
    type(typed);
    press(Qt::Key_Return);
    QTEST(cell(0, column).data(Qt::EditRole).toString(), "on");
}

void TestCellEditors::escapeRestores_data()
{
    QTest::addColumn<ObjectiveColumn>("column");
    for (const auto column : {Goal, Range, BoardCategories, LineCategories, Weighting, Limit, Tag,
             ForcedPositions, Tooltip, Icons})
        QTest::addRow("%d", static_cast<int>(column)) << column;
}

void TestCellEditors::escapeRestores()
{
    QFETCH(const ObjectiveColumn, column);
    const GoalSet before = m_document->set();
    at(0, column);
    type(u"5"_s);
    QVERIFY(QApplication::focusWidget() != m_table);
    press(Qt::Key_Escape);
    if (editor<NamesEdit>() != nullptr)
        press(Qt::Key_Escape); // the first Escape discarded the typed text
    QCOMPARE(QApplication::focusWidget(), m_table);
    QVERIFY(m_document->set() == before);
    QCOMPARE(steps(), 0);
    QCOMPARE(m_table->currentIndex(), cell(0, column));
}

void TestCellEditors::rangeTellsWhatItMeans()
{
    at(1, Range);
    type(u"2-5"_s);
    auto *range = editor<RangeEdit>();
    QVERIFY(range);
    QVERIFY(range->isPossible());
    QVERIFY2(range->explanation().contains("2, 3, 4, 5"_L1), qPrintable(range->explanation()));
    press(Qt::Key_Return);
    QCOMPARE(goal(1).range, QList({2, 3, 4, 5}));
    QCOMPARE(steps(), 1);
    QCOMPARE(m_table->currentIndex(), cell(2, Range));
}

void TestCellEditors::wrongRangeStaysOpen()
{
    at(1, Range);
    type(u"2-x"_s);
    auto *range = editor<RangeEdit>();
    QVERIFY(!range->isPossible());
    QVERIFY(range->explanation().contains("\"2-x\""_L1));
    press(Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), range);
    QCOMPARE(steps(), 0);
    press(Qt::Key_Backspace);
    type(u"4"_s);
    press(Qt::Key_Tab);
    QCOMPARE(goal(1).range, QList({2, 3, 4}));
}

void TestCellEditors::chipsFromKeys()
{
    at(1, LineCategories);
    type(u"sea,town"_s);
    auto *names = editor<NamesEdit>();
    QVERIFY(names);
    QCOMPARE(names->chips().size(), 1);
    QCOMPARE(steps(), 0); // one step, when editing ends
    press(Qt::Key_Return);
    QCOMPARE(goal(1).lineCategories, QStringList({u"sea"_s, u"town"_s}));
    QCOMPARE(steps(), 1);
    QCOMPARE(m_table->currentIndex(), cell(2, LineCategories));
    // Leaving with Tab accepts the typed text.
    type(u"x"_s);
    press(Qt::Key_Tab);
    QCOMPARE(goal(2).lineCategories, QStringList({u"x"_s}));
}

void TestCellEditors::chipsAreCompleted()
{
    at(4, BoardCategories);
    type(u"CO"_s);
    auto *names = editor<NamesEdit>();
    QCOMPARE(names->text().toLower(), u"combat"_s); // three goals have it, one has "collect"
    QCOMPARE(names->selectedText(), u"mbat"_s);
    type(u"l"_s);
    QCOMPARE(names->text().toLower(), u"collect"_s);
    press(Qt::Key_Return);
    QCOMPARE(goal(4).boardCategories, QStringList({u"collect"_s}));
    // The completed part can be deleted and is not added again.
    at(4, BoardCategories);
    type(u"com"_s);
    press(Qt::Key_Backspace);
    names = editor<NamesEdit>();
    QCOMPARE(names->text(), u"com"_s);
    press(Qt::Key_Return);
    QCOMPARE(goal(4).boardCategories, QStringList({u"com"_s}));
}

void TestCellEditors::chipsAreRemoved()
{
    at(3, BoardCategories);
    press(Qt::Key_F2);
    press(Qt::Key_Backspace);
    press(Qt::Key_Return);
    QCOMPARE(goal(3).boardCategories, QStringList({u"collect"_s}));
    m_document->undoStack().undo();
    at(3, BoardCategories);
    press(Qt::Key_F2);
    press(Qt::Key_Left);
    press(Qt::Key_Left);
    press(Qt::Key_Delete);
    press(Qt::Key_Return);
    QCOMPARE(goal(3).boardCategories, QStringList({u"sea, far"_s}));
}

void TestCellEditors::chipsAreTypedOver()
{
    at(3, BoardCategories);
    type(u"new"_s);
    press(Qt::Key_Return);
    QCOMPARE(goal(3).boardCategories, QStringList({u"new"_s}));
    QCOMPARE(steps(), 1);
}

void TestCellEditors::namesAreOfferedWithTheirCounts()
{
    at(4, BoardCategories);
    press(Qt::Key_F2);
    auto *names = editor<NamesEdit>();
    QCOMPARE(names->offers(), QStringList({u"combat"_s, u"collect"_s, u"sea, far"_s}));
    type(u"ea"_s);
    QCOMPARE(names->offers(), QStringList({u"sea, far"_s, u"new: ea"_s}));
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QCOMPARE(goal(4).boardCategories, QStringList({u"sea, far"_s}));
}

void TestCellEditors::aGoalHasOneTag()
{
    at(0, Tag);
    press(Qt::Key_F2);
    type(u"duel"_s);
    press(Qt::Key_Return); // ends editing: there is nothing to add
    QCOMPARE(goal(0).tag, u"duel"_s);
    QCOMPARE(m_table->currentIndex(), cell(1, Tag));
    at(0, Tag);
    press(Qt::Key_F2);
    press(Qt::Key_Backspace);
    press(Qt::Key_Return);
    QCOMPARE(goal(0).tag, QString());
}

void TestCellEditors::newTagsAreSpelledAsTags()
{
    at(1, Tag);
    type(u"Sea Duel"_s);
    QVERIFY(editor<NamesEdit>()->offers().contains(u"new: sea_duel"_s));
    press(Qt::Key_Return);
    QCOMPARE(goal(1).tag, u"sea_duel"_s);
}

void TestCellEditors::zonesByClickAndKey()
{
    click(zoneBox(1, Zone::Mid));
    QCOMPARE(goal(1).progression, Zone::Early | Zone::Late | Zone::Endgame);
    QCOMPARE(steps(), 1);
    click(zoneBox(1, Zone::Mid));
    QCOMPARE(goal(1).progression, allZones);
    at(1, Progression);
    press(Qt::Key_1);
    press(Qt::Key_4);
    QCOMPARE(goal(1).progression, Zone::Mid | Zone::Late);
    press(Qt::Key_1);
    QCOMPARE(goal(1).progression, Zone::Early | Zone::Mid | Zone::Late);
    QCOMPARE(QApplication::focusWidget(), m_table);
    QCOMPARE(goal(0).progression, Zones());
    // A click beside the boxes only selects.
    const int before = steps();
    click(m_table->visualRect(cell(2, Progression)).topRight() + QPoint(-2, 8));
    QCOMPARE(steps(), before);
}

void TestCellEditors::zonesOfAllSelected()
{
    current(0, Goal);
    selectRows(0, 2);
    click(zoneBox(1, Zone::Late));
    for (int row = 0; row < 3; ++row)
        QCOMPARE(goal(row).progression, Zone::Early | Zone::Mid | Zone::Endgame);
    QCOMPARE(goal(3).progression, Zones());
    QCOMPARE(steps(), 1);
    QCOMPARE(m_table->selectionModel()->selectedRows().size(), 3);
}

void TestCellEditors::progressiveByClick()
{
    m_table->scrollTo(cell(1, ProgressiveRanges));
    click(m_table->visualRect(cell(1, ProgressiveRanges)).center());
    QVERIFY(goal(1).progressiveRanges);
    QCOMPARE(steps(), 1);
    click(m_table->visualRect(cell(1, ProgressiveRanges)).center());
    QVERIFY(!goal(1).progressiveRanges);
}

void TestCellEditors::positionsAreTypedOrPicked()
{
    const auto shape = smallBoard();
    static_cast<ObjectivesTable *>(m_table)->showShape(shape);
    at(1, ForcedPositions);
    type(u"1, 7"_s);
    auto *positions = editor<PositionsEdit>();
    QVERIFY(positions);
    BoardPicker &picker = positions->picker();
    QCOMPARE(picker.cells(), 9);
    const auto pick = [&](int position) {
        QTest::mouseClick(&picker, Qt::LeftButton, {}, picker.cellRect(position).center());
    };
    pick(4);
    QCOMPARE(positions->text(), u"1 · 4 · 7"_s);
    pick(1);
    QCOMPARE(positions->text(), u"4 · 7"_s);
    QCOMPARE(QApplication::focusWidget(), positions);
    press(Qt::Key_Return);
    QCOMPARE(goal(1).forcedPositions, QList({4, 7}));
    QCOMPARE(steps(), 1);
}

void TestCellEditors::positionsByKeys()
{
    const auto shape = smallBoard();
    static_cast<ObjectivesTable *>(m_table)->showShape(shape);
    at(1, ForcedPositions);
    press(Qt::Key_F2);
    press(Qt::Key_Down); // to the board
    press(Qt::Key_Right);
    press(Qt::Key_Down);
    press(Qt::Key_Space); // the middle cell
    press(Qt::Key_Escape); // back to the line
    QVERIFY(editor<PositionsEdit>());
    press(Qt::Key_Return);
    QCOMPARE(goal(1).forcedPositions, QList({5}));
}

void TestCellEditors::tooltipHasLinesAndACounter()
{
    at(0, Tooltip);
    press(Qt::Key_F2);
    auto *tooltip = editor<TooltipEdit>();
    QVERIFY(tooltip);
    QCOMPARE(tooltip->counter(), u"3/120"_s);
    QTest::keyClick(tooltip, Qt::Key_Return, Qt::ShiftModifier);
    type(u"one"_s);
    QCOMPARE(tooltip->counter(), u"7/120"_s);
    press(Qt::Key_Return);
    QCOMPARE(goal(0).tooltip, u"any\none"_s);
    QCOMPARE(steps(), 1);
}

void TestCellEditors::goalCompletesWhatIsReplaced()
{
    at(0, Goal);
    type(u"Forge {{"_s);
    auto *edit = editor<GoalEdit>();
    QCOMPARE(edit->text(), u"Forge {{X}}"_s);
    press(Qt::Key_End);
    type(u" blade[["_s);
    QCOMPARE(edit->text(), u"Forge {{X}} blade[[s]]"_s);
    QCOMPARE(edit->counter(), u"22/60"_s);
    type(u"es]]"_s); // overwrites what was inserted
    press(Qt::Key_Return);
    QCOMPARE(goal(0).goal, u"Forge {{X}} blade[[es]]"_s);
}

void TestCellEditors::goalsThatAreTooLongStayOpen()
{
    at(0, Goal);
    type(QString(61, u'g'));
    press(Qt::Key_Return);
    QVERIFY(editor<GoalEdit>());
    QCOMPARE(steps(), 0);
    press(Qt::Key_Backspace);
    press(Qt::Key_Return);
    QCOMPARE(goal(0).goal.size(), 60);
}

void TestCellEditors::limitIsANumber()
{
    at(1, Limit);
    type(u"3"_s);
    QVERIFY(editor<NumberCellEdit>());
    press(Qt::Key_Up);
    press(Qt::Key_Return);
    QCOMPARE(goal(1).individualLimit, 4);
}

void TestCellEditors::editorsAreWideEnough()
{
    m_view->resize(760, 400);
    for (const auto column : {BoardCategories, Range, ForcedPositions, Tooltip, Icons}) {
        m_table->setColumnWidth(static_cast<int>(column), 40);
        at(1, column);
        press(Qt::Key_F2);
        QWidget *open = QApplication::focusWidget();
        QVERIFY(open != m_table);
        QVERIFY(open->width() >= open->fontMetrics().averageCharWidth() * 18);
        QVERIFY(m_table->viewport()->rect().contains(open->geometry()));
        press(Qt::Key_Escape);
    }
}

void TestCellEditors::severalGoalsAtOnce()
{
    current(0, Goal);
    selectRows(0, 3);
    m_table->selectionModel()->setCurrentIndex(
        cell(1, LineCategories), QItemSelectionModel::NoUpdate);
    type(u"sea"_s);
    press(Qt::Key_Return);
    for (int row = 0; row < 4; ++row)
        QCOMPARE(goal(row).lineCategories, QStringList{u"sea"_s});
    QCOMPARE(goal(4).lineCategories, QStringList());
    QCOMPARE(steps(), 1);
    QCOMPARE(m_table->selectionModel()->selectedRows().size(), 4);
}

BOARDWRIGHT_UNIT(TestCellEditors, QApplication)
#include "tst_cell_editors.moc"
