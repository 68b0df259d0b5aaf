// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of many boards in the real window: beside categories, on the board, in the facet of
// goals that never appear; and how they follow an edit.

#include "core/lab/tally_reading.h"
#include "tests/support/editing/category_cells.h"
#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "ui/editing/board/measure_text.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/name_edits.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/overlay_bar.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/names/names_view.h"
#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/sections/table_view.h"
#include "ui/widgets/window/main_window.h"
#include "ui/widgets/window/side_tabs.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr int trips = 2;

/// 40 goals. 12 have combat, of which a 3x3 board may have 3; a limit of 0 % keeps two off all
/// boards.
NativeFile limitedFile()
{
    GoalSet set;
    set.boardLimits = {{u"combat"_s, 24}, {u"trip"_s, 0}};
    set.lineLimits = {{u"shop"_s, 20}};
    for (int row = 0; row < 40; ++row) {
        Objective goal;
        goal.id = set.nextRow();
        goal.goal = u"goal %1"_s.arg(row + 1);
        if (row < 12)
            goal.boardCategories << u"combat"_s;
        else if (row < 20)
            goal.lineCategories << u"shop"_s;
        else if (row < 20 + trips)
            goal.boardCategories << u"trip"_s;
        goal.weighting = row < 10 ? 50 : 100;
        set.objectives << goal;
    }
    return {.set = set, .notes = {}, .siteStyle = true};
}

} // namespace

class TestLiveNumbers final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void categoriesShowWhatBoardsUse();
    void numbersOfCategoriesAreWhole();
    void theFacetLosesWhatAnEditFrees();
    void aCellIsAsOftenTheGoalsAsBoardsSay();
    void theCategoryChosenLastLands();
    void overlaysOfEarlierSetsArePale();
    void eachOverlayIsPaintedAndTold();
    void theWeightingHeaderSaysWhatItComesTo();

private:
    void setSize(const QString &size) const;
    void waitForAll() const;

    GoalSetDocument &document() const { return m_window->document(); }

    BoardView &view() const { return m_window->boardPanel().view(); }

    const Tally &tally() const { return m_window->statistics().result()->tally; }

    QString about() const
    {
        return m_window->boardPanel()
            .findChild<QLabel *>(u"overlayAbout"_s)
            ->text()
            .section(u" · At the edge"_s, 0, 0);
    }

    QModelIndex category(const QString &name, CategoryCell cell) const
    {
        const NamesFilter &filter = m_window->sideTabs().categories().filter();
        return cell.in(dynamic_cast<CategoriesModel &>(filter.model()), name);
    }

    void isPaintedAndTold(const Overlay &overlay);
    /// Whether the painted numbers are those of the tally for these rows.
    bool showsLandings(const std::vector<std::size_t> &rows) const;

    std::unique_ptr<MainWindow> m_window;
};

void TestLiveNumbers::init()
{
    m_window = std::make_unique<MainWindow>();
    m_window->boardChoice().setSeed(u"1"_s);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_window->openUntitled(limitedFile());
    setSize(u"3x3"_s);
    waitForAll();
}

void TestLiveNumbers::cleanup()
{
    m_window.reset();
}

void TestLiveNumbers::setSize(const QString &size) const
{
    BoardChoice &choice = m_window->boardChoice();
    Settings settings = choice.settings();
    QVERIFY(setParameter(choice.generator().info().parameters, settings, u"size"_s, size));
    choice.setSettings(settings);
}

void TestLiveNumbers::waitForAll() const
{
    const LiveStatistics &statistics = m_window->statistics();
    QTRY_VERIFY(statistics.isUpToDate() && statistics.result()
        && statistics.result()->subject->set() == document().set()
        && statistics.result()->subject->settings() == m_window->boardChoice().settings()
        && statistics.result()->isComplete());
}

void TestLiveNumbers::categoriesShowWhatBoardsUse()
{
    using namespace category_cells;
    const QModelIndex use = category(u"combat"_s, boardUse);
    const auto meanUse = [&] {
        const auto &limits = tally().study->limits;
        const auto limit = static_cast<std::size_t>(
            std::ranges::find(limits, u"combat"_s, &NamedLimit::name) - limits.begin());
        return meanOf(tally(), useMeasure(tally()).value(), limit).value();
    };
    QCOMPARE(use.data(Qt::EditRole).toDouble(), meanUse());
    QVERIFY(use.data().toString().endsWith(u" of 3"_s));
    QVERIFY(!use.data(StandsBackRole).toBool());
    QVERIFY(category(u"combat"_s, boardBinds).data(Qt::EditRole).toDouble() > 0);
    QVERIFY(!category(u"shop"_s, boardUse).data().isValid());
    // Numbers of the previous set turn pale.
    bool wasPale = false;
    connect(&m_window->statistics(), &LiveStatistics::grownOld, this,
        [&] { wasPale = category(u"combat"_s, boardUse).data(StandsBackRole).toBool(); });
    Q_EMIT m_window->statistics().grownOld();
    QVERIFY(wasPale);
    setLimit(document(), CategoryKind::Board, {u"combat"_s}, 40);
    waitForAll();
    QVERIFY(category(u"combat"_s, boardUse).data().toString().endsWith(u" of 4"_s));
    QCOMPARE(category(u"combat"_s, boardUse).data(Qt::EditRole).toDouble(), meanUse());
    QVERIFY(!category(u"combat"_s, boardUse).data(StandsBackRole).toBool());
}

/// Columns are wide enough even if the numbers arrive after the layout.
void TestLiveNumbers::numbersOfCategoriesAreWhole()
{
    using namespace category_cells;
    setLimit(document(), CategoryKind::Board, {u"combat"_s}, 44);
    setSize(u"5x5"_s);
    waitForAll();
    QVERIFY(category(u"combat"_s, boardUse).data().toString().endsWith(u" of 11"_s));
    const QTableView &table = m_window->sideTabs().categories().table();
    const QAbstractItemView &view = table; // gives access to sizeHintForColumn()
    for (const CategoryColumn column : {CategoryColumn::Cap, CategoryColumn::Use}) {
        const auto section = static_cast<int>(column);
        QVERIFY(table.columnWidth(section) >= view.sizeHintForColumn(section));
    }
}

void TestLiveNumbers::theFacetLosesWhatAnEditFrees()
{
    auto *never = m_window->objectivesView().findChild<QToolButton *>(u"neverFacet"_s);
    auto *table = m_window->objectivesView().findChild<QTableView *>();
    QVERIFY(never->isVisible());
    QCOMPARE(never->text(), u"never appears 2"_s);
    never->click();
    QCOMPARE(table->model()->rowCount(), trips);
    never->click();
    QCOMPARE(table->model()->rowCount(), 40);

    removeCategory(
        document(), CategoryKind::Board, {document().set().objectives[20].id}, u"trip"_s);
    waitForAll();
    QVERIFY(tally().appearances[20] > 0);
    QCOMPARE(tally().appearances[21], quint64{0});
    QCOMPARE(never->text(), u"never appears 1"_s);
    never->click();
    QCOMPARE(table->model()->rowCount(), 1);
    never->click();

    setLimit(document(), CategoryKind::Board, {u"trip"_s}, 100);
    waitForAll();
    QVERIFY(!never->isVisible());
    document().undoStack().undo();
    document().undoStack().undo();
    waitForAll();
    QVERIFY(never->isVisible());
    QCOMPARE(never->text(), u"never appears 2"_s);
    // A disabled goal does not count as never appearing.
    setEnabled(document(), {document().set().objectives[20].id}, false);
    waitForAll();
    QCOMPARE(never->text(), u"never appears 1"_s);
}

bool TestLiveNumbers::showsLandings(const std::vector<std::size_t> &rows) const
{
    const std::size_t sites = view().scene().cells.size();
    std::vector<quint64> boards(sites, 0);
    for (const std::size_t row : rows) {
        for (std::size_t site = 0; site < sites; ++site)
            boards[site] += tally().cells[row * sites + site];
    }
    for (std::size_t site = 0; site < sites; ++site) {
        const SceneCell &cell = view().scene().cells[site];
        const QString text
            = measureTextWithUnit(*view().overlay().measure, 100 * shareOf(boards[site], tally()));
        if (!text.endsWith(u" %"_s) || cell.numberText != text
            || std::abs(cell.number - 100 * shareOf(boards[site], tally())) > 1e-9
            || !cell.tooltip.contains(cell.numberText))
            return false;
    }
    return true;
}

void TestLiveNumbers::aCellIsAsOftenTheGoalsAsBoardsSay()
{
    m_window->boardChoice().setOverlay(u"lands:goal"_s);
    m_window->sideTabs().objectives().selectRow(RowId::none);
    for (const int row : {14, 3}) {
        m_window->sideTabs().objectives().selectRow(document().set().objectives[row].id);
        QTRY_COMPARE(about(), u"goal %1 · 10,000 board(s)"_s.arg(row + 1));
        QVERIFY(showsLandings({static_cast<std::size_t>(row)}));
    }
    // Clicking a cell of the board chooses its goal, too.
    const auto result = view().result();
    const RowId there = result->board.at[7].what;
    QTest::mouseClick(
        &view(), Qt::LeftButton, {}, view().cellRect(SiteIndex{7}).center().toPoint());
    const int row = document().rowOf(there);
    QTRY_COMPARE(about(), u"goal %1 · 10,000 board(s)"_s.arg(row + 1));
    QVERIFY(showsLandings({static_cast<std::size_t>(row)}));
}

void TestLiveNumbers::theCategoryChosenLastLands()
{
    std::vector<std::size_t> combat(12);
    std::vector<std::size_t> shop(8);
    for (std::size_t i = 0; i < combat.size(); ++i)
        combat[i] = i;
    for (std::size_t i = 0; i < shop.size(); ++i)
        shop[i] = 12 + i;
    m_window->boardChoice().setOverlay(u"lands:category"_s);
    SideTabs &tabs = m_window->sideTabs();
    tabs.objectives().selectRow(document().set().objectives[14].id);
    QTRY_COMPARE(about(), u"shop · 10,000 board(s)"_s);
    QVERIFY(showsLandings(shop));
    tabs.categories().selectName(u"combat"_s);
    QTRY_COMPARE(about(), u"combat · 10,000 board(s)"_s);
    QVERIFY(showsLandings(combat));
    tabs.objectives().selectRow(document().set().objectives[13].id);
    QTRY_COMPARE(about(), u"shop · 10,000 board(s)"_s);
    tabs.categories().table().clearSelection();
    tabs.categories().selectName(u"combat"_s);
    QTRY_COMPARE(about(), u"combat · 10,000 board(s)"_s);
    // A renamed category stays chosen, and has numbers again once they are counted.
    renameCategory(document(), u"combat"_s, u"duel"_s);
    waitForAll();
    QTRY_COMPARE(about(), u"duel · 10,000 board(s)"_s);
    QVERIFY(showsLandings(combat));
}

void TestLiveNumbers::overlaysOfEarlierSetsArePale()
{
    m_window->boardChoice().setOverlay(u"mean:choices"_s);
    const auto colourOf = [&](SiteIndex site) {
        const QRectF cell = view().cellRect(site);
        return view().grab().toImage().pixel(
            cell.topLeft().toPoint() + QPoint(static_cast<int>(cell.width()) / 2, 3));
    };
    const QRgb full = view().scale()->colourOf(view().scene().cells[0].number).rgb();
    QCOMPARE(colourOf(SiteIndex{0}), full);
    QCOMPARE(about(), u"10,000 board(s)"_s);
    Q_EMIT m_window->statistics().grownOld();
    QCOMPARE(about(), u"10,000 board(s) · before the last edit"_s);
    QVERIFY(colourOf(SiteIndex{0}) != full);
    setLimit(document(), CategoryKind::Board, {u"combat"_s}, 40);
    waitForAll();
    QCOMPARE(about(), u"10,000 board(s)"_s);
    QCOMPARE(
        colourOf(SiteIndex{0}), view().scale()->colourOf(view().scene().cells[0].number).rgb());
    // A board of another size has no numbers until they are counted.
    setSize(u"4x4"_s);
    QTRY_COMPARE(view().scene().cells.size(), std::size_t{16});
    QTRY_COMPARE(about(), u"10,000 board(s)"_s);
    QVERIFY(view().scale());
}

void TestLiveNumbers::isPaintedAndTold(const Overlay &overlay)
{
    const auto &cells = view().scene().cells;
    QVERIFY(view().scale());
    QVERIFY(!m_window->boardPanel().findChild<Legend *>()->accessibleName().isEmpty());
    const bool isShare = overlay.measure == nullptr || overlay.kind == OverlayKind::Share;
    // Differences due to chance must not look significant.
    if (overlay.kind == OverlayKind::Category)
        QCOMPARE(view().scale()->kind(), ScaleKind::Diverging);
    else if (isShare)
        QCOMPARE(view().scale()->smallest(), 0.0);
    const QImage picture = view().grab().toImage();
    for (std::size_t i = 0; i < cells.size(); ++i) {
        QVERIFY(std::isfinite(cells[i].number));
        const QRectF rect = view().cellRect(SiteIndex{static_cast<int>(i)});
        const QPoint top = rect.topLeft().toPoint() + QPoint(static_cast<int>(rect.width()) / 2, 4);
        const bool isFramed = cells[i].what == document().set().objectives[2].id;
        if (!isFramed)
            QCOMPARE(picture.pixel(top), view().scale()->colourOf(cells[i].number).rgb());
        QVERIFY(cells[i].tooltip.contains(overlayTitle(overlay)));
    }
    // If the numbers differ, each cell shows its own; otherwise the legend shows it.
    const bool areAlike = std::ranges::all_of(
        cells, [&](const SceneCell &cell) { return cell.number == cells[0].number; });
    if (!areAlike)
        QVERIFY(std::ranges::none_of(
            cells, [](const SceneCell &cell) { return cell.numberText.isEmpty(); }));
}

/// Chooses each in the box, as a user does.
void TestLiveNumbers::eachOverlayIsPaintedAndTold()
{
    auto *box = m_window->boardPanel().findChild<OverlayBar *>()->findChild<QComboBox *>();
    m_window->sideTabs().objectives().selectRow(document().set().objectives[2].id);
    int shown = 0;
    for (const Overlay &overlay : overlaysOf(m_window->boardChoice().generator().info())) {
        const int item = box->findData(keyOf(overlay));
        // Bingo has no zones, and the set no placement rules.
        static const QStringList empty{u"zones"_s, u"cell_happiness"_s, u"rule_held"_s};
        QCOMPARE(item > 0, !empty.contains(keyOf(overlay)));
        if (item < 0)
            continue;
        box->setCurrentIndex(item);
        Q_EMIT box->activated(item);
        QCOMPARE(m_window->boardChoice().overlay(), keyOf(overlay));
        isPaintedAndTold(overlay);
        QVERIFY2(!QTest::currentTestFailed(), qPrintable(keyOf(overlay)));
        ++shown;
    }
    QCOMPARE(shown, 11);
}

void TestLiveNumbers::theWeightingHeaderSaysWhatItComesTo()
{
    double half = 0;
    double full = 0;
    for (std::size_t row = 0; row < 40; ++row)
        (row < 10 ? half : full) += appearanceShare(tally(), row);
    const QAbstractItemModel *model = m_window->objectivesView().findChild<QTableView *>()->model();
    const QString help = model
                             ->headerData(static_cast<int>(ObjectiveColumn::Weighting),
                                 Qt::Horizontal, Qt::ToolTipRole)
                             .toString();
    QVERIFY2(help.contains(u"enters the pool"_s), qPrintable(help));
    QVERIFY2(help.contains(u"Appears"_s), qPrintable(help));
    const QString numbers = u"weighting 100 gives %1 (30 goals), 50 gives %2 (10 goals)"_s.arg(
        shareText(full / 30), shareText(half / 10));
    QVERIFY2(help.contains(numbers), qPrintable(help + u'\n' + numbers));
    QVERIFY2(help.contains(u"10,000 board(s)"_s), qPrintable(help));
    m_window->preview().startOver();
    QVERIFY(!model
            ->headerData(
                static_cast<int>(ObjectiveColumn::Weighting), Qt::Horizontal, Qt::ToolTipRole)
            .toString()
            .contains(u" gives "_s));
}

BOARDWRIGHT_UNIT(TestLiveNumbers, QApplication)

#include "tst_live_numbers.moc"
