// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The tabs about the tiers of sculpted boards: Boardwright's own rows, and what many puzzles are
// like.
#include "core/sculpted/tier_table.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "tests/support/windows/seen_colours.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/widgets/board/colour_scale.h"
#include "ui/widgets/controls/elided_label.h"
#include "ui/widgets/generators/sculpted/own_tiers_bar.h"
#include "ui/widgets/generators/sculpted/quality_page.h"
#include "ui/widgets/generators/sculpted/sculpted_panel.h"
#include "ui/widgets/generators/sculpted/wall_map.h"
#include "ui/widgets/lab/chart.h"
#include "ui/widgets/sections/section_table.h"
#include "ui/widgets/window/side_tabs.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

using sculpted::Target;

class TestSculptedPanel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void ownTiersAreAddedOnce();
    void anEmptyTableSaysWhatIsUsed();
    void numbersAppearWhileThePageIsSeen();
    void gatesThatNeverBiteAreTold();
    void outdatedNumbersTurnPale();
    void screenReadersHearTheNumbers();
    void keysReachAllTablesAndCharts();
    void cellsHaveTheColoursOfTheScale();
    void narrowPagesAreStacked();

private:
    SculptedPanel &panel() { return *qobject_cast<SculptedPanel *>(m_window->sideTabs().panel()); }

    QualityPage &page() { return panel().quality(); }

    /// Brings the page to the front, with all numbers.
    void showQuality();

    static QString described(QWidget &widget)
    {
        return QAccessible::queryAccessibleInterface(&widget)->text(QAccessible::Description);
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestSculptedPanel::init()
{
    m_window = boardWindow(plainSet(30));
    QVERIFY(m_window);
    m_window->boardChoice().setGenerator(*generatorOf(u"sculpted"_s));
    QTRY_VERIFY(m_window->preview().isUpToDate());
    m_window->sideTabs().setCurrentWidget(&panel());
}

void TestSculptedPanel::cleanup()
{
    closeBoardWindow(std::move(m_window));
}

void TestSculptedPanel::showQuality()
{
    panel().setCurrentWidget(&page());
    QTRY_VERIFY(page().quality().isDone());
}

void TestSculptedPanel::ownTiersAreAddedOnce()
{
    panel().setCurrentWidget(&panel().tiers());
    QPushButton &button = panel().ownTiers().button();
    QUndoStack &undoStack = m_window->document().undoStack();
    QVERIFY(button.isVisible() && button.isEnabled());
    QVERIFY(!button.toolTip().isEmpty());
    const int before = undoStack.count();
    QTest::mouseClick(&button, Qt::LeftButton);
    QCOMPARE(undoStack.count(), before + 1);
    QCOMPARE(undoStack.undoText(), u"Add Boardwright's tiers"_s);
    QCOMPARE(panel().tiers().model().rowCount(), 5);
    QVERIFY(!button.isEnabled());
    undoStack.undo();
    QCOMPARE(panel().tiers().model().rowCount(), 0);
    QVERIFY(button.isEnabled());
    // A new row is about the first tier, so that four are missing.
    panel().tiers().view().addRow();
    QVERIFY(button.isEnabled());
    button.click();
    QCOMPARE(panel().tiers().model().rowCount(), 5);
    QVERIFY(!button.isEnabled());
    panel().tiers().selectRow(
        sculpted::rowOfLevel(m_window->document().set(), sculpted::Level::Hard)->id);
    panel().tiers().view().removeRows();
    QVERIFY(button.isEnabled());
}

void TestSculptedPanel::anEmptyTableSaysWhatIsUsed()
{
    panel().setCurrentWidget(&panel().tiers());
    Spreadsheet &view = panel().tiers().view();
    const QImage said = view.grab().toImage();
    view.setEmptyText(
        u"Boardwright's own numbers are used for all tiers. A row for a tier replaces them."_s);
    QCOMPARE(view.grab().toImage(), said);
    view.setEmptyText(QString());
    QVERIFY(view.grab().toImage() != said);
}

void TestSculptedPanel::numbersAppearWhileThePageIsSeen()
{
    QVERIFY(!page().isVisible());
    QTest::qWait(100);
    QVERIFY(page().quality().about() == nullptr);
    QVERIFY(page().chart(Target::ForkRatio).data().bars.empty());
    QCOMPARE(page().funnel().model()->rowCount(), 0);
    showQuality();
    QVERIFY(
        page().status().text().startsWith(u"Easy: %L1 seeds tried, "_s.arg(TierQuality::seeds)));
    QCOMPARE(page().funnel().model()->rowCount(), 9);
    QCOMPARE(page().walls().model()->rowCount(), 5); // 4 x 5
    for (const Target target : {Target::ForkRatio, Target::ForkDepth, Target::DeepForks})
        QVERIFY(!page().chart(target).data().bars.empty());
    const ChartData before = page().chart(Target::ForkDepth).data();
    m_window->boardChoice().setParameter(0, u"medium"_s);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QTRY_VERIFY(page().quality().isDone());
    QVERIFY(page().chart(Target::ForkDepth).data() != before);
    QCOMPARE(page().walls().model()->rowCount(), 6);
}

/// The published least depth of tutorial, 1.771, rejects nothing, which the page says with what it
/// reads on its own puzzles.
void TestSculptedPanel::gatesThatNeverBiteAreTold()
{
    showQuality();
    m_window->boardChoice().setParameter(0, u"tutorial"_s);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QTRY_VERIFY(page().quality().isDone());
    const sculpted::Yield &yield = page().quality().yield();
    const auto isIdle = [&](sculpted::Discarded cause) {
        return yield.discarded.at(static_cast<std::size_t>(cause)) == 0;
    };
    const QString text = page().idleGates().text();
    QCOMPARE(text.contains(u"\"Least fork depth\" of 1.771 rejects nothing"_s),
        isIdle(sculpted::Discarded::ForkDepth));
    QCOMPARE(text.contains(u"Least fork ratio"_s), isIdle(sculpted::Discarded::ForkRatio));
    QCOMPARE(page().idleGates().isVisible(), !text.isEmpty());
    m_window->boardChoice().setParameter(0, u"easy"_s);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QTRY_VERIFY2(page().idleGates().text().startsWith(u"\"Least fork ratio (%)\" of 9."_s)
            && page().idleGates().text().contains(
                u" rejects nothing: no puzzle has less than 33."_s),
        qPrintable(page().idleGates().text()));
    QVERIFY(page().idleGates().text().contains(u" of the puzzles."_s));
}

void TestSculptedPanel::outdatedNumbersTurnPale()
{
    showQuality();
    const auto isPale = [](const Spreadsheet &view) {
        return view.model()->index(0, 1).data(StandsBackRole).toBool();
    };
    QVERIFY(!isPale(page().metrics()) && !isPale(page().funnel()));
    page().quality().setSeen(false); // so that there are no new ones
    m_window->boardChoice().setParameter(0, u"medium"_s);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QCOMPARE(page().status().text(), u"Medium: making puzzles…"_s);
    QTRY_VERIFY(isPale(page().metrics()) && isPale(page().funnel()));
    page().quality().setSeen(true);
    QTRY_VERIFY(page().quality().isDone());
    QVERIFY(!isPale(page().metrics()) && !isPale(page().funnel()));
}

void TestSculptedPanel::screenReadersHearTheNumbers()
{
    Chart &ratio = page().chart(Target::ForkRatio);
    QCOMPARE(described(ratio), u"Bars will appear once there are puzzles"_s);
    showQuality();
    QCOMPARE(ratio.accessibleName(), u"Fork ratio"_s);
    const QString heard = described(ratio);
    QVERIFY2(heard.startsWith(u"Fork ratio: "_s), qPrintable(heard));
    QVERIFY2(heard.contains(u"within the target of 35 to 55 %"_s), qPrintable(heard));
    QVERIFY2(heard.contains(u"The highest bar: "_s), qPrintable(heard));
    QVERIFY(page().chart(Target::ForkDepth).data().summary.contains(u"target of 2 to 5"_s));
    const QString walls = described(page().walls());
    QVERIFY2(walls.startsWith(u"Walls in % of "_s) && walls.contains(u"Most often: Row "_s),
        qPrintable(walls));
    QCOMPARE(page().metrics().accessibleName(), u"Metrics and their targets"_s);
    QCOMPARE(page().funnel().accessibleName(), u"What rejects topologies"_s);
    // The cells of the map, as a screen reader walks over them.
    QAccessibleInterface *map = QAccessible::queryAccessibleInterface(&page().walls());
    QVERIFY(map != nullptr && map->tableInterface() != nullptr);
    QVERIFY(map->tableInterface()
            ->cellAt(1, 2)
            ->text(QAccessible::Name)
            .startsWith(u"Row 2, column 3: a wall in "_s));
    QAccessibleInterface *funnel = QAccessible::queryAccessibleInterface(&page().funnel());
    QVERIFY(funnel->tableInterface()
            ->cellAt(8, 1)
            ->text(QAccessible::Description)
            .contains(u" topologies are left and become puzzles ("_s));
}

void TestSculptedPanel::keysReachAllTablesAndCharts()
{
    showQuality();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    page().setFocus();
    QVERIFY(page().metrics().hasFocus());
    for (const Target target : {Target::ForkRatio, Target::ForkDepth, Target::DeepForks}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(page().chart(target).hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QCOMPARE(page().chart(target).currentBar(), 0);
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(page().funnel().hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QVERIFY(page().funnel().currentIndex().isValid());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(page().walls().hasFocus());
    QCOMPARE(page().walls().currentIndex(), page().walls().model()->index(0, 0));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QCOMPARE(page().walls().currentIndex(), page().walls().model()->index(1, 1));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(!page().walls().hasFocus());
}

void TestSculptedPanel::cellsHaveTheColoursOfTheScale()
{
    showQuality();
    WallMap &map = page().walls();
    const auto *model = qobject_cast<WallSharesModel *>(map.model());
    const ColourScale scale(ScaleKind::Sequential, 0, model->largest());
    const QImage image = map.viewport()->grab().toImage();
    for (int row = 0; row < model->rowCount(); ++row) {
        for (int column = 0; column < model->columnCount(); ++column) {
            const QRect cell = map.visualRect(model->index(row, column));
            QCOMPARE(cell.width(), cell.height());
            QVERIFY(map.viewport()->rect().contains(cell));
            QVERIFY(hasColour(image, cell, scale.colourOf(model->share(row, column))));
        }
    }
}

void TestSculptedPanel::narrowPagesAreStacked()
{
    QualityPage page({.document = m_window->document(),
        .preview = m_window->preview(),
        .choice = m_window->boardChoice(),
        .jobs = m_window->preview().pool(),
        .files = m_window->preview().pool()});
    const auto areStacked = [&] {
        const QRect first = page.chart(Target::ForkRatio).geometry();
        const QRect second = page.chart(Target::ForkDepth).geometry();
        const bool below = first.left() == second.left() && first.bottom() < second.top();
        const bool beside = first.top() == second.top() && first.right() < second.left();
        return below != beside && below == (page.walls().y() > page.funnel().geometry().bottom());
    };
    page.resize(1000, 700);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    for (const int width : {1000, 300, 1000}) {
        page.resize(width, 700);
        QTRY_VERIFY(areStacked());
        const bool isNarrow = width == 300;
        QTRY_COMPARE(page.walls().x() <= page.funnel().x(), isNarrow);
        QTRY_COMPARE(page.verticalScrollBar()->maximum() > 0, isNarrow);
    }
}

BOARDWRIGHT_UNIT(TestSculptedPanel, QApplication)

#include "tst_sculpted_panel.moc"
