// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The receipt in the real window: an edit in the table is described below the board and undone
// there.

#include "tests/support/editing/goal_edits.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/studies/receipt_text.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/receipt_bar.h"
#include "ui/widgets/window/main_window.h"

#include <QApplication>
#include <QLabel>
#include <QTest>
#include <QToolButton>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestReceiptBar final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void anEditIsToldAndTakenBack();
    void aRewordedGoalKeepsTheBoard();
    void theBoardKeepsItsSize();
    void longWordsFitIntoTwoLines();

private:
    QLabel &text() const { return *m_window->findChild<QLabel *>(u"receiptText"_s); }

    QToolButton &takeBack() const
    {
        return *m_window->findChild<QToolButton *>(u"receiptTakeBack"_s);
    }

    QToolButton &keepBoard() const
    {
        return *m_window->findChild<QToolButton *>(u"receiptKeepBoard"_s);
    }

    RowId row(int number) const { return m_window->document().set().objectives.at(number).id; }

    bool isComplete() const
    {
        return m_window->receipt().isUpToDate() && !m_window->receipt().receipt()->isWaiting()
            && m_window->receipt().receipt()->cells;
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestReceiptBar::init()
{
    m_window = std::make_unique<MainWindow>();
    NativeFile file;
    file.set = goldenSet();
    m_window->openUntitled(file);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QTRY_VERIFY(m_window->preview().isUpToDate());
}

void TestReceiptBar::cleanup()
{
    m_window->document().undoStack().setClean();
    m_window.reset();
}

void TestReceiptBar::anEditIsToldAndTakenBack()
{
    const GoalSet before = m_window->document().set();
    QVERIFY(!takeBack().isVisible());
    QVERIFY(!text().text().isEmpty()); // a hint at what will be shown here
    setWeighting(m_window->document(), {row(7)}, 2);
    QTRY_VERIFY(isComplete());
    const QString step = m_window->document().undoStack().undoText();
    QTRY_VERIFY2(text().text().startsWith(step) && !text().text().contains(u"…"_s),
        qPrintable(text().text()));
    const Receipt &receipt = *m_window->receipt().receipt();
    for (const QString &part : receiptParts(receipt, 1))
        QVERIFY2(text().text().contains(part), qPrintable(text().text()));
    QVERIFY(text().toolTip().contains(u"***"_s));
    QVERIFY(takeBack().isVisible());
    QTest::mouseClick(&takeBack(), Qt::LeftButton);
    QVERIFY(m_window->document().set() == before);
    QTRY_VERIFY(isComplete());
    QTRY_VERIFY(text().text().startsWith(u"Undone: "_s));
    QCOMPARE(takeBack().text(), u"Redo"_s);
    QTest::mouseClick(&takeBack(), Qt::LeftButton);
    QCOMPARE(m_window->document().set().objectives.at(7).weighting, 2);
    // A newly opened document has no edits.
    NativeFile other;
    other.set = plainSet(40);
    m_window->document().undoStack().setClean();
    m_window->openUntitled(other);
    QTRY_VERIFY(!takeBack().isVisible());
}

void TestReceiptBar::aRewordedGoalKeepsTheBoard()
{
    const GoalSet before = m_window->document().set();
    const auto goals = [this] {
        QList<RowId> all;
        for (const Placed &placed : m_window->preview().result()->board.at)
            all << placed.what;
        return all;
    };
    const QList<RowId> shown = goals();
    const QSize size = m_window->boardPanel().view().size();
    setWeighting(m_window->document(), {row(7)}, 2);
    QTRY_VERIFY(isComplete());
    QVERIFY(!keepBoard().isVisible()); // nothing was reworded
    m_window->document().undoStack().undo();
    QTRY_VERIFY(isComplete());
    QCOMPARE(goals(), shown);

    // One whose draws decide about its place; others are forced there.
    qsizetype copies = 0;
    for (const RowId onBoard : shown) {
        setGoal(m_window->document(), onBoard, u"mended"_s);
        QTRY_VERIFY(isComplete());
        copies = shown.count(onBoard);
        if (goals() != shown)
            break;
        m_window->document().undoStack().undo();
        QTRY_VERIFY(isComplete());
    }
    QVERIFY(goals() != shown);
    QTRY_VERIFY(keepBoard().isVisible());
    QCOMPARE(m_window->boardPanel().view().size(), size);
    QTest::mouseClick(&keepBoard(), Qt::LeftButton);
    QTRY_VERIFY(isComplete());
    QCOMPARE(goals(), shown);
    QTRY_VERIFY(!keepBoard().isVisible());
    const QString words = u"%1 cell(s) changed on this board"_s.arg(copies);
    QTRY_VERIFY2(text().text().contains(words), qPrintable(text().text()));
    QTest::mouseClick(&takeBack(), Qt::LeftButton);
    QVERIFY(m_window->document().set() == before);
    QTRY_VERIFY(isComplete());
    QVERIFY(!keepBoard().isVisible());
}

void TestReceiptBar::theBoardKeepsItsSize()
{
    const QSize size = m_window->boardPanel().view().size();
    setWeighting(m_window->document(), {row(7)}, 2);
    QTRY_VERIFY(takeBack().isVisible());
    QTRY_VERIFY(isComplete());
    QCOMPARE(m_window->boardPanel().view().size(), size);
}

void TestReceiptBar::longWordsFitIntoTwoLines()
{
    for (const int width : {900, 1280, 1920}) {
        m_window->resize(width, 800);
        setGoal(m_window->document(), row(3),
            u"A goal whose name goes on and on for %1 words "_s.arg(width).repeated(4));
        setWeighting(m_window->document(), {row(3)}, 1 + width % 7);
        QTRY_VERIFY(isComplete());
        QTRY_VERIFY(!text().text().contains(u"counting"_s));
        const QRect room(0, 0, text().width(), QWIDGETSIZE_MAX);
        QVERIFY(text().fontMetrics().boundingRect(room, Qt::TextWordWrap, text().text()).height()
            <= text().height());
        QVERIFY(text().text().contains(u"cell"_s));
    }
}

BOARDWRIGHT_UNIT(TestReceiptBar, QApplication)
#include "tst_receipt_bar.moc"
