// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/trial.h"

#include "core/lab/seed_queue.h"
#include "core/lab/sign_test.h"
#include "core/lab/tally_reading.h"
#include "core/tune/tune_seeds.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace boardwright {

namespace {

/// Short enough that more urgent work need not wait for long.
constexpr qint64 seedsAStep = 256;

/// Counts the boards of both versions on one thread.
class TrialCounter {
public:
    TrialCounter(const SharedSubject &before, const SharedSubject &after, const TunePlan &plan)
        : m_before(before, plan)
        , m_after(after, plan)
    {
    }

    bool count(const SeedRange &range, TrialCounts &into, Watch &watch)
    {
        for (qint64 seed = range.first; seed <= range.last; ++seed) {
            const auto before = m_before.make(seed, into.before, watch);
            const auto after = m_after.make(seed, into.after, watch);
            using enum ItemCounter::Made;
            if (before == Stopped || after == Stopped)
                return false;
            if (before == Complete && after == Complete)
                compareNumbers(into.items);
        }
        return true;
    }

private:
    void compareNumbers(std::vector<Difference> &items) const
    {
        for (std::size_t i = 0; i < items.size(); ++i) {
            const auto &before = m_before.numbers()[i];
            const auto &after = m_after.numbers()[i];
            if (!before || !after)
                continue;
            items[i].both += quint64{before->compared() == after->compared()};
            items[i].up += quint64{before->compared() < after->compared()};
            items[i].down += quint64{before->compared() > after->compared()};
        }
    }

    ItemCounter m_before;
    ItemCounter m_after;
};

/// The percentage of a limit in a set.
int percentOf(const GoalSet &set, const NamedLimit &limit)
{
    constexpr int all = 100;
    const auto &limits = limit.kind == LimitKind::Board ? set.boardLimits : set.lineLimits;
    const auto found = std::ranges::find(limits, limit.name, &CategoryLimit::category);
    return found == limits.end() ? all : found->percent;
}

/// The limit of one of a goal's categories that kept most goals out.
std::optional<NamedLimit> limitOf(const Tally &tally, const Objective &goal)
{
    const auto measure = keptOutMeasure(tally);
    if (!measure)
        return std::nullopt;
    std::optional<NamedLimit> found;
    qint64 most = 0;
    for (std::size_t i = 0; i < tally.study->limits.size(); ++i) {
        const NamedLimit &limit = tally.study->limits[i];
        const bool isIts
            = (limit.kind == LimitKind::Board && goal.boardCategories.contains(limit.name))
            || (limit.kind == LimitKind::Line && goal.lineCategories.contains(limit.name));
        const qint64 keptOut = tally.measures[*measure].sums[i].sum;
        if (isIts && keptOut > most) {
            most = keptOut;
            found = limit;
        }
    }
    return found;
}

/// Whether a class of a measure is about limits of categories of this kind.
bool isAbout(const StudiedMeasure &measure, std::size_t reason, LimitKind kind)
{
    const QString &key = measure.classes[static_cast<qsizetype>(reason)];
    return key
        == (kind == LimitKind::Board ? QLatin1StringView("board_limit")
                                     : QLatin1StringView("line_limit"));
}

bool isAtEnd(const TunePlan &plan, const GoalSet &set, RowId goal, bool isTooRare)
{
    const auto knob = std::ranges::find_if(plan.knobs, [goal](const Knob &one) {
        return one.row == goal && one.tunable.of == Tunable::Of::Field;
    });
    if (knob == plan.knobs.end())
        return true;
    const double position = positionOf(*knob, set);
    return isTooRare ? position >= knob->most : position <= knob->least;
}

HeldBy heldBy(const Tally &tally, const SharedSubject &after, const TunePlan &plan,
    const TuneItem &item, double share, double wanted)
{
    const Objective &goal = after->set().objectives[item.row];
    const bool isTooRare = share < wanted;
    HeldBy held{.isAtEnd = isAtEnd(plan, after->set(), goal.id, isTooRare), .isNever = share == 0};
    const auto measure = classMeasure(tally, Scope::Row);
    if (!isTooRare || !measure)
        return held;
    const auto reasons = leftOutBy(tally, static_cast<std::size_t>(item.row));
    if (reasons.empty())
        return held;
    const auto limit = limitOf(tally, goal);
    // What is drawn from the pool by chance holds nothing back: the first rule counts.
    const StudiedMeasure &studied = tally.study->measures[*measure];
    const auto named = std::ranges::find_if(reasons, [&](const ClassCount &reason) {
        return limit && isAbout(studied, reason.index, limit->kind);
    });
    const bool isLimit = named != reasons.end()
        && shareOf(named->boards, tally) >= shareOf(reasons.front().boards, tally) / 2;
    held.reason = isLimit ? named->index : reasons.front().index;
    if (isLimit) {
        held.limit = limit;
        held.percent = percentOf(after->set(), *limit);
    }
    return held;
}

/// The limit of a category that was relaxed on the most boards.
std::optional<HeldBy> relaxedMost(const ItemCounts &counts, const GoalSet &set)
{
    const auto most = std::ranges::max_element(
        counts.relaxed, {}, [](const auto &entry) { return entry.second; });
    if (most == counts.relaxed.end() || most->first.category.isEmpty())
        return std::nullopt;
    const bool isBoard = most->first.code == Code::BoardCategoryRelaxed;
    const NamedLimit limit{
        .kind = isBoard ? LimitKind::Board : LimitKind::Line, .name = most->first.category};
    return HeldBy{.limit = limit, .percent = percentOf(set, limit), .isAtEnd = true};
}

/// Whether an item is where it should be, within a tenth.
bool isReached(const TuneItem &item, const TrialItem &trial)
{
    if (!trial.after)
        return false;
    switch (item.wanted) {
    case Wanted::Relaxed:
        return *trial.after <= trial.wanted;
    case Wanted::Number:
        return *trial.after >= 1 - reachedShare;
    default:
        return std::abs(*trial.after - trial.wanted) <= reachedShare * trial.wanted;
    }
}

/// Of the goals, the share that is near what it should be.
std::optional<double> nearGoals(
    const TunePlan &plan, const ItemCounts &counts, std::span<const double> wanted)
{
    double goals = 0;
    double near = 0;
    for (std::size_t i = 0; i < plan.items.size(); ++i) {
        if (!plan.items[i].isGoal())
            continue;
        const double share = shareOfItem(plan.items[i], counts.items[i], counts).value_or(0);
        goals += 1;
        near += std::abs(share - wanted[i]) <= nearShare * wanted[i] ? 1 : 0;
    }
    return goals > 0 ? std::optional(near / goals) : std::nullopt;
}

double relaxedShare(const ItemCounts &counts)
{
    return counts.boards == 0
        ? 0
        : static_cast<double>(counts.relaxedBoards) / static_cast<double>(counts.boards);
}

double unfilledShare(const ItemCounts &counts)
{
    const quint64 seeds = counts.boards + counts.failed;
    return seeds == 0 ? 0 : static_cast<double>(counts.failed) / static_cast<double>(seeds);
}

/// The shares that items should have, when those to be alike that cannot, because their setting is
/// at its end, are left out of the mean; the others then may be off its new value, and so on.
std::vector<double> reachableShares(
    const TunePlan &plan, const ItemCounts &counts, const GoalSet &set)
{
    std::vector<std::uint8_t> isHeld(plan.items.size(), 0);
    std::vector<double> wanted = wantedShares(plan, counts, set);
    for (std::size_t turn = 0; turn < plan.items.size(); ++turn) {
        bool isAny = false;
        for (std::size_t i = 0; i < plan.items.size(); ++i) {
            const TuneItem &item = plan.items[i];
            if (item.wanted != Wanted::AllAlike || isHeld[i] != 0)
                continue;
            const double share = shareOfItem(item, counts.items[i], counts).value_or(0);
            const bool isTooRare = share < wanted[i];
            const bool isOff = std::abs(share - wanted[i]) > reachedShare * wanted[i];
            const RowId goal = set.objectives[item.row].id;
            if (isOff && (share == 0 || isAtEnd(plan, set, goal, isTooRare))) {
                isHeld[i] = 1;
                isAny = true;
            }
        }
        if (!isAny)
            break;
        wanted = wantedShares(plan, counts, set, isHeld);
    }
    return wanted;
}

} // namespace

void TrialCounts::add(const TrialCounts &other)
{
    before.add(other.before);
    after.add(other.after);
    for (std::size_t i = 0; i < items.size(); ++i)
        items[i] += other.items[i];
}

TrialRun::TrialRun(SharedSubject before, SharedSubject after, TunePlan plan, qint64 seeds)
    : m_before(std::move(before))
    , m_after(std::move(after))
    , m_plan(std::move(plan))
    , m_seeds(trialRange(m_before->generator().info(), seeds))
    , m_counts(m_plan.items.size())
{
}

std::size_t TrialRun::mostSteps(qint64 seeds)
{
    return static_cast<std::size_t>(seeds / seedsAStep) + 2;
}

void TrialRun::step(int threads, const std::stop_token &stop)
{
    constexpr qint64 seedsAtOnce = 64;
    if (m_result || stop.stop_requested())
        return;
    if (m_done == m_seeds.count())
        return finish(threads, stop);
    const qint64 first = m_seeds.first + m_done;
    const qint64 seeds = std::min(m_seeds.count() - m_done, seedsAStep);
    SeedQueue queue({.first = first, .last = first + seeds - 1}, seedsAtOnce, {});
    const TrialCounts counts = countOnThreads(
        queue, threads, stop, [&] { return TrialCounts(m_plan.items.size()); },
        [&] {
            return [counter = std::make_shared<TrialCounter>(m_before, m_after, m_plan)](
                       const SeedRange &piece, TrialCounts &into, Watch &watch) {
                return counter->count(piece, into, watch);
            };
        });
    if (stop.stop_requested())
        return;
    m_counts.add(counts);
    m_done += seeds;
}

void TrialRun::finish(int threads, const std::stop_token &stop)
{
    Trial trial;
    trial.boards = m_counts.after.boards;
    const std::vector<double> wanted = reachableShares(m_plan, m_counts.after, m_after->set());
    const std::vector<double> wantedBefore = wantedShares(m_plan, m_counts.before, m_before->set());
    trial.before = scoreOf(m_plan, m_counts.before, wantedBefore);
    trial.after = scoreOf(m_plan, m_counts.after, wanted);
    trial.nearGoalsBefore = nearGoals(m_plan, m_counts.before, wantedBefore);
    trial.nearGoalsAfter = nearGoals(m_plan, m_counts.after, wanted);
    trial.relaxedBefore = relaxedShare(m_counts.before);
    trial.relaxedAfter = relaxedShare(m_counts.after);
    trial.unfilledBefore = unfilledShare(m_counts.before);
    trial.unfilledAfter = unfilledShare(m_counts.after);
    std::vector<double> logs;
    logs.reserve(m_plan.items.size());
    for (const Difference &item : m_counts.items)
        logs.push_back(logSignTest(item.up, item.down));
    const std::vector<double> adjusted = logAdjusted(logs, logs.size());
    bool isAnyHeld = false;
    for (std::size_t i = 0; i < m_plan.items.size(); ++i) {
        const TuneItem &item = m_plan.items[i];
        TrialItem one{.before = shareOfItem(item, m_counts.before.items[i], m_counts.before),
            .after = shareOfItem(item, m_counts.after.items[i], m_counts.after)};
        one.wanted = item.wanted == Wanted::Relaxed ? *item.share
            : item.wanted == Wanted::Number         ? 1
                                                    : wanted[i];
        one.confidence = confidenceOf({.logP = logs[i], .logQ = adjusted[i]});
        one.isReached = isReached(item, one);
        if (item.wanted == Wanted::Relaxed && !one.isReached)
            one.heldBy = relaxedMost(m_counts.after, m_after->set());
        isAnyHeld = isAnyHeld || (item.isGoal() && !one.isReached);
        trial.items.push_back(one);
    }
    if (isAnyHeld) {
        constexpr qint64 reasonSeeds = 1'000;
        const Tally tally = simulate(m_after,
            {.first = m_seeds.first,
                .last = m_seeds.first + std::min(m_seeds.count(), reasonSeeds) - 1},
            {.detail = Detail::Reasons, .threads = threads}, stop);
        if (stop.stop_requested())
            return;
        for (std::size_t i = 0; i < m_plan.items.size(); ++i) {
            TrialItem &one = trial.items[i];
            if (m_plan.items[i].isGoal() && !one.isReached)
                one.heldBy = heldBy(
                    tally, m_after, m_plan, m_plan.items[i], one.after.value_or(0), one.wanted);
        }
    }
    m_result = std::move(trial);
}

std::optional<Trial> trialOf(const SharedSubject &before, const SharedSubject &after,
    const TunePlan &plan, qint64 seeds, int threads, const std::stop_token &stop)
{
    TrialRun run(before, after, plan, seeds);
    while (!run.result() && !stop.stop_requested())
        run.step(threads, stop);
    return run.result();
}

} // namespace boardwright
