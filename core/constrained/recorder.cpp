// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/recorder.h"

#include <array>

namespace boardwright {

namespace {

constexpr std::array filters{Code::PoolFilter, Code::TagFilter, Code::ProgressionFilter,
    Code::BoardCategoryFilter, Code::IndividualLimitFilter, Code::RangeFilter,
    Code::LineCategoryFilter};

/// How many of the filters, in their order, a goal of the pool passes.
std::size_t filtersPassed(const BoardState &board, GoalIndex goal, SiteIndex site)
{
    if (!board.passesTag(goal))
        return 1;
    if (!board.passesProgression(goal, site))
        return 2;
    if (!board.passesBoardCategories(goal))
        return 3;
    if (!board.passesIndividualLimit(goal))
        return 4;
    if (!board.passesRange(goal, site))
        return 5;
    return board.passesLines(goal, site) ? 7 : 6;
}

} // namespace

Recorder::Recorder(Trace *trace)
    : m_trace(trace)
{
    if (m_trace != nullptr)
        m_trace->clear();
}

Step &Recorder::add(Act act)
{
    Step &step = m_trace->steps.emplace_back();
    step.act = act;
    step.stage = m_stage;
    return step;
}

void Recorder::begin(Stage stage)
{
    m_stage = stage;
    if (m_trace != nullptr)
        add(Act::Begin).value = 1;
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
    std::array<int, filters.size()> left{};
    for (const GoalIndex goal : pool.goals()) {
        const bool isAsked = set.goals[static_cast<std::size_t>(goal)].forced
            ? (forcedOnly || m_stage == Stage::Relax) && board.isDesignated(goal, site)
            : !forcedOnly;
        if (!isAsked)
            continue;
        const std::size_t passed = filtersPassed(board, goal, site);
        for (std::size_t filter = 0; filter < passed; ++filter)
            ++left[filter];
    }
    m_funnel = static_cast<std::uint32_t>(m_trace->funnels.size());
    for (std::size_t filter = 0; filter < filters.size(); ++filter)
        m_trace->funnels.push_back({.filter = filters[filter], .left = left[filter]});
}

void Recorder::place(SiteIndex site, RowId what, int value)
{
    if (m_trace == nullptr)
        return;
    Step &step = add(Act::Place);
    step.a = site;
    step.what = what;
    step.value = value;
    step.funnel = m_funnel;
    step.funnelRows = static_cast<std::uint32_t>(m_trace->funnels.size()) - m_funnel;
    m_funnel = static_cast<std::uint32_t>(m_trace->funnels.size());
}

void Recorder::relax(SiteIndex site, RowId what, int broken)
{
    if (m_trace == nullptr)
        return;
    Step &step = add(Act::Relax);
    step.a = site;
    step.what = what;
    step.value = broken;
}

} // namespace boardwright
