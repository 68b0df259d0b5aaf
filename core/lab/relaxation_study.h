// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/relaxed_limit.h"
#include "core/lab/subject.h"

#include <QList>

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace boardwright {

/// On how many boards a limit was relaxed.
struct RelaxedBoards {
    quint64 boards = 0; ///< complete boards
    quint64 relaxed = 0; ///< of these, boards on which the limit was relaxed
    quint64 anyRelaxed = 0; ///< of these, boards on which any limit was relaxed

    double share() const
    {
        return boards == 0 ? 0 : static_cast<double>(relaxed) / static_cast<double>(boards);
    }

    friend bool operator==(const RelaxedBoards &, const RelaxedBoards &) = default;
};

/// Changes that would keep a limit from being relaxed, as measured on the same seeds.
struct RelaxationAdvice {
    /// A higher limit for the category.
    struct Raise {
        int percent = 0;
        RelaxedBoards then;

        friend bool operator==(const Raise &, const Raise &) = default;
    };

    /// For a category: remove these goals from it. For zones: add these goals to `zone`.
    struct Goals {
        QList<RowId> goals; ///< the most frequent offenders first
        RelaxedBoards then;

        friend bool operator==(const Goals &, const Goals &) = default;
    };

    RelaxedBoards now;
    std::optional<Raise> raise;
    std::optional<Goals> goals;
    Zone zone{}; ///< for Goals, if the limit is about zones
    bool isComplete = false; ///< nothing more will be found

    friend bool operator==(const RelaxationAdvice &, const RelaxationAdvice &) = default;
};

/// Measures how often limits are relaxed, and finds the smallest changes that reduce that to a
/// quarter or less: raising the limit step by step, and changing one or a few of the goals involved
/// most often. A change that makes more boards fail is rejected. Works in steps, each of which
/// makes some boards; one thread at a time. Deterministic.
class RelaxationStudy final {
public:
    static constexpr qint64 seeds = 1'000; ///< seeds 1 .. this
    /// Changing more goals than this is not a small change.
    static constexpr int mostGoals = 8;

    /// Upper bound on the steps needed for this number of limits.
    static std::size_t mostSteps(std::size_t limits);

    /// Studies this set as it is; changed sets are compiled as they are tried.
    explicit RelaxationStudy(SharedSubject subject);
    ~RelaxationStudy();
    RelaxationStudy(const RelaxationStudy &) = delete;
    RelaxationStudy &operator=(const RelaxationStudy &) = delete;

    /// Queues a limit, after those queued before; repeated calls have no effect.
    void ask(const RelaxedLimit &limit);

    /// Does nothing when everything is known. If stopped, it may do nothing, and can be continued
    /// later.
    void step(const std::stop_token &stop);

    bool isDone() const { return m_waiting.empty(); }

    /// What is known about the limits queued. A limit has no entry until all boards of the
    /// unchanged set are made.
    const std::map<RelaxedLimit, RelaxationAdvice> &advice() const { return m_advice; }

private:
    /// Boards of one version of the set.
    struct Trial;
    /// The search for a sufficient change, for one limit.
    struct Search;

    /// What the boards of the unchanged set show about a limit.
    struct Seen {
        quint64 relaxed = 0; ///< number of boards
        /// boards on which the goal was placed where the limit was relaxed
        std::map<RowId, quint64> goals;
    };

    static std::unique_ptr<Trial> trialOf(SharedSubject subject);
    void countNow(const std::stop_token &stop);
    void note(const Result &board);
    void begin();
    void search(const std::stop_token &stop);
    bool isTooLittle() const;
    void endStage();
    GoalSet changedSet() const;
    std::vector<int> higherPercents(const RelaxedLimit &limit) const;
    std::vector<RowId> goalsInTheWay(const RelaxedLimit &limit) const;

    SharedSubject m_subject; ///< the unchanged set
    std::map<RelaxedLimit, Seen> m_seen; ///< on the boards of the unchanged set
    std::unique_ptr<Trial> m_now; ///< boards of the unchanged set; null: none made yet
    std::deque<RelaxedLimit> m_waiting; ///< the first is being searched for
    std::unique_ptr<Search> m_search; ///< for the first; null: not started
    std::map<RelaxedLimit, RelaxationAdvice> m_advice;
};

} // namespace boardwright
