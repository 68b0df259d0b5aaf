// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The look of a puzzle: colours, fog, warnings, and pins that pulse. And its cells for screen
// readers.
#include "tests/support/editing/played_puzzles.h"
#include "tests/support/unit.h"
#include "tests/support/windows/seen_colours.h"
#include "ui/widgets/generators/sculpted/puzzle_painter.h"
#include "ui/widgets/generators/sculpted/puzzle_view.h"
#include "ui/widgets/paint/colour_mix.h"

#include <QAccessible>
#include <QApplication>
#include <QProxyStyle>
#include <QTest>

#include <memory>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

/// A style of users who want no animations.
class StillStyle final : public QProxyStyle {
public:
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
        QStyleHintReturn *returned) const override
    {
        return hint == SH_Widget_Animation_Duration
            ? 0
            : QProxyStyle::styleHint(hint, option, widget, returned);
    }
};

} // namespace

class TestPuzzleView final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void pinsPulseUnlessAnimationsAreOff();
    void theBoardIsDrawnInItsOwnColours();
    void deadEndsAreMarked();
    void hintsAreMarked();
    void everyCellIsAnItem();
    void theTrapIsMarked();
    void fogHidesCells();
    void theOutputPinGlowsAtLast();
    void theBoardFitsAndCellsAreFound();
    void coloursAreToldApart();

private:
    QImage seen() { return m_view->grab().toImage(); }

    bool hasColourAt(int cell, const QColor &colour)
    {
        return hasColour(seen(), m_view->cellRect(cell), colour);
    }

    StillStyle m_still;
    JobPool m_pool;
    std::unique_ptr<PlaySession> m_session;
    std::unique_ptr<PuzzleView> m_view;
};

void TestPuzzleView::init()
{
    m_session = std::make_unique<PlaySession>(m_pool);
    m_view = std::make_unique<PuzzleView>(*m_session);
    m_view->setStyle(&m_still);
    m_view->setFocusPolicy(Qt::NoFocus); // its frame has the colour of the trace
    m_view->resize(400, 400);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestPuzzleView::cleanup()
{
    m_view.reset();
    m_session.reset();
}

void TestPuzzleView::pinsPulseUnlessAnimationsAreOff()
{
    m_session->setPuzzle(snake());
    QVERIFY(!m_view->isPulsing());
    const QImage before = seen();
    QTest::qWait(120);
    QCOMPARE(seen(), before);
    m_view->setStyle(QApplication::style());
    QCOMPARE(m_view->isPulsing(),
        QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0);
    if (m_view->isPulsing())
        QTRY_VERIFY(seen() != before);
    m_view->hide();
    QVERIFY(!m_view->isPulsing());
}

void TestPuzzleView::theBoardIsDrawnInItsOwnColours()
{
    QVERIFY(hasColour(seen(), m_view->rect(), puzzleColours::ground)); // without a puzzle, too
    m_session->setPuzzle(corridors());
    const QPalette light = QApplication::palette();
    const QImage inLight = seen();
    QApplication::setPalette(QPalette(QColor(50, 54, 58), QColor(42, 46, 50)));
    QCOMPARE(seen(), inLight);
    QApplication::setPalette(light);
    QVERIFY(hasColourAt(0, puzzleColours::trace));
    QVERIFY(hasColourAt(0, puzzleColours::input));
    QVERIFY(hasColourAt(1, puzzleColours::pad));
    QVERIFY(hasColourAt(1, puzzleColours::padEdge));
    QVERIFY(!hasColourAt(1, puzzleColours::trace));
    QVERIFY(hasColourAt(2, puzzleColours::warp));
    QVERIFY(hasColourAt(3, puzzleColours::wall));
    QVERIFY(hasColourAt(6, puzzleColours::warp));
    QVERIFY(hasColourAt(8, puzzleColours::output));
    m_session->go(1);
    QVERIFY(hasColourAt(1, puzzleColours::trace));
    QVERIFY(hasColourAt(1, puzzleColours::visitedPad));
    // A warp that was taken is a part of the trace.
    const auto middleOfArc = [this] { return m_view->cellRect(4).adjusted(0, 0, 20, 20); };
    QVERIFY(!hasColour(seen(), middleOfArc(), puzzleColours::trace));
    m_session->go(2);
    m_session->takeWarp();
    QVERIFY(hasColour(seen(), m_view->rect(), puzzleColours::trace));
    QVERIFY(hasColour(seen(), middleOfArc(), puzzleColours::trace));
}

void TestPuzzleView::deadEndsAreMarked()
{
    m_session->setPuzzle(snake());
    for (const int cell : {1, 4, 7}) {
        QVERIFY(!hasColour(seen(), m_view->rect(), puzzleColours::warning));
        m_session->go(cell);
        if (m_session->isDead())
            break;
    }
    QVERIFY(m_session->isDead());
    QVERIFY(hasColourAt(m_session->route()->head(), puzzleColours::warning));
    m_session->startOver();
    QVERIFY(!hasColour(seen(), m_view->rect(), puzzleColours::warning));
}

void TestPuzzleView::hintsAreMarked()
{
    m_session->setPuzzle(corridors());
    QVERIFY(!hasColourAt(1, Qt::white));
    m_session->askHint();
    QTRY_VERIFY(m_session->hint());
    QVERIFY(hasColourAt(1, Qt::white));
    m_session->go(1);
    QVERIFY(!hasColourAt(2, Qt::white));
}

void TestPuzzleView::everyCellIsAnItem()
{
    m_session->setPuzzle(corridors());
    m_view->setFocusPolicy(Qt::StrongFocus);
    m_view->activateWindow();
    m_view->setFocus();
    const auto &route = *m_session->route();
    QAccessibleInterface *puzzle = QAccessible::queryAccessibleInterface(m_view.get());
    QVERIFY(puzzle != nullptr);
    QCOMPARE(puzzle->role(), QAccessible::List);
    QCOMPARE(puzzle->text(QAccessible::Name), u"Puzzle"_s);
    QCOMPARE(puzzle->childCount(), route.puzzle().graph.cells());
    for (int i = 0; i < puzzle->childCount(); ++i) {
        QAccessibleInterface *item = puzzle->child(i);
        QVERIFY(item->isValid());
        QCOMPARE(item->text(QAccessible::Name), cellName(route, i));
        QCOMPARE(puzzle->indexOfChild(item), i);
        const QPoint centre = item->rect().center();
        QCOMPARE(puzzle->childAt(centre.x(), centre.y()), item);
        QCOMPARE(item->state().focused, i == route.head());
    }
    QCOMPARE(puzzle->focusChild(), puzzle->child(route.head()));
    // Pressing an item is a click; moving the focus there makes no move.
    QAccessibleInterface *next = puzzle->child(1);
    QCOMPARE(next->text(QAccessible::Description), u"You can go here."_s);
    const QStringList actions = next->actionInterface()->actionNames();
    QVERIFY(!actions.contains(QAccessibleActionInterface::showMenuAction()));
    next->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(route.path().size(), std::size_t{1});
    next->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(route.head(), 1);
    QCOMPARE(puzzle->focusChild(), next);
    // Without a puzzle there are no items.
    m_session->setPuzzle(std::nullopt);
    QCOMPARE(puzzle->childCount(), 0);
    QVERIFY(!next->isValid());
    QCOMPARE(next->text(QAccessible::Name), QString());
}

void TestPuzzleView::theTrapIsMarked()
{
    m_session->setPuzzle(snake());
    for (const int cell : {1, 4, 7})
        m_session->go(cell);
    const auto along = [this](int from, int to) { // between their middles, away from both
        QRectF area(QPointF(), QSizeF(30, 30));
        area.moveCenter((m_view->cellRect(from).center() + m_view->cellRect(to).center()) / 2);
        return area;
    };
    QVERIFY(!hasColour(seen(), along(1, 4), puzzleColours::warning));
    m_session->askHint();
    QTRY_VERIFY(m_session->hint());
    const auto path = m_session->route()->path();
    for (std::size_t i = 1; i < path.size(); ++i)
        QCOMPARE(hasColour(seen(), along(path[i - 1], path[i]), puzzleColours::warning),
            i + m_session->trapped() >= path.size());
    m_session->startOver();
    QVERIFY(!hasColour(seen(), m_view->rect(), puzzleColours::warning));
}

void TestPuzzleView::fogHidesCells()
{
    PlayedPuzzle puzzle = snake();
    puzzle.mechanic = sculpted::Mechanic::Fog;
    puzzle.fogRadius = 1;
    m_session->setPuzzle(puzzle);
    for (const int next : {1, 2, 5, 4, 3, 6, 7}) {
        const sculpted::CellBits visible = m_session->route()->visible();
        for (int cell = 0; cell < 9; ++cell)
            QCOMPARE(hasColourAt(cell, puzzleColours::fog), (visible & sculpted::bitOf(cell)) == 0);
        m_session->go(next);
    }
    m_session->go(8);
    QVERIFY(!hasColour(seen(), m_view->rect(), puzzleColours::fog));
}

void TestPuzzleView::theOutputPinGlowsAtLast()
{
    m_session->setPuzzle(snake());
    const auto beside = [this] { // the gap between the pin and its neighbour
        return seen().pixelColor(m_view->cellRect(8).topLeft().toPoint() + QPoint(60, 0));
    };
    for (const int cell : {1, 2, 5, 4, 3, 6}) {
        m_session->go(cell);
        QVERIFY(beside().green() < puzzleColours::ground.green() + 10);
    }
    m_session->go(7);
    QVERIFY(beside().green() > puzzleColours::ground.green() + 40);
}

void TestPuzzleView::theBoardFitsAndCellsAreFound()
{
    QCOMPARE(m_view->cellAt(QPointF(200, 200)), -1);
    m_session->setPuzzle(
        puzzleFrom({u".."_s, u".."_s, u".."_s, u".."_s}, {0, 2, 4, 6, 7, 5, 3, 1}));
    QCOMPARE(puzzleSize(m_session->route()->puzzle()), QSizeF(200, 400));
    for (const QSize size : {QSize(400, 400), QSize(300, 900), QSize(900, 300)}) {
        m_view->resize(size);
        for (int cell = 0; cell < 8; ++cell) {
            QVERIFY(QRectF(m_view->rect()).contains(m_view->cellRect(cell)));
            QCOMPARE(m_view->cellAt(m_view->cellRect(cell).center()), cell);
        }
        QCOMPARE(m_view->cellAt(QPointF(1, 1)), -1);
    }
}

/// Marks by 3 to 1, as WCAG 2.1 wants of graphics, and text by 4.5 to 1.
void TestPuzzleView::coloursAreToldApart()
{
    using namespace puzzleColours;
    for (const QColor &mark : {trace, input, output, warning, warp}) {
        QVERIFY(contrast(mark, ground) >= 3);
        QVERIFY(contrast(mark, pad) >= 3);
        QVERIFY(contrast(mark, fog) >= 3);
    }
    QVERIFY(contrast(trace, visitedPad) >= 3);
    QVERIFY(contrast(padEdge, ground) >= 3);
    QVERIFY(contrast(padEdge, wall) >= 3);
    QVERIFY(contrast(text, ground) >= 4.5);
}

BOARDWRIGHT_UNIT(TestPuzzleView, QApplication)

#include "tst_puzzle_view.moc"
