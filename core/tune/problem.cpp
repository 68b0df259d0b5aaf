// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/problem.h"

namespace boardwright {

TuneProblem::TuneProblem(const Generator &generator, GoalSet set, Settings settings, TunePlan plan)
    : m_generator(generator)
    , m_set(std::move(set))
    , m_settings(std::move(settings))
    , m_plan(std::move(plan))
{
}

std::vector<double> TuneProblem::positions() const
{
    std::vector<double> positions;
    positions.reserve(m_plan.knobs.size());
    for (const Knob &knob : m_plan.knobs)
        positions.push_back(positionOf(knob, m_set));
    return positions;
}

GoalSet TuneProblem::turned(std::span<const double> positions) const
{
    GoalSet set = m_set;
    for (std::size_t i = 0; i < m_plan.knobs.size(); ++i) {
        // Where nothing changes, what the file says stays, even if it is not allowed.
        if (positions[i] != positionOf(m_plan.knobs[i], set))
            turn(m_plan.knobs[i], set, positions[i]);
    }
    return set;
}

std::optional<ItemCounts> TuneProblem::count(
    std::span<const double> positions, const SeedRange &seeds, const TuneRun &run)
{
    const auto subject = subjectOf(m_generator, turned(positions), m_settings);
    if (run.stop.stop_requested())
        return std::nullopt;
    if (!subject)
        return ItemCounts(m_plan.items.size());
    SimulateProgress progress;
    if (run.progress)
        progress = [this, &run](qint64 done) { run.progress(m_boards + done); };
    ItemCounts counts = countItems(*subject, m_plan, seeds, run.threads, run.stop, progress);
    if (run.stop.stop_requested())
        return std::nullopt;
    m_boards += seeds.count();
    return counts;
}

} // namespace boardwright
