// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tune/problem.h"

#include <memory>
#include <optional>
#include <vector>

namespace boardwright {

/// How long a tuner looks, and from where. Equal options give equal answers, on any number of
/// threads and on every machine.
struct TuneOptions {
    TuneEngine engine = TuneEngine::Automatic;
    qint64 seed = 1; ///< of the mutants
    /// Climbing: iterations. Approximation: ignored.
    int iterations = 100;
    /// Approximation: seeds of its last and most exact level. Climbing: boards of a candidate.
    /// 0: what the engine uses by itself.
    qint64 seeds = 0;

    friend bool operator==(const TuneOptions &, const TuneOptions &) = default;
};

/// What one round found.
struct TuneRound {
    qint64 boards = 0; ///< made in all rounds so far
    double score = 0; ///< TuneScore::total of where the tuner is
    std::vector<double> shown; ///< TargetScore::shown, by target

    friend bool operator==(const TuneRound &, const TuneRound &) = default;
};

/// The round of a score, without its boards.
TuneRound roundOf(const TuneScore &score);

/// All that a tuner knows between two rounds. A value: a tuner that continues from it ends like one
/// that was not interrupted. What its lists mean is the engine's concern; each has one number for
/// each knob, or is empty.
struct TuneState {
    std::vector<TuneRound> rounds;
    std::vector<double> at; ///< where the engine is
    std::vector<double> gains;
    std::vector<double> errors;
    std::vector<double> sums; ///< of `at`, over the rounds that are averaged
    int summed = 0;
    std::vector<double> streaks; ///< rounds for which a knob has been at its end
    std::vector<double> since; ///< how far it was off then
    std::vector<double> moved; ///< how far the others have moved since
    std::vector<double> best; ///< the best positions so far
    double bestScore = -1; ///< negative: none yet
    double broken = -1; ///< the share of relaxed or failed boards at first; negative: not known
    double down = 0; ///< the longest step by which all settings are lowered together
    double spread = 0; ///< of mutants
    int idle = 0; ///< iterations without success

    friend bool operator==(const TuneState &, const TuneState &) = default;
};

/// A way of looking for settings. Without a memory of its own.
class TuneSearch {
public:
    TuneSearch() = default;
    TuneSearch(const TuneSearch &) = delete;
    TuneSearch &operator=(const TuneSearch &) = delete;
    virtual ~TuneSearch() = default;

    virtual int rounds() const = 0;

    /// Boards that all rounds make, at most.
    virtual qint64 boards() const = 0;

    /// The state before the first round.
    virtual TuneState start(const TuneProblem &problem) const = 0;

    /// Does one round. False if it was stopped or paused; then the state means nothing.
    virtual bool round(TuneProblem &problem, TuneState &state, const TuneRun &run) const = 0;
};

/// The search of an engine for a plan. Never null.
std::unique_ptr<TuneSearch> searchFor(const TuneOptions &options, const TunePlan &plan);

std::unique_ptr<TuneSearch> approximation(const TuneOptions &options);
std::unique_ptr<TuneSearch> climbing(const TuneOptions &options);

/// Looks for settings of a set with which its boards are as a plan wants. Works in rounds of some
/// thousand boards, for a job that can be stopped and continued. One thread at a time.
class Tuner final {
public:
    /// `generator` must outlive this.
    Tuner(const Generator &generator, GoalSet set, Settings settings, TunePlan plan,
        const TuneOptions &options);

    const TunePlan &plan() const { return m_problem.plan(); }

    const TuneOptions &options() const { return m_options; }

    const TuneState &state() const { return m_state; }

    /// What the round that was paused or stopped has counted; nothing between two rounds.
    const RoundSoFar &soFar() const { return m_problem.soFar(); }

    /// Continues from a state of a tuner with the same arguments. False, and nothing changes, if it
    /// cannot be one.
    bool resume(const TuneState &state, const RoundSoFar &soFar = {});

    int rounds() const { return m_search->rounds(); }

    int roundsDone() const { return static_cast<int>(m_state.rounds.size()); }

    /// Boards that all rounds make, at most.
    qint64 boards() const { return m_search->boards(); }

    /// Boards made so far, those of a round that is not complete included.
    qint64 boardsMade() const { return boardsBeforeRound() + m_problem.boards(); }

    /// The same without those of that round.
    qint64 boardsBeforeRound() const
    {
        return m_state.rounds.empty() ? 0 : m_state.rounds.back().boards;
    }

    bool isDone() const { return roundsDone() == rounds(); }

    /// Does one round. False if stopped, or if it is time for a pause (TuneRun::most): then the
    /// next call goes on with this round. False, too, if all are done.
    bool round(const TuneRun &run);

    /// The best positions so far, as TunePlan::knobs; those of the set before the first round.
    std::vector<double> best() const;

    /// The set with its knobs at best().
    GoalSet tuned() const { return m_problem.turned(best()); }

private:
    TuneProblem m_problem;
    TuneOptions m_options;
    std::unique_ptr<TuneSearch> m_search;
    TuneState m_state;
};

} // namespace boardwright
