// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/fill.h"

#include "core/board/progression.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

namespace boardwright {

namespace {

DrawPlace placeOf(Purpose purpose, SiteIndex site, int detail = 0)
{
    return {.purpose = purpose,
        .attempt = 0,
        .cell = static_cast<std::uint16_t>(site),
        .detail = static_cast<std::uint32_t>(detail)};
}

} // namespace

Fill::Fill(const CompiledSet &set, const Pool &pool, const Draws &draws, BoardState &board,
    std::vector<SiteIndex> &order, Recorder &recorder, Watch &watch)
    : m_set(set)
    , m_pool(pool)
    , m_draws(draws)
    , m_board(board)
    , m_order(order)
    , m_recorder(recorder)
    , m_watch(watch)
{
}

/// Fisher and Yates, with keyed draws.
void Fill::shuffle(std::span<SiteIndex> sites, Purpose purpose) const
{
    for (std::size_t left = sites.size(); left > 1; --left) {
        const auto step = static_cast<std::uint32_t>(left);
        const std::uint32_t chosen = m_draws.below(step, {.purpose = purpose, .detail = step});
        std::swap(sites[left - 1], sites[chosen]);
    }
}

/// Stands the goal on the site with one of the values it may take there, chosen uniformly.
void Fill::place(SiteIndex site, GoalIndex goal)
{
    const CompiledGoal &placed = m_set.goals[static_cast<std::size_t>(goal)];
    const auto values = placed.values.of(m_set.values);
    int best = -1;
    std::uint64_t bestDraw = 0;
    for (std::uint32_t i = 0; i < placed.values.count; ++i) {
        if (!m_board.isValueFree(placed, i, site))
            continue;
        const std::uint64_t draw
            = m_draws.bits(placeOf(Purpose::PickValue, site, values[i]), placed.identity);
        if (best < 0 || draw > bestDraw) {
            best = static_cast<int>(i);
            bestDraw = draw;
        }
    }
    const int broken = m_recorder.isOn() ? m_board.brokenLimits(goal, site) : 0;
    m_board.place(site, goal, best);
    m_recorder.place(site, placed.row, best < 0 ? 0 : values[static_cast<std::size_t>(best)]);
    if (broken > 0)
        m_recorder.relax(site, placed.row, broken);
}

GoalIndex Fill::pickFitting(SiteIndex site, bool forcedOnly) const
{
    GoalIndex best = -1;
    auto bestKey = std::pair<std::uint64_t, std::uint64_t>{};
    for (const GoalIndex index : m_pool.goals()) {
        const CompiledGoal &goal = m_set.goals[static_cast<std::size_t>(index)];
        if (goal.forced != forcedOnly || !m_board.fits(index, site))
            continue;
        const auto key
            = std::pair{m_draws.bits(placeOf(Purpose::Pick, site), goal.identity), goal.identity};
        if (best < 0 || key > bestKey) {
            best = index;
            bestKey = key;
        }
    }
    return best;
}

GoalIndex Fill::pickLeastBroken(SiteIndex site) const
{
    GoalIndex best = -1;
    int fewest = std::numeric_limits<int>::max();
    auto bestKey = std::pair<std::uint64_t, std::uint64_t>{};
    for (const GoalIndex index : m_pool.goals()) {
        if (!m_board.mayStand(index, site))
            continue;
        const int broken = m_board.brokenLimits(index, site);
        if (broken > fewest)
            continue;
        const CompiledGoal &goal = m_set.goals[static_cast<std::size_t>(index)];
        const auto key = std::pair{
            m_draws.bits(placeOf(Purpose::RelaxPick, site), goal.identity), goal.identity};
        if (broken < fewest || key > bestKey) {
            best = index;
            fewest = broken;
            bestKey = key;
        }
    }
    return best;
}

int Fill::fittingGoals(SiteIndex site) const
{
    return static_cast<int>(std::ranges::count_if(
        m_pool.goals(), [&](GoalIndex goal) { return m_board.fits(goal, site); }));
}

/// Removes from the order, and returns, the site with the fewest fitting goals; ties by keyed draw.
SiteIndex Fill::takeTightest()
{
    const auto keyOf = [&](SiteIndex site) {
        return std::tuple{
            fittingGoals(site), m_draws.bits(placeOf(Purpose::RelaxCell, site)), site};
    };
    auto tightest = m_order.begin();
    auto tightestKey = keyOf(*tightest);
    for (auto candidate = std::next(m_order.begin()); candidate != m_order.end(); ++candidate) {
        const auto key = keyOf(*candidate);
        if (key < tightestKey) {
            tightest = candidate;
            tightestKey = key;
        }
    }
    const SiteIndex site = *tightest;
    m_order.erase(tightest);
    return site;
}

std::expected<void, Stopped> Fill::forced()
{
    m_order.assign(m_set.forcedTargets.begin(), m_set.forcedTargets.end());
    shuffle(m_order, Purpose::ForcedOrder);
    for (const SiteIndex site : m_order) {
        if (m_watch.stopRequested())
            return std::unexpected(Stopped{});
        const GoalIndex goal = pickFitting(site, true);
        if (goal < 0)
            continue;
        m_recorder.funnel(m_set, m_pool, m_board, site, true);
        place(site, goal);
    }
    return {};
}

std::expected<void, Stopped> Fill::greedy()
{
    // The order of all cells, not of the open ones: a forced goal must not reshuffle the others.
    m_order.clear();
    for (int i = 0; i < m_set.cells(); ++i)
        m_order.push_back(SiteIndex{i});
    shuffle(m_order, Purpose::CellOrder);
    const auto isExclusiveSite = [this](SiteIndex site) {
        return isExclusive(m_set.shape->sites[static_cast<std::size_t>(site)].zones);
    };
    // Without std::stable_partition, which asks for memory.
    std::size_t exclusive = 0;
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        if (isExclusiveSite(m_order[i]))
            std::rotate(m_order.begin() + static_cast<std::ptrdiff_t>(exclusive++),
                m_order.begin() + static_cast<std::ptrdiff_t>(i),
                m_order.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
    for (const SiteIndex site : m_order) {
        if (!m_board.isOpen(site))
            continue;
        if (m_watch.stopRequested())
            return std::unexpected(Stopped{});
        const GoalIndex goal = pickFitting(site, false);
        if (goal < 0)
            return {};
        m_recorder.funnel(m_set, m_pool, m_board, site, false);
        place(site, goal);
    }
    return {};
}

std::expected<void, Stopped> Fill::relaxed()
{
    m_order.clear();
    for (int i = 0; i < m_set.cells(); ++i) {
        if (m_board.isOpen(SiteIndex{i}))
            m_order.push_back(SiteIndex{i});
    }
    while (!m_order.empty()) {
        if (m_watch.stopRequested())
            return std::unexpected(Stopped{});
        const SiteIndex site = takeTightest();
        const GoalIndex goal = pickLeastBroken(site);
        if (goal < 0)
            continue;
        m_recorder.funnel(m_set, m_pool, m_board, site, false);
        place(site, goal);
    }
    return {};
}

} // namespace boardwright
