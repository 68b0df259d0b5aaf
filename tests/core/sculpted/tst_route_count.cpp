// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Counting, drawing and completing routes, against a plain search for all of them.

#include "core/sculpted/route_count.h"
#include "core/sculpted/solver.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace boardwright {

using namespace sculpted;

namespace {

using Cells = std::vector<std::uint8_t>;

constexpr int noSolutionLimit = std::numeric_limits<int>::max();
constexpr std::int64_t noNodeLimit = std::numeric_limits<std::int64_t>::max();

CellBits bitsOf(std::span<const std::uint8_t> cells)
{
    CellBits bits = 0;
    for (const std::uint8_t cell : cells)
        bits |= bitOf(cell);
    return bits;
}

/// All ways to complete a route so that it visits each open cell once.
void addCompletions(const CellGraph &graph, Cells &route, std::vector<Cells> &all)
{
    if (std::cmp_equal(route.size(), std::popcount(graph.open()))) {
        all.push_back(route);
        return;
    }
    for (int cell = 0; cell < graph.cells(); ++cell) {
        const auto next = static_cast<std::uint8_t>(cell);
        if ((graph.next(route.back()) & bitOf(cell)) == 0 || std::ranges::contains(route, next))
            continue;
        route.push_back(next);
        addCompletions(graph, route, all);
        route.pop_back();
    }
}

/// All routes of a graph, each of them in both directions.
std::vector<Cells> allRoutes(const CellGraph &graph)
{
    std::vector<Cells> all;
    for (int cell = 0; cell < graph.cells(); ++cell) {
        Cells route{static_cast<std::uint8_t>(cell)};
        if (graph.isOpen(cell))
            addCompletions(graph, route, all);
    }
    return all;
}

CellGraph fullGraph(int width, int height)
{
    CellGraph graph;
    graph.reset(width, height);
    return graph;
}

/// Walls that leave one component, and warps between cells that are no neighbours.
CellGraph someGraph(SplitMix &random, int width, int height, int walls, int warps)
{
    CellGraph graph = fullGraph(width, height);
    for (int i = 0; i < walls; ++i) {
        CellGraph walled = graph;
        walled.wall(random.below(graph.cells()));
        if (walled.isConnected() && walled.open() != 0)
            graph = walled;
    }
    for (int tries = 0; graph.warps() < warps && tries < 100; ++tries) {
        const int a = random.below(graph.cells());
        const int b = random.below(graph.cells());
        if (a != b && graph.isOpen(a) && graph.isOpen(b) && (graph.next(a) & bitOf(b)) == 0)
            graph.addWarp(a, b);
    }
    return graph;
}

bool isRoute(const CellGraph &graph, std::span<const std::uint8_t> route)
{
    for (std::size_t i = 1; i < route.size(); ++i) {
        if ((graph.next(route[i - 1]) & bitOf(route[i])) == 0)
            return false;
    }
    return bitsOf(route) == graph.open()
        && std::cmp_equal(route.size(), std::popcount(graph.open()));
}

/// A walk that visits no cell twice, of any length that it reaches.
Cells someWalk(SplitMix &random, const CellGraph &graph)
{
    Cells walk;
    CellBits next = graph.open();
    for (int steps = 1 + random.below(graph.cells()); steps > 0 && next != 0; --steps) {
        for (int skipped = random.below(std::popcount(next)); skipped > 0; --skipped)
            next &= next - 1;
        walk.push_back(static_cast<std::uint8_t>(firstOf(next)));
        next = graph.next(walk.back()) & ~bitsOf(walk);
    }
    return walk;
}

/// A route so far, and the cell to end at or -1. Often one that can be completed.
struct Position {
    Cells walk;
    int end = -1;
};

Position somePosition(SplitMix &random, const CellGraph &graph, const std::vector<Cells> &all)
{
    Position position{someWalk(random, graph), random.below(graph.cells())};
    if (!all.empty() && random.chance(50)) {
        position.walk = random.pick(all);
        position.end = position.walk.back();
        position.walk.resize(
            1 + static_cast<std::size_t>(random.below(static_cast<int>(position.walk.size()))));
    }
    if (random.chance(25))
        position.end = -1;
    return position;
}

/// The routes among `all` that begin like this and end at `end`.
std::vector<Cells> goingOn(
    const std::vector<Cells> &all, std::span<const std::uint8_t> walk, int end)
{
    std::vector<Cells> those;
    for (const Cells &route : all) {
        if (std::ranges::equal(std::span(route).first(walk.size()), walk)
            && (end < 0 || route.back() == end))
            those.push_back(route);
    }
    return those;
}

/// Compares counts without ends, with one, and with two.
void compareCounts(RouteCounter &counter, const CellGraph &graph)
{
    const std::vector<Cells> all = allRoutes(graph);
    std::map<std::pair<int, int>, RouteNumber> plain;
    for (const Cells &route : all) {
        ++plain[{route.front(), route.back()}];
        ++plain[{route.front(), -1}];
        ++plain[{-1, route.back()}];
    }
    const bool isSingle = std::has_single_bit(graph.open());
    plain[{-1, -1}] = isSingle ? 1 : all.size() / 2;
    for (int from = -1; from < graph.cells(); ++from) {
        for (int to = -1; to < graph.cells(); ++to) {
            const std::optional<RouteNumber> counted = counter.count(graph, graph.open(), from, to);
            QVERIFY(counted);
            QCOMPARE(*counted, (plain[{from, to}]));
        }
    }
}

} // namespace

class TestRouteCount final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void countsFullGrids();
    static void countsEveryErodedGrid();
    static void countsLikePlainSearch_data();
    static void countsLikePlainSearch();
    static void keepsItsBudget();
    static void makesEachRouteOnce();
    static void drawsUniformly();
    static void solvesLikePlainSearch();
    static void solverAndCountAgree();
    static void limitsAreKept();
    static void hintsLikePlainSearch();
    static void hintsOnLargeBoards();
};

void TestRouteCount::countsFullGrids()
{
    RouteCounter counter;
    RouteNumber size = 0;
    for (const RouteNumber routes : {1U, 4U, 20U, 276U, 4324U, 229348U, 13535280U, 3023313284U}) {
        ++size;
        const CellGraph graph = fullGraph(static_cast<int>(size), static_cast<int>(size));
        QCOMPARE(counter.count(graph, graph.open(), -1, -1), routes);
    }
    QCOMPARE(countRoutes(fullGraph(8, 1)), 1U);
    QCOMPARE(countRoutes(fullGraph(1, 8)), 1U);
    QCOMPARE(countRoutes(fullGraph(2, 8)), countRoutes(fullGraph(8, 2)));
    QCOMPARE(countRoutes(CellGraph()), 0U);
}

void TestRouteCount::countsEveryErodedGrid()
{
    RouteCounter counter;
    const CellGraph full = fullGraph(3, 4);
    int connected = 0;
    for (CellBits open = 1; open <= full.all(); ++open) {
        CellGraph graph = full;
        for (CellBits walls = full.all() & ~open; walls != 0; walls &= walls - 1)
            graph.wall(firstOf(walls));
        if (!graph.isConnected())
            continue;
        ++connected;
        compareCounts(counter, graph);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(connected > 500);
}

void TestRouteCount::countsLikePlainSearch_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::addColumn<int>("warps");
    QTest::addColumn<int>("graphs");
    QTest::newRow("4 x 5") << 4 << 5 << 0 << 60;
    QTest::newRow("5 x 5") << 5 << 5 << 0 << 15;
    QTest::newRow("6 x 3") << 6 << 3 << 0 << 30;
    QTest::newRow("one warp") << 4 << 4 << 1 << 60;
    QTest::newRow("three warps") << 3 << 4 << 3 << 60;
    QTest::newRow("four warps") << 4 << 4 << 4 << 30;
}

void TestRouteCount::countsLikePlainSearch()
{
    QFETCH(const int, width);
    QFETCH(const int, height);
    QFETCH(const int, warps);
    QFETCH(const int, graphs);
    SplitMix random(static_cast<std::uint64_t>(5 + width * height + warps));
    RouteCounter counter;
    for (int i = 0; i < graphs && !QTest::currentTestFailed(); ++i)
        compareCounts(counter, someGraph(random, width, height, 1 + random.below(6), warps));
}

void TestRouteCount::keepsItsBudget()
{
    RouteCounter counter;
    RouteCells route{};
    Mulberry32 random(1);
    const CellGraph graph = fullGraph(6, 6);
    QCOMPARE(counter.count(graph, graph.open(), -1, -1, 1000), std::nullopt);
    QCOMPARE(counter.sample(random, route), 0);
    QCOMPARE(counter.count(graph, graph.open(), -1, -1), 229348U);
}

void TestRouteCount::makesEachRouteOnce()
{
    SplitMix random(17);
    RouteCounter counter;
    for (int i = 0; i < 200; ++i) {
        const CellGraph graph = someGraph(random, 4, 4, random.below(6), random.below(3));
        const auto someEnd = [&] { return random.chance(50) ? -1 : random.below(16); };
        const int from = someEnd();
        const int to = someEnd();
        const RouteNumber routes = counter.count(graph, graph.open(), from, to).value();
        std::set<Cells> made;
        for (RouteNumber number = 0; number < routes; ++number) {
            RouteCells cells{};
            const int length = counter.routeAt(number, cells);
            const auto route = std::span(cells).first(static_cast<std::size_t>(length));
            QVERIFY(isRoute(graph, route));
            QVERIFY(from < 0 || route.front() == from);
            QVERIFY(to < 0 || route.back() == to);
            QVERIFY(from >= 0 || to >= 0 || route.front() <= route.back());
            made.insert(Cells(route.begin(), route.end()));
        }
        QCOMPARE(made.size(), routes);
    }
}

void TestRouteCount::drawsUniformly()
{
    const CellGraph graph = fullGraph(4, 4);
    constexpr int routes = 276;
    constexpr int expected = 40;
    for (const std::uint32_t seed : {1U, 2U, 3U}) {
        RouteCounter counter;
        QCOMPARE(counter.count(graph, graph.open(), -1, -1), RouteNumber{routes});
        Mulberry32 random(seed);
        std::map<RouteCells, int> times;
        for (int i = 0; i < routes * expected; ++i) {
            RouteCells route{};
            QCOMPARE(counter.sample(random, route), 16);
            ++times[route];
        }
        QCOMPARE(times.size(), std::size_t{routes});
        int squares = 0;
        for (const auto &[route, count] : times)
            squares += (count - expected) * (count - expected);
        // Chi-square with 275 degrees of freedom: the mean, and five deviations of 23.5 each way.
        QVERIFY(squares > expected * 157 && squares < expected * 393);
    }
    Mulberry32 random(4);
    RouteCells route{};
    int length = 0;
    QVERIFY(sampleRoute(fullGraph(8, 8), random, route, length));
    QVERIFY(length == mostCells && isRoute(fullGraph(8, 8), route));
    CellGraph star = fullGraph(3, 3);
    for (const int corner : {0, 2, 6, 8})
        star.wall(corner);
    QVERIFY(!sampleRoute(star, random, route, length) && length == 0);
}

void TestRouteCount::solvesLikePlainSearch()
{
    SplitMix random(23);
    int dead = 0;
    constexpr int walks = 6000;
    for (int i = 0; i < walks / 20; ++i) {
        const CellGraph graph = someGraph(random, 4, 4, random.below(6), random.below(4));
        const std::vector<Cells> all = allRoutes(graph);
        for (int j = 0; j < 20; ++j) {
            const auto [walk, end] = somePosition(random, graph, all);
            const std::vector<Cells> plain = goingOn(all, walk, end);
            Cells first;
            const Solutions solutions
                = solveFrom(graph, walk, end, noSolutionLimit, noNodeLimit, &first);
            QVERIFY(solutions.isAll);
            QCOMPARE(solutions.found, static_cast<int>(plain.size()));
            CellBits steps = 0;
            for (const Cells &route : plain)
                steps |= route.size() > walk.size() ? bitOf(route[walk.size()]) : 0;
            QCOMPARE(solutions.firstSteps, steps);
            Cells route = walk;
            route.insert(route.end(), first.begin(), first.end());
            QCOMPARE(std::ranges::contains(plain, route), !plain.empty());
            QVERIFY(!plain.empty() || first.empty());
            dead += plain.empty() ? 1 : 0;
        }
    }
    QVERIFY(dead > walks / 10 && dead < walks * 9 / 10);
}

void TestRouteCount::solverAndCountAgree()
{
    SplitMix random(29);
    RouteCounter counter;
    for (int i = 0; i < 200; ++i) {
        const CellGraph graph = someGraph(random, 5, 5, 3 + random.below(5), random.below(2));
        int found = 0;
        for (int cell = 0; cell < graph.cells(); ++cell) {
            const Cells start{static_cast<std::uint8_t>(cell)};
            if (graph.isOpen(cell))
                found += solveFrom(graph, start, -1, noSolutionLimit, noNodeLimit, nullptr).found;
        }
        QCOMPARE(counter.count(graph, graph.open(), -1, -1), static_cast<RouteNumber>(found / 2));
    }
}

void TestRouteCount::limitsAreKept()
{
    const CellGraph graph = fullGraph(5, 5);
    const Cells start{0};
    const Solutions all = solveFrom(graph, start, -1, noSolutionLimit, noNodeLimit, nullptr);
    QVERIFY(all.isAll && all.found > 100);
    for (const int limit : {1, 7, all.found}) {
        const Solutions some = solveFrom(graph, start, -1, limit, noNodeLimit, nullptr);
        QCOMPARE(some.found, limit);
        QVERIFY(!some.isAll && some.nodes <= all.nodes);
    }
    for (const std::int64_t limit : {std::int64_t{1}, std::int64_t{100}, all.nodes - 1}) {
        const Solutions some = solveFrom(graph, start, -1, noSolutionLimit, limit, nullptr);
        QCOMPARE(some.nodes, limit);
        QVERIFY(!some.isAll && some.found <= all.found);
    }
    const Solutions just = solveFrom(graph, start, -1, all.found + 1, all.nodes, nullptr);
    QVERIFY(just.isAll && just.found == all.found && just.nodes == all.nodes);
}

void TestRouteCount::hintsLikePlainSearch()
{
    SplitMix random(31);
    int farBack = 0;
    int alive = 0;
    for (int i = 0; i < 300; ++i) {
        const CellGraph graph = someGraph(random, 4, 4, random.below(6), random.below(3));
        const std::vector<Cells> all = allRoutes(graph);
        for (int j = 0; j < 20; ++j) {
            const auto [walk, end] = somePosition(random, graph, all);
            const std::vector<Cells> plain = goingOn(all, walk, end);
            const int limit = random.chance(50) ? 1 + random.below(5) : 10'000;
            const Hint hint = hintFor(graph, walk, end, limit);
            QVERIFY(hint.isKnown);
            QCOMPARE(hint.isDead, plain.empty());
            QVERIFY(hint.solutions <= limit && (hint.solutions > 0) == !plain.empty());
            std::map<int, int> steps;
            for (const Cells &route : plain) {
                if (route.size() > walk.size())
                    ++steps[route[walk.size()]];
            }
            QCOMPARE(hint.next >= 0, !steps.empty());
            QVERIFY(steps.empty() || steps.contains(hint.next));
            if (limit == 10'000) {
                QCOMPARE(hint.solutions, static_cast<int>(plain.size()));
                for (const auto &[step, times] : steps)
                    QVERIFY(times < steps[hint.next]
                        || (times == steps[hint.next] && hint.next <= step));
            }
            alive += plain.empty() ? 0 : 1;
            std::size_t kept = walk.size();
            while (kept > 0 && goingOn(all, std::span(walk).first(kept), end).empty())
                --kept;
            QCOMPARE(hint.stepsBack, kept == 0 ? -1 : static_cast<int>(walk.size() - kept));
            farBack += hint.stepsBack > 3 ? 1 : 0;
        }
    }
    QVERIFY(farBack > 100 && alive > 1000);
}

/// Where searching within a budget does not decide, counting does.
void TestRouteCount::hintsOnLargeBoards()
{
    SplitMix random(37);
    RouteCounter counter;
    int undecided = 0;
    for (int i = 0; i < 150; ++i) {
        const CellGraph graph = someGraph(random, 8, 8, random.below(4), random.below(3));
        Cells walk = someWalk(random, graph);
        walk.resize(std::min(walk.size(), std::size_t{6}));
        const CellBits left = graph.open() & ~bitsOf(walk);
        const int end = firstOf(left);
        const auto completions = [&](std::size_t length) {
            const auto route = std::span(walk).first(length);
            return counter
                .count(
                    graph, (graph.open() & ~bitsOf(route)) | bitOf(route.back()), route.back(), end)
                .value();
        };
        const Hint hint = hintFor(graph, walk, end, 5);
        QVERIFY(hint.isKnown);
        QCOMPARE(hint.isDead, completions(walk.size()) == 0);
        if (hint.isDead && hint.stepsBack > 0) {
            const std::size_t alive = walk.size() - static_cast<std::size_t>(hint.stepsBack);
            QVERIFY(completions(alive) > 0 && completions(alive + 1) == 0);
        } else if (hint.isDead) {
            QCOMPARE(completions(1), 0U);
        } else {
            walk.push_back(static_cast<std::uint8_t>(hint.next));
            QVERIFY(completions(walk.size()) > 0);
            walk.pop_back();
        }
        const Solutions solutions = solveFrom(graph, walk, end, 1, 20'000, nullptr);
        undecided += solutions.found == 0 && !solutions.isAll ? 1 : 0;
    }
    QVERIFY(undecided > 5);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestRouteCount, NoApplication)
#include "tst_route_count.moc"
