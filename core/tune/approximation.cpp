// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/portable_math.h"
#include "core/goalset/goal_categories.h"
#include "core/goalset/rows.h"
#include "core/tune/tuner.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <optional>
#include <utility>

namespace boardwright {

namespace {

/// Seeds of a level, as a part of those of the last one, and its rounds.
struct Level {
    qint64 part;
    int rounds;
};

constexpr std::array levels{
    Level{.part = 32, .rounds = 16}, Level{.part = 6, .rounds = 8}, Level{.part = 1, .rounds = 8}};
constexpr int averagedRounds = 4; ///< the last ones of the last level
constexpr qint64 usualSeeds = 32'000;

// Gains adapt to how shares answer: they grow while errors keep their sign.
constexpr double firstGain = 1;
constexpr double mostGain = 8;
constexpr double leastGain = 0.05;
constexpr double gainUp = 1.25;
constexpr double gainDown = 0.5;
constexpr double longestStep = 1.5; ///< in log-odds
constexpr double mostSteepness = 4;

constexpr double heldError = 0.06; ///< in log-odds: what counts as off at an end
constexpr double heldRounds = 4; ///< after as many, a setting at its end is held, unless ...
constexpr double leastAnswer = 0.3; ///< ... its share answers this well to the others' moves

constexpr double firstDown = 0.1; ///< in logarithms of settings
constexpr double mostBroken = 0.01; ///< of boards, more than at first
constexpr double aboutEqual = 0.01; ///< scores

/// A position as a part of its range, 0 excluded: an open interval would have no log-odds.
double partOf(const Knob &knob, double position)
{
    const double range = knob.most - knob.least + knob.step;
    return (position - knob.least + knob.step) / range;
}

double positionAt(const Knob &knob, double part)
{
    const double range = knob.most - knob.least + knob.step;
    return knob.least - knob.step + part * range;
}

// The log-odds of a part of a range end where the range does: at `endOdds` for all of it.
constexpr double endOdds = 3;

double endChance()
{
    static const double chance = chanceOfLogOdds(endOdds);
    return chance;
}

double oddsOf(const Knob &knob, double position)
{
    const double part = std::clamp(partOf(knob, position), 0.0, 1.0);
    return part >= 1 ? endOdds : logOdds(part * endChance());
}

double leastOdds(const Knob &knob)
{
    return oddsOf(knob, knob.least);
}

double positionOfOdds(const Knob &knob, double odds)
{
    if (odds >= endOdds)
        return knob.most;
    return std::clamp(positionAt(knob, chanceOfLogOdds(odds) / endChance()), knob.least, knob.most);
}

/// What the engine needs to know of a problem.
class Setup {
public:
    explicit Setup(const TuneProblem &problem)
        : m_problem(problem)
        , m_itemOfKnob(problem.plan().knobs.size(), -1)
        , m_categoriesOfKnob(m_itemOfKnob.size())
    {
        const TunePlan &plan = problem.plan();
        const auto &goals = problem.set().objectives;
        std::vector<int> itemOfRow(static_cast<std::size_t>(goals.size()), -1);
        std::vector<std::size_t> categories; // items
        for (std::size_t i = 0; i < plan.items.size(); ++i) {
            if (plan.items[i].isGoal())
                itemOfRow[static_cast<std::size_t>(plan.items[i].row)] = static_cast<int>(i);
            else if (plan.items[i].wanted == Wanted::Category)
                categories.push_back(i);
        }
        std::ptrdiff_t tuned = 0; // goals
        for (std::size_t k = 0; k < plan.knobs.size(); ++k) {
            const Objective *goal = objectiveOf(k);
            if (goal == nullptr)
                continue;
            m_itemOfKnob[k] = itemOfRow[static_cast<std::size_t>(goal - goals.constData())];
            std::ranges::copy_if(categories, std::back_inserter(m_categoriesOfKnob[k]),
                [&](std::size_t i) { return isOfCategory(*goal, plan.items[i].category); });
            tuned += m_itemOfKnob[k] >= 0 && plan.knobs[k].tunable.isRatio ? 1 : 0;
        }
        m_isAnchored
            = tuned == std::ranges::count(problem.set().objectives, false, &Objective::disabled);
    }

    /// The goal of a knob beside one; null for other knobs.
    const Objective *objectiveOf(std::size_t knob) const
    {
        const Knob &one = m_problem.plan().knobs[knob];
        if (one.tunable.of != Tunable::Of::Field
            || one.tunable.section->home != Home::BesideObjective)
            return nullptr;
        return boardwright::objectiveOf(m_problem.set(), one.row);
    }

    /// The item about the goal of a knob; -1: there is none.
    int itemOf(std::size_t knob) const { return m_itemOfKnob[knob]; }

    /// The items about categories that the knob's goal is in, unless its own share is given.
    std::span<const std::size_t> categoriesOf(std::size_t knob) const
    {
        const int own = m_itemOfKnob[knob];
        const bool isGiven = own >= 0
            && m_problem.plan().items[static_cast<std::size_t>(own)].wanted == Wanted::Goals;
        return isGiven ? std::span<const std::size_t>() : m_categoriesOfKnob[knob];
    }

    bool isTurned(std::size_t knob) const
    {
        return itemOf(knob) >= 0 || !categoriesOf(knob).empty();
    }

    /// Whether shares depend only on the ratios of settings, because all goals have a target. Then
    /// the highest setting stays at its end, where settings are finest.
    bool isAnchored() const { return m_isAnchored; }

private:
    const TuneProblem &m_problem;
    std::vector<int> m_itemOfKnob;
    std::vector<std::vector<std::size_t>> m_categoriesOfKnob;
    bool m_isAnchored = false;
};

/// Stochastic approximation (Robbins and Monro, "A stochastic approximation method", 1951) of the
/// log-odds of settings: after each round, a goal's setting moves by how far the log-odds of its
/// share are off. All rounds of a level make the boards of the same seeds; each level has more,
/// those of the one before it among them. The answer is the mean over the last rounds (Polyak and
/// Juditsky, "Acceleration of stochastic approximation by averaging", 1992). Steps grow while they
/// lead the same way (Kesten, "Accelerated stochastic approximation", 1958).
///
/// A setting at its end whose share no longer gets nearer is held there: its goal then no longer
/// counts for what the others should have. Numbers with bounds have no direction here and are
/// ignored. Limits that may be turned are loosened while too many boards are relaxed.
class Approximation final : public TuneSearch {
public:
    explicit Approximation(const TuneOptions &options)
        : m_seeds(options.seeds > 0 ? options.seeds : usualSeeds)
    {
    }

    int rounds() const override
    {
        int sum = 1; // the last one looks at the answer
        for (const Level &level : levels)
            sum += level.rounds;
        return sum;
    }

    qint64 boards() const override
    {
        qint64 sum = m_seeds;
        for (const Level &level : levels)
            sum += seedsOf(level) * level.rounds;
        return sum;
    }

    TuneState start(const TuneProblem &problem) const override
    {
        TuneState state;
        const auto &knobs = problem.plan().knobs;
        const std::vector<double> positions = problem.positions();
        for (std::size_t k = 0; k < knobs.size(); ++k)
            state.at.push_back(oddsOf(knobs[k], positions[k]));
        state.gains.assign(knobs.size(), firstGain);
        state.errors.assign(knobs.size(), 0);
        state.sums.assign(knobs.size(), 0);
        state.since.assign(knobs.size(), 0);
        state.moved.assign(knobs.size(), 0);
        state.down = firstDown;
        state.streaks.assign(knobs.size(), 0);
        return state;
    }

    bool round(TuneProblem &problem, TuneState &state, const TuneRun &run) const override
    {
        const Setup setup(problem);
        const int number = static_cast<int>(state.rounds.size());
        const bool isLast = number + 1 == rounds();
        if (isLast)
            average(state);
        const std::vector<double> positions = positionsOf(problem, setup, state);
        const auto counts
            = problem.count(positions, {.first = 1, .last = seedsOfRound(number)}, run);
        if (!counts)
            return false;
        const TunePlan &plan = problem.plan();
        std::vector<std::uint8_t> isHeld(plan.items.size(), 0);
        for (std::size_t k = 0; k < plan.knobs.size(); ++k) {
            if (setup.itemOf(k) >= 0 && state.streaks[k] >= heldRounds)
                isHeld[static_cast<std::size_t>(setup.itemOf(k))] = 1;
        }
        const std::vector<double> wanted = wantedShares(plan, *counts, problem.set(), isHeld);
        state.rounds.push_back(roundOf(scoreOf(plan, *counts, wanted)));
        // Scores of other levels are of other boards. Of about equals, the later is more exact.
        const double score = state.rounds.back().score;
        if (number > 0 && seedsOfRound(number) != seedsOfRound(number - 1))
            state.bestScore = score;
        if (score >= state.bestScore - aboutEqual)
            state.best = positions;
        state.bestScore = std::max(state.bestScore, score);
        if (isLast)
            return true;
        step(problem, setup, *counts, wanted, state);
        if (seedsOfRound(number) != seedsOfRound(number + 1)) {
            for (double &streak : state.streaks) // errors on other boards are no answer
                streak = streak >= heldRounds ? streak : 0;
            for (double &gain : state.gains)
                gain = std::min(gain, firstGain);
        }
        if (number >= rounds() - 1 - averagedRounds) {
            for (std::size_t k = 0; k < state.at.size(); ++k)
                state.sums[k] += state.at[k];
            ++state.summed;
        }
        return true;
    }

private:
    qint64 seedsOf(const Level &level) const { return std::max<qint64>(1, m_seeds / level.part); }

    qint64 seedsOfRound(int number) const
    {
        for (const Level &level : levels) {
            if (number < level.rounds)
                return seedsOf(level);
            number -= level.rounds;
        }
        return m_seeds;
    }

    /// Moves to the mean of the last rounds.
    static void average(TuneState &state)
    {
        if (state.summed == 0)
            return;
        for (std::size_t k = 0; k < state.at.size(); ++k)
            state.at[k] = state.sums[k] / state.summed;
    }

    static std::vector<double> positionsOf(
        const TuneProblem &problem, const Setup &setup, const TuneState &state)
    {
        std::vector<double> positions = problem.positions();
        const auto &knobs = problem.plan().knobs;
        for (std::size_t k = 0; k < knobs.size(); ++k) {
            if (setup.isTurned(k) || setup.objectiveOf(k) == nullptr)
                positions[k] = positionOfOdds(knobs[k], state.at[k]);
        }
        return positions;
    }

    /// How far a share is off, in log-odds. Shares of no or all boards count as half a board less.
    static double errorOf(const ItemCounts &counts, double share, double wanted)
    {
        constexpr double half = 0.5;
        const double least = half / static_cast<double>(counts.boards + 1);
        const double error = logOdds(std::clamp(wanted, least, 1 - least))
            - logOdds(std::clamp(share, least, 1 - least));
        return std::clamp(error, -longestStep, longestStep);
    }

    static void step(const TuneProblem &problem, const Setup &setup, const ItemCounts &counts,
        std::span<const double> wanted, TuneState &state)
    {
        if (counts.boards == 0)
            return;
        const TunePlan &plan = problem.plan();
        std::vector<double> errors(plan.items.size(), 0);
        std::vector<std::uint8_t> isNever(plan.items.size(), 0);
        for (std::size_t i = 0; i < plan.items.size(); ++i) {
            const TuneItem &item = plan.items[i];
            if (!item.isGoal() && item.wanted != Wanted::Category)
                continue;
            const double share = shareOfItem(item, counts.items[i], counts).value_or(0);
            errors[i] = errorOf(counts, share, wanted[i]);
            isNever[i] = share == 0 ? 1 : 0;
        }
        const std::vector<double> first = problem.positions();
        for (std::size_t k = 0; k < plan.knobs.size(); ++k) {
            if (!setup.isTurned(k))
                continue;
            // What changes nothing stays as the author has it.
            if (setup.itemOf(k) >= 0 && isNever[static_cast<std::size_t>(setup.itemOf(k))] != 0
                && state.streaks[k] >= heldRounds) {
                state.at[k] = oddsOf(plan.knobs[k], first[k]);
                continue;
            }
            double error = 0;
            if (setup.itemOf(k) >= 0)
                error += errors[static_cast<std::size_t>(setup.itemOf(k))];
            for (const std::size_t category : setup.categoriesOf(k))
                error += errors[category];
            move(plan.knobs[k], k, error, state);
        }
        anchor(plan, setup, counts, state);
        loosen(problem, counts, state);
    }

    /// Moves one setting, and notes whether it is held at an end of its range.
    static void move(const Knob &knob, std::size_t k, double error, TuneState &state)
    {
        double &gain = state.gains[k];
        if (error * state.errors[k] > 0)
            gain = std::min(mostGain, gain * gainUp);
        else if (error * state.errors[k] < 0)
            gain = std::max(leastGain, gain * gainDown);
        state.errors[k] = error;
        const double least = leastOdds(knob);
        const bool wasAtEnd
            = (error > 0 && state.at[k] >= endOdds) || (error < 0 && state.at[k] <= least);
        // Near the end of the range, log-odds change faster than the setting.
        const double steepness = std::min(mostSteepness, 1 / (1 - chanceOfLogOdds(state.at[k])));
        state.at[k] = std::clamp(
            state.at[k] + std::clamp(gain * steepness * error, -longestStep, longestStep), least,
            endOdds);
        const double off = std::abs(error);
        double &streak = state.streaks[k];
        if (!wasAtEnd || off < heldError) {
            streak = 0;
        } else if (streak <= 0) {
            watchEnd(k, off, state);
        } else if (streak < heldRounds) {
            ++streak;
            const bool isNearer = off < state.since[k] - leastAnswer * state.moved[k];
            if (streak >= heldRounds && state.moved[k] > 0 && isNearer)
                watchEnd(k, off, state);
        }
    }

    /// Begins to look whether the share of a goal whose setting is at an end gets nearer while the
    /// others move.
    static void watchEnd(std::size_t k, double off, TuneState &state)
    {
        state.streaks[k] = 1;
        state.since[k] = off;
        state.moved[k] = 0;
    }

    /// Scales all settings together, so that the highest one that is not held comes to its end:
    /// down if one that is there should be higher still.
    static void anchor(
        const TunePlan &plan, const Setup &setup, const ItemCounts &counts, TuneState &state)
    {
        constexpr double longest = 0.3;
        if (!setup.isAnchored())
            return;
        const auto beyond = [&](std::size_t k) { // the logarithm of where it wants to be
            return state.at[k] >= endOdds ? std::clamp(state.errors[k], 0.0, state.down)
                                          : portableLog(chanceOfLogOdds(state.at[k]) / endChance());
        };
        std::optional<double> highest;
        for (std::size_t k = 0; k < plan.knobs.size(); ++k) {
            if (setup.isTurned(k) && state.streaks[k] < heldRounds)
                highest = std::max(highest.value_or(beyond(k)), beyond(k));
        }
        if (!highest)
            return;
        double shift = std::clamp(-*highest, -longest, longest);
        // Where settings are so low that rules must give, shares are as wanted for no good reason.
        const double broken = brokenShare(counts);
        if (state.broken < 0)
            state.broken = broken;
        if (broken > state.broken + mostBroken) {
            shift = 2 * state.down; // back to before the last steps, and then more carefully
            state.down /= 2;
        }
        for (std::size_t k = 0; k < plan.knobs.size(); ++k) {
            if (!setup.isTurned(k) || state.streaks[k] >= heldRounds)
                continue;
            state.moved[k] += std::max(0.0, -shift);
            const double part = portableExp(beyond(k) + shift);
            state.at[k] = part >= 1
                ? endOdds
                : std::max(leastOdds(plan.knobs[k]), logOdds(part * endChance()));
        }
    }

    /// The share of boards on which rules gave, or that could not be made.
    static double brokenShare(const ItemCounts &counts)
    {
        return static_cast<double>(counts.relaxedBoards + counts.failed)
            / static_cast<double>(counts.boards + counts.failed);
    }

    /// Loosens the limits that are relaxed most, if too many boards are.
    static void loosen(const TuneProblem &problem, const ItemCounts &counts, TuneState &state)
    {
        const TunePlan &plan = problem.plan();
        const auto item = std::ranges::find(plan.items, Wanted::Relaxed, &TuneItem::wanted);
        if (item == plan.items.end() || counts.relaxed.empty())
            return;
        const ItemSums &sums = counts.items[static_cast<std::size_t>(item - plan.items.begin())];
        const double share = static_cast<double>(sums.within) / static_cast<double>(sums.boards);
        if (share <= *item->share)
            return;
        quint64 most = 0;
        for (const auto &[limit, boards] : counts.relaxed)
            most = std::max(most, boards);
        for (const auto &[limit, boards] : counts.relaxed) {
            if (boards < most - most / 2)
                continue;
            for (std::size_t k = 0; k < plan.knobs.size(); ++k) {
                const Knob &knob = plan.knobs[k];
                const bool isMeant = knob.category == limit.category
                    && ((knob.tunable.of == Tunable::Of::BoardLimits
                            && limit.code == Code::BoardCategoryRelaxed)
                        || (knob.tunable.of == Tunable::Of::LineLimits
                            && limit.code == Code::LineCategoryRelaxed));
                if (isMeant)
                    state.at[k] = oddsOf(knob, positionOfOdds(knob, state.at[k]) + loosening);
            }
        }
    }

    static constexpr double loosening = 4; ///< per cent: a cell of a board of 25

    qint64 m_seeds;
};

} // namespace

std::unique_ptr<TuneSearch> approximation(const TuneOptions &options)
{
    return std::make_unique<Approximation>(options);
}

} // namespace boardwright
