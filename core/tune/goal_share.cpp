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

TunePlan planOf(const GoalSet &set, std::vector<Knob> knobs, const std::vector<double> &shares)
{
    TunePlan plan;
    for (std::size_t i = 0; i < knobs.size(); ++i) {
        plan.targets.push_back({.wanted = Wanted::Goals, .firstItem = i, .items = 1});
        plan.items.push_back({.wanted = Wanted::Goals,
            .row = static_cast<int>(indexOfRow(set, knobs[i].row)),
            .share = shares[i]});
    }
    plan.knobs = std::move(knobs);
    return plan;
}

/// Several goals stay where the tuner left them, so it counts more.
TuneOptions optionsFor(std::size_t goals)
{
    return {.engine = TuneEngine::Approximation,
        .seeds = goals == 1 ? tunerSeeds : GoalShare::sureSeeds};
}

} // namespace

GoalShare::GoalShare(const Generator &generator, const GoalSet &set, Settings settings,
    std::vector<Knob> knobs, std::vector<double> shares)
    : m_problem(generator, set, settings, planOf(set, std::move(knobs), shares))
    , m_shares(std::move(shares))
    , m_tuner(generator, set, std::move(settings), m_problem.plan(), optionsFor(m_shares.size()))
    , m_with(m_shares.size())
{
}

std::size_t GoalShare::steps() const
{
    constexpr qint64 countsInRound = 16; // each may end with a small piece
    const qint64 most = m_tuner.boards() / boardsAStep + countsInRound * (m_tuner.rounds() + 1)
        + sureSeeds / boardsAStep;
    return std::max(mostSteps, static_cast<std::size_t>(most));
}

SharedSubject GoalShare::subjectAt(int position, const std::stop_token &stop)
{
    const std::array positions{knob().at(position)};
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
        return m_shares.size() == 1 ? count(stop) : countAll(stop);
    if (m_tuner.round({.stop = stop, .most = boardsAStep}) && m_tuner.isDone())
        begin();
}

/// Begins with the neighbours of what the tuner found.
void GoalShare::begin()
{
    const double found = m_tuner.best().front();
    m_best = m_asked = static_cast<int>(std::lround((found - knob().least) / knob().step));
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
    return std::abs(m_counted.at(position).share() - m_shares.front());
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
    const int next = m_best + (m_counted[m_best].share() < m_shares.front() ? 1 : -1);
    const bool isNew = next >= 0 && next <= knob().steps() && !m_counted.contains(next);
    m_isDecided = !isNearer || !isNew || m_counted.size() == mostCounted;
    if (!m_isDecided)
        m_asked = next;
}

bool GoalShare::isMissed(std::size_t goal, double position, double share, quint64 boards) const
{
    const Knob &knob = m_problem.plan().knobs[goal];
    const bool isLowest = position <= knob.at(0);
    if (!isLowest && position < knob.at(knob.steps()))
        return false;
    const bool isBeyond = isLowest ? share > m_shares[goal] : share < m_shares[goal];
    constexpr double sureErrors = 2;
    constexpr double roundedAway = 0.005; // smaller differences are not shown
    const double error
        = std::sqrt(share * (1 - share) / static_cast<double>(std::max<quint64>(boards, 1)));
    return isBeyond && std::abs(share - m_shares[goal]) > std::max(sureErrors * error, roundedAway);
}

/// The shares of several goals where the tuner left their knobs.
void GoalShare::countAll(const std::stop_token &stop)
{
    Counted &counted = m_counted[0];
    if (!counted.subject) {
        auto subject
            = subjectOf(m_problem.generator(), m_tuner.tuned(), m_problem.settings(), stop);
        if (!subject && !stop.stop_requested())
            m_answer = std::unexpected(subject.error());
        if (!subject)
            return;
        counted.subject = *std::move(subject);
    }
    const SeedRange seeds{.first = counted.seeds + 1, .last = counted.seeds + boardsAStep};
    const ItemCounts counts = countItems(counted.subject, m_problem.plan(), seeds, 1, stop);
    if (stop.stop_requested())
        return;
    counted.seeds = seeds.last;
    counted.boards += counts.boards;
    for (std::size_t i = 0; i < m_with.size(); ++i)
        m_with[i] += counts.items[i].within;
    if (counted.seeds < sureSeeds)
        return;
    if (counted.boards == 0) {
        m_answer = std::unexpected(QList<Problem>());
        return;
    }
    ShareAnswer answer{.goals = {}, .boards = counted.boards, .reasons = {}};
    const std::vector<double> positions = m_tuner.best();
    for (std::size_t i = 0; i < m_with.size(); ++i) {
        const double share = static_cast<double>(m_with[i]) / static_cast<double>(counted.boards);
        answer.goals.push_back({.position = positions[i],
            .share = share,
            .isReached = !isMissed(i, positions[i], share, counted.boards)});
    }
    m_answer = std::move(answer);
}

void GoalShare::finish(const std::stop_token &stop)
{
    const Counted &counted = m_counted.at(m_best);
    const double position = knob().at(m_best);
    const double share = counted.share();
    const bool isReached = !isMissed(0, position, share, counted.boards);
    ShareAnswer answer{.goals = {{.position = position, .share = share, .isReached = isReached}},
        .boards = counted.boards,
        .reasons = {},
        .row = static_cast<std::size_t>(m_problem.plan().items.front().row)};
    if (!isReached && share < m_shares.front()) {
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
