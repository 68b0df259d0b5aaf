// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/recorder.h"

#include "core/constrained/funnel.h"

#include <array>

namespace boardwright {

Recorder::Recorder(Trace *trace)
    : m_trace(trace)
{
    if (m_trace != nullptr)
        m_trace->clear();
}

Step &Recorder::add(Act act, SiteIndex site)
{
    Step &step = m_trace->steps.emplace_back();
    step.act = act;
    step.stage = m_stage;
    step.attempt = static_cast<std::uint8_t>(m_attempt);
    step.phase = static_cast<std::uint8_t>(m_phase);
    step.a = site;
    return step;
}

void Recorder::attempt(int attempt, int phase)
{
    m_attempt = attempt;
    m_phase = phase;
}

void Recorder::begin(Stage stage)
{
    m_stage = stage;
    if (m_trace != nullptr)
        add(Act::Begin);
}

void Recorder::end(Stage stage)
{
    m_stage = stage;
    if (m_trace != nullptr)
        add(Act::End);
}

void Recorder::funnel(const CompiledSet &set, const Pool &pool, const BoardState &board,
    SiteIndex site, bool forcedOnly)
{
    if (m_trace == nullptr)
        return;
    std::array<int, funnelFilters.size()> left{};
    for (const GoalIndex goal : pool.goals()) {
        const bool isAsked = set.goals[static_cast<std::size_t>(goal)].forced
            ? (forcedOnly || m_stage != Stage::Greedy) && board.isDesignated(goal, site)
            : !forcedOnly;
        if (!isAsked)
            continue;
        const std::size_t passed = filtersPassed(board, goal, site);
        for (std::size_t filter = 0; filter < passed; ++filter)
            ++left[filter];
    }
    m_funnel = static_cast<std::uint32_t>(m_trace->funnels.size());
    for (std::size_t filter = 0; filter < funnelFilters.size(); ++filter)
        m_trace->funnels.push_back({.filter = funnelFilters.at(filter), .left = left[filter]});
}

void Recorder::place(const CompiledSet &set, SiteIndex site, GoalIndex goal, int value, int broken)
{
    if (m_trace == nullptr)
        return;
    const CompiledGoal &placed = set.goals[static_cast<std::size_t>(goal)];
    Step &step = add(Act::Place, site);
    step.what = placed.row;
    step.value = value < 0 ? 0 : placed.values.of(set.values)[static_cast<std::size_t>(value)];
    step.funnel = m_funnel;
    step.funnelRows = static_cast<std::uint32_t>(m_trace->funnels.size()) - m_funnel;
    m_funnel = static_cast<std::uint32_t>(m_trace->funnels.size());
    if (broken == 0)
        return;
    Step &relax = add(Act::Relax, site);
    relax.what = placed.row;
    relax.value = broken;
}

void Recorder::remove(SiteIndex site)
{
    if (m_trace != nullptr)
        add(Act::Remove, site);
}

void Recorder::reject(SiteIndex site, RowId what)
{
    if (m_trace == nullptr)
        return;
    m_trace->funnels.resize(m_funnel);
    add(Act::Reject, site).what = what;
}

void Recorder::recover(SiteIndex site, int limits)
{
    if (m_trace != nullptr)
        add(Act::Recover, site).value = limits;
}

void Recorder::swap(SiteIndex a, SiteIndex b, int pass, qint64 score)
{
    if (m_trace == nullptr)
        return;
    Step &step = add(Act::Swap, a);
    step.b = b;
    step.pass = static_cast<std::uint8_t>(pass);
    m_trace->scores.push_back(static_cast<double>(score));
    step.score = static_cast<std::uint32_t>(m_trace->scores.size());
}

void Recorder::mark(SiteIndex site, Marks marks)
{
    if (m_trace != nullptr)
        add(Act::Mark, site).value = static_cast<int>(marks.toInt());
}

} // namespace boardwright
