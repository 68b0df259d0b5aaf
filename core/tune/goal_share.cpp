// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/goal_share.h"

#include "core/goalset/rows.h"
#include "core/lab/simulate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace boardwright {

namespace {

constexpr qint64 boardsAStep = 125;
static_assert(GoalShare::sureSeeds % boardsAStep == 0);
constexpr qint64 tunerSeeds = 2'000; ///< what is missing, neighbours give
constexpr qint64 reasonBoards = 1'000;
/// Of the first position and those beside it.
constexpr std::size_t mostCounted = 9;

TunePlan planOf(const GoalSet &set, const Knob &knob, double share)
{
    TunePlan plan;
    plan.targets.push_back({.wanted = Wanted::Goals, .items = 1});
    plan.items.push_back({.wanted = Wanted::Goals,
        .row = static_cast<int>(indexOfRow(set, knob.row)),
        .share = share});
    plan.knobs.push_back(knob);
    return plan;
}

constexpr TuneOptions shareOptions{.engine = TuneEngine::Approximation, .seeds = tunerSeeds};

} // namespace

GoalShare::GoalShare(const Generator &generator, const GoalSet &set, Settings settings,
    const Knob &knob, double share)
    : m_problem(generator, set, settings, planOf(set, knob, share))
    , m_knob(knob)
    , m_share(share)
    , m_tuner(generator, set, std::move(settings), planOf(set, knob, share), shareOptions)
{
}

SharedSubject GoalShare::subjectAt(int position, const std::stop_token &stop)
{
    const std::array positions{m_knob.at(position)};
    auto subject
        = subjectOf(m_problem.generator(), m_problem.turned(positions), m_problem.settings(), stop);
    if (!subject && !stop.stop_requested())
        m_answer = std::unexpected(subject.error());
    return subject ? *std::move(subject) : nullptr;
}

void GoalShare::step(const std::stop_token &stop)
{
    if (m_answer || stop.stop_requested())
        return;
    if (m_isDecided)
        return finish(stop);
    if (m_isTuned)
        return count(stop);
    if (m_tuner.round({.stop = stop, .most = boardsAStep}) && m_tuner.isDone())
        begin();
}

/// Begins with the neighbours of what the tuner found.
void GoalShare::begin()
{
    const double found = m_tuner.best().front();
    m_best = m_asked = static_cast<int>(std::lround((found - m_knob.least) / m_knob.step));
    m_isTuned = true;
}

void GoalShare::count(const std::stop_token &stop)
{
    Counted &counted = m_counted[m_asked];
    if (!counted.subject)
        counted.subject = subjectAt(m_asked, stop);
    if (!counted.subject)
        return;
    const SeedRange seeds{.first = counted.seeds + 1, .last = counted.seeds + boardsAStep};
    const ItemCounts counts = countItems(counted.subject, m_problem.plan(), seeds, 1, stop);
    if (stop.stop_requested())
        return;
    counted.seeds = seeds.last;
    counted.boards += counts.boards;
    counted.with += counts.items.front().within;
    if (counted.seeds == sureSeeds) {
        counted.subject.reset();
        decide();
    }
}

double GoalShare::distance(int position) const
{
    return std::abs(m_counted.at(position).share() - m_share);
}

/// Moves towards the target while that gets nearer.
void GoalShare::decide()
{
    if (m_counted[m_asked].boards == 0) {
        m_answer = std::unexpected(QList<Problem>());
        return;
    }
    const bool isNearer = m_asked == m_best || distance(m_asked) < distance(m_best);
    if (isNearer)
        m_best = m_asked;
    const int next = m_best + (m_counted[m_best].share() < m_share ? 1 : -1);
    const bool isNew = next >= 0 && next <= m_knob.steps() && !m_counted.contains(next);
    m_isDecided = !isNearer || !isNew || m_counted.size() == mostCounted;
    if (!m_isDecided)
        m_asked = next;
}

/// At an end of the range, off by more than chance.
bool GoalShare::isMissed() const
{
    if (m_best != 0 && m_best != m_knob.steps())
        return false;
    const Counted &counted = m_counted.at(m_best);
    const double share = counted.share();
    const bool isBeyond = m_best != 0 ? share < m_share : share > m_share;
    constexpr double sureErrors = 2;
    constexpr double roundedAway = 0.005; // smaller differences are not shown
    const double error = std::sqrt(
        share * (1 - share) / static_cast<double>(std::max<quint64>(counted.boards, 1)));
    return isBeyond && distance(m_best) > std::max(sureErrors * error, roundedAway);
}

void GoalShare::finish(const std::stop_token &stop)
{
    const Counted &counted = m_counted.at(m_best);
    ShareAnswer answer{.position = m_knob.at(m_best),
        .share = counted.share(),
        .boards = counted.boards,
        .isReached = !isMissed(),
        .reasons = {},
        .row = static_cast<std::size_t>(m_problem.plan().items.front().row)};
    if (!answer.isReached && answer.share < m_share) {
        const SharedSubject subject = subjectAt(m_best, stop);
        if (!subject)
            return;
        answer.reasons = simulate(subject, {.first = 1, .last = reasonBoards},
            {.detail = Detail::Reasons, .threads = 1}, stop);
        if (stop.stop_requested())
            return;
    }
    m_answer = std::move(answer);
}

} // namespace boardwright
