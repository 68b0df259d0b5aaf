// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/balanced/balanced_weights.h"

#include "core/balanced/sections.h"
#include "core/balanced/set_goals.h"
#include "core/balanced/set_list.h"
#include "core/goalset/goal_text.h"
#include "core/goalset/rows.h"
#include "ui/editing/document/change_set.h"

#include <QHash>
#include <QLocale>

#include <algorithm>
#include <mutex>
#include <utility>

namespace boardwright {

namespace {

QString deviationText(double deviation)
{
    return QLocale().toString(deviation, 'f', 1);
}

/// The goals of the normal list by their ids, in the order of the set.
QHash<QString, QList<RowId>> rowsById(const GoalSet &set)
{
    QHash<QString, QList<RowId>> rows; // looked up, never iterated
    for (const Objective &objective : set.objectives) {
        const BalancedRow row = balancedRowOf(objective);
        if (!objective.disabled && !row.isShort && row.time)
            rows[row.id] << objective.id;
    }
    return rows;
}

} // namespace

struct BalancedWeights::Shared {
    Shared(GoalList list, const Profile &profile, BalanceGoal goal)
        : balancer(std::move(list), profile, std::move(goal))
    {
    }

    std::mutex mutex; ///< of what follows; only one round runs at a time
    WeightBalancer balancer;
    std::optional<BalanceRound> round; ///< not taken yet
};

BalancedWeights::BalancedWeights(GoalSetDocument &document, JobPool &pool, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_pool(pool)
{
    connect(&pool, &JobPool::advanced, this, &BalancedWeights::take);
    connect(&document, &GoalSetDocument::changed, this, [this] {
        if (!m_shared)
            return;
        m_isStale = m_document.set() != m_of;
        Q_EMIT updated();
    });
}

BalancedWeights::~BalancedWeights() = default;

void BalancedWeights::begin(const BalanceGoal &goal)
{
    m_job.stop();
    m_goal = goal;
    m_of = m_document.set();
    m_isStale = false;
    m_rounds.clear();
    m_changes.clear();
    m_neverSeen.clear();
    m_shared = std::make_shared<Shared>(
        listOfSet(m_of).normal, balanced::profileOf(m_of, BalancedMode::Normal), goal);
    m_isRunning = true;
    nextRound();
    Q_EMIT updated();
}

void BalancedWeights::stop()
{
    m_job.stop();
    if (std::exchange(m_isRunning, false))
        Q_EMIT updated();
}

/// A job a round, so that no thread waits for another one's round.
void BalancedWeights::nextRound()
{
    m_job = m_pool.start({.pieces = 1,
        .priority = JobPriority::Asked,
        .makeWorker = [shared = m_shared](const std::stop_token & /*stop*/) -> Job::Worker {
            return [shared](std::size_t /*piece*/, const std::stop_token &stop) {
                const std::scoped_lock lock(shared->mutex);
                Watch watch(stop);
                shared->round = shared->balancer.round(watch);
            };
        }});
}

void BalancedWeights::take()
{
    if (!m_isRunning || !m_job.isDone())
        return;
    const std::scoped_lock lock(m_shared->mutex); // the round is over
    const std::optional<BalanceRound> round = std::exchange(m_shared->round, std::nullopt);
    if (round)
        m_rounds.push_back(*round);
    if (round && round->isBest)
        findChanges(m_shared->balancer.best());
    const QHash<QString, QList<RowId>> rows = rowsById(m_of);
    m_neverSeen.clear();
    for (const QString &id : m_shared->balancer.neverSeen()) {
        const QList<RowId> of = rows.value(id);
        const Objective *goal = of.isEmpty() ? nullptr : objectiveOf(m_of, of.first());
        m_neverSeen << (goal == nullptr ? id : goal->goal);
    }
    m_isRunning = round.has_value() && !m_shared->balancer.isDone();
    if (m_isRunning)
        nextRound();
    Q_EMIT updated();
}

void BalancedWeights::findChanges(const GoalList &best)
{
    QHash<QString, QList<RowId>> rows = rowsById(m_of);
    m_changes.clear();
    for (const QList<ListGoal> &bucket : best.buckets) {
        for (const ListGoal &goal : bucket) {
            const auto found = rows.find(goal.id);
            if (found == rows.end() || found->isEmpty())
                continue;
            const RowId row = found->takeFirst(); // of equal ids each its own
            const Value weight = clamped(balanced::weight, goal.weight.value_or(0));
            const Objective *objective = objectiveOf(m_of, row);
            if (objective != nullptr
                && std::get<double>(weight) != balancedRowOf(*objective).weight)
                m_changes.push_back({.row = row, .weight = std::get<double>(weight)});
        }
    }
}

const BalanceRound *BalancedWeights::best() const
{
    const auto last = std::ranges::find_last_if(m_rounds, &BalanceRound::isBest).begin();
    return last == m_rounds.end() ? nullptr : &*last;
}

int BalancedWeights::changes() const
{
    return static_cast<int>(m_changes.size());
}

void BalancedWeights::apply()
{
    if (!canApply())
        return;
    QHash<RowId, double> weights; // looked up, never iterated
    QList<RowId> ids;
    for (const Change &change : m_changes) {
        weights.insert(change.row, change.weight);
        ids << change.row;
    }
    changeObjectives(
        m_document, ids,
        [&](Objective &objective) {
            setValue(objective.extension[balanced::goals.key], balanced::weight,
                weights.value(objective.id));
        },
        tr("Balance %n goals", "the name of an undo step", changes()));
}

QString BalancedWeights::neverSeenWords() const
{
    if (m_rounds.empty() || m_neverSeen.isEmpty())
        return {};
    constexpr int mostNamed = 6;
    constexpr int longestName = 40;
    QStringList names;
    for (const QString &goal :
        m_neverSeen.first(std::min<qsizetype>(mostNamed, m_neverSeen.size())))
        names << QStringLiteral("\"%1\"").arg(shortened(goal, longestName));
    const auto more = static_cast<int>(m_neverSeen.size() - names.size());
    if (more > 0)
        names << tr("%n more", "at the end of a list of goals", more);
    return tr("Never on a board: %1.", "goals").arg(names.join(QStringLiteral(", ")));
}

QString BalancedWeights::words() const
{
    if (!m_shared)
        return tr("Rare goals get a higher balance and are tried earlier; frequent goals get a "
                  "lower one.");
    const auto rounds = static_cast<int>(m_rounds.size());
    QString text = m_isRunning
        ? tr("Running round %L1 of at most %L2.").arg(rounds + 1).arg(m_goal.rounds)
        : tr("%n rounds completed.", nullptr, rounds);
    if (const BalanceRound *round = best())
        text += u' '
            + tr("Best so far: round %L1. Goals of one difficulty differ by %2 lines.")
                  .arg(round->number)
                  .arg(deviationText(*round->deviation));
    if (!m_isRunning && best() != nullptr)
        text += u' '
            + (changes() == 0 ? tr("The goals already have these weights.")
                              : tr("It changes the balance of %n goals.", nullptr, changes()));
    if (const QString never = neverSeenWords(); !never.isEmpty())
        text += u' ' + never;
    if (isStale())
        text += u' ' + tr("The set has changed since. Start again to use its current state.");
    return text;
}

ChartData BalancedWeights::chart() const
{
    ChartData data;
    data.title = tr("Deviation by round");
    data.keys = tr("Round");
    data.heights = tr("Lines");
    const BalanceRound *top = best();
    for (const BalanceRound &round : m_rounds) {
        const double deviation = round.deviation.value_or(0);
        data.bars.push_back({.middle = static_cast<double>(round.number),
            .height = deviation,
            .text = tr("Round %L1: %2", "a round, how far goals deviate")
                .arg(round.number)
                .arg(deviationText(deviation)),
            .isChosen = top != nullptr && round.number == top->number});
    }
    constexpr double barWidth = 0.8;
    constexpr double fewRounds = 12;
    constexpr double manySteps = 5;
    data.barWidth = barWidth;
    data.keyStep = static_cast<double>(m_rounds.size()) > fewRounds ? manySteps : 1;
    data.summary = words();
    return data;
}

} // namespace boardwright
