// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/tally.h"
#include "core/tune/tuner.h"

#include <expected>
#include <map>
#include <optional>
#include <stop_token>

namespace boardwright {

/// The position of a goal's knob whose share of boards is nearest to the requested one.
struct GoalAnswer {
    double position = 0;
    double share = 0; ///< 0..1, of ShareAnswer::boards, at that position
    /// False if the knob is at an end, and even there the share differs significantly.
    bool isReached = false;
};

struct ShareAnswer {
    std::vector<GoalAnswer> goals; ///< as the knobs
    quint64 boards = 0;
    // Of one goal alone:
    std::optional<Tally> reasons; ///< if too few boards have the goal: why the others do not
    std::size_t row = 0; ///< the goal's row in `reasons`
};

/// The smallest case of a tuner: goals with one knob and one share each. Of a single goal, moves to
/// neighbouring positions after the tuner's rounds while that gets nearer, counting `sureSeeds`
/// boards for each, because neighbours differ by less than the tuner's boards can distinguish.
/// Works in steps of some milliseconds; one thread at a time. Deterministic.
class GoalShare final {
public:
    static constexpr qint64 sureSeeds = 10'000;
    /// Upper bound on the steps needed for one goal.
    static constexpr std::size_t mostSteps = 1'500;

    /// `generator` must outlive this. `shares`: 0..1, one for each knob. `knobs`: beside goals of
    /// the set.
    GoalShare(const Generator &generator, const GoalSet &set, Settings settings,
        std::vector<Knob> knobs, std::vector<double> shares);

    /// Upper bound on the steps needed for these goals.
    std::size_t steps() const;

    /// Does nothing once there is an answer. If stopped, it may do nothing, and can be continued
    /// later.
    void step(const std::stop_token &stop);

    /// Nothing: not finished. An error: no boards can be made of the set, with the reasons if
    /// known.
    const std::optional<std::expected<ShareAnswer, QList<Problem>>> &answer() const
    {
        return m_answer;
    }

private:
    /// The boards of a position so far.
    struct Counted {
        SharedSubject subject; ///< null once all are counted
        qint64 seeds = 0; ///< seeds 1 .. this
        quint64 boards = 0;
        quint64 with = 0;

        double share() const
        {
            return boards == 0 ? 0 : static_cast<double>(with) / static_cast<double>(boards);
        }
    };

    const Knob &knob() const { return m_problem.plan().knobs.front(); }

    void begin();
    void count(const std::stop_token &stop);
    void decide();
    void finish(const std::stop_token &stop);
    void countAll(const std::stop_token &stop);
    /// Null if there is none, which is the answer then, or after a stop request.
    SharedSubject subjectAt(int position, const std::stop_token &stop);
    double distance(int position) const;
    /// At an end of its range, off by more than chance.
    bool isMissed(std::size_t goal, double position, double share, quint64 boards) const;

    TuneProblem m_problem;
    std::vector<double> m_shares;
    Tuner m_tuner;
    bool m_isTuned = false;
    // Positions are counted in steps of the knob.
    int m_best = 0;
    int m_asked = 0; ///< the position being counted
    bool m_isDecided = false;
    std::map<int, Counted> m_counted;
    std::vector<quint64> m_with; ///< of several goals: boards that have each
    std::optional<std::expected<ShareAnswer, QList<Problem>>> m_answer;
};

} // namespace boardwright
