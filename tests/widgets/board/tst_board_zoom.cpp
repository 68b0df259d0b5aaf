// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Other views of the board: zoomed in, alone on the screen, and through a screen reader.

#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_scroll.h"
#include "ui/widgets/board/board_tabs.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/overlay_bar.h"
#include "ui/widgets/board/seed_bar.h"
#include "ui/widgets/window/side_tabs.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>
#include <QWheelEvent>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

/// The last event for screen readers, and its cell.
std::pair<QAccessible::Event, int> lastTold;

void remember(QAccessibleEvent *event)
{
    const bool isOfBoard = qobject_cast<BoardView *>(event->object()) != nullptr;
    if (isOfBoard
        && (event->type() == QAccessible::Focus || event->type() == QAccessible::Selection))
        lastTold = {event->type(), event->child()};
}

} // namespace

class TestBoardZoom final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void wholeAtFirst();
    void theWheelKeepsWhatIsUnderIt();
    void keysZoomAroundTheCurrentCell();
    void theCurrentCellComesIntoSight();
    void otherBoardsDoNotScroll();
    void theMiddleButtonMoves();
    void cellsAreFoundWhereTheyAreSeen();
    void aloneOnTheScreen();
    void thePresentationShowsAllOfTheBoard();
    void thePresentationExplainsItsColours();
    void closingEndsThePresentation();
    void everyCellHasANameAndAPlace();
    void screenReadersHearOfTheCurrentCell();
    void cellsCanBeChosenByOtherMeans();
    void noTwoActionsShareKeys();

private:
    BoardView &view() const { return m_window->boardPanel().view(); }

    BoardScroll &scroll() const { return *m_window->findChild<BoardScroll *>(); }

    void wheel(const QPointF &at, int steps) const
    {
        QWheelEvent event(at, scroll().viewport()->mapToGlobal(at), {}, {0, 120 * steps},
            Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(scroll().viewport(), &event);
    }

    /// The place on the board, 0 to 1 in both directions, at a point of the viewport.
    QPointF boardAt(const QPointF &point) const
    {
        const QPointF inView = view().mapFrom(scroll().viewport(), point);
        const QRectF first = view().cellRect(SiteIndex{0});
        const QRectF last = view().cellRect(SiteIndex{24});
        return {(inView.x() - first.left()) / (last.right() - first.left()),
            (inView.y() - first.top()) / (last.bottom() - first.top())};
    }

    QAction *action(const QKeySequence &keys) const
    {
        for (QAction *action : m_window->findChildren<QAction *>()) {
            if (action->shortcut() == keys)
                return action;
        }
        return nullptr;
    }

    bool isInSight(SiteIndex site) const
    {
        const QRect cell = view().cellRect(site).toAlignedRect();
        return scroll().viewport()->rect().contains(
            QRect(view().mapTo(scroll().viewport(), cell.topLeft()), cell.size()));
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestBoardZoom::init()
{
    m_window = boardWindow(plainSet(40));
    QVERIFY(m_window);
}

void TestBoardZoom::cleanup()
{
    closeBoardWindow(std::move(m_window));
}

void TestBoardZoom::wholeAtFirst()
{
    QCOMPARE(scroll().zoom(), 1.0);
    QCOMPARE(view().size(), scroll().viewport()->size());
    QVERIFY(!scroll().verticalScrollBar()->isVisible());
    QVERIFY(!scroll().zoomActions().at(1)->isEnabled());
    wheel({50, 50}, -3); // the whole board is the smallest zoom
    QCOMPARE(scroll().zoom(), 1.0);
    m_window->resize(1000, 700);
    QTRY_COMPARE(view().size(), scroll().viewport()->size());
}

void TestBoardZoom::theWheelKeepsWhatIsUnderIt()
{
    const QPointF at = view().cellRect(SiteIndex{8}).center();
    const QPointF before = boardAt(at);
    wheel(at, 4);
    QVERIFY(scroll().zoom() > 2);
    const QPointF after = boardAt(at);
    QVERIFY2(qAbs(before.x() - after.x()) < 0.02 && qAbs(before.y() - after.y()) < 0.02,
        qPrintable(u"%1, %2"_s.arg(after.x() - before.x()).arg(after.y() - before.y())));
    QCOMPARE(view().siteAt(view().mapFrom(scroll().viewport(), at)), SiteIndex{8});
    wheel(at, 100);
    QCOMPARE(scroll().zoom(), BoardScroll::largestZoom);
    wheel(at, -100);
    QCOMPARE(scroll().zoom(), 1.0);
    QCOMPARE(view().size(), scroll().viewport()->size());
}

void TestBoardZoom::keysZoomAroundTheCurrentCell()
{
    view().setFocus();
    view().setCurrentSite(SiteIndex{24});
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(&view(), Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(scroll().zoom() > 3);
    QVERIFY(scroll().viewport()->rect().contains(
        view().mapTo(scroll().viewport(), view().cellRect(SiteIndex{24}).center().toPoint())));
    QTest::keyClick(&view(), Qt::Key_Minus, Qt::ControlModifier);
    QVERIFY(scroll().zoom() < 3);
    QTest::keyClick(&view(), Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(scroll().zoom(), 1.0);
}

void TestBoardZoom::theCurrentCellComesIntoSight()
{
    view().setFocus();
    view().setCurrentSite(SiteIndex{0});
    scroll().setZoom(4, view().cellRect(SiteIndex{0}).center());
    QVERIFY(!isInSight(SiteIndex{4}));
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(&view(), Qt::Key_Right);
    QCOMPARE(view().currentSite(), SiteIndex{4});
    QVERIFY(isInSight(SiteIndex{4}));
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(&view(), Qt::Key_Down);
    QVERIFY(isInSight(SiteIndex{24}));
}

void TestBoardZoom::otherBoardsDoNotScroll()
{
    view().setCurrentSite(SiteIndex{0});
    scroll().setZoom(4, {0, 0});
    scroll().verticalScrollBar()->setValue(scroll().verticalScrollBar()->maximum());
    const int looked = scroll().verticalScrollBar()->value();
    QVERIFY(looked > 0);
    m_window->boardChoice().setSeed(u"another"_s);
    QTRY_COMPARE(view().result()->request.seed, u"another"_s);
    QCOMPARE(scroll().verticalScrollBar()->value(), looked);
}

void TestBoardZoom::theMiddleButtonMoves()
{
    const QPoint middle = view().rect().center();
    QTest::mousePress(&view(), Qt::MiddleButton, {}, middle); // the whole board stays
    QTest::mouseRelease(&view(), Qt::MiddleButton, {}, middle);
    scroll().setZoom(4, QPointF(middle));
    const QPoint before(
        scroll().horizontalScrollBar()->value(), scroll().verticalScrollBar()->value());
    const QPoint at = view().mapFrom(scroll().viewport(), scroll().viewport()->rect().center());
    QTest::mousePress(&view(), Qt::MiddleButton, {}, at);
    QTest::mouseMove(&view(), at - QPoint(40, 25));
    QCOMPARE(QPoint(scroll().horizontalScrollBar()->value(), scroll().verticalScrollBar()->value())
            - before,
        QPoint(40, 25));
    QTest::mouseRelease(&view(), Qt::MiddleButton, {}, at);
    QCOMPARE(view().currentSite(), SiteIndex::none);
}

void TestBoardZoom::cellsAreFoundWhereTheyAreSeen()
{
    const QPoint inside = scroll().viewport()->mapToGlobal(QPoint(10, 10));
    scroll().setZoom(3, QPointF(scroll().viewport()->rect().bottomRight()));
    QCOMPARE(scroll().siteAtGlobal(inside), view().siteAt(view().mapFromGlobal(QPointF(inside))));
    // A cell that is scrolled away lies under other widgets.
    const QPoint hidden = view().mapToGlobal(view().cellRect(SiteIndex{0}).center().toPoint());
    QVERIFY(!isInSight(SiteIndex{0}));
    QCOMPARE(scroll().siteAtGlobal(hidden), SiteIndex::none);
}

void TestBoardZoom::aloneOnTheScreen()
{
    BoardPanel &panel = m_window->boardPanel();
    auto *overlays = m_window->findChild<OverlayBar *>();
    const QSize before = view().size();
    QAction *alone = action(QKeySequence(Qt::Key_F11));
    QVERIFY(alone != nullptr);
    alone->trigger();
    QVERIFY(m_window->isFullScreen());
    QVERIFY(!m_window->sideTabs().isVisible() && !m_window->menuBar()->isVisible());
    QVERIFY(!m_window->statusBar()->isVisible() && !overlays->isVisible());
    QVERIFY(view().isVisible() && panel.seedBar().isVisible());
    QTRY_VERIFY(view().height() > before.height());
    QTest::keyClick(&view(), Qt::Key_Right, Qt::AltModifier); // the next seed
    QVERIFY(!m_window->boardChoice().seed().isEmpty());
    QTest::keyClick(&view(), Qt::Key_Escape);
    QVERIFY(!alone->isChecked() && !m_window->isFullScreen());
    QVERIFY(m_window->sideTabs().isVisible() && m_window->menuBar()->isVisible());
    QVERIFY(m_window->statusBar()->isVisible() && overlays->isVisible());
    QTRY_COMPARE(view().size(), before);
}

/// A zoom belongs to the window: an audience sees the whole board, in the middle.
void TestBoardZoom::thePresentationShowsAllOfTheBoard()
{
    scroll().setZoom(4, QPointF(scroll().viewport()->rect().bottomRight()));
    const QPointF middle = boardAt(QRectF(scroll().viewport()->rect()).center());
    QAction *alone = action(QKeySequence(Qt::Key_F11));
    alone->trigger();
    QTRY_VERIFY(view().width() == scroll().viewport()->width() && scroll().zoom() == 1);
    QTest::qWait(50);
    QRectF all;
    for (int i = 0; i < 25; ++i) {
        QVERIFY(isInSight(SiteIndex{i}));
        all |= view().cellRect(SiteIndex{i});
    }
    const QRectF onScreen(view().mapTo(m_window.get(), all.topLeft()), all.size());
    QVERIFY(std::abs(onScreen.center().x() - m_window->width() / 2.0) <= 2);
    scroll().setZoom(2, {}); // this ends with the presentation
    alone->trigger();
    QVERIFY(!m_window->isFullScreen());
    QTRY_COMPARE(scroll().zoom(), 4.0);
    const auto isBack = [&] {
        const QPointF now = boardAt(QRectF(scroll().viewport()->rect()).center());
        return std::abs(now.x() - middle.x()) < 0.03 && std::abs(now.y() - middle.y()) < 0.03;
    };
    QTRY_VERIFY(isBack());
}

void TestBoardZoom::thePresentationExplainsItsColours()
{
    auto *overlays = m_window->findChild<OverlayBar *>();
    auto *legend = overlays->findChild<Legend *>();
    QAction *alone = action(QKeySequence(Qt::Key_F11));
    alone->trigger();
    QVERIFY(!overlays->isVisible());
    m_window->boardChoice().setOverlay(u"choices"_s);
    QVERIFY(overlays->isVisible() && legend->isVisible());
    QVERIFY(!legend->accessibleName().isEmpty());
    m_window->boardChoice().setOverlay({});
    QVERIFY(!overlays->isVisible());
    alone->trigger();
    QVERIFY(overlays->isVisible());
}

void TestBoardZoom::closingEndsThePresentation()
{
    QAction *alone = action(QKeySequence(Qt::Key_F11));
    alone->trigger();
    QVERIFY(m_window->isFullScreen());
    m_window->document().undoStack().setClean();
    m_window->close();
    QVERIFY(!m_window->isFullScreen() && !m_window->sideTabs().isHidden());
}

void TestBoardZoom::everyCellHasANameAndAPlace()
{
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&view());
    QVERIFY(board != nullptr);
    QCOMPARE(board->text(QAccessible::Name), u"Board"_s);
    QCOMPARE(board->childCount(), 25);
    QCOMPARE(board->child(25), nullptr);
    QCOMPARE(board->child(-1), nullptr);
    for (int i = 0; i < 25; ++i) {
        QAccessibleInterface *cell = board->child(i);
        QVERIFY(cell->isValid());
        QCOMPARE(cell->parent(), board);
        QCOMPARE(board->indexOfChild(cell), i);
        const QString goal = view().scene().cells[static_cast<std::size_t>(i)].text;
        QVERIFY(!goal.isEmpty());
        QCOMPARE(cell->text(QAccessible::Name), u"%1. %2"_s.arg(i + 1).arg(goal));
        const QPoint centre = cell->rect().center();
        QCOMPARE(board->childAt(centre.x(), centre.y()), cell);
    }
}

void TestBoardZoom::screenReadersHearOfTheCurrentCell()
{
    const auto restore = QAccessible::installUpdateHandler(remember);
    view().setFocus();
    QTest::mouseClick(
        &view(), Qt::LeftButton, {}, view().cellRect(SiteIndex{7}).center().toPoint());
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_Right);
    QCOMPARE(lastTold, std::make_pair(QAccessible::Focus, 8));
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&view());
    QCOMPARE(board->focusChild(), board->child(8));
    QVERIFY(board->child(8)->state().focused && board->child(8)->state().selected);
    QVERIFY(!board->child(7)->state().selected);
    QAccessible::installUpdateHandler(restore);
}

void TestBoardZoom::cellsCanBeChosenByOtherMeans()
{
    QAccessibleInterface *cell = QAccessible::queryAccessibleInterface(&view())->child(11);
    QAccessibleActionInterface *actions = cell->actionInterface();
    QVERIFY(actions != nullptr);
    actions->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(view().currentSite(), SiteIndex{11});
    QSignalSpy menus(&view(), &BoardView::cellMenuWanted);
    actions->doAction(QAccessibleActionInterface::showMenuAction());
    QCOMPARE(menus.count(), 1);
    auto *menu = view().findChild<QMenu *>();
    QVERIFY(menu != nullptr && menu->isVisible());
    menu->close();
}

/// Keys with two meanings do nothing. Parts of the window that never have the focus together may
/// share keys, but not those of the window's own actions.
void TestBoardZoom::noTwoActionsShareKeys()
{
    QHash<QKeySequence, QAction *> known;
    const auto look = [&](bool isOfWindow) {
        for (QAction *action : m_window->findChildren<QAction *>()) {
            if ((action->shortcutContext() == Qt::WindowShortcut) != isOfWindow)
                continue;
            for (const QKeySequence &keys : action->shortcuts()) {
                const QAction *other = known.value(keys);
                QVERIFY2(other == nullptr,
                    qPrintable(u"%1: %2 and %3"_s.arg(keys.toString(), action->text(),
                        other == nullptr ? QString() : other->text())));
                if (isOfWindow)
                    known.insert(keys, action);
            }
        }
    };
    look(true);
    QVERIFY(known.size() > 20);
    look(false);
}

BOARDWRIGHT_UNIT(TestBoardZoom, QApplication)
#include "tst_board_zoom.moc"
