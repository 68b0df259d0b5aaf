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

/// On how many boards a limit gave way.
struct RelaxedBoards {
    quint64 boards = 0; ///< whole ones
    quint64 relaxed = 0; ///< of these, on which it did
    quint64 anyRelaxed = 0; ///< on which some limit did

    double share() const
    {
        return boards == 0 ? 0 : static_cast<double>(relaxed) / static_cast<double>(boards);
    }

    friend bool operator==(const RelaxedBoards &, const RelaxedBoards &) = default;
};

/// What would keep a limit from giving way, as far as it was measured: always on the same seeds.
struct RelaxationAdvice {
    /// A higher limit of the category.
    struct Raise {
        int percent = 0;
        RelaxedBoards then;

        friend bool operator==(const Raise &, const Raise &) = default;
    };

    /// Of a category: that these are no longer in it. Of zones: that these are in `zone` as well.
    struct Goals {
        QList<RowId> goals; ///< those that were in the way most often first
        RelaxedBoards then;

        friend bool operator==(const Goals &, const Goals &) = default;
    };

    RelaxedBoards now;
    std::optional<Raise> raise;
    std::optional<Goals> goals;
    Zone zone{}; ///< of goals, where zones are meant
    bool isComplete = false; ///< nothing more will be known

    friend bool operator==(const RelaxationAdvice &, const RelaxationAdvice &) = default;
};

/// Measures on how many boards limits give way, and the smallest change that brings that down to a
/// quarter at most: the next limits upwards; and one goal fewer, or a few, of those that stood
/// there most often. A change after which fewer boards can be filled is none. In steps, each of
/// which makes some boards, for one thread at a time. Same answers every time.
class RelaxationStudy final {
public:
    static constexpr qint64 seeds = 1'000; ///< from 1
    /// More goals than this are no small change.
    static constexpr int mostGoals = 8;

    /// More steps are never needed for so many limits.
    static std::size_t mostSteps(std::size_t limits);

    /// Of this set as it is; its changes are compiled as they are tried.
    explicit RelaxationStudy(SharedSubject subject);
    ~RelaxationStudy();
    RelaxationStudy(const RelaxationStudy &) = delete;
    RelaxationStudy &operator=(const RelaxationStudy &) = delete;

    /// Wants to know about a limit, after those that were asked before; once.
    void ask(const RelaxedLimit &limit);

    /// Does nothing once all is known; stopped, it may do nothing, and can go on later.
    void step(const std::stop_token &stop);

    bool isDone() const { return m_waiting.empty(); }

    /// What is known of the limits that were asked for; nothing of one before all boards of the set
    /// as it is were made.
    const std::map<RelaxedLimit, RelaxationAdvice> &advice() const { return m_advice; }

private:
    /// Boards of one version of the set.
    struct Trial;
    /// For what is enough, for one limit.
    struct Search;

    /// What the boards of the set as it is say of a limit.
    struct Seen {
        quint64 relaxed = 0; ///< boards
        std::map<RowId, quint64> goals; ///< boards on which one stood where it gave way
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

    SharedSubject m_subject; ///< the set as it is
    std::map<RelaxedLimit, Seen> m_seen; ///< on its boards
    std::unique_ptr<Trial> m_now; ///< these
    std::deque<RelaxedLimit> m_waiting; ///< the first is searched for
    std::unique_ptr<Search> m_search; ///< of the first; null: it did not begin
    std::map<RelaxedLimit, RelaxationAdvice> m_advice;
};

} // namespace boardwright
