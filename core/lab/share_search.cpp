// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/weighting_search.h"

#include "core/lab/simulate.h"
#include "core/lab/tally_reading.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace boardwright {

namespace {

constexpr int lowestWeighting = 1;
constexpr int highestWeighting = 100;
constexpr qint64 seedsAStep = 125;
static_assert(WeightingSearch::nearSeeds % seedsAStep == 0);
static_assert(WeightingSearch::sureSeeds % seedsAStep == 0);
/// Neighbouring weightings differ by less than 1,000 seeds can distinguish.
constexpr int mostNeighbours = 4;

} // namespace

WeightingSearch::WeightingSearch(
    const Generator &generator, GoalSet set, Settings settings, RowId goal, double share)
    : m_generator(generator)
    , m_set(std::move(set))
    , m_settings(std::move(settings))
    , m_goal(goal)
    , m_share(share)
{
    Q_ASSERT(std::ranges::contains(m_set.objectives, goal, &Objective::id));
}

void WeightingSearch::step(const std::stop_token &stop)
{
    if (m_answer)
        return;
    if (m_stage == Stage::Reasons) {
        if (!compile(m_best, stop))
            return;
        Tally reasons = simulate(m_subject, {.first = 1, .last = nearSeeds},
            {.detail = Detail::Reasons, .threads = 1}, stop);
        if (!stop.stop_requested()) {
            finish();
            (*m_answer)->reasons = std::move(reasons);
        }
        return;
    }
    if (m_counted[m_asked].seeds < m_wanted) {
        if (!count(m_asked, seedsAStep, stop))
            return;
    }
    if (m_counted[m_asked].seeds >= m_wanted)
        decide();
}

bool WeightingSearch::compile(int weighting, const std::stop_token &stop)
{
    if (m_subject && m_compiled == weighting)
        return true;
    const auto goal = std::ranges::find(m_set.objectives, m_goal, &Objective::id);
    m_set.objectives[goal - m_set.objectives.begin()].weighting = weighting;
    auto made = subjectOf(m_generator, m_set, m_settings);
    if (stop.stop_requested())
        return false;
    if (!made) {
        m_answer = std::unexpected(made.error());
        return false;
    }
    m_subject = *std::move(made);
    m_compiled = weighting;
    return true;
}

bool WeightingSearch::count(int weighting, qint64 seeds, const std::stop_token &stop)
{
    if (!compile(weighting, stop))
        return false;
    Counted &counted = m_counted[weighting];
    const SeedRange range{.first = counted.seeds + 1, .last = counted.seeds + seeds};
    const Tally tally = simulate(m_subject, range, {.detail = Detail::Counts, .threads = 1}, stop);
    if (stop.stop_requested())
        return false;
    counted.seeds += seeds;
    counted.boards += tally.whole();
    counted.with += tally.appearances[static_cast<std::size_t>(m_subject->rowOf(m_goal))];
    return true;
}

double WeightingSearch::distance(int weighting) const
{
    return std::abs(m_counted.at(weighting).share() - m_share);
}

void WeightingSearch::decide()
{
    const double share = m_counted[m_asked].share();
    const auto ask = [this](int weighting, qint64 seeds) {
        m_asked = weighting;
        m_wanted = seeds;
    };
    const auto settle = [&](int weighting) {
        m_stage = Stage::Neighbours;
        m_best = weighting;
        ask(weighting, sureSeeds);
    };
    switch (m_stage) {
    case Stage::Highest:
        if (m_counted[m_asked].boards == 0) {
            m_answer = std::unexpected(QList<Problem>());
            return;
        }
        if (share <= m_share)
            return settle(highestWeighting);
        m_stage = Stage::Lowest;
        return ask(lowestWeighting, nearSeeds);
    case Stage::Lowest:
        if (share >= m_share)
            return settle(lowestWeighting);
        m_stage = Stage::Between;
        break;
    case Stage::Between:
        (share < m_share ? m_low : m_high) = m_asked;
        break;
    case Stage::Neighbours:
        return decideNeighbours();
    case Stage::Reasons:
        return;
    }
    if (m_high - m_low > 1)
        ask((m_low + m_high) / 2, nearSeeds);
    else
        settle(distance(m_low) < distance(m_high) ? m_low : m_high);
}

/// Moves from the best weighting towards the target while that gets closer.
void WeightingSearch::decideNeighbours()
{
    const bool isNearer = m_asked != m_best && distance(m_asked) < distance(m_best);
    const bool isFirst = m_asked == m_best;
    if (isNearer)
        m_best = m_asked;
    const int next = m_best + (m_counted[m_best].share() < m_share ? 1 : -1);
    const bool isNew
        = next >= lowestWeighting && next <= highestWeighting && m_counted[next].seeds < sureSeeds;
    if ((isFirst || isNearer) && isNew && m_tried < mostNeighbours) {
        ++m_tried;
        m_asked = next;
        return;
    }
    if (isMissed() && m_counted[m_best].share() < m_share)
        m_stage = Stage::Reasons;
    else
        finish();
}

/// At an end of the range, off by more than chance.
bool WeightingSearch::isMissed() const
{
    if (m_best != lowestWeighting && m_best != highestWeighting)
        return false;
    const Counted &counted = m_counted.at(m_best);
    const double share = counted.share();
    const bool isBeyond = m_best == highestWeighting ? share < m_share : share > m_share;
    constexpr double sureErrors = 2;
    constexpr double roundedAway = 0.005; // smaller differences are not shown
    const double error = std::sqrt(
        share * (1 - share) / static_cast<double>(std::max<quint64>(counted.boards, 1)));
    return isBeyond && distance(m_best) > std::max(sureErrors * error, roundedAway);
}

void WeightingSearch::finish()
{
    const Counted &counted = m_counted.at(m_best);
    const auto goal = std::ranges::find(m_set.objectives, m_goal, &Objective::id);
    m_answer = WeightingAnswer{.weighting = m_best,
        .share = counted.share(),
        .boards = counted.boards,
        .isReached = !isMissed(),
        .reasons = {},
        .row = static_cast<std::size_t>(goal - m_set.objectives.begin())};
}

} // namespace boardwright
