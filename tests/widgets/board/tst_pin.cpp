// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A pinned board in the real window: cells that differ from it are marked, and the receipt covers
// all changes since pinning.

#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "ui/editing/document/edits.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/receipt_bar.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QTest>
#include <QToolButton>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestPin final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void changedCellsAreThoseSinceThePin();
    void theReceiptIsSinceThePin();
    void otherSeedsAreNotCompared();
    void aBoardInTheMakingIsPinnedWhenItIsThere();
    void anotherDocumentUnpins();

private:
    GoalSetDocument &document() const { return m_window->document(); }

    QAction &pin() const { return *m_window->boardPanel().pinAction(); }

    const BoardView &view() const { return m_window->boardPanel().view(); }

    RowId row(int number) const { return document().set().objectives.at(number).id; }

    void waitForBoard() const { QTRY_VERIFY(m_window->preview().isUpToDate()); }

    std::vector<QString> goals() const
    {
        std::vector<QString> texts;
        for (const CellText &cell : m_window->preview().result()->cells)
            texts.push_back(cell.goal);
        return texts;
    }

    std::vector<bool> marks() const
    {
        std::vector<bool> changed;
        for (const SceneCell &cell : view().scene().cells)
            changed.push_back(cell.changed);
        return changed;
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestPin::init()
{
    m_window = boardWindow(plainSet(40));
    QVERIFY(m_window);
}

void TestPin::cleanup()
{
    closeBoardWindow(std::move(m_window));
}

void TestPin::changedCellsAreThoseSinceThePin()
{
    pin().trigger();
    QVERIFY(pin().isChecked());
    const std::vector<QString> pinned = goals();
    QVERIFY(!std::ranges::contains(marks(), true));
    int most = 0;
    for (int number = 0; number < 12; ++number) {
        setEnabled(document(), {row(number)}, false);
        waitForBoard();
        const std::vector<QString> now = goals();
        const std::vector<bool> changed = marks();
        for (std::size_t i = 0; i < now.size(); ++i) {
            QCOMPARE(changed[i], now[i] != pinned[i]);
            if (changed[i])
                QVERIFY(view().scene().cells[i].tooltip.contains(u"Before: "_s + pinned[i]));
        }
        most = static_cast<int>(std::ranges::count(changed, true));
    }
    QVERIFY(most > 3);
    // Unpinning clears the marks.
    pin().trigger();
    QVERIFY(!std::ranges::contains(marks(), true));
}

void TestPin::theReceiptIsSinceThePin()
{
    const auto &text = *m_window->findChild<QLabel *>(u"receiptText"_s);
    const auto &takeBack = *m_window->findChild<QToolButton *>(u"receiptTakeBack"_s);
    setWeighting(document(), {row(1)}, 30);
    pin().trigger();
    QVERIFY2(text.text().startsWith(u"Pinned"_s), qPrintable(text.text()));
    const GoalSet pinned = document().set();
    setWeighting(document(), {row(2)}, 1);
    setWeighting(document(), {row(3)}, 1);
    QTRY_VERIFY(m_window->receipt().isUpToDate() && !m_window->receipt().receipt()->isWaiting());
    const Receipt &receipt = *m_window->receipt().receipt();
    QVERIFY(receipt.edit.before == pinned);
    QVERIFY(receipt.edit.after == document().set());
    QTRY_VERIFY2(text.text().startsWith(u"Since pinning: "_s), qPrintable(text.text()));
    QVERIFY(!takeBack.isVisible());
    // Both goals are among the significant changes.
    QCOMPARE(receipt.numbers->changes.front().kind, ChangeKind::Objective);
    QTRY_VERIFY2(text.toolTip().contains(u"goal 3"_s) && text.toolTip().contains(u"goal 4"_s),
        qPrintable(text.toolTip()));
    // Back at the pinned state there is nothing to report.
    document().undoStack().undo();
    document().undoStack().undo();
    QTRY_VERIFY(text.text().startsWith(u"Pinned"_s));
    document().undoStack().redo();
    pin().trigger();
    QTRY_VERIFY2(
        text.text().startsWith(document().undoStack().undoText()), qPrintable(text.text()));
    QVERIFY(takeBack.isVisible());
}

void TestPin::otherSeedsAreNotCompared()
{
    pin().trigger();
    m_window->boardChoice().setSeed(u"other"_s);
    waitForBoard();
    QVERIFY(!std::ranges::contains(marks(), true));
}

void TestPin::aBoardInTheMakingIsPinnedWhenItIsThere()
{
    const std::vector<QString> before = goals();
    for (int number = 0; number < 8; ++number)
        setEnabled(document(), {row(number)}, false);
    QVERIFY(!m_window->preview().isUpToDate());
    pin().trigger();
    waitForBoard();
    QVERIFY(goals() != before);
    QVERIFY(!std::ranges::contains(marks(), true)); // it is the pinned board itself
    setEnabled(document(), {row(9)}, false);
    setEnabled(document(), {row(10)}, false);
    setEnabled(document(), {row(11)}, false);
    waitForBoard();
    document().undoStack().undo();
    document().undoStack().undo();
    document().undoStack().undo();
    waitForBoard();
    QVERIFY(!std::ranges::contains(marks(), true));
}

void TestPin::anotherDocumentUnpins()
{
    pin().trigger();
    document().undoStack().setClean();
    NativeFile file;
    file.set = plainSet(30);
    m_window->openUntitled(file);
    QVERIFY(!pin().isChecked());
    waitForBoard();
    QVERIFY(!std::ranges::contains(marks(), true));
}

BOARDWRIGHT_UNIT(TestPin, QApplication)
#include "tst_pin.moc"
