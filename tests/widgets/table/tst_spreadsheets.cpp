// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every table of the window is a Spreadsheet and obeys its laws. New tables are tested
// automatically.

#include "tests/support/unit.h"
#include "tests/support/windows/generators_fixture.h"
#include "tests/support/windows/menu_hands.h"
#include "ui/editing/values/tab_separated.h"
#include "ui/widgets/lab/statistics_page.h"
#include "ui/widgets/table/row_header.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QClipboard>
#include <QStackedWidget>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

void bringToFront(QWidget &widget)
{
    for (QWidget *at = &widget; at != nullptr; at = at->parentWidget()) {
        if (auto *stack = qobject_cast<QStackedWidget *>(at->parentWidget()))
            stack->setCurrentWidget(at);
    }
}

} // namespace

class TestSpreadsheets final : public GeneratorsFixture {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void cleanupTestCase() { close(); }

    void cleanup() { closeMenus(); }

    void look_data() { eachTable(); }

    void look();

    void verbsHaveTheirKeys_data() { eachTable(); }

    void verbsHaveTheirKeys();

    void rowsAreCopied_data() { eachTable(); }

    void rowsAreCopied();

    void keysMove_data() { eachTable(); }

    void keysMove();

    void deleteTypesNothing_data() { eachTable(); }

    void deleteTypesNothing();

    void widthsOfAPersonStay_data() { eachTable(); }

    void widthsOfAPersonStay();

    void theMenuHasTheVerbs_data() { eachTable(); }

    void theMenuHasTheVerbs();

private:
    void eachTable() const;

    /// The table of the data row; null if it is not a Spreadsheet.
    Spreadsheet *sheet() const
    {
        QFETCH(const int, place);
        return qobject_cast<Spreadsheet *>(m_window->findChildren<QTableView *>().at(place));
    }
};

void TestSpreadsheets::initTestCase()
{
    show();
    open(plotSet(30, 3));
    m_window->boardChoice().setGenerator(plotGenerator());
    waitForBoard();
    int filled = 0;
    for (const QTableView *view : m_window->findChildren<QTableView *>()) {
        if (view->model()->rowCount() > 1)
            ++filled;
    }
    QVERIFY2(filled >= 3, qPrintable(QString::number(filled)));
}

void TestSpreadsheets::eachTable() const
{
    QTest::addColumn<int>("place");
    const QList<QTableView *> views = m_window->findChildren<QTableView *>();
    for (int place = 0; place < views.size(); ++place)
        QTest::addRow("%d %s", place, qPrintable(views.at(place)->accessibleName())) << place;
}

void TestSpreadsheets::look()
{
    Spreadsheet *sheet = this->sheet();
    QVERIFY(sheet != nullptr);
    QVERIFY(!sheet->accessibleName().isEmpty());
    QCOMPARE(sheet->frameShape(), QFrame::NoFrame);
    QVERIFY(!sheet->showGrid());
    QVERIFY(!sheet->wordWrap());
    QCOMPARE(sheet->palette().color(QPalette::HighlightedText),
        sheet->palette().color(QPalette::Text)); // selected text keeps its colour
    const bool isRead = sheet->selectionBehavior() == QAbstractItemView::SelectRows;
    const auto rowHeight = [&] {
        const int height = sheet->fontMetrics().height();
        if (qobject_cast<const StatisticsPage *>(sheet) != nullptr) // of many goals at once
            return height + 1;
        return isRead ? height * 3 / 2 : height * 7 / 4;
    };
    QCOMPARE(sheet->verticalHeader()->defaultSectionSize(), rowHeight());
    const QFont before = sheet->font();
    QFont larger = before;
    larger.setPointSizeF(before.pointSizeF() * 2);
    sheet->setFont(larger);
    QCOMPARE(sheet->verticalHeader()->defaultSectionSize(), rowHeight());
    sheet->setFont(before);
}

void TestSpreadsheets::verbsHaveTheirKeys()
{
    const Spreadsheet *sheet = this->sheet();
    QVERIFY(sheet->action(SheetVerb::Copy) != nullptr);
    QList<QAction *> offered;
    for (std::size_t i = 0; i < sheetVerbs; ++i) {
        const auto verb = static_cast<SheetVerb>(i);
        const QAction *action = sheet->action(verb);
        if (action == nullptr)
            continue;
        QCOMPARE(action->shortcuts(), verbKeys(verb));
        QCOMPARE(action->shortcutContext(), Qt::WidgetShortcut);
        offered << sheet->action(verb);
    }
    QCOMPARE(sheet->verbActions(), offered);
    QList<QKeySequence> keys;
    for (const QAction *action : sheet->actions())
        keys += action->shortcuts();
    for (qsizetype i = 0; i < keys.size(); ++i)
        QVERIFY2(keys.indexOf(keys.at(i)) == i, qPrintable(keys.at(i).toString()));
}

void TestSpreadsheets::rowsAreCopied()
{
    Spreadsheet *sheet = this->sheet();
    QClipboard &clipboard = *QApplication::clipboard();
    clipboard.setText(u"precious"_s);
    sheet->selectionModel()->clear();
    sheet->action(SheetVerb::Copy)->trigger();
    if (sheet->model()->rowCount() == 0)
        return;
    QCOMPARE(clipboard.text(), u"precious"_s);
    sheet->selectAll();
    QCOMPARE(sheet->selectedRows().size(), sheet->model()->rowCount());
    QCOMPARE(sheet->selectedColumns(), sheet->shownColumns());
    QVERIFY(sheet->selectsWholeRows());
    sheet->action(SheetVerb::Copy)->trigger();
    const QList<QStringList> cells = *cellsOfTabSeparated(clipboard.text());
    QCOMPARE(cells.size(), sheet->model()->rowCount());
    QVERIFY(!cells.first().join(QString()).isEmpty());
}

void TestSpreadsheets::keysMove()
{
    Spreadsheet *sheet = this->sheet();
    if (sheet->model()->rowCount() < 2)
        return;
    const QList<int> columns = sheet->shownColumns();
    const auto isAt = [&](int row, int column) {
        return sheet->currentIndex() == sheet->model()->index(row, column);
    };
    sheet->selectCell(sheet->model()->index(1, columns.first()));
    QTest::keyClick(sheet, Qt::Key_End, Qt::ControlModifier);
    QVERIFY(isAt(sheet->model()->rowCount() - 1, columns.last()));
    QTest::keyClick(sheet, Qt::Key_Home, Qt::ControlModifier);
    QVERIFY(isAt(0, columns.first()));
    const bool isRead = sheet->selectionBehavior() == QAbstractItemView::SelectRows;
    QCOMPARE(sheet->selectedColumns().size(), isRead ? columns.size() : 1);
    QTest::keyClick(sheet, Qt::Key_Down);
    QVERIFY(isAt(1, columns.first()));
    if (isRead)
        return;
    bringToFront(*sheet); // Tab would leave a hidden table
    QVERIFY(sheet->isVisible());
    QTest::keyClick(sheet, Qt::Key_Return, Qt::ShiftModifier);
    QVERIFY(isAt(0, columns.first()));
    QTest::keyClick(sheet, Qt::Key_Return);
    QVERIFY(isAt(1, columns.first()));
    QTest::keyClick(sheet, Qt::Key_Tab);
    QVERIFY(isAt(1, columns.at(1)));
    QTest::keyClick(sheet, Qt::Key_Backtab);
    QVERIFY(isAt(1, columns.first()));
}

void TestSpreadsheets::deleteTypesNothing()
{
    Spreadsheet *sheet = this->sheet();
    const QModelIndex cell = sheet->model()->index(0, 0);
    const int steps = m_window->document().undoStack().count();
    sheet->selectCell(cell);
    for (const Qt::Key key : {Qt::Key_Delete, Qt::Key_Backspace}) {
        QTest::keyClick(sheet, key);
        QVERIFY(sheet->indexWidget(sheet->currentIndex()) == nullptr);
    }
    QVERIFY(cell == sheet->model()->index(0, 0));
    QCOMPARE(m_window->document().undoStack().count(), steps);
}

void TestSpreadsheets::widthsOfAPersonStay()
{
    Spreadsheet *sheet = this->sheet();
    const QList<int> columns = sheet->shownColumns();
    if (columns.size() < 3)
        return;
    const int column = columns.at(columns.size() - 2); // not the last one, which takes the rest
    const int before = sheet->columnWidth(column);
    sheet->setColumnWidth(column, before + 17);
    sheet->fitColumns();
    QCOMPARE(sheet->columnWidth(column), before + 17);
    sheet->columnWidths().setOwn({});
    sheet->fitColumns();
}

void TestSpreadsheets::theMenuHasTheVerbs()
{
    Spreadsheet *sheet = this->sheet();
    if (sheet->model()->rowCount() == 0)
        return;
    sheet->selectCell(sheet->model()->index(0, 0));
    const QPoint place = sheet->viewport()->rect().center();
    QContextMenuEvent event(
        QContextMenuEvent::Keyboard, place, sheet->viewport()->mapToGlobal(place), Qt::NoModifier);
    QApplication::sendEvent(sheet->viewport(), &event);
    const QMenu *menu = openMenu();
    QVERIFY(menu != nullptr);
    for (QAction *action : sheet->verbActions()) {
        const bool isSelection = action == sheet->action(SheetVerb::SelectRows)
            || action == sheet->action(SheetVerb::SelectColumns);
        QCOMPARE(menu->actions().contains(action), !isSelection);
    }
}

BOARDWRIGHT_UNIT(TestSpreadsheets, QApplication)
#include "tst_spreadsheets.moc"
