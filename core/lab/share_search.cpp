// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/share_search.h"

#include "core/goalset/rows.h"
#include "core/lab/simulate.h"
#include "core/lab/tally_reading.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace boardwright {

namespace {

constexpr qint64 seedsAStep = 125;
static_assert(ShareSearch::nearSeeds % seedsAStep == 0);
static_assert(ShareSearch::sureSeeds % seedsAStep == 0);
/// Neighbouring positions differ by less than 1,000 seeds can distinguish.
constexpr int mostNeighbours = 4;

} // namespace

ShareSearch::ShareSearch(
    const Generator &generator, GoalSet set, Settings settings, Knob knob, double share)
    : m_generator(generator)
    , m_set(std::move(set))
    , m_settings(std::move(settings))
    , m_knob(std::move(knob))
    , m_share(share)
    , m_highest(m_knob.steps())
    , m_high(m_highest)
    , m_asked(m_highest)
    , m_best(m_highest)
{
    Q_ASSERT(std::ranges::contains(m_set.objectives, m_knob.row, &Objective::id));
}

void ShareSearch::step(const std::stop_token &stop)
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

bool ShareSearch::compile(int position, const std::stop_token &stop)
{
    if (m_subject && m_compiled == position)
        return true;
    turn(m_knob, m_set, m_knob.at(position));
    auto made = subjectOf(m_generator, m_set, m_settings);
    if (stop.stop_requested())
        return false;
    if (!made) {
        m_answer = std::unexpected(made.error());
        return false;
    }
    m_subject = *std::move(made);
    m_compiled = position;
    return true;
}

bool ShareSearch::count(int position, qint64 seeds, const std::stop_token &stop)
{
    if (!compile(position, stop))
        return false;
    Counted &counted = m_counted[position];
    const SeedRange range{.first = counted.seeds + 1, .last = counted.seeds + seeds};
    const Tally tally = simulate(m_subject, range, {.detail = Detail::Counts, .threads = 1}, stop);
    if (stop.stop_requested())
        return false;
    counted.seeds += seeds;
    counted.boards += tally.whole();
    counted.with += tally.appearances[static_cast<std::size_t>(m_subject->rowOf(m_knob.row))];
    return true;
}

double ShareSearch::distance(int position) const
{
    return std::abs(m_counted.at(position).share() - m_share);
}

void ShareSearch::decide()
{
    const double share = m_counted[m_asked].share();
    const auto ask = [this](int position, qint64 seeds) {
        m_asked = position;
        m_wanted = seeds;
    };
    const auto settle = [&](int position) {
        m_stage = Stage::Neighbours;
        m_best = position;
        ask(position, sureSeeds);
    };
    switch (m_stage) {
    case Stage::Highest:
        if (m_counted[m_asked].boards == 0) {
            m_answer = std::unexpected(QList<Problem>());
            return;
        }
        if (share <= m_share)
            return settle(m_highest);
        m_stage = Stage::Lowest;
        return ask(0, nearSeeds);
    case Stage::Lowest:
        if (share >= m_share)
            return settle(0);
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

/// Moves from the best position towards the target while that gets closer.
void ShareSearch::decideNeighbours()
{
    const bool isNearer = m_asked != m_best && distance(m_asked) < distance(m_best);
    const bool isFirst = m_asked == m_best;
    if (isNearer)
        m_best = m_asked;
    const int next = m_best + (m_counted[m_best].share() < m_share ? 1 : -1);
    const bool isNew = next >= 0 && next <= m_highest && m_counted[next].seeds < sureSeeds;
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
bool ShareSearch::isMissed() const
{
    if (m_best != 0 && m_best != m_highest)
        return false;
    const Counted &counted = m_counted.at(m_best);
    const double share = counted.share();
    const bool isBeyond = m_best == m_highest ? share < m_share : share > m_share;
    constexpr double sureErrors = 2;
    constexpr double roundedAway = 0.005; // smaller differences are not shown
    const double error = std::sqrt(
        share * (1 - share) / static_cast<double>(std::max<quint64>(counted.boards, 1)));
    return isBeyond && distance(m_best) > std::max(sureErrors * error, roundedAway);
}

void ShareSearch::finish()
{
    const Counted &counted = m_counted.at(m_best);
    m_answer = ShareAnswer{.position = m_knob.at(m_best),
        .share = counted.share(),
        .boards = counted.boards,
        .isReached = !isMissed(),
        .reasons = {},
        .row = static_cast<std::size_t>(indexOfRow(m_set, m_knob.row))};
}

} // namespace boardwright
