// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/problem.h"

#include <algorithm>

namespace boardwright {

namespace {

/// Whether the counts are those of some boards.
bool canBeOf(const TunePlan &plan, const ItemCounts &counts)
{
    if (counts.items.size() != plan.items.size() || counts.relaxedBoards > counts.boards)
        return false;
    for (std::size_t i = 0; i < counts.items.size(); ++i) {
        const ItemSums &sums = counts.items[i];
        const bool isShare = plan.items[i].wanted != Wanted::Category
            || (sums.sum >= 0 && std::cmp_less_equal(sums.sum, counts.cells));
        if (!isShare || sums.within > sums.boards || sums.boards > counts.boards)
            return false;
    }
    return std::ranges::all_of(
        counts.relaxed, [&](const auto &one) { return one.second <= counts.boards; });
}

} // namespace

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

/// If stopped, the answer means nothing, and is not kept.
bool TuneProblem::allows(
    std::span<const double> positions, const GoalSet &set, const std::stop_token &stop)
{
    if (!m_plan.allows)
        return true;
    const std::vector at(positions.begin(), positions.end());
    if (const auto known = m_isAllowed.find(at); known != m_isAllowed.end())
        return known->second;
    const bool isAllowed = m_plan.allows(set, stop);
    if (!stop.stop_requested())
        m_isAllowed.emplace(at, isAllowed);
    return isAllowed;
}

void TuneProblem::resumeRound()
{
    m_next = 0;
    m_sincePause = 0;
}

bool TuneProblem::restore(const RoundSoFar &soFar)
{
    const bool isOne = std::ranges::all_of(soFar.counted,
        [&](const CountedSeeds &counted) { return canBeOf(m_plan, counted.counts); });
    if (isOne) {
        endRound();
        m_soFar = soFar;
    }
    return isOne;
}

qint64 TuneProblem::endRound()
{
    const qint64 boards = m_soFar.boards;
    m_soFar = {};
    m_subject.reset();
    m_isAllowed.clear();
    m_next = 0;
    return boards;
}

std::optional<ItemCounts> TuneProblem::count(
    std::span<const double> positions, const SeedRange &seeds, const TuneRun &run)
{
    if (m_next == m_soFar.counted.size())
        m_soFar.counted.push_back({.seeds = 0, .counts = ItemCounts(m_plan.items.size())});
    CountedSeeds &counted = m_soFar.counted[m_next];
    if (counted.seeds < seeds.count() && !m_subject) {
        const GoalSet set = turned(positions);
        const bool isAllowed = allows(positions, set, run.stop);
        if (run.stop.stop_requested())
            return std::nullopt;
        auto subject = subjectOf(m_generator, set, m_settings, run.stop);
        if (run.stop.stop_requested())
            return std::nullopt;
        if (isAllowed && subject)
            m_subject = *std::move(subject);
        else
            counted.seeds = seeds.count(); // none can be made, or may be
    }
    while (counted.seeds < seeds.count()) {
        const qint64 left = seeds.count() - counted.seeds;
        const qint64 most = run.most > 0 ? std::min(left, run.most - m_sincePause) : left;
        if (most <= 0)
            return std::nullopt;
        const qint64 first = seeds.first + counted.seeds;
        SimulateProgress progress;
        if (run.progress)
            progress = [this, &run](qint64 done) { run.progress(m_soFar.boards + done); };
        const ItemCounts counts = countItems(m_subject, m_plan,
            {.first = first, .last = first + most - 1}, run.threads, run.stop, progress);
        if (run.stop.stop_requested())
            return std::nullopt;
        counted.counts.add(counts);
        counted.seeds += most;
        m_soFar.boards += most;
        m_sincePause += most;
    }
    m_subject.reset();
    ++m_next;
    return counted.counts;
}

} // namespace boardwright
