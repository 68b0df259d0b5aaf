// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/balanced/balanced_weights.h"

#include "core/balanced/sections.h"
#include "core/balanced/set_goals.h"
#include "core/balanced/set_list.h"
#include "core/goalset/goal_text.h"
#include "core/goalset/rows.h"
#include "ui/editing/document/change_set.h"
#include "ui/text/generators/balanced/weights_words.h"
#include "ui/text/number_text.h"
#include "ui/text/plain_goal.h"
#include "ui/text/unit_digits.h"

#include <QHash>

#include <algorithm>
#include <memory>
#include <utility>

namespace boardwright {

namespace {

QString deviationText(double deviation)
{
    return fixedText(deviation, unit_digits::deviation);
}

/// The goals of the normal list by id, in set order.
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

void writeBalance(Objective &objective, double weight)
{
    setValue(objective.extension[balanced::goals.key], balanced::weight, weight);
}

} // namespace

/// All that the pieces share; used by one at a time.
struct BalancedWeights::Job {
    WeightBalancer balancer;
    std::optional<BalanceTrial> before{};

    /// A round, then the boards before, then those after.
    std::optional<Reply> step(const std::stop_token &stop)
    {
        Watch watch(stop);
        if (!balancer.isDone())
            return round(watch);
        if (!balancer.isChanged())
            return Reply{.isLast = true, .comparison = BalanceComparison{}};
        if (!before) {
            before = balancer.tryFirst(watch);
            return std::nullopt;
        }
        const auto after = balancer.tryBest(watch);
        if (!after)
            return std::nullopt;
        return Reply{
            .isLast = true, .comparison = BalanceComparison{.before = *before, .after = *after}};
    }

    std::optional<Reply> round(Watch &watch)
    {
        Reply reply{.made = balancer.round(watch)};
        if (!reply.made)
            return std::nullopt;
        if (reply.made->isBest)
            reply.best = balancer.best();
        reply.neverSeen = balancer.neverSeen();
        reply.isLast = balancer.isDone();
        return reply;
    }
};

BalancedWeights::BalancedWeights(GoalSetDocument &document, JobPool &pool, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_work(pool, [this](const Work::Replies &replies) { receive(replies); })
{
    connect(&document, &GoalSetDocument::changed, this, [this] {
        if (m_results.follow(m_document.set()))
            Q_EMIT updated();
    });
}

BalancedWeights::~BalancedWeights() = default;

void BalancedWeights::begin(const BalanceGoal &goal)
{
    m_goal = goal;
    m_of = m_document.set();
    m_results.begin(m_of);
    m_rounds.clear();
    m_changes.clear();
    m_neverSeen.clear();
    m_isRunning = true;
    m_isComparing = false;
    m_comparison.reset();
    const auto job
        = std::make_shared<Job>(Job{.balancer = WeightBalancer(listOfSet(m_of).normal,
                                        balanced::profileOf(m_of, BalancedMode::Normal), goal)});
    constexpr std::size_t compared = 2; // before and after
    m_work.start({.pieces = static_cast<std::size_t>(std::max(goal.rounds, 1)) + compared,
        .priority = JobPriority::Asked,
        .isSerial = true, // each round starts from the result of the previous one
        .makeWorker = [job]() -> Work::Worker {
            return [job](std::size_t /*piece*/, const std::stop_token &stop) {
                return job->step(stop);
            };
        }});
    Q_EMIT updated();
}

void BalancedWeights::stop()
{
    m_work.stop();
    if (std::exchange(m_isRunning, false))
        Q_EMIT updated();
}

void BalancedWeights::receive(const Work::Replies &replies)
{
    for (const Reply &reply : replies) {
        m_isComparing = reply.isLast;
        if (reply.comparison)
            m_comparison = reply.comparison;
        if (reply.made) {
            m_rounds.push_back(*reply.made);
            nameNeverSeen(reply.neverSeen);
        }
        if (reply.made && reply.made->isBest)
            findChanges(reply.best);
    }
    m_isRunning = !m_comparison;
    if (!m_isRunning)
        m_work.stop();
    Q_EMIT updated();
}

void BalancedWeights::nameNeverSeen(const QStringList &ids)
{
    const QHash<QString, QList<RowId>> rows = rowsById(m_of);
    m_neverSeen.clear();
    for (const QString &id : ids) {
        const QList<RowId> of = rows.value(id);
        const Objective *goal = of.isEmpty() ? nullptr : objectiveOf(m_of, of.first());
        m_neverSeen << (goal == nullptr ? id : plainGoal(*goal));
    }
}

WorseNumbers BalancedWeights::worse() const
{
    if (!m_comparison)
        return {.isComplete = false};
    return {.lines = worseWeights(*m_comparison)};
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
            const RowId row = found->takeFirst(); // goals with equal ids are matched in order
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

GoalSet BalancedWeights::setAfter() const
{
    GoalSet after = m_of;
    for (const Change &change : m_changes)
        writeBalance(after.objectives[indexOfRow(after, change.row)], change.weight);
    return after;
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
        [&](Objective &objective) { writeBalance(objective, weights.value(objective.id)); },
        tr("Balance %Ln goals", "the name of an undo step", changes()));
    m_results.setApplied(
        m_document.set(), tr("the balance of %Ln goals changed", "by the tool", changes()));
    Q_EMIT updated();
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
        names << tr("%Ln more", "at the end of a list of goals", more);
    return tr("Never on a board: %1.", "goals").arg(names.join(QStringLiteral(", ")));
}

QString BalancedWeights::words() const
{
    if (m_results.state() == ToolResults::State::None)
        return tr("Rare goals get a higher balance and are tried earlier; frequent goals get a "
                  "lower one.");
    const auto rounds = static_cast<int>(m_rounds.size());
    QString text = m_isRunning && !m_isComparing
        ? tr("Running round %L1 of at most %L2.").arg(rounds + 1).arg(m_goal.rounds)
        : tr("%Ln rounds completed.", nullptr, rounds);
    if (m_isRunning && m_isComparing)
        text += u' ' + tr("Comparing boards before and after on other seeds…");
    if (const BalanceRound *round = best())
        text += u' '
            + tr("Best so far: round %L1. Goals of one difficulty differ by %2 lines.")
                  .arg(round->number)
                  .arg(deviationText(*round->deviation));
    if (!m_isRunning && best() != nullptr && !m_results.isApplied())
        text += u' '
            + (changes() == 0 ? tr("The goals already have these weights.")
                              : tr("It changes the balance of %Ln goals.", nullptr, changes()));
    if (const WorseNumbers worse = this->worse(); canApply() && !worse.isNone())
        text += u' ' + worseSentence(worse);
    if (const QString never = neverSeenWords(); !never.isEmpty())
        text += u' ' + never;
    const QString state = m_results.words();
    return state.isEmpty() ? text : state + u' ' + text;
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
    data.barWidth = barWidth;
    data.summary = words();
    return data;
}

} // namespace boardwright
