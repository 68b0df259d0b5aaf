// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The sample pool of zones in the real window: its tables, and the claims of a zone as a matrix.
#include "core/formats/native.h"
#include "core/worlds/pool.h"
#include "tests/support/places.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "ui/editing/board/steps_player.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_tabs.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/link_painter.h"
#include "ui/widgets/board/parameter_bar.h"
#include "ui/widgets/board/steps_page.h"
#include "ui/widgets/controls/hint_label.h"
#include "ui/widgets/generators/worlds/claim_matrix_page.h"
#include "ui/widgets/generators/worlds/worlds_panel.h"
#include "ui/widgets/sections/section_table.h"
#include "ui/widgets/window/side_tabs.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QElapsedTimer>
#include <QListView>
#include <QMenu>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

using worlds::claimTable;
using worlds::zoneTable;

class TestWorldsWindow final : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void cleanup() { closeBoardWindow(std::move(m_window)); }

    void thePanelHasTheTables();
    void theWorldIsDrawn();
    void theWalkIsShownStepByStep();
    void zonesOpenTheirBoards();
    void theZoneIsTheCurrentOne();
    void claimsAreEditedWithKeys();
    void claimsAreEditedWithTheMouse();
    void claimsAreFoundInTheirTable();
    void gapsAreSeen();
    void aPoolIsMadeFromNothing();
    void theSetIsReplaced();
    void manyGemsCanBeTakenBack();

private:
    void open(const GoalSet &set);
    void openSample();
    /// Shows the matrix of a zone and gives it the focus.
    void showMatrix(int zone);

    WorldsPanel &panel() const
    {
        return *qobject_cast<WorldsPanel *>(m_window->sideTabs().panel());
    }

    ClaimMatrixPage &page() const { return panel().matrix(); }

    Spreadsheet &view() const { return page().view(); }

    QString text(int row, int column) const
    {
        return view().model()->index(row, column).data().toString();
    }

    void select(int row, int column) const
    {
        view().selectCell(view().model()->index(row, column));
    }

    QList<TableRow> rows(const Section &table) const
    {
        return m_window->document().tableRows(table);
    }

    int steps() const { return m_window->document().undoStack().index(); }

    std::unique_ptr<MainWindow> m_window;
};

void TestWorldsWindow::open(const GoalSet &set)
{
    m_window = boardWindow(set);
    QVERIFY(m_window);
    m_window->boardChoice().setGenerator(*generatorOf(u"worlds"_s));
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QVERIFY(qobject_cast<WorldsPanel *>(m_window->sideTabs().panel()) != nullptr);
    m_window->sideTabs().setCurrentWidget(&panel());
}

void TestWorldsWindow::openSample()
{
    open(readNative(test::contentOf(resourcePath("samples/zone-pool.json"))).value().set);
}

void TestWorldsWindow::showMatrix(int zone)
{
    panel().setCurrentWidget(&page());
    page().zones().setCurrentIndex(zone);
    view().setFocus();
    QVERIFY(view().hasFocus());
}

void TestWorldsWindow::thePanelHasTheTables()
{
    openSample();
    QCOMPARE(panel().count(), 4);
    QCOMPARE(panel().zones().model().rowCount(), 60);
    QCOMPARE(panel().claims().model().rowCount(), 236);
    QCOMPARE(page().zones().count(), 60);
    QCOMPARE(page().zones().currentText(), u"Echoing Pump House"_s);
    QCOMPARE(view().model()->rowCount(), 3);
    QCOMPARE(text(0, 0), u"open"_s);
    QCOMPARE(text(0, 1), QString());
    // A problem, the board or the palette bring a row to the front.
    m_window->sideTabs().showObjectives();
    m_window->sideTabs().showRow(rows(claimTable).at(7).id, true);
    QCOMPARE(panel().currentWidget(), &panel().claims());
    QVERIFY(panel().claims().isVisible());
}

/// Joins are lines between zones, which bend apart where there are several and leave the names of
/// their portals at the current zone.
void TestWorldsWindow::theWorldIsDrawn()
{
    openSample();
    m_window->sideTabs().showObjectives();
    m_window->sideTabs().showContent(); // there are no goals
    QCOMPARE(m_window->sideTabs().currentWidget(), &panel());
    m_window->resize(1280, 900);
    const BoardView &board = m_window->boardPanel().view();
    bool hasTwins = false;
    bool hasLoop = false;
    for (int seed = 1; seed <= 20 && !(hasTwins && hasLoop); ++seed) {
        m_window->boardChoice().setSeed(QString::number(seed));
        QTRY_VERIFY(m_window->preview().isUpToDate());
        const BoardScene &scene = board.scene();
        std::vector<CellPlace> places;
        for (std::size_t site = 0; site < scene.cells.size(); ++site)
            places.push_back({.rect = board.cellRect(SiteIndex{static_cast<std::int32_t>(site)}),
                .textArea = {},
                .star = {},
                .text = {}});
        const std::vector<JoinLine> lines = joinLines(scene, places);
        QCOMPARE(lines.size(), scene.shape->links.size());
        for (std::size_t a = 0; a < lines.size(); ++a) {
            const Link &link = scene.shape->links[lines[a].link];
            QVERIFY(lines[a].path.length() > 0);
            hasLoop = hasLoop || link.a == link.b;
            for (std::size_t b = 0; b < a; ++b) {
                const Link &other = scene.shape->links[lines[b].link];
                const bool areTwins = std::minmax(link.a, link.b) == std::minmax(other.a, other.b);
                hasTwins = hasTwins || areTwins;
                QVERIFY(!areTwins || lines[a].path != lines[b].path);
            }
        }
    }
    QVERIFY(hasTwins);
    QVERIFY(hasLoop);

    m_window->boardPanel().view().chooseSite(SiteIndex::none);
    const QImage before = m_window->boardPanel().view().grab().toImage();
    m_window->boardPanel().view().chooseSite(SiteIndex{3});
    QVERIFY(m_window->boardPanel().view().grab().toImage() != before);
}

/// Zone by zone as the world grew, then the walk.
void TestWorldsWindow::theWalkIsShownStepByStep()
{
    openSample();
    BoardTabs &tabs = m_window->boardPanel().tabs();
    tabs.stepsPage().setFocus();
    for (QAction *action : tabs.actions()) {
        if (!action->isChecked() && action->text().remove(u'&') == u"Steps"_s)
            action->trigger();
    }
    QTRY_VERIFY(tabs.player().count() > 0);
    const PreviewResult &world = *m_window->preview().result();
    const auto walk = static_cast<int>(world.board.route.size());
    const BoardView &board = m_window->boardPanel().view();
    QListView &list = tabs.stepsPage().list();
    const auto placed = [&] {
        return std::ranges::count_if(
            board.scene().cells, [](const SceneCell &cell) { return cell.what != RowId::none; });
    };
    list.setCurrentIndex(list.model()->index(2, 0));
    QTRY_COMPARE(placed(), 1);
    QVERIFY(board.scene().route.empty());
    const int all = tabs.player().count();
    list.setCurrentIndex(list.model()->index(all - walk, 0));
    QTRY_COMPARE(placed(), static_cast<qsizetype>(world.board.at.size()));
    QCOMPARE(board.scene().shape->links.size(), world.board.shape->links.size());
    QVERIFY(board.scene().route.empty());
    list.setCurrentIndex(list.model()->index(all - walk + 3, 0));
    QTRY_COMPARE(board.scene().route.size(), std::size_t{3});
    // The last step has all gems.
    QVERIFY(list.model()->index(all, 0).data().toString().contains(u"(score 7)"_s));
}

void TestWorldsWindow::zonesOpenTheirBoards()
{
    GoalSet set = readNative(test::contentOf(resourcePath("samples/zone-pool.json"))).value().set;
    for (Objective goal : plainSet(40).objectives) {
        goal.id = set.nextRow();
        set.objectives << goal;
    }
    open(set);
    BoardView &board = m_window->boardPanel().view();
    QCOMPARE(m_window->preview().result()->board.parts.size(), std::size_t{14});
    QVERIFY(board.scene().cells[4].hasPart);
    board.openPart(SiteIndex{4});
    QCOMPARE(board.scene().cells.size(), std::size_t{25});
    QVERIFY(m_window->document().rowOf(board.scene().cells[0].what) >= 0);
    board.openPart(SiteIndex::none);
    QCOMPARE(board.scene().cells.size(), std::size_t{14});
    // Without them.
    m_window->boardChoice().setParameter(3, false);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QVERIFY(m_window->preview().result()->board.parts.empty());
}

void TestWorldsWindow::theZoneIsTheCurrentOne()
{
    openSample();
    QVERIFY(panel().zones().selectRow(rows(zoneTable).at(5).id));
    QCOMPARE(page().zones().currentIndex(), 5);
    QCOMPARE(view().model()->rowCount(), 4);
    page().zones().setCurrentIndex(9);
    QCOMPARE(panel().zones().view().currentIndex().row(), 9);
    QCOMPARE(view().model()->rowCount(), 2);
    // A zone is clicked on the board, while the matrix is in front.
    showMatrix(9);
    const PreviewResult &shown = *m_window->preview().result();
    QVERIFY(!shown.board.at.empty());
    BoardView &board = m_window->boardPanel().view();
    for (const int site : {1, 0}) {
        QTest::mouseClick(
            &board, Qt::LeftButton, {}, board.cellRect(SiteIndex{site}).center().toPoint());
        const RowId zone = shown.board.at[static_cast<std::size_t>(site)].what;
        QCOMPARE(page().model().zone(), zone);
        QCOMPARE(page().zones().currentIndex(), m_window->document().tableRowOf(zoneTable, zone));
        QCOMPARE(panel().currentWidget(), &page());
    }
    // A removed zone gives way to the one that is current then.
    panel().zones().selectRow(rows(zoneTable).at(3).id);
    panel().zones().view().removeRows();
    QCOMPARE(page().zones().count(), 59);
    QCOMPARE(page().zones().currentIndex(), 3);
    QCOMPARE(page().zones().currentText(), u"Frosted Ferry"_s);
}

void TestWorldsWindow::claimsAreEditedWithKeys()
{
    openSample();
    showMatrix(1); // with a gem
    const GoalSet before = m_window->document().set();
    QVERIFY(view().currentIndex().isValid());
    QCOMPARE(text(2, 0), u"agate"_s);
    select(0, 0);
    QTest::keyClick(&view(), Qt::Key_Space);
    QCOMPARE(text(0, 0), u"open"_s);
    QCOMPARE(steps(), 1);
    QTest::keyClick(&view(), Qt::Key_G);
    QCOMPARE(text(0, 0), u"agate"_s);
    QTest::keyClick(&view(), Qt::Key_Space); // it says more now
    QCOMPARE(steps(), 2);
    QTest::keyClick(&view(), Qt::Key_G);
    QTest::keyClick(&view(), Qt::Key_Space);
    QCOMPARE(text(0, 0), QString());
    QTest::keyClick(&view(), Qt::Key_Return);
    QCOMPARE(text(0, 0), u"open"_s);
    QTest::keyClick(&view(), Qt::Key_Insert);
    QCOMPARE(text(0, 0), u"open | open"_s);
    QTest::keyClick(&view(), Qt::Key_Delete);
    QCOMPARE(text(0, 0), QString());
    QCOMPARE(view().currentIndex(), view().model()->index(0, 0));
    QTest::keyClick(&view(), Qt::Key_Right);
    QCOMPARE(view().currentIndex(), view().model()->index(0, 1));
    QTest::keyClick(&view(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&view(), Qt::Key_Delete);
    QCOMPARE(rows(claimTable).size(), 231);
    QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text().trimmed(), QString());
    QTRY_VERIFY(m_window->preview().isUpToDate());
    m_window->document().goToStep(0);
    QCOMPARE(m_window->document().set(), before);
    QCOMPARE(text(2, 0), u"agate"_s);
}

void TestWorldsWindow::claimsAreEditedWithTheMouse()
{
    openSample();
    showMatrix(0);
    const QPoint place = view().visualRect(view().model()->index(0, 1)).center();
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, place);
    QVERIFY(view().action(SheetVerb::Add)->isEnabled());
    QVERIFY(!view().action(SheetVerb::Clear)->isEnabled());
    QVERIFY(!page().showAction().isEnabled());
    QVERIFY(!page().gemsAction().isEnabled()); // a zone without gems
    QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(text(0, 1), u"open"_s);
    QCOMPARE(steps(), 1);
    QVERIFY(view().action(SheetVerb::Clear)->isEnabled());
    view().action(SheetVerb::Clear)->trigger();
    QCOMPARE(text(0, 1), QString());
    view().action(SheetVerb::Add)->trigger();
    QCOMPARE(text(0, 1), u"open"_s);

    QContextMenuEvent wanted(
        QContextMenuEvent::Mouse, place, view().viewport()->mapToGlobal(place));
    QApplication::sendEvent(view().viewport(), &wanted);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    QVERIFY(menu->actions().contains(&page().showAction()));
    QVERIFY(menu->actions().contains(view().action(SheetVerb::Clear)));
    menu->close();
}

void TestWorldsWindow::claimsAreFoundInTheirTable()
{
    openSample();
    showMatrix(1);
    select(1, 0);
    const QList<RowId> claim = page().model().claimsAt({page().model().index(1, 0)});
    QCOMPARE(claim.size(), 1);
    const auto isShown = [&] {
        const SectionTable &claims = panel().claims();
        return panel().currentWidget() == &claims && claims.view().hasFocus()
            && claims.view().selectedRows()
            == QList<int>{m_window->document().tableRowOf(claimTable, claim.first())};
    };
    page().showAction().trigger();
    QVERIFY(isShown());
    QCOMPARE(steps(), 0);
    panel().setCurrentWidget(&page());
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_Return);
    QVERIFY(isShown());
    QCOMPARE(steps(), 0);
    // All claims of the zone.
    panel().setCurrentWidget(&page());
    view().selectAll();
    page().showAction().trigger();
    QCOMPARE(panel().claims().view().selectedRows(), (QList<int>{5, 6, 7, 8, 9}));
}

void TestWorldsWindow::gapsAreSeen()
{
    openSample();
    showMatrix(1);
    const auto hasIcon = [this](int section, Qt::Orientation orientation) {
        return !view().model()->headerData(section, orientation, Qt::DecorationRole).isNull();
    };
    QVERIFY(!page().gaps().isVisible());
    QVERIFY(!hasIcon(2, Qt::Vertical));
    select(2, 0);
    QTest::keyClick(&view(), Qt::Key_Delete);
    QTRY_VERIFY(page().gaps().isVisible());
    QCOMPARE(page().gaps().text(), u"No claim takes: agate."_s);
    view().selectRow(2);
    QTest::keyClick(&view(), Qt::Key_Delete);
    QCOMPARE(page().gaps().text(), u"No claim takes: agate.\nNo claim uses: bottom."_s);
    QVERIFY(hasIcon(2, Qt::Vertical));
    QVERIFY(hasIcon(2, Qt::Horizontal));
    QVERIFY(!hasIcon(0, Qt::Vertical));
    // The colours follow the theme.
    const QPalette light = QApplication::palette();
    const auto ground = [this] { return page().gaps().palette().color(QPalette::Window); };
    QVERIFY(ground().lightness() > 128);
    QApplication::setPalette(QPalette(QColor(50, 54, 58), QColor(42, 46, 50)));
    QTRY_VERIFY(ground().lightness() < 128);
    QApplication::setPalette(light);
    QTRY_VERIFY(ground().lightness() > 128);
    m_window->document().goToStep(0);
    QVERIFY(!page().gaps().isVisible());
}

void TestWorldsWindow::aPoolIsMadeFromNothing()
{
    open({});
    panel().setCurrentWidget(&page());
    QVERIFY(!page().zones().isEnabled());
    QVERIFY(!view().action(SheetVerb::Add)->isEnabled());
    view().setFocus();
    for (const auto key :
        {Qt::Key_Space, Qt::Key_Return, Qt::Key_Delete, Qt::Key_G, Qt::Key_Insert})
        QTest::keyClick(&view(), key);
    QCOMPARE(steps(), 0);
    panel().zones().view().addRow();
    QVERIFY(page().zones().isEnabled());
    QCOMPARE(page().zones().currentText(), u"#1"_s);
    SectionTable &zones = panel().zones();
    QVERIFY(zones.model().setData(zones.model().index(0, 1), u"in, out"_s));
    QCOMPARE(view().model()->rowCount(), 2);
    showMatrix(0);
    QTest::keyClick(&view(), Qt::Key_Space);
    QCOMPARE(text(0, 0), u"open"_s);
    QCOMPARE(rows(claimTable).size(), 1);
    panel().zones().view().addRow(); // the new zone is current
    QCOMPARE(page().zones().currentText(), u"#2"_s);
    QCOMPARE(view().model()->rowCount(), 0);
}

void TestWorldsWindow::theSetIsReplaced()
{
    openSample();
    showMatrix(30);
    m_window->document().undoStack().setClean();
    NativeFile file;
    m_window->openUntitled(file);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    m_window->boardChoice().setGenerator(*generatorOf(u"worlds"_s));
    QCOMPARE(page().zones().count(), 0);
    QCOMPARE(view().model()->rowCount(), 0);
}

/// Worlds of 30 gems take longest. What is typed instead counts at once, and the window that makes
/// one can be closed.
void TestWorldsWindow::manyGemsCanBeTakenBack()
{
    openSample();
    auto *gems = m_window->boardPanel().findChild<ParameterBar *>()->findChild<QSpinBox *>();
    QVERIFY(gems);
    const auto type = [&](const char *number) {
        gems->setFocus();
        gems->selectAll();
        QTest::keyClicks(gems, QString::fromLatin1(number));
        QTest::keyClick(gems, Qt::Key_Return);
        QCOMPARE(m_window->boardChoice().settings().values.first(),
            Value(QByteArray(number).toLongLong()));
    };
    type("30");
    QTest::qWait(500); // it is being made
    type("7");
    QTRY_VERIFY_WITH_TIMEOUT(m_window->preview().isUpToDate(), 20'000);
    const auto &result = *m_window->preview().result();
    QVERIFY(!result.failure);
    QCOMPARE(result.request.settings.values.first(), Value(qint64{7}));
    // With 30 there is a world, or a reason why not.
    type("30");
    QTRY_VERIFY_WITH_TIMEOUT(m_window->preview().isUpToDate(), 60'000);
    const auto &large = *m_window->preview().result();
    QVERIFY(large.failure.has_value() || !large.board.at.empty());
    type("29");
    QTest::qWait(300);
    QElapsedTimer clock;
    clock.start();
    closeBoardWindow(std::move(m_window));
    QVERIFY2(clock.elapsed() < 5'000, QByteArray::number(clock.elapsed()).constData());
}

BOARDWRIGHT_UNIT(TestWorldsWindow, QApplication)
#include "tst_worlds_window.moc"
