// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Routes and their forks, against plain searches and counts that use coordinates and lists.

#include "core/sculpted/forks.h"
#include "core/sculpted/mulberry32.h"
#include "core/sculpted/route.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

namespace boardwright {

using namespace sculpted;

namespace {

/// A board without bits: cells row by row, and for each of them where steps lead, in order.
struct PlainBoard {
    int width = 0;
    int height = 0;
    std::vector<char> open;
    std::vector<std::pair<int, int>> warps;
    std::vector<std::vector<int>> next;

    int cells() const { return width * height; }

    int openCells() const { return static_cast<int>(std::ranges::count(open, 1)); }

    bool isOpen(int cell) const { return open[static_cast<std::size_t>(cell)] != 0; }

    const std::vector<int> &from(int cell) const { return next[static_cast<std::size_t>(cell)]; }

    bool isStep(int a, int b) const
    {
        const bool isBeside
            = std::abs(a / width - b / width) + std::abs(a % width - b % width) == 1;
        return isOpen(a) && isOpen(b)
            && (isBeside || std::ranges::contains(warps, std::pair(a, b))
                || std::ranges::contains(warps, std::pair(b, a)));
    }

    void link()
    {
        next.assign(open.size(), {});
        for (int a = 0; a < cells(); ++a) {
            for (int b = 0; b < cells(); ++b) {
                if (isStep(a, b))
                    next[static_cast<std::size_t>(a)].push_back(b);
            }
        }
    }

    CellGraph graph() const
    {
        CellGraph graph;
        graph.reset(width, height);
        for (int cell = 0; cell < cells(); ++cell) {
            if (!isOpen(cell))
                graph.wall(cell);
        }
        for (const auto &[a, b] : warps)
            graph.addWarp(a, b);
        return graph;
    }
};

/// A walk without bits.
struct PlainWalk {
    const PlainBoard *board = nullptr;
    std::vector<char> rest; ///< of the cells: 1 if open and unvisited
    int head = 0;

    PlainWalk(const PlainBoard &of, int start)
        : board(&of)
        , rest(of.open)
    {
        step(start);
    }

    int left() const { return static_cast<int>(std::ranges::count(rest, 1)); }

    bool isLeft(int cell) const { return rest[static_cast<std::size_t>(cell)] != 0; }

    void step(int to)
    {
        rest[static_cast<std::size_t>(to)] = 0;
        head = to;
    }

    std::vector<int> options(int cell) const
    {
        std::vector<int> cells;
        std::ranges::copy_if(
            board->from(cell), std::back_inserter(cells), [this](int to) { return isLeft(to); });
        return cells;
    }

    /// Tries everything.
    bool canBeCompleted() const
    {
        if (left() == 0)
            return true;
        return std::ranges::any_of(options(head), [this](int to) {
            PlainWalk longer = *this;
            longer.step(to);
            return longer.canBeCompleted();
        });
    }

    bool isDead() const
    {
        if (left() == 0)
            return false;
        std::vector<int> reached{static_cast<int>(std::ranges::find(rest, 1) - rest.begin())};
        int deadEnds = 0;
        for (std::size_t i = 0; i < reached.size(); ++i) {
            const std::vector<int> beside = options(reached[i]);
            deadEnds += std::ssize(beside) + (board->isStep(reached[i], head) ? 1 : 0) < 2 ? 1 : 0;
            for (const int to : beside) {
                if (!std::ranges::contains(reached, to))
                    reached.push_back(to);
            }
        }
        return std::ssize(reached) < left() || options(head).empty() || deadEnds > 1;
    }

    /// The cells that a wrong turn leads through, and whether it visits everything.
    std::pair<std::vector<int>, bool> follow(int wrong, Depth depth) const
    {
        PlainWalk walk = *this;
        std::vector<int> cells{wrong};
        for (walk.step(wrong); walk.left() > 0; walk.step(cells.back())) {
            const std::vector<int> to = walk.options(walk.head);
            if (to.empty() || (depth == Depth::UntilDead && walk.isDead()))
                return {cells, false};
            cells.push_back(*std::ranges::min_element(
                to, {}, [&walk](int cell) { return walk.options(cell).size(); }));
        }
        return {cells, true};
    }
};

/// Removes cells while the others stay connected, then adds warps.
PlainBoard erodedBoard(Mulberry32 &random, int mostSide, int walls, int warps)
{
    const auto below = [&random](int count) {
        return static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
    };
    PlainBoard board{.width = 1 + below(mostSide),
        .height = 1 + below(mostSide),
        .open = {},
        .warps = {},
        .next = {}};
    board.open.assign(static_cast<std::size_t>(board.cells()), 1);
    board.link();
    for (int i = 0; i < walls; ++i) {
        const auto cell = static_cast<std::size_t>(below(board.cells()));
        const char before = std::exchange(board.open[cell], char{0});
        if (!board.graph().isConnected() || board.openCells() == 0)
            board.open[cell] = before;
    }
    for (int i = 0; i < warps; ++i) {
        const int a = below(board.cells());
        const int b = below(board.cells());
        if (a != b && board.isOpen(a) && board.isOpen(b) && !board.isStep(a, b))
            board.warps.emplace_back(a, b);
    }
    board.link();
    return board;
}

Tier weighted(Mulberry32 &random)
{
    Tier tier;
    for (double &weight : tier.source)
        weight = random.below(3);
    tier.source[random.below(sources)] += 1;
    return tier;
}

/// Tries everything from every cell.
bool hasRoute(const PlainBoard &board)
{
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (board.isOpen(cell) && PlainWalk(board, cell).canBeCompleted())
            return true;
    }
    return false;
}

bool isRoute(const PlainBoard &board, const Route &route)
{
    if (route.length != board.openCells() || !board.isOpen(route.cells[0]))
        return false;
    PlainWalk walk(board, route.cells[0]);
    for (const int cell : route.view().subspan(1)) {
        if (!walk.isLeft(cell) || !board.isStep(walk.head, cell))
            return false;
        walk.step(cell);
    }
    return walk.left() == 0;
}

constexpr std::array allRoutings{Routing::Plain, Routing::Parity, Routing::Hybrid};

} // namespace

class TestSculptedRoutes final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void routesVisitEachCellOnce();
    static void boardsAreRejectedOnlyWithoutRoute_data();
    static void boardsAreRejectedOnlyWithoutRoute();
    static void startsAreOfTheirSource();
    static void forksAreAsCountedPlainly();
    static void deadWalksCannotBeCompleted();
};

/// On boards of all sizes; and Hybrid finds what Plain finds.
void TestSculptedRoutes::routesVisitEachCellOnce()
{
    std::array<int, allRoutings.size()> found{};
    int budgetsSpent = 0;
    constexpr int boards = 3000;
    for (int i = 0; i < boards; ++i) {
        Mulberry32 random(static_cast<std::uint32_t>(i));
        const PlainBoard board = erodedBoard(random, longestSide, i % 12, i % 3 == 0 ? i % 5 : 0);
        const Tier tier = weighted(random);
        std::array<Route, allRoutings.size()> routes;
        for (std::size_t mode = 0; mode < allRoutings.size(); ++mode) {
            Mulberry32 stream = random;
            const RouteOutcome outcome
                = findRoute(board.graph(), tier, allRoutings[mode], stream, routes[mode]);
            const bool isFound = outcome.cause == NoRoute::None;
            QVERIFY(outcome.starts <= mostStarts);
            QVERIFY(outcome.nodes <= mostStarts * mostCells + backtrackingBudget);
            QCOMPARE(routes[mode].length, isFound ? board.openCells() : 0);
            QVERIFY(!isFound || isRoute(board, routes[mode]));
            QVERIFY(!isFound || outcome.nodes >= routes[mode].length);
            found[mode] += isFound ? 1 : 0;
            budgetsSpent += outcome.cause == NoRoute::BudgetSpent ? 1 : 0;
            QVERIFY(outcome.cause != NoRoute::Exhausted || routes[1].length == 0);
        }
        if (routes[0].length > 0)
            QVERIFY(std::ranges::equal(routes[0].view(), routes[2].view()));
    }
    QVERIFY(std::ranges::min(found) > boards / 4);
    QVERIFY(found[2] > found[0]);
    QVERIFY(budgetsSpent > 0);
}

void TestSculptedRoutes::boardsAreRejectedOnlyWithoutRoute_data()
{
    QTest::addColumn<int>("boards");
    QTest::addColumn<bool>("hasWarps");
    QTest::newRow("all 3 x 4 boards") << (1 << 12) << false;
    QTest::newRow("some 4 x 4 boards") << 3000 << false;
    QTest::newRow("with warps") << 3000 << true;
}

/// What Parity and Hybrid take for proven, against trying everything.
void TestSculptedRoutes::boardsAreRejectedOnlyWithoutRoute()
{
    QFETCH(const int, boards);
    QFETCH(const bool, hasWarps);
    constexpr int all = 1 << 12;
    std::array<int, noRoutes> times{};
    for (int i = 1; i < boards; ++i) {
        Mulberry32 random(static_cast<std::uint32_t>(i));
        PlainBoard board{
            .width = boards == all ? 3 : 4, .height = 4, .open = {}, .warps = {}, .next = {}};
        const std::uint32_t walls = random.next() & random.next();
        for (int cell = 0; cell < board.cells(); ++cell) {
            const bool isOpen = boards == all ? ((i >> cell) & 1) != 0 : ((walls >> cell) & 1) == 0;
            board.open.push_back(isOpen ? 1 : 0);
        }
        for (int warp = 0; hasWarps && warp < 1 + i % mostWarps; ++warp) {
            const auto a = static_cast<int>(random.below(16));
            const auto b = static_cast<int>(random.below(16));
            if (a != b && board.isOpen(a) && board.isOpen(b) && !board.isStep(a, b))
                board.warps.emplace_back(a, b);
        }
        board.link();
        const Tier tier = weighted(random);
        const bool isPossible = hasRoute(board);
        for (const Routing routing : {Routing::Parity, Routing::Hybrid}) {
            Route route;
            const NoRoute cause = findRoute(board.graph(), tier, routing, random, route).cause;
            ++times[static_cast<std::size_t>(cause)];
            if (cause != NoRoute::StartsFailed && cause != NoRoute::BudgetSpent)
                QCOMPARE(cause == NoRoute::None, isPossible);
        }
    }
    for (const NoRoute cause : {NoRoute::None, NoRoute::Unconnected, NoRoute::Colours,
             NoRoute::Leaves, NoRoute::NoStart, NoRoute::Exhausted})
        QVERIFY(times[static_cast<std::size_t>(cause)] > 0);
}

void TestSculptedRoutes::startsAreOfTheirSource()
{
    PlainBoard board{
        .width = 6, .height = 6, .open = std::vector<char>(36, 1), .warps = {}, .next = {}};
    const CellGraph graph = board.graph();
    const CellBits corners = bitOf(0) | bitOf(5) | bitOf(30) | bitOf(35);
    const std::array<CellBits, sources> cells{
        corners, graph.frame(), graph.all() & ~graph.frame(), corners};
    for (std::size_t source = 0; source < sources; ++source) {
        Tier tier;
        tier.source[source] = 1;
        CellBits used = 0;
        for (std::uint32_t seed = 0; seed < 400; ++seed) {
            Mulberry32 random(seed);
            Route route;
            if (findRoute(graph, tier, allRoutings[seed % 2], random, route).starts > 0
                && route.length > 0)
                used |= bitOf(route.cells[0]);
        }
        QCOMPARE(used, cells[source]);
    }
    // A corridor has no interior: the other sources take over. A single cell is a route.
    for (const int length : {1, 5}) {
        CellGraph corridor;
        corridor.reset(length, 1);
        Tier tier;
        tier.source[static_cast<std::size_t>(Source::Interior)] = 1;
        for (const Routing routing : allRoutings) {
            Mulberry32 random(1);
            Route route;
            QCOMPARE(findRoute(corridor, tier, routing, random, route).cause, NoRoute::None);
            QCOMPARE(route.length, length);
        }
    }
}

void TestSculptedRoutes::forksAreAsCountedPlainly()
{
    Forks total;
    for (int i = 0; i < 1200; ++i) {
        Mulberry32 random(static_cast<std::uint32_t>(i));
        const PlainBoard board = erodedBoard(random, longestSide, i % 9, i % 3 == 0 ? i % 5 : 0);
        const CellGraph graph = board.graph();
        Route route;
        if (findRoute(graph, weighted(random), Routing::Parity, random, route).cause
            != NoRoute::None)
            continue;
        const Depth depth = i % 2 == 0 ? Depth::UntilDead : Depth::UntilStuck;
        const Forks forks = forksOf(graph, route.view(), depth);
        Forks plain{.nodes = board.openCells()};
        plain.depthAt.fill(-1);
        PlainWalk walk(board, route.cells[0]);
        for (std::size_t at = 1; at < route.view().size(); ++at) {
            int wrong = 0;
            std::int64_t sum = 0;
            for (const int to : walk.options(walk.head)) {
                if (to == route.cells[at])
                    continue;
                const auto [cells, isSolution] = walk.follow(to, depth);
                const auto trap = trapOf(graph, route.view().first(at), to, depth);
                QVERIFY(std::ranges::equal(trap, cells));
                plain.otherSolutions += isSolution ? 1 : 0;
                wrong += isSolution ? 0 : 1;
                sum += isSolution ? 0 : std::ssize(cells);
            }
            if (walk.options(walk.head).size() > 1) {
                ++plain.forks;
                plain.deepForks += wrong > 0 && sum >= 3 * wrong ? 1 : 0;
                plain.depthAt[static_cast<std::size_t>(walk.head)]
                    = wrong == 0 ? 0 : static_cast<float>(sum) / static_cast<float>(wrong);
            }
            plain.wrongOptions += wrong;
            plain.depthSum += sum;
            walk.step(route.cells[at]);
        }
        QCOMPARE(forks.nodes, plain.nodes);
        QCOMPARE(forks.forks, plain.forks);
        QCOMPARE(forks.deepForks, plain.deepForks);
        QCOMPARE(forks.wrongOptions, plain.wrongOptions);
        QCOMPARE(forks.otherSolutions, plain.otherSolutions);
        QCOMPARE(forks.depthSum, plain.depthSum);
        QVERIFY(std::ranges::equal(forks.depthAt, plain.depthAt));
        QCOMPARE(forks.ratio(), static_cast<double>(plain.forks) / plain.nodes);
        total.deepForks += forks.deepForks;
        total.otherSolutions += forks.otherSolutions;
        total.wrongOptions += forks.wrongOptions;
    }
    QVERIFY(total.deepForks > 1000 && total.otherSolutions > 1000 && total.wrongOptions > 1000);
}

/// All cells of random walks; those of small boards against trying everything.
void TestSculptedRoutes::deadWalksCannotBeCompleted()
{
    int dead = 0;
    int alive = 0;
    for (int i = 0; i < 3000; ++i) {
        Mulberry32 random(static_cast<std::uint32_t>(i));
        const bool isSmall = i % 3 != 0;
        const PlainBoard board
            = erodedBoard(random, isSmall ? 4 : longestSide, i % 7, i % 2 == 0 ? i % 5 : 0);
        const CellGraph graph = board.graph();
        std::vector<std::uint8_t> visited{static_cast<std::uint8_t>(firstOf(graph.open()))};
        PlainWalk walk(board, visited[0]);
        Walk quick(graph, bitOf(walk.head), walk.head);
        bool wasDead = false;
        while (true) {
            CellBits before = 0;
            for (const int cell : visited)
                before |= bitOf(cell);
            const bool isDeadHere = isDead(graph, before, walk.head);
            QCOMPARE(isDeadHere, walk.isDead());
            QVERIFY(isDeadHere || !wasDead);
            QVERIFY(wasDead || quick.isDead() == isDeadHere); // needs its precondition
            if (isDeadHere && isSmall)
                QVERIFY(!walk.canBeCompleted());
            ++(isDeadHere ? dead : alive);
            wasDead = isDeadHere;
            const std::vector<int> options = walk.options(walk.head);
            if (options.empty())
                break;
            const int to = options[random.below(static_cast<std::uint32_t>(options.size()))];
            for (const Depth depth : {Depth::UntilStuck, Depth::UntilDead}) {
                const auto trap = trapOf(graph, visited, to, depth);
                QVERIFY(std::ranges::equal(trap, walk.follow(to, depth).first));
            }
            walk.step(to);
            quick.step(to);
            visited.push_back(static_cast<std::uint8_t>(to));
        }
    }
    QVERIFY(dead > 1000 && alive > 1000);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestSculptedRoutes, NoApplication)
#include "tst_sculpted_routes.moc"
