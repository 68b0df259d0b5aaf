// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/editing/open_run.h"

namespace boardwright {

OpenRun::OpenRun(const GoalSet &set, const ModeSettings &settings)
    : m_set(compileConstrained(set, settings))
    , m_scratch(*m_set)
{
}

void OpenRun::run(QStringView seed)
{
    const Draws draws(seed);
    Watch watch;
    m_scratch.board.clear();
    m_scratch.pool.roll(*m_set, draws);
    Recorder recorder(nullptr);
    Effort effort;
    const auto report = Attempts(*m_set, draws, m_scratch, recorder, watch).run(effort);
    Q_ASSERT(report.has_value());
}

std::vector<Placed> OpenRun::placed() const
{
    std::vector<Placed> result(m_set->shape->sites.size());
    for (const SiteIndex site : m_scratch.board.fillOrder()) {
        const CompiledGoal &goal
            = m_set->goals[static_cast<std::size_t>(m_scratch.board.goalAt(site))];
        const int value = m_scratch.board.valueAt(site);
        result[static_cast<std::size_t>(site)] = {.what = goal.row,
            .value
            = value < 0 ? 0 : goal.values.of(m_set->values)[static_cast<std::size_t>(value)]};
    }
    return result;
}

} // namespace boardwright
