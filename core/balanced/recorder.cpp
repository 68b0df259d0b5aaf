// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/recorder.h"

#include "core/balanced/codes.h"

#include <array>

namespace boardwright {

AttemptRecorder::AttemptRecorder(
    Trace &trace, const BalancedSet &set, LineStates &board, const Draws &draws)
    : m_trace(trace)
    , m_set(set)
    , m_tables(set.tables)
    , m_board(board)
    , m_draws(draws)
    , m_synergy(set.tables)
{
    m_trace.clear();
}

Step &AttemptRecorder::add(Act act, int cell)
{
    Step &step = m_trace.steps.emplace_back();
    step.act = act;
    step.stage = Stage::Greedy;
    step.attempt = static_cast<std::uint8_t>(m_attempt);
    step.a = SiteIndex{cell};
    return step;
}

void AttemptRecorder::attemptBegins(int attempt, std::span<const std::uint8_t> /*order*/)
{
    for (const int cell : m_placed)
        add(Act::Remove, cell);
    m_placed.clear();
    end();
    m_attempt = attempt;
    add(Act::Begin);
}

void AttemptRecorder::windowOpened(
    int cell, const TimeWindow &window, const CandidateOrder & /*order*/)
{
    int unused = 0;
    int withoutConflict = 0;
    int fitting = 0;
    for (GoalNumber goal = window.goals.begin; goal < window.goals.end; ++goal) {
        if (m_board.isUsed(goal))
            continue;
        ++unused;
        if (m_tables.isBlackout && m_board.hasConflict(cell, goal))
            continue;
        ++withoutConflict;
        fitting += m_board.brokenLine(cell, goal) < 0 ? 1 : 0;
    }
    const auto row = [this](Code filter, int left) {
        m_trace.funnels.push_back({.filter = filter, .left = left});
    };
    row(toCode(BalancedCode::TimeFilter), static_cast<int>(window.goals.size()));
    m_trace.funnels.back().tolerance = (window.highest - window.lowest) / 2;
    row(toCode(BalancedCode::UnusedFilter), unused);
    if (m_tables.isBlackout)
        row(toCode(BalancedCode::ConflictFilter), withoutConflict);
    row(toCode(BalancedCode::LineSynergyFilter), fitting);
}

void AttemptRecorder::tried(int cell, GoalNumber goal, Verdict verdict, int line)
{
    Step &step = add(verdict == Verdict::Placed ? Act::Place : Act::Reject, cell);
    step.what = m_set.rows[m_tables.origin[goal]];
    if (verdict != Verdict::Placed) {
        step.value = line + 1;
        m_trace.rejections.push_back(rejectionOf(cell, goal, verdict, line));
        m_trace.steps.back().rejection = static_cast<std::uint32_t>(m_trace.rejections.size());
        return;
    }
    step.value = m_set.values.of(m_tables.origin[goal], m_draws);
    step.funnel = m_funnel;
    step.funnelRows = static_cast<std::uint32_t>(m_trace.funnels.size()) - m_funnel;
    m_funnel = static_cast<std::uint32_t>(m_trace.funnels.size());
    m_placed.push_back(cell);
}

Rejection AttemptRecorder::rejectionOf(int cell, GoalNumber goal, Verdict verdict, int line)
{
    Rejection rejection;
    const TimedGoal tried{.goal = goal, .desiredTime = m_board.desiredTimeAt(cell)};
    const auto onBoard = [&](auto isInTheWay) {
        for (int other = 0; other < balancedCells; ++other) {
            if (m_board.goalAt(other) != LineStates::noGoal
                && isInTheWay(TimedGoal{.goal = static_cast<GoalNumber>(m_board.goalAt(other)),
                    .desiredTime = m_board.desiredTimeAt(other)}))
                return SiteIndex{other};
        }
        return SiteIndex::none;
    };
    switch (verdict) {
    case Verdict::Placed:
        break;
    case Verdict::Used:
        rejection.filter = toCode(BalancedCode::UnusedFilter);
        rejection.other = onBoard([&](const TimedGoal &placed) {
            return m_tables.sameId[placed.goal] == m_tables.sameId[goal];
        });
        break;
    case Verdict::Conflict:
        rejection.filter = toCode(BalancedCode::ConflictFilter);
        rejection.other = onBoard([&](const TimedGoal &placed) {
            return m_synergy.of(std::array{tried, placed}) >= m_tables.profile.tooMuchSynergy;
        });
        break;
    case Verdict::Line: {
        const auto goals
            = m_board.goalsOf(static_cast<std::size_t>(line), cell, static_cast<int>(goal));
        rejection.filter = toCode(BalancedCode::LineSynergyFilter);
        rejection.line = LineIndex{line};
        rejection.amount = m_synergy.of(goals);
        rejection.isTooMuch = m_synergy.ofTypes(goals) >= m_tables.profile.tooMuchSynergy;
        rejection.bound = rejection.amount > m_tables.profile.maximumSynergy
            ? m_tables.profile.maximumSynergy
            : m_tables.profile.minimumSynergy;
        break;
    }
    }
    return rejection;
}

void AttemptRecorder::stuck(int /*cell*/)
{
    m_trace.funnels.resize(m_funnel);
}

void AttemptRecorder::end()
{
    if (m_attempt != 0)
        add(Act::End);
}

} // namespace boardwright
