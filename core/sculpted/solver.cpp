// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/solver.h"

#include "core/sculpted/route_count.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <optional>

namespace boardwright::sculpted {

namespace {

/// One search of solveFrom().
class SolverSearch final {
public:
    SolverSearch(const CellGraph &graph, int end, int solutionLimit, std::int64_t nodeLimit);

    Solutions run(int head, CellBits left, std::vector<std::uint8_t> *first);

private:
    void goOn(int head, CellBits left, int depth);
    void foundOne(int depth);
    bool hasRightColours(int head, CellBits left) const;
    bool hasTooManyDeadEnds(int head, CellBits left) const;
    bool isReachable(CellBits steps, CellBits left) const;
    CellBits spread(CellBits cells) const;

    const CellGraph &m_graph;
    int m_end;
    int m_solutionLimit;
    std::int64_t m_nodeLimit;
    unsigned m_width;
    CellBits m_notFirst = 0; ///< the cells that have one to their left
    CellBits m_notLast = 0; ///< the cells that have one to their right
    bool m_isCut = false;
    Solutions m_solutions;
    std::array<std::uint8_t, mostCells> m_path{};
    std::vector<std::uint8_t> *m_first = nullptr;
};

SolverSearch::SolverSearch(
    const CellGraph &graph, int end, int solutionLimit, std::int64_t nodeLimit)
    : m_graph(graph)
    , m_end(end)
    , m_solutionLimit(solutionLimit)
    , m_nodeLimit(nodeLimit)
    , m_width(static_cast<unsigned>(graph.width()))
{
    for (int cell = 0; cell < graph.cells(); ++cell) {
        if (cell % graph.width() != 0)
            m_notFirst |= bitOf(cell);
        if ((cell + 1) % graph.width() != 0)
            m_notLast |= bitOf(cell);
    }
}

Solutions SolverSearch::run(int head, CellBits left, std::vector<std::uint8_t> *first)
{
    m_first = first;
    if (m_first != nullptr)
        m_first->clear();
    // The head must not be the end too early, nor may the end have been passed.
    const bool canEnd = m_end < 0 || ((left == 0 ? bitOf(head) : left) & bitOf(m_end)) != 0;
    if (canEnd && hasRightColours(head, left))
        goOn(head, left, 0);
    else
        m_solutions.nodes = 1;
    m_solutions.isAll = !m_isCut;
    return m_solutions;
}

/// Goes through all ways to visit the cells that are left. Steps to cells with the fewest ways on
/// come first (H. C. von Warnsdorff, 1823), because they find a first solution soonest.
void SolverSearch::goOn(int head, CellBits left, int depth)
{
    if (m_solutions.nodes == m_nodeLimit) {
        m_isCut = true;
        return;
    }
    ++m_solutions.nodes;
    if (left == 0)
        return foundOne(depth);
    CellBits steps = m_graph.next(head) & left;
    if (hasTooManyDeadEnds(head, left) || !isReachable(steps, left))
        return;
    if (m_end >= 0 && left != bitOf(m_end))
        steps &= ~bitOf(m_end);
    while (steps != 0 && !m_isCut) {
        int next = firstOf(steps);
        int fewest = mostCells;
        for (CellBits others = steps; others != 0; others &= others - 1) {
            const int other = firstOf(others);
            const int ways = std::popcount(m_graph.next(other) & left);
            if (ways < fewest) {
                fewest = ways;
                next = other;
            }
        }
        steps &= ~bitOf(next);
        m_path[static_cast<std::size_t>(depth)] = static_cast<std::uint8_t>(next);
        goOn(next, left & ~bitOf(next), depth + 1);
    }
}

void SolverSearch::foundOne(int depth)
{
    if (m_solutions.found == 0 && m_first != nullptr)
        m_first->assign(m_path.begin(), m_path.begin() + depth);
    if (depth > 0)
        m_solutions.firstSteps |= bitOf(m_path[0]);
    ++m_solutions.found;
    m_isCut = m_solutions.found >= m_solutionLimit;
}

/// Whether colours that alternate fit the cells that are left. Steps keep the answer, so that it is
/// enough to ask at the first position. Warps between cells of one colour make all colours right.
bool SolverSearch::hasRightColours(int head, CellBits left) const
{
    const CellBits even = m_graph.even();
    const auto isEven = [even](int cell) { return (even & bitOf(cell)) != 0; };
    for (int i = 0; i < m_graph.warps(); ++i) {
        if (isEven(m_graph.warp(i).a) == isEven(m_graph.warp(i).b))
            return true;
    }
    const CellBits headsColour = isEven(head) ? even : ~even;
    const int cells = std::popcount(left);
    if (std::popcount(left & headsColour) != cells / 2)
        return false;
    return m_end < 0 || ((headsColour & bitOf(m_end)) != 0) == (cells % 2 == 0);
}

/// Each cell that is left needs two neighbours among the head and the others that are left, but for
/// the last one, which needs one.
bool SolverSearch::hasTooManyDeadEnds(int head, CellBits left) const
{
    const CellBits cells = left | bitOf(head);
    CellBits one = cells >> m_width;
    CellBits two = 0;
    const auto add = [&](CellBits neighbours) {
        two |= one & neighbours;
        one |= neighbours;
    };
    add(cells << m_width);
    add((cells & m_notFirst) >> 1U);
    add((cells & m_notLast) << 1U);
    for (int i = 0; i < m_graph.warps(); ++i) {
        const Warp warp = m_graph.warp(i);
        if ((cells & bitOf(warp.a)) != 0)
            add(bitOf(warp.b));
        if ((cells & bitOf(warp.b)) != 0)
            add(bitOf(warp.a));
    }
    const CellBits deadEnds = left & ~two;
    const CellBits allowed = m_end < 0 ? left : bitOf(m_end);
    return (deadEnds & ~allowed) != 0 || (deadEnds & (deadEnds - 1)) != 0;
}

/// Whether the cells that are left can be reached from each other and from one of `steps`.
bool SolverSearch::isReachable(CellBits steps, CellBits left) const
{
    if (steps == 0)
        return false;
    CellBits reached = bitOf(firstOf(left));
    while (true) {
        // Twice before it is asked whether anything is new: fewer branches.
        const CellBits grown = spread(spread(reached) & left) & left;
        if (grown == reached)
            return reached == left;
        reached = grown;
    }
}

CellBits SolverSearch::spread(CellBits cells) const
{
    CellBits grown = cells | (cells >> m_width) | (cells << m_width) | ((cells & m_notFirst) >> 1U)
        | ((cells & m_notLast) << 1U);
    for (int i = 0; i < m_graph.warps(); ++i) {
        const CellBits ends = bitOf(m_graph.warp(i).a) | bitOf(m_graph.warp(i).b);
        if ((cells & ends) != 0)
            grown |= ends;
    }
    return grown;
}

CellBits solverCellsOf(std::span<const std::uint8_t> route)
{
    CellBits cells = 0;
    for (const std::uint8_t cell : route)
        cells |= bitOf(cell);
    return cells;
}

/// One hint: searches within a budget, and counts when that does not decide.
class HintSearch final {
public:
    HintSearch(const CellGraph &graph, std::span<const std::uint8_t> visited, int end)
        : m_graph(graph)
        , m_end(end)
        , m_length(visited.size())
    {
        std::ranges::copy(visited, m_route.begin());
    }

    Hint run(int solutionLimit);

private:
    static constexpr std::int64_t nodeLimit = 20'000; ///< of the steps that can be taken
    static constexpr std::int64_t takingBackNodeLimit = 5'000; ///< of each shorter route
    static constexpr std::size_t linkLimit = std::size_t{1} << 20U; ///< of each count

    std::span<const std::uint8_t> route(std::size_t length) const
    {
        return std::span(m_route).first(length);
    }

    bool searchSteps(CellBits steps, int solutionLimit, Hint &hint);
    bool countSteps(CellBits steps, int solutionLimit, Hint &hint);
    std::optional<RouteNumber> completions(std::size_t length);
    std::optional<bool> isAlive(std::size_t length);
    int stepsBack();

    const CellGraph &m_graph;
    int m_end;
    std::size_t m_length; ///< of the route so far
    std::array<std::uint8_t, mostCells> m_route{}; ///< so far, and perhaps one step more
    RouteCounter m_counter;
};

Hint HintSearch::run(int solutionLimit)
{
    Hint hint;
    const int head{m_route[m_length - 1]};
    const CellBits left = m_graph.open() & ~solverCellsOf(route(m_length));
    const CellBits steps = m_graph.next(head) & left;
    if (left == 0) {
        hint.isKnown = true;
        hint.isDead = m_end >= 0 && m_end != head;
        hint.solutions = hint.isDead ? 0 : 1;
    } else {
        hint.isKnown
            = searchSteps(steps, solutionLimit, hint) || countSteps(steps, solutionLimit, hint);
        hint.isDead = hint.isKnown && hint.solutions == 0;
    }
    if (hint.isDead)
        hint.stepsBack = stepsBack();
    return hint;
}

/// Returns whether it has found a solution, or that there is none.
bool HintSearch::searchSteps(CellBits steps, int solutionLimit, Hint &hint)
{
    bool isAll = true;
    int most = 0;
    for (int ways = std::popcount(steps); ways > 0; --ways, steps &= steps - 1) {
        // A search finds similar solutions one after the other, so that each step needs its share.
        const int share = (solutionLimit - hint.solutions + ways - 1) / ways;
        if (share == 0)
            break;
        const int step = firstOf(steps);
        m_route[m_length] = static_cast<std::uint8_t>(step);
        const Solutions solutions = solveFrom(
            m_graph, route(m_length + 1), m_end, share, nodeLimit / std::popcount(steps), nullptr);
        isAll = isAll && solutions.isAll;
        hint.solutions += solutions.found;
        if (solutions.found > most) {
            most = solutions.found;
            hint.next = step;
        }
    }
    return hint.solutions > 0 || isAll;
}

/// The same by counting.
bool HintSearch::countSteps(CellBits steps, int solutionLimit, Hint &hint)
{
    bool isAll = true;
    RouteNumber most = 0;
    const auto limit = static_cast<RouteNumber>(solutionLimit);
    RouteNumber solutions = 0;
    for (; steps != 0; steps &= steps - 1) {
        const int step = firstOf(steps);
        m_route[m_length] = static_cast<std::uint8_t>(step);
        const std::optional<RouteNumber> found = completions(m_length + 1);
        isAll = isAll && found.has_value();
        solutions = std::min(limit, solutions + std::min(limit, found.value_or(0)));
        if (found.value_or(0) > most) {
            most = *found;
            hint.next = step;
        }
    }
    hint.solutions = static_cast<int>(solutions);
    return most > 0 || isAll;
}

std::optional<RouteNumber> HintSearch::completions(std::size_t length)
{
    const int head{m_route[length - 1]};
    const CellBits cells = (m_graph.open() & ~solverCellsOf(route(length))) | bitOf(head);
    return m_counter.count(m_graph, cells, head, m_end, linkLimit);
}

/// Whether the first cells of the route can be completed.
std::optional<bool> HintSearch::isAlive(std::size_t length)
{
    const Solutions solutions
        = solveFrom(m_graph, route(length), m_end, 1, takingBackNodeLimit, nullptr);
    if (solutions.found > 0 || solutions.isAll)
        return solutions.found > 0;
    const std::optional<RouteNumber> found = completions(length);
    return found ? std::optional(*found > 0) : std::nullopt;
}

/// Of a dead route: bisects, because whatever a route that can be completed begins with can be
/// completed, too.
int HintSearch::stepsBack()
{
    std::size_t alive = 0;
    std::size_t dead = m_length;
    while (dead - alive > 1) {
        const std::size_t middle = (alive + dead) / 2;
        const std::optional<bool> isMiddleAlive = isAlive(middle);
        if (!isMiddleAlive)
            return -1;
        (*isMiddleAlive ? alive : dead) = middle;
    }
    return alive == 0 ? -1 : static_cast<int>(m_length - alive);
}

} // namespace

Solutions solveFrom(const CellGraph &graph, std::span<const std::uint8_t> visited, int end,
    int solutionLimit, std::int64_t nodeLimit, std::vector<std::uint8_t> *first)
{
    SolverSearch search(graph, end, solutionLimit, nodeLimit);
    return search.run(visited.back(), graph.open() & ~solverCellsOf(visited), first);
}

Hint hintFor(
    const CellGraph &graph, std::span<const std::uint8_t> visited, int end, int solutionLimit)
{
    return HintSearch(graph, visited, end).run(solutionLimit);
}

} // namespace boardwright::sculpted
