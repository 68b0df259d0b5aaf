// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/problem.h"

#include <algorithm>

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
    turnAll(m_plan.knobs, set, positions);
    return set;
}

void TuneProblem::resumeRound()
{
    m_next = 0;
    m_sincePause = 0;
}

qint64 TuneProblem::endRound()
{
    m_counted.clear();
    m_next = 0;
    return std::exchange(m_boards, 0);
}

std::optional<ItemCounts> TuneProblem::count(
    std::span<const double> positions, const SeedRange &seeds, const TuneRun &run)
{
    if (m_next == m_counted.size()) {
        auto subject = subjectOf(m_generator, turned(positions), m_settings);
        if (run.stop.stop_requested())
            return std::nullopt;
        Counted counted{.subject = {}, .left = seeds, .counts = ItemCounts(m_plan.items.size())};
        if (subject)
            counted.subject = *std::move(subject);
        m_counted.push_back(std::move(counted));
    }
    Counted &counted = m_counted[m_next];
    while (counted.subject && counted.left.count() > 0) {
        const qint64 most = run.most > 0 ? run.most - m_sincePause : counted.left.count();
        if (most <= 0)
            return std::nullopt;
        const SeedRange now{.first = counted.left.first,
            .last = std::min(counted.left.last, counted.left.first + most - 1)};
        SimulateProgress progress;
        if (run.progress)
            progress = [this, &run](qint64 done) { run.progress(m_boards + done); };
        const ItemCounts counts
            = countItems(counted.subject, m_plan, now, run.threads, run.stop, progress);
        if (run.stop.stop_requested())
            return std::nullopt;
        counted.counts.add(counts);
        counted.left.first = now.last + 1;
        m_boards += now.count();
        m_sincePause += now.count();
    }
    counted.subject.reset();
    ++m_next;
    return counted.counts;
}

} // namespace boardwright
