// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/tuner.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace boardwright {

namespace {

/// One search after the other: the second begins where the first ends.
class InTurn final : public TuneSearch {
public:
    InTurn(std::unique_ptr<TuneSearch> first, std::unique_ptr<TuneSearch> second)
        : m_first(std::move(first))
        , m_second(std::move(second))
    {
    }

    int rounds() const override { return m_first->rounds() + m_second->rounds(); }

    qint64 boards() const override { return m_first->boards() + m_second->boards(); }

    TuneState start(const TuneProblem &problem) const override { return m_first->start(problem); }

    bool round(TuneProblem &problem, TuneState &state, const TuneRun &run) const override
    {
        const auto done = static_cast<int>(state.rounds.size());
        if (done < m_first->rounds())
            return m_first->round(problem, state, run);
        if (done == m_first->rounds()) {
            const TuneState fresh = m_second->start(problem);
            state.at = state.best;
            state.spread = fresh.spread;
            state.idle = fresh.idle;
        }
        return m_second->round(problem, state, run);
    }

private:
    std::unique_ptr<TuneSearch> m_first;
    std::unique_ptr<TuneSearch> m_second;
};

} // namespace

TuneRound roundOf(const TuneScore &score)
{
    TuneRound round{.boards = 0, .score = score.total, .shown = {}};
    round.shown.reserve(score.targets.size());
    for (const TargetScore &target : score.targets)
        round.shown.push_back(target.shown);
    return round;
}

std::unique_ptr<TuneSearch> searchFor(const TuneOptions &options, const TunePlan &plan)
{
    TuneOptions own = options;
    if (own.engine == TuneEngine::Automatic) {
        if (plan.hasNumbers() && plan.hasShares()) {
            own.engine = TuneEngine::Climbing;
            return std::make_unique<InTurn>(approximation(options), climbing(own));
        }
        own.engine = plan.hasNumbers() ? TuneEngine::Climbing : TuneEngine::Approximation;
    }
    return own.engine == TuneEngine::Approximation ? approximation(own) : climbing(own);
}

Tuner::Tuner(const Generator &generator, GoalSet set, Settings settings, TunePlan plan,
    const TuneOptions &options)
    : m_problem(generator, std::move(set), std::move(settings), std::move(plan))
    , m_options(options)
    , m_search(searchFor(options, m_problem.plan()))
    , m_state(m_search->start(m_problem))
{
}

bool Tuner::resume(const TuneState &state, const RoundSoFar &soFar)
{
    const std::size_t knobs = m_problem.plan().knobs.size();
    const std::size_t targets = m_problem.plan().targets.size();
    const auto fits = [&](const std::vector<double> &list, const std::vector<double> &own) {
        return (list.size() == knobs || (list.empty() && own.empty()))
            && std::ranges::all_of(list, [](double number) { return std::isfinite(number); });
    };
    const bool isOne = fits(state.at, m_state.at) && fits(state.gains, m_state.gains)
        && fits(state.errors, m_state.errors) && fits(state.sums, m_state.sums)
        && fits(state.since, m_state.since) && fits(state.moved, m_state.moved)
        && fits(state.streaks, m_state.streaks)
        // The first round has a best one, from which a second search begins.
        && (state.rounds.empty() ? state.best.empty() : state.best.size() == knobs)
        && fits(state.best, state.best) && state.down >= 0 && state.spread >= 0
        && std::ranges::all_of(
            state.rounds, [&](const TuneRound &round) { return round.shown.size() == targets; })
        && std::cmp_less_equal(state.rounds.size(), rounds()) && m_problem.restore(soFar);
    if (isOne)
        m_state = state;
    return isOne;
}

bool Tuner::round(const TuneRun &run)
{
    if (isDone() || run.stop.stop_requested())
        return false;
    m_problem.resumeRound();
    TuneState next = m_state;
    if (!m_search->round(m_problem, next, run))
        return false;
    const qint64 before = m_state.rounds.empty() ? 0 : m_state.rounds.back().boards;
    next.rounds.back().boards = before + m_problem.endRound();
    m_state = std::move(next);
    return true;
}

std::vector<double> Tuner::best() const
{
    return m_state.best.empty() ? m_problem.positions() : m_state.best;
}

} // namespace boardwright
