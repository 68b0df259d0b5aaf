// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/open_run.h"

#include "core/constrained/fill.h"

namespace boardwright {

OpenRun::OpenRun(const GoalSet &set, const ModeSettings &settings)
    : m_set(compileConstrained(set, settings))
    , m_pool(*m_set)
    , m_board(*m_set)
{
}

void OpenRun::run(QStringView seed)
{
    const Draws draws(seed);
    Watch watch;
    m_board.clear();
    m_pool.roll(*m_set, draws);
    Recorder recorder(nullptr);
    Fill fill(*m_set, m_pool, draws, m_board, m_order, recorder, watch);
    for (const auto phase : {&Fill::forced, &Fill::greedy, &Fill::relaxed}) {
        const bool done = (fill.*phase)().has_value();
        Q_ASSERT(done);
    }
}

std::vector<Placed> OpenRun::placed() const
{
    std::vector<Placed> result(m_set->shape->sites.size());
    for (const SiteIndex site : m_board.fillOrder()) {
        const CompiledGoal &goal = m_set->goals[static_cast<std::size_t>(m_board.goalAt(site))];
        const int value = m_board.valueAt(site);
        result[static_cast<std::size_t>(site)] = {.what = goal.row,
            .value
            = value < 0 ? 0 : goal.values.of(m_set->values)[static_cast<std::size_t>(value)]};
    }
    return result;
}

} // namespace boardwright
