// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/compare.h"
#include "core/tune/item_counts.h"
#include "core/tune/plan.h"
#include "core/tune/score.h"

#include <optional>
#include <vector>

namespace boardwright {

/// As many as a trial needs to tell a share of 5 % from one that is 10 % higher.
inline constexpr qint64 trialSeeds = 20'000;

/// The items of a plan on the boards of two versions of a set, on the same seeds. Whole numbers;
/// adds up like Tally.
struct TrialCounts {
    ItemCounts before;
    ItemCounts after;
    std::vector<Difference> items; ///< by item: how its number changed, seed by seed

    explicit TrialCounts(std::size_t itemCount)
        : before(itemCount)
        , after(itemCount)
        , items(itemCount)
    {
    }

    void add(const TrialCounts &other);

    friend bool operator==(const TrialCounts &, const TrialCounts &) = default;
};

/// What keeps an item from being where it should.
struct HeldBy {
    /// A class of the measure that says why goals are left out (Scope::Row), as an index of
    /// Measure::classes; nothing: unknown.
    std::optional<std::size_t> reason{};
    std::optional<NamedLimit> limit{}; ///< the limit meant, if it is one of a category
    int percent = 0; ///< of that limit
    bool isAtEnd = false; ///< the goal's own setting is at an end of its range
    bool isNever = false; ///< the goal appears on no board
};

/// One item of a plan, before and after.
struct TrialItem {
    std::optional<double> before{}; ///< shareOfItem()
    std::optional<double> after{};
    double wanted = 0; ///< the share that it should have after; of a number: all boards
    int confidence = 0; ///< that it changed: 0 to 3, as confidenceOf()
    bool isReached = false;
    std::optional<HeldBy> heldBy{}; ///< of goals that are not, and of relaxed boards
};

/// A set before and after it was tuned.
struct Trial {
    std::vector<TrialItem> items; ///< as TunePlan::items
    TuneScore before;
    TuneScore after;
    quint64 boards = 0; ///< seeds on which both were made

    /// Of the goals that items are about: the share whose share is within `part` of what it should
    /// be; nothing without goals.
    std::optional<double> nearGoalsBefore{};
    std::optional<double> nearGoalsAfter{};

    double relaxedBefore = 0; ///< the share of boards with a relaxation
    double relaxedAfter = 0;
    double unfilledBefore = 0; ///< the share of seeds without a complete board
    double unfilledAfter = 0;
};

/// Makes the boards of both versions, on seeds of trialRange(), and finds what holds items
/// back. Works in steps, for a job that can be stopped. One thread at a time.
class TrialRun final {
public:
    /// `before` and `after`: of one document, with the plan's knobs turned.
    TrialRun(SharedSubject before, SharedSubject after, TunePlan plan, qint64 seeds = trialSeeds);

    /// Makes some boards of both. Does nothing once there is a result; nothing that lasts if
    /// stopped.
    void step(int threads, const std::stop_token &stop = {});

    /// Steps that step() needs at most for so many seeds.
    static std::size_t mostSteps(qint64 seeds = trialSeeds);

    /// Nothing: not finished.
    const std::optional<Trial> &result() const { return m_result; }

private:
    void finish(int threads, const std::stop_token &stop);

    SharedSubject m_before;
    SharedSubject m_after;
    TunePlan m_plan;
    SeedRange m_seeds;
    qint64 m_done = 0;
    TrialCounts m_counts;
    std::optional<Trial> m_result;
};

/// All steps at once; nothing if stopped.
std::optional<Trial> trialOf(const SharedSubject &before, const SharedSubject &after,
    const TunePlan &plan, qint64 seeds, int threads, const std::stop_token &stop = {});

} // namespace boardwright
