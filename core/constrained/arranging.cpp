// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/arranging.h"

#include "core/arrange/passes.h"

#include <algorithm>

namespace boardwright {

namespace {

/// Whether a placement is part of what exceeds a limit.
bool exceedsLimit(const CompiledSet &set, const BoardState &board, SiteIndex site)
{
    const GoalIndex index = board.goalAt(site);
    const CompiledGoal &goal = set.goals[static_cast<std::size_t>(index)];
    const auto isBelow0 = [](int units) { return units < 0; };
    if (!board.passesProgression(index, site))
        return true;
    if (std::ranges::any_of(goal.capacities.of(set.capacityIndices),
            [&](std::int32_t capacity) { return isBelow0(board.capacity(capacity)); }))
        return true;
    return std::ranges::any_of(
        set.linesOfSite[static_cast<std::size_t>(site)], [&](LineIndex line) {
            return std::ranges::any_of(
                goal.lineCapacities.of(set.capacityIndices), [&](std::int32_t capacity) {
                    return isBelow0(board.lineCapacity(line, capacity));
                });
        });
}

class LimitKeepingExchanges final : public arrange::Exchanges {
public:
    LimitKeepingExchanges(const CompiledSet &set, BoardState &board,
        const std::vector<Placed> &marked, Recorder &recorder)
        : m_set(set)
        , m_board(board)
        , m_marked(marked)
        , m_recorder(recorder)
    {
    }

    bool mayExchange(SiteIndex a, SiteIndex b) override
    {
        return isFree(a) && isFree(b) && m_board.exchange(a, b, BoardState::Exchange::Try);
    }

    void exchanged(SiteIndex a, SiteIndex b, int pass, qint64 score) override
    {
        m_board.exchange(a, b, BoardState::Exchange::Do);
        m_recorder.swap(a, b, pass, score);
        if (marksAt(a) == marksAt(b))
            return;
        m_recorder.mark(a, marksAt(a));
        m_recorder.mark(b, marksAt(b));
    }

private:
    Marks marksAt(SiteIndex site) const { return m_marked[static_cast<std::size_t>(site)].marks; }

    bool isFree(SiteIndex site) const
    {
        const GoalIndex goal = m_board.goalAt(site);
        return goal >= 0 && !m_set.goals[static_cast<std::size_t>(goal)].forced
            && !exceedsLimit(m_set, m_board, site);
    }

    const CompiledSet &m_set;
    BoardState &m_board;
    const std::vector<Placed> &m_marked;
    Recorder &m_recorder;
};

} // namespace

Arranged arrangeBoard(const CompiledSet &set, const Draws &draws, BoardState &board,
    const std::vector<Placed> &marked, std::optional<arrange::Happiness> &happiness,
    Recorder &recorder, Watch &watch)
{
    if (!set.terrain)
        return {};
    if (!happiness)
        happiness.emplace(*set.terrain);
    happiness->clear();
    for (int cell = 0; cell < set.cells(); ++cell) {
        if (const GoalIndex goal = board.goalAt(SiteIndex{cell}); goal >= 0)
            happiness->add(goal, SiteIndex{cell});
    }
    happiness->settle();
    Arranged arranged{.hasRules = true, .before = happiness->score(), .after = happiness->score()};
    if (set.arrangePasses == 0)
        return arranged;
    recorder.begin(Stage::Arrange);
    LimitKeepingExchanges exchanges(set, board, marked, recorder);
    arranged.isDone = arrange::arrange(*happiness, set.arrangePasses, draws, 0, exchanges, watch);
    recorder.end(Stage::Arrange);
    arranged.after = happiness->score();
    return arranged;
}

} // namespace boardwright
