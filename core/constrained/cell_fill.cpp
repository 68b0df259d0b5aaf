// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/cell_fill.h"

#include "core/constrained/constants.h"
#include "core/constrained/value_pick.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <tuple>
#include <utility>

namespace boardwright {

namespace {

/// Which slots of a word hold a goal of the pool, as bits. Unrolled and branchless, because the
/// branch would be mispredicted half the time.
template <int Bits, int... I>
unsigned presentOf(std::uint64_t slots, const SlotTable &table, const Pool &pool,
    std::integer_sequence<int, I...> /*slots of a word*/)
{
    constexpr std::uint64_t mask = (std::uint64_t{1} << Bits) - 1;
    return ((unsigned{pool.has(table.at((slots >> (I * Bits)) & mask))} << I) | ...);
}

template <int Bits>
unsigned presentOf(std::uint64_t slots, const SlotTable &table, const Pool &pool)
{
    return presentOf<Bits>(slots, table, pool, std::make_integer_sequence<int, 64 / Bits>());
}

unsigned presentIn(std::uint64_t slots, const SlotTable &table, const Pool &pool)
{
    switch (table.bits()) {
    case 6:
        return presentOf<6>(slots, table, pool);
    case 8:
        return presentOf<8>(slots, table, pool);
    case 10:
        return presentOf<10>(slots, table, pool);
    case 12:
        return presentOf<12>(slots, table, pool);
    default:
        break;
    }
    const std::uint64_t mask = (std::uint64_t{1} << table.bits()) - 1;
    unsigned present = 0;
    for (int i = 0; i < 64 / table.bits(); ++i)
        present |= unsigned{pool.has(table.at((slots >> (i * table.bits())) & mask))} << i;
    return present;
}

} // namespace

FillScratch::FillScratch(const CompiledSet &set)
    : draws(set.shape->sites.size())
{
    order.reserve(set.shape->sites.size());
}

Fill::Fill(const CompiledSet &set, const Pool &pool, const Draws &draws, int attempt,
    BoardState &board, FillScratch &scratch, Recorder &recorder, Watch &watch)
    : m_set(set)
    , m_pool(pool)
    , m_draws(draws)
    , m_attempt(attempt)
    , m_board(board)
    , m_scratch(scratch)
    , m_recorder(recorder)
    , m_watch(watch)
{
}

DrawPlace Fill::drawPlace(Purpose purpose, SiteIndex site, int detail) const
{
    return {.purpose = purpose,
        .attempt = drawRound(m_attempt),
        .cell = static_cast<std::uint16_t>(site),
        .detail = static_cast<std::uint32_t>(detail)};
}

/// Fisher-Yates with keyed draws, four steps per 128-bit block. All blocks are drawn first, so that
/// the processor computes several at once.
void Fill::shuffle(std::span<SiteIndex> sites, Purpose purpose) const
{
    const std::span blocks = std::span(m_scratch.draws).first((sites.size() + 3) / 4);
    for (std::size_t i = 0; i < blocks.size(); ++i)
        blocks[i] = m_draws.block({.purpose = purpose,
            .attempt = drawRound(m_attempt),
            .detail = static_cast<std::uint32_t>(i)});
    for (std::size_t step = 0; step + 1 < sites.size(); ++step) {
        const std::uint64_t half = blocks[step / 4][step % 4 / 2];
        const std::uint64_t bits = step % 2 == 0 ? half & 0xffffffffU : half >> 32;
        const std::uint64_t left = sites.size() - step;
        // Lemire's multiply-shift; its bias is below 100 / 2^32.
        std::swap(sites[left - 1], sites[(bits * left) >> 32]);
    }
}

/// Places the goal on the site with one of its allowed values.
void Fill::place(SiteIndex site, GoalIndex goal, std::uint64_t valueDraw, bool isTold)
{
    const int value = pickValue(m_set, m_board, valueDraw, goal, site);
    if (isTold && m_recorder.isOn())
        m_recorder.place(m_set, site, goal, value, m_board.brokenLimits(goal, site));
    m_board.place(site, goal, value);
}

/// Forced goals of the pool that are not on the board and fit none of its open cells.
int Fill::strandedForced() const
{
    return static_cast<int>(std::ranges::count_if(m_set.forcedGoals, [this](GoalIndex goal) {
        if (!m_pool.has(goal) || m_board.placed(goal) > 0)
            return false;
        const auto sites = m_set.goals[static_cast<std::size_t>(goal)].forcedSites.of(m_set.sites);
        return std::ranges::none_of(sites,
            [&](SiteIndex site) { return m_board.isOpen(site) && m_board.fits(goal, site); });
    }));
}

bool Fill::strandsForced(SiteIndex site, GoalIndex goal, int before)
{
    m_board.place(site, goal, -1);
    const int after = strandedForced();
    m_board.remove(site);
    return after > before;
}

GoalIndex Fill::pickForced(SiteIndex site)
{
    std::vector<ScoredGoal> &fitting = m_scratch.scored;
    fitting.clear();
    for (const GoalIndex goal : m_set.forcedGoals) {
        if (m_pool.has(goal) && m_board.fits(goal, site))
            fitting.push_back({.score = 0,
                .edge = m_set.goals[static_cast<std::size_t>(goal)].identity,
                .pick = m_draws.bits(drawPlace(Purpose::ForcedPick, site),
                    m_set.goals[static_cast<std::size_t>(goal)].identity),
                .goal = goal});
    }
    if (fitting.empty())
        return -1;
    std::ranges::sort(fitting, std::greater(),
        [](const ScoredGoal &each) { return std::tuple(each.pick, each.edge, each.goal); });
    if (!m_set.restrictive.isOn())
        return fitting.front().goal;
    const int before = strandedForced();
    const std::size_t looks = std::min<std::size_t>(fitting.size(), constants::forcedLooks);
    for (const ScoredGoal &each : std::span(fitting).first(looks)) {
        if (!strandsForced(site, each.goal, before))
            return each.goal;
        m_recorder.reject(site, m_set.goals[static_cast<std::size_t>(each.goal)].row);
    }
    return fitting.front().goal; // one of them has to be left without a cell
}

/// The first goal that fits, among those in the slots that the cell draws. After many misses,
/// rendezvous hashing over all goals that fit: the highest draw wins.
GoalIndex Fill::pickUniform(SiteIndex site) const
{
    const FillTables &tables = m_set.tables;
    const SlotTable &table = tables.slots[tables.slotsOfSite[static_cast<std::size_t>(site)]];
    const int bits = table.bits();
    const std::uint64_t mask = (std::uint64_t{1} << bits) - 1;
    const std::uint64_t full = m_board.fullAt(site);

    std::array<std::uint64_t, 2> block = m_scratch.draws[static_cast<std::size_t>(site)];
    const int slotsOfWord = 64 / bits;
    const int words
        = std::max(constants::slotWords, (constants::slotProbes + slotsOfWord - 1) / slotsOfWord);
    for (int word = 0; word < words; ++word) {
        if (word > 0 && word % 2 == 0)
            block = m_draws.block(drawPlace(Purpose::Slots, site, word / 2));
        const std::uint64_t slots = block[word % 2 == 0 ? 0 : 1];
        unsigned present = presentIn(slots, table, m_pool);
        for (; present != 0; present &= present - 1) {
            const GoalIndex goal = table.at((slots >> (std::countr_zero(present) * bits)) & mask);
            if (m_board.fitsUnforced(goal, site, full))
                return goal;
        }
    }

    GoalIndex best = -1;
    auto bestKey = std::pair<std::uint64_t, std::uint64_t>{};
    for (const GoalIndex index : m_pool.goals()) {
        const CompiledGoal &goal = m_set.goals[static_cast<std::size_t>(index)];
        if (goal.forced || !m_board.fits(index, site))
            continue;
        const auto key
            = std::pair{m_draws.bits(drawPlace(Purpose::Pick, site), goal.identity), goal.identity};
        if (best < 0 || key > bestKey) {
            best = index;
            bestKey = key;
        }
    }
    return best;
}

GoalIndex Fill::pickScored(SiteIndex site)
{
    std::vector<ScoredGoal> &fitting = m_scratch.scored;
    fitting.clear();
    for (const GoalIndex index : m_pool.goals()) {
        const CompiledGoal &goal = m_set.goals[static_cast<std::size_t>(index)];
        if (goal.forced || !m_board.fits(index, site))
            continue;
        fitting.push_back({.score = greedyScore(m_board, m_set, index, site),
            .edge = m_draws.bits(drawPlace(Purpose::TierEdge, site), goal.identity),
            .pick = m_draws.bits(drawPlace(Purpose::TierPick, site), goal.identity),
            .goal = index});
    }
    return pickFromTier(
        fitting, m_attempt == 2 ? constants::secondAttemptTier : constants::thirdAttemptTier);
}

/// `isForced`: among forced goals, or else among the others.
GoalIndex Fill::pickLeastBroken(SiteIndex site, bool isForced) const
{
    GoalIndex best = -1;
    int fewest = std::numeric_limits<int>::max();
    auto bestKey = std::pair<std::uint64_t, std::uint64_t>{};
    for (const GoalIndex index : m_pool.goals()) {
        const CompiledGoal &goal = m_set.goals[static_cast<std::size_t>(index)];
        if (goal.forced != isForced || !m_board.mayStand(index, site))
            continue;
        const int broken = m_board.brokenLimits(index, site);
        if (broken > fewest)
            continue;
        const auto key = std::pair{
            m_draws.bits(drawPlace(Purpose::RelaxPick, site), goal.identity), goal.identity};
        if (broken < fewest || key > bestKey) {
            best = index;
            fewest = broken;
            bestKey = key;
        }
    }
    return best;
}

int Fill::fittingGoals(SiteIndex site, bool withForced) const
{
    return static_cast<int>(std::ranges::count_if(m_pool.goals(), [&](GoalIndex goal) {
        return (withForced || !m_set.goals[static_cast<std::size_t>(goal)].forced)
            && m_board.fits(goal, site);
    }));
}

/// Takes the site with the fewest fitting goals from the order; keyed draws break ties.
SiteIndex Fill::takeTightest(bool withForced)
{
    std::vector<SiteIndex> &order = m_scratch.order;
    const auto keyOf = [&](SiteIndex site) {
        return std::tuple{fittingGoals(site, withForced),
            m_draws.bits(drawPlace(Purpose::RelaxCell, site)), site};
    };
    auto tightest = order.begin();
    auto tightestKey = keyOf(*tightest);
    for (auto candidate = std::next(order.begin()); candidate != order.end(); ++candidate) {
        const auto key = keyOf(*candidate);
        if (key < tightestKey) {
            tightest = candidate;
            tightestKey = key;
        }
    }
    const SiteIndex site = *tightest;
    order.erase(tightest);
    return site;
}

std::expected<void, Stopped> Fill::forced()
{
    m_scratch.order.assign(m_set.forcedTargets.begin(), m_set.forcedTargets.end());
    shuffle(m_scratch.order, Purpose::ForcedOrder);
    for (const SiteIndex site : m_scratch.order) {
        if (m_watch.stopRequested())
            return std::unexpected(Stopped{});
        const GoalIndex goal = pickForced(site);
        if (goal < 0)
            continue;
        m_recorder.funnel(m_set, m_pool, m_board, site, true);
        place(site, goal, m_draws.bits(drawPlace(Purpose::PickValue, site)));
    }
    return {};
}

std::expected<void, Stopped> Fill::greedy()
{
    // Orders all cells instead of the open ones: a forced goal must not reshuffle the others.
    m_scratch.order.assign(m_set.tables.order.begin(), m_set.tables.order.end());
    const std::span<SiteIndex> order(m_scratch.order);
    shuffle(order.first(m_set.tables.exclusive), Purpose::ExclusiveOrder);
    shuffle(order.subspan(m_set.tables.exclusive), Purpose::CellOrder);
    // Drawn together, so that the processor computes several at once.
    for (std::size_t site = 0; site < m_scratch.draws.size(); ++site)
        m_scratch.draws[site]
            = m_draws.block(drawPlace(Purpose::Slots, SiteIndex{static_cast<int>(site)}));
    for (const SiteIndex site : order) {
        if (!m_board.isOpen(site))
            continue;
        if (m_watch.stopRequested())
            return std::unexpected(Stopped{});
        const GoalIndex goal = m_attempt == 1 ? pickUniform(site) : pickScored(site);
        if (goal < 0)
            return {};
        if (m_recorder.isOn())
            m_recorder.funnel(m_set, m_pool, m_board, site, false);
        // The slots revealed little of these bits, and pickValue() mixes them.
        const auto &block = m_scratch.draws[static_cast<std::size_t>(site)];
        place(site, goal, block[0] ^ std::rotl(block[1], 32));
    }
    return {};
}

/// Whether a forced goal of the pool is not on the board.
bool Fill::isForcedGoalLeft() const
{
    return std::ranges::any_of(m_set.forcedGoals,
        [this](GoalIndex goal) { return m_pool.has(goal) && m_board.placed(goal) == 0; });
}

/// Relaxes what it must, with up to `forcedGoals` forced goals, which are taken first.
std::expected<void, Stopped> Fill::fillRelaxed(int forcedGoals, bool isTold)
{
    std::vector<SiteIndex> &order = m_scratch.order;
    order.clear();
    for (int i = 0; i < m_set.cells(); ++i) {
        if (m_board.isOpen(SiteIndex{i}))
            order.push_back(SiteIndex{i});
    }
    while (!order.empty()) {
        if (m_watch.stopRequested())
            return std::unexpected(Stopped{});
        const SiteIndex site = takeTightest(forcedGoals > 0);
        GoalIndex goal = forcedGoals > 0 ? pickLeastBroken(site, true) : -1;
        forcedGoals -= goal < 0 ? 0 : 1;
        if (goal < 0)
            goal = pickLeastBroken(site, false);
        if (goal < 0)
            continue;
        if (isTold)
            m_recorder.funnel(m_set, m_pool, m_board, site, false);
        place(site, goal, m_draws.bits(drawPlace(Purpose::PickValue, site)), isTold);
    }
    return {};
}

/// How many cells fillRelaxed() would leave open; the board stays as it is.
std::expected<int, Stopped> Fill::leftOpen(int forcedGoals)
{
    const std::size_t before = m_board.fillOrder().size();
    const auto done = fillRelaxed(forcedGoals, false);
    const auto open = m_set.cells() - static_cast<int>(m_board.fillOrder().size());
    while (m_board.fillOrder().size() > before)
        m_board.remove(m_board.fillOrder().back());
    if (!done)
        return std::unexpected(done.error());
    return open;
}

std::expected<void, Stopped> Fill::relaxed()
{
    if (!isForcedGoalLeft())
        return fillRelaxed(0, true);
    const auto without = leftOpen(0);
    if (!without)
        return std::unexpected(without.error());
    if (*without == 0)
        return fillRelaxed(0, true);
    const auto with = leftOpen(*without);
    if (!with)
        return std::unexpected(with.error());
    return fillRelaxed(*with < *without ? *without : 0, true);
}

} // namespace boardwright
