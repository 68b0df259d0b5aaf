// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sculpted boards and their mechanics, against plain recomputations on a grid.

#include "core/sculpted/mechanics.h"
#include "core/sculpted/sculpt.h"
#include "tests/support/chi_square.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <set>
#include <utility>
#include <vector>

namespace boardwright {

using namespace sculpted;
using namespace Qt::StringLiterals;

namespace {

using Place = std::pair<int, int>; // row, column

/// A grid with cells that are open or not.
struct PlainGrid {
    std::vector<std::vector<bool>> open;

    explicit PlainGrid(const Size &size)
        : open(static_cast<std::size_t>(size.height),
              std::vector<bool>(static_cast<std::size_t>(size.width), true))
    {
    }

    explicit PlainGrid(const CellGraph &graph)
        : PlainGrid(Size{graph.width(), graph.height()})
    {
        for (const Place &place : places())
            set(place, graph.isOpen(place.first * graph.width() + place.second));
    }

    int height() const { return static_cast<int>(open.size()); }

    int width() const { return static_cast<int>(open.front().size()); }

    bool isInside(const Place &place) const
    {
        const auto [row, column] = place;
        return row >= 0 && row < height() && column >= 0 && column < width();
    }

    bool isOpen(const Place &place) const
    {
        return isInside(place)
            && open[static_cast<std::size_t>(place.first)][static_cast<std::size_t>(place.second)];
    }

    bool isWall(const Place &place) const { return isInside(place) && !isOpen(place); }

    void set(const Place &place, bool isOpen)
    {
        open[static_cast<std::size_t>(place.first)][static_cast<std::size_t>(place.second)]
            = isOpen;
    }

    std::vector<Place> places() const
    {
        std::vector<Place> all(open.size() * open.front().size());
        for (std::size_t cell = 0; cell < all.size(); ++cell)
            all[cell] = place(static_cast<int>(cell));
        return all;
    }

    Place place(int cell) const { return {cell / width(), cell % width()}; }
};

std::array<Place, 4> besidePlace(const Place &place)
{
    const auto [row, column] = place;
    return {{{row - 1, column}, {row, column - 1}, {row, column + 1}, {row + 1, column}}};
}

/// The places reached from one of them through cells that are open, or through walls.
std::vector<Place> plainFlood(const PlainGrid &grid, const Place &from, bool throughOpen)
{
    PlainGrid fresh(Size{grid.width(), grid.height()});
    fresh.set(from, false);
    std::vector<Place> reached{from};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const Place &next : besidePlace(reached[i])) {
            if (!fresh.isOpen(next) || grid.isOpen(next) != throughOpen)
                continue;
            fresh.set(next, false);
            reached.push_back(next);
        }
    }
    return reached;
}

bool isOnePiece(const PlainGrid &grid)
{
    const std::vector<Place> all = grid.places();
    const auto isOpen = [&](const Place &place) { return grid.isOpen(place); };
    const auto first = std::ranges::find_if(all, isOpen);
    return first != all.end()
        && std::ssize(plainFlood(grid, *first, true)) == std::ranges::count_if(all, isOpen);
}

bool isOnOutline(const PlainGrid &grid, const Place &place)
{
    const auto isOnFrame = [&](const Place &one) {
        return one.first == 0 || one.second == 0 || one.first == grid.height() - 1
            || one.second == grid.width() - 1;
    };
    return isOnFrame(place) || std::ranges::any_of(besidePlace(place), [&](const Place &wall) {
        return grid.isWall(wall) && std::ranges::any_of(plainFlood(grid, wall, false), isOnFrame);
    });
}

/// Whether a wall may go here, before it is there.
bool suits(const PlainGrid &grid, const Place &place, Placement placement)
{
    if (!grid.isOpen(place))
        return false;
    if (placement == Placement::Nibble)
        return isOnOutline(grid, place);
    const bool isBesideWall = std::ranges::any_of(
        besidePlace(place), [&](const Place &next) { return grid.isWall(next); });
    return isBesideWall == (placement == Placement::Cluster);
}

/// Whether a wall can go somewhere by this strategy.
bool hasPlaceFor(PlainGrid grid, Placement placement)
{
    return std::ranges::any_of(grid.places(), [&](const Place &place) {
        if (!suits(grid, place, placement))
            return false;
        grid.set(place, false);
        const bool isWhole = isOnePiece(grid);
        grid.set(place, true);
        return isWhole;
    });
}

int spanOf(const PlainGrid &grid, int a, int b)
{
    const auto [rowA, columnA] = grid.place(a);
    const auto [rowB, columnB] = grid.place(b);
    return std::abs(rowA - rowB) + std::abs(columnA - columnB);
}

/// Whether a step leads from one open cell to another.
bool isStep(const CellGraph &graph, const PlainGrid &grid, int from, int to)
{
    for (int i = 0; i < graph.warps(); ++i) {
        const auto [a, b] = graph.warp(i);
        if ((a == from && b == to) || (a == to && b == from))
            return true;
    }
    return grid.isOpen(grid.place(to)) && spanOf(grid, from, to) == 1;
}

/// Open cells by steps, then the walls beside them.
CellBits plainlyVisible(const CellGraph &graph, int head, int radius)
{
    const PlainGrid grid(graph);
    std::set<int> seen{head};
    for (int step = 0; step < radius; ++step) {
        for (const int from : std::set<int>(seen)) {
            for (int to = 0; to < graph.cells(); ++to) {
                if (isStep(graph, grid, from, to))
                    seen.insert(to);
            }
        }
    }
    CellBits bits = 0;
    for (const int cell : seen) {
        for (int to = 0; to < graph.cells(); ++to) {
            if (to == cell || (grid.isWall(grid.place(to)) && spanOf(grid, cell, to) == 1))
                bits |= bitOf(to);
        }
    }
    return bits;
}

/// Whether warps join open cells that are far enough apart, and none of them twice.
bool areLegal(const CellGraph &graph, int span)
{
    const PlainGrid grid(graph);
    std::set<int> ends;
    for (int i = 0; i < graph.warps(); ++i) {
        const auto [a, b] = graph.warp(i);
        if (!grid.isOpen(grid.place(a)) || !grid.isOpen(grid.place(b))
            || spanOf(grid, a, b) < std::max(span, 2) || !ends.insert(a).second
            || !ends.insert(b).second)
            return false;
    }
    return true;
}

/// The most pairs of these cells that are so far apart, by trying all.
int mostPairs(const PlainGrid &grid, CellBits cells, int span)
{
    if (cells == 0)
        return 0;
    const int first = firstOf(cells);
    cells &= ~bitOf(first);
    int most = mostPairs(grid, cells, span);
    for (CellBits left = cells; left != 0; left &= left - 1) {
        const int second = firstOf(left);
        if (spanOf(grid, first, second) >= span)
            most = std::max(most, 1 + mostPairs(grid, cells & ~bitOf(second), span));
    }
    return most;
}

Tier tierOf(const Band &walls, const std::array<double, placements> &placement)
{
    return {.walls = walls, .placement = placement};
}

const Tier medium = tierOf({.least = 0.12, .most = 0.22}, {0.257, 0.233, 0.510});
const Tier hard = tierOf({.least = 0.10, .most = 0.20}, {0.15, 0.65, 0.20});
/// Walls until almost nothing is left, so that many are refused.
const Tier dense = tierOf({.least = 0.9, .most = 0.95}, {0.4, 0.3, 0.3});

} // namespace

class TestSculpt final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void drawsAsPublished();
    static void isOnePieceAfterEveryWall_data();
    static void isOnePieceAfterEveryWall();
    static void sculptsToTheLastCells();
    static void repeatsItself();
    static void drawsEveryTarget();
    static void followsPlacementWeights_data();
    static void followsPlacementWeights();
    static void handsOverToWeightlessStrategies();
    static void drawsCellsEvenly();
    static void drawsMechanicsByWeight();
    static void placesWarps();
    static void knowsWhetherWarpsHaveRoom();
    static void fogHidesWhatIsFar();
    static void blockedWarpsLeadNowhere();
};

void TestSculpt::drawsAsPublished()
{
    constexpr std::array<std::pair<std::uint32_t, std::array<std::uint32_t, 4>>, 4> vectors{{
        {0, {1144304738, 1416247, 958946056, 627933444}},
        {1, {2693262067, 11749833, 2265367787, 4213581821}},
        {42, {2581720956, 1925393290, 3661312704, 2876485805}},
        {4294967295, {3850105811, 813802916, 3073704848, 4054706436}},
    }};
    for (const auto &[seed, numbers] : vectors) {
        Mulberry32 random(seed);
        for (const std::uint32_t number : numbers)
            QCOMPARE(random.next(), number);
    }
}

void TestSculpt::isOnePieceAfterEveryWall_data()
{
    QTest::addColumn<Tier>("tier");
    QTest::newRow("tutorial") << tierOf({.least = 0.08, .most = 0.16}, {0.765, 0.120, 0.115});
    QTest::newRow("easy") << tierOf({.least = 0.10, .most = 0.20}, {0.5, 0.25, 0.25});
    QTest::newRow("medium") << medium;
    QTest::newRow("hard") << hard;
    QTest::newRow("expert") << tierOf({.least = 0.055, .most = 0.064}, {0.8, 0.2, 0});
}

/// Also that each wall suits the strategy that it is booked under.
void TestSculpt::isOnePieceAfterEveryWall()
{
    QFETCH(const Tier, tier);
    CellGraph graph;
    for (std::uint32_t seed = 0; seed < 10'000; ++seed) {
        const Size size = sizes[seed % sizes.size()];
        Mulberry32 random(seed);
        const Sculpting sculpting = sculpt(tier, size, random, graph);
        PlainGrid grid(size);
        std::array<int, placements> byPlacement{};
        for (std::size_t i = 0; i < static_cast<std::size_t>(sculpting.walls); ++i) {
            const Place place = grid.place(sculpting.order[i]);
            QVERIFY(suits(grid, place, sculpting.placed[i]));
            grid.set(place, false);
            QVERIFY2(isOnePiece(grid), qPrintable(u"seed %1, wall %2"_s.arg(seed).arg(i)));
            ++byPlacement[static_cast<std::size_t>(sculpting.placed[i])];
        }
        QVERIFY(grid.open == PlainGrid(graph).open);
        QCOMPARE(byPlacement, sculpting.byPlacement);
        QVERIFY(!sculpting.isShort());
    }
}

/// No board ends short: see sculpt(). A cell that was refused must be tried again for a later wall.
void TestSculpt::sculptsToTheLastCells()
{
    CellGraph graph;
    int refused = 0;
    for (std::uint32_t seed = 0; seed < 1000; ++seed) {
        const Size size = sizes[seed % sizes.size()];
        Mulberry32 random(seed);
        const Sculpting sculpting = sculpt(dense, size, random, graph);
        const int cells = size.width * size.height;
        QVERIFY(!sculpting.isShort());
        QVERIFY(sculpting.target >= std::min(static_cast<int>(std::ceil(0.9 * cells)), cells - 2));
        QVERIFY(cells - sculpting.walls >= 2);
        QVERIFY(isOnePiece(PlainGrid(graph)));
        refused += sculpting.refused;
    }
    QVERIFY(refused > 1000);
}

void TestSculpt::repeatsItself()
{
    constexpr Size size{.width = 8, .height = 8};
    CellGraph first;
    CellGraph second;
    for (std::uint32_t seed = 0; seed < 100; ++seed) {
        Mulberry32 random(seed);
        sculpt(medium, size, random, first);
        sculpt(dense, {.width = 4, .height = 5}, random, second); // leaves nothing behind
        Mulberry32 again(seed);
        sculpt(medium, size, again, second);
        QVERIFY(first == second);
    }
}

void TestSculpt::drawsEveryTarget()
{
    CellGraph graph;
    std::array<int, 6> times{}; // 6.4 .. 12.8 of 64 cells
    Mulberry32 random(7);
    const Tier tier = tierOf({.least = 0.1, .most = 0.2}, {1, 1, 1});
    for (int i = 0; i < 8000; ++i) {
        const Sculpting sculpting = sculpt(tier, {.width = 8, .height = 8}, random, graph);
        QVERIFY(sculpting.target >= 7 && sculpting.target <= 12);
        ++times[static_cast<std::size_t>(sculpting.target - 7)];
    }
    QVERIFY(looksUniform(times));
}

void TestSculpt::followsPlacementWeights_data()
{
    isOnePieceAfterEveryWall_data();
}

/// Counts walls for which every strategy has a place, so that none hands over.
void TestSculpt::followsPlacementWeights()
{
    QFETCH(const Tier, tier);
    CellGraph graph;
    Mulberry32 random(11);
    std::array<int, placements> times{};
    constexpr Size size{.width = 7, .height = 8};
    for (int i = 0; i < 400; ++i) {
        const Sculpting sculpting = sculpt(tier, size, random, graph);
        PlainGrid grid(size);
        for (std::size_t wall = 0; wall < static_cast<std::size_t>(sculpting.walls); ++wall) {
            if (hasPlaceFor(grid, Placement::Scatter) && hasPlaceFor(grid, Placement::Cluster)
                && hasPlaceFor(grid, Placement::Nibble))
                ++times[static_cast<std::size_t>(sculpting.placed[wall])];
            grid.set(grid.place(sculpting.order[wall]), false);
        }
    }
    const int walls = times[0] + times[1] + times[2];
    QVERIFY(walls > 500);
    const double sum = tier.placement[0] + tier.placement[1] + tier.placement[2];
    for (std::size_t i = 0; i < placements; ++i)
        QVERIFY(isWithin(oneInAMillion, times[i], walls, tier.placement[i] / sum));
}

void TestSculpt::handsOverToWeightlessStrategies()
{
    using Times = std::array<int, placements>;
    CellGraph graph;
    Mulberry32 random(3);
    constexpr Size size{.width = 5, .height = 6};
    constexpr Band walls{.least = 0.8, .most = 0.8};
    for (int i = 0; i < 100; ++i) {
        const Sculpting sculpting = sculpt(tierOf(walls, {0, 1, 0}), size, random, graph);
        // Scatter is the first in order, and a wall beside which to place the next is there then.
        QCOMPARE(sculpting.byPlacement, (Times{1, 23, 0}));
        // The frame has 18 cells. The outline has others when they are used up.
        QCOMPARE(
            sculpt(tierOf(walls, {0, 0, 1}), size, random, graph).byPlacement, (Times{0, 0, 24}));
    }
}

/// On a board without walls, no cell cuts it.
void TestSculpt::drawsCellsEvenly()
{
    CellGraph graph;
    Mulberry32 random(5);
    std::array<int, 12> nibbled{};
    constexpr std::array outline{0, 1, 2, 3, 4, 7, 8, 11, 12, 13, 14, 15};
    const Tier tier = tierOf({.least = 1.0 / 16, .most = 1.0 / 16}, {0, 0, 1});
    for (int i = 0; i < 16'000; ++i) {
        const int wall = sculpt(tier, {.width = 4, .height = 4}, random, graph).order.front();
        const auto *const cell = std::ranges::find(outline, wall);
        QVERIFY(cell != outline.end());
        ++nibbled[static_cast<std::size_t>(cell - outline.begin())];
    }
    QVERIFY(looksUniform(nibbled));
}

void TestSculpt::drawsMechanicsByWeight()
{
    Tier tier;
    tier.mechanic = {4, 2.5, 0, 1.5};
    Mulberry32 random(9);
    std::array<int, mechanics> times{};
    constexpr int draws = 400'000;
    for (int i = 0; i < draws; ++i)
        ++times[static_cast<std::size_t>(drawMechanic(tier, random))];
    for (std::size_t i = 0; i < mechanics; ++i)
        QVERIFY(isWithin(oneInAMillion, times[i], draws, tier.mechanic[i] / 8));
}

void TestSculpt::placesWarps()
{
    CellGraph graph;
    Mulberry32 random(13);
    for (int i = 0; i < 4000; ++i) {
        Tier tier = medium;
        tier.warps = 1 + i % mostWarps;
        tier.warpSpan = 1 + i % 5;
        sculpt(tier, sizes[4 + static_cast<std::size_t>(i) % 6], random, graph);
        QVERIFY(placeWarps(tier, random, graph));
        QCOMPARE(graph.warps(), tier.warps);
        QVERIFY(areLegal(graph, tier.warpSpan));
    }
}

/// On boards so small that all sets of pairs can be tried.
void TestSculpt::knowsWhetherWarpsHaveRoom()
{
    CellGraph graph;
    Mulberry32 random(17);
    std::array<int, 2> times{};
    for (int i = 0; i < 4000; ++i) {
        Tier tier = tierOf({.least = 0.25, .most = 0.6}, {1, 1, 1});
        tier.warps = 1 + i % mostWarps;
        tier.warpSpan = 2 + i / mostWarps % 5;
        sculpt(tier, sizes[static_cast<std::size_t>(i) / 20 % 2], random, graph);
        const CellGraph before = graph;
        const bool hasRoom = mostPairs(PlainGrid(graph), graph.open(), tier.warpSpan) >= tier.warps;
        QCOMPARE(placeWarps(tier, random, graph), hasRoom);
        QCOMPARE(graph.warps(), hasRoom ? tier.warps : 0);
        QVERIFY(hasRoom ? areLegal(graph, tier.warpSpan) : graph == before);
        ++times[hasRoom ? 1 : 0];
    }
    QVERIFY(std::ranges::min(times) > 500);
}

void TestSculpt::fogHidesWhatIsFar()
{
    CellGraph graph;
    Mulberry32 random(19);
    for (int i = 0; i < 300; ++i) {
        Tier tier = hard;
        tier.warps = 2;
        sculpt(tier, sizes[2 + static_cast<std::size_t>(i) % 8], random, graph);
        if (i % 3 != 0)
            QVERIFY(placeWarps(tier, random, graph));
        for (int radius = 0; radius < 5; ++radius) {
            const int head = drawCell(graph.open(), random);
            QCOMPARE(visibleFrom(graph, head, radius), plainlyVisible(graph, head, radius));
        }
    }
    graph.reset(4, 4);
    graph.addWarp(0, 15);
    // Two steps: the near corner, and one step on from the far end of the warp.
    QCOMPARE(visibleFrom(graph, 0, 2), CellBits{0b1100'1001'0011'0111});
}

/// A flood does not pass a warp whose near end it may not enter.
void TestSculpt::blockedWarpsLeadNowhere()
{
    CellGraph graph;
    graph.reset(3, 3);
    graph.addWarp(1, 8);
    const CellBits within = graph.all() & ~bitOf(1) & ~bitOf(3) & ~bitOf(4);
    QCOMPARE(graph.reachable(0, within), bitOf(0));
    QCOMPARE(graph.reachable(0, bitOf(1) | bitOf(8)), bitOf(0) | bitOf(1) | bitOf(8));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestSculpt, NoApplication)
#include "tst_sculpt.moc"
