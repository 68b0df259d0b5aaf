// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Walks on the board of the real window: the wrong turns of a sculpted board, drawn and told, by
// mouse and by keys; and routes through warps.
#include "core/sculpted/tier_table.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "tests/support/windows/seen_colours.h"
#include "ui/editing/board/walk_text.h"
#include "ui/editing/lab/metrics_model.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_tabs.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/cell_colours.h"
#include "ui/widgets/board/link_painter.h"
#include "ui/widgets/board/steps_page.h"
#include "ui/widgets/board/why_page.h"

#include <QAccessible>
#include <QApplication>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestWalks final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theyAreDrawnForTheCurrentCell();
    void theyAreDrawnUnderThePointer();
    void theyAreTold();
    void earlierStatesHaveNone();
    void routesTakeWarpsAsArcs();
    void metricsAreListedOnce();

private:
    BoardView &view() const { return m_window->boardPanel().view(); }

    const std::vector<SiteWalk> &walks() const { return view().scene().walks; }

    void show(const QString &tier, const QString &seed);

    /// Whether the line of walks leaves `from` for `to`, neighbours.
    bool isDrawn(SiteIndex from, SiteIndex to) const
    {
        // Half-way between their numbers.
        QRectF between(QPointF(), QSizeF(24, 16));
        between.moveCenter(
            (view().cellRect(from).bottomLeft() + view().cellRect(to).bottomLeft()) / 2
            + QPointF(12, -8));
        return hasColour(view().grab().toImage(), between, CellColours(view().palette()).warning());
    }

    /// A walk whose first step leads to a neighbour, and a cell that no walk leaves.
    const SiteWalk &someWalk() const
    {
        return *std::ranges::find_if(walks(), [this](const SiteWalk &walk) {
            const QPointF way
                = view().cellRect(walk.from).center() - view().cellRect(walk.sites[0]).center();
            return way.manhattanLength() < 1.5 * view().cellRect(walk.from).width();
        });
    }

    SiteIndex withoutWalks() const { return view().scene().route.back(); }

    std::unique_ptr<MainWindow> m_window;
};

void TestWalks::init()
{
    m_window = boardWindow(plainSet(70));
    QVERIFY(m_window);
    m_window->resize(1280, 900);
    m_window->boardChoice().setGenerator(*generatorOf(u"sculpted"_s));
    show(u"medium"_s, u"3"_s);
    QVERIFY(!walks().empty());
}

void TestWalks::cleanup()
{
    closeBoardWindow(std::move(m_window));
}

void TestWalks::show(const QString &tier, const QString &seed)
{
    m_window->boardChoice().setParameter(0, tier);
    m_window->boardChoice().setSeed(seed);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QTRY_COMPARE(view().result(), m_window->preview().result());
}

void TestWalks::theyAreDrawnForTheCurrentCell()
{
    const SiteWalk walk = someWalk();
    QVERIFY(!isDrawn(walk.from, walk.sites[0]));
    view().setCurrentSite(walk.from);
    QVERIFY(isDrawn(walk.from, walk.sites[0]));
    // Each cell has its number along the walk.
    const QColor badge = CellColours(view().palette()).warning();
    for (const SiteIndex site : walk.sites) {
        const QRectF cell = view().cellRect(site);
        const QRectF corner(cell.left(), cell.bottom() - 14, 14, 14);
        QVERIFY(hasColour(view().grab().toImage(), corner, badge));
    }
    view().setCurrentSite(withoutWalks());
    QVERIFY(!isDrawn(walk.from, walk.sites[0]));
}

void TestWalks::theyAreDrawnUnderThePointer()
{
    const SiteWalk walk = someWalk();
    const auto other = std::ranges::find_if(walks(), [&](const SiteWalk &each) {
        view().setCurrentSite(each.from);
        return each.from != walk.from && !isDrawn(walk.from, walk.sites[0]);
    });
    QVERIFY(other != walks().end());
    const auto centre = [this](SiteIndex site) { return view().cellRect(site).center().toPoint(); };
    QTest::mouseMove(&view(), centre(walk.from));
    QVERIFY(isDrawn(walk.from, walk.sites[0]));
    // Where there is nothing to show, those of the current cell are.
    QTest::mouseMove(&view(), centre(withoutWalks()));
    QVERIFY(!isDrawn(walk.from, walk.sites[0]));
    QTest::mouseMove(&view(), centre(walk.from));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&view(), &leave);
    QVERIFY(!isDrawn(walk.from, walk.sites[0]));
}

/// In the text below the board and to screen readers.
void TestWalks::theyAreTold()
{
    BoardTabs &tabs = m_window->boardPanel().tabs();
    tabs.strip().open(&tabs.whyPage());
    QTRY_VERIFY(tabs.trace().result());
    const SiteWalk walk = walks().front();
    const QStringList told = walksOfCell(*view().result(), walk.from);
    QVERIFY(!told.isEmpty());
    QVERIFY(told.first().contains(QString::number(static_cast<int>(walk.sites[0]) + 1)));
    view().setCurrentSite(walk.from);
    QAccessibleInterface *cell
        = QAccessible::queryAccessibleInterface(&view())->child(static_cast<int>(walk.from));
    for (const QString &sentence : told) {
        QVERIFY(tabs.whyPage().accessibleDescription().contains(sentence));
        QVERIFY(cell->text(QAccessible::Description).contains(sentence));
    }
}

void TestWalks::earlierStatesHaveNone()
{
    BoardTabs &tabs = m_window->boardPanel().tabs();
    tabs.strip().open(&tabs.stepsPage());
    QTRY_VERIFY(tabs.steps().rowCount() > 1);
    tabs.player().goTo(1);
    QVERIFY(view().isReplaying());
    QVERIFY(walks().empty());
}

void TestWalks::routesTakeWarpsAsArcs()
{
    const auto isWarp = [this](const Link &link) {
        const auto &route = view().scene().route;
        const auto at = std::ranges::find(route, link.a);
        return link.kind == LinkKind::Warp
            && ((at != route.begin() && at[-1] == link.b)
                || (at + 1 != route.end() && at[1] == link.b));
    };
    int seed = 0;
    const auto taken = [&] { return std::ranges::find_if(view().scene().shape->links, isWarp); };
    do {
        show(u"hard"_s, QString::number(++seed));
    } while (taken() == view().scene().shape->links.end() && seed < 100);
    QVERIFY(seed < 100);
    const auto centre = [this](SiteIndex site) { return view().cellRect(site).center(); };
    const Shape &shape = *view().scene().shape;
    const Link warp = *taken();
    for (const auto &ends : {std::array{warp.a, warp.b}, std::array{warp.b, warp.a}}) {
        const QPainterPath way = wayThrough(shape, ends, centre);
        const QPointF from = centre(ends[0]);
        const QPointF to = centre(ends[1]);
        QCOMPARE(way.pointAtPercent(0), from);
        QCOMPARE(way.pointAtPercent(1), to);
        QVERIFY(QLineF(way.pointAtPercent(0.5), (from + to) / 2).length() > 5); // bends
    }
    QCOMPARE(wayThrough(shape, std::array{warp.a, warp.b}, centre).pointAtPercent(0.5),
        wayThrough(shape, std::array{warp.b, warp.a}, centre).pointAtPercent(0.5));
}

void TestWalks::metricsAreListedOnce()
{
    MetricsModel model;
    model.showBoard(view().result());
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        names << model.index(row, 0).data().toString();
    QVERIFY(names.contains(u"Topologies tried"_s));
    QCOMPARE(names.removeDuplicates(), 0);
}

BOARDWRIGHT_UNIT(TestWalks, QApplication)

#include "tst_walks.moc"
