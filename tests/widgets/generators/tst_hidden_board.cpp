// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The board beside the page on which its puzzle is played: hidden, because it shows the route.
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_tabs.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/steps_page.h"
#include "ui/widgets/generators/sculpted/play_page.h"
#include "ui/widgets/generators/sculpted/sculpted_panel.h"
#include "ui/widgets/sections/section_table.h"
#include "ui/widgets/window/side_tabs.h"

#include <QAccessible>
#include <QApplication>
#include <QTest>

#include <memory>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestHiddenBoard final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void itHidesTheSolution();
};

void TestHiddenBoard::itHidesTheSolution()
{
    std::unique_ptr<MainWindow> window = boardWindow(plainSet(70));
    QVERIFY(window);
    window->boardChoice().setGenerator(*generatorOf(u"sculpted"_s));
    window->boardChoice().setSeed(u"1"_s);
    QTRY_VERIFY(window->preview().isUpToDate());
    BoardPanel &board = window->boardPanel();
    const auto isHidden = [&] {
        return board.view().scene().cells.empty() && board.view().scene().route.empty()
            && !board.view().scene().notice.isEmpty();
    };
    auto *panel = qobject_cast<SculptedPanel *>(window->sideTabs().panel());
    board.tabs().strip().open(&board.tabs().stepsPage());
    QTRY_VERIFY(board.tabs().steps().rowCount() > 0);
    board.tabs().player().goTo(3);
    QVERIFY(!isHidden());
    const QSize size = board.view().size();
    window->sideTabs().setCurrentWidget(panel);
    panel->setCurrentWidget(&panel->play());
    QVERIFY(isHidden());
    QCOMPARE(board.tabs().steps().rowCount(), 0); // they tell the route in words
    QVERIFY(!board.view().isReplaying());
    QCOMPARE(QAccessible::queryAccessibleInterface(&board.view())->childCount(), 0);
    QTest::qWait(50);
    QCOMPARE(board.view().size(), size);
    QVERIFY(!board.view().grab().isNull());
    // Another board is hidden, too.
    window->boardChoice().setSeed(u"2"_s);
    QTRY_VERIFY(window->preview().isUpToDate());
    QVERIFY(isHidden());
    // Other pages do not need it.
    panel->setCurrentWidget(&panel->tiers());
    QVERIFY(!isHidden());
    QTRY_VERIFY(board.tabs().steps().rowCount() > 0);
    panel->setCurrentWidget(&panel->play());
    QVERIFY(isHidden());
    // A solved puzzle has no secret.
    PlaySession &session = panel->play().session();
    const std::vector<std::uint8_t> cells = session.route()->puzzle().solution;
    for (std::size_t i = 1; i < cells.size(); ++i) {
        QVERIFY(isHidden());
        session.go(cells[i]);
    }
    QVERIFY(!isHidden());
    session.startOver();
    QVERIFY(isHidden());
    // The page takes the notice along.
    window->boardChoice().setGenerator(*generators().front());
    QTRY_VERIFY(window->preview().isUpToDate());
    QVERIFY(!window->boardChoice().isBoardHidden());
    QTRY_VERIFY(!isHidden());
    closeBoardWindow(std::move(window));
}

BOARDWRIGHT_UNIT(TestHiddenBoard, QApplication)

#include "tst_hidden_board.moc"
