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

/// The position of a knob whose share of boards is nearest to the requested one.
struct ShareAnswer {
    double position = 0;
    double share = 0; ///< 0..1, of `boards`, at that position
    quint64 boards = 0;
    /// False if the knob is at an end, and even there the share differs significantly.
    bool isReached = false;
    std::optional<Tally> reasons; ///< if too few boards have the goal: why the others do not
    std::size_t row = 0; ///< the goal's row in `reasons`
};

/// The smallest case of a tuner: one goal, one knob, one share. After the tuner's rounds, moves to
/// neighbouring positions while that gets nearer, counting `sureSeeds` boards for each, because
/// neighbours differ by less than the tuner's boards can distinguish. Works in steps of some
/// milliseconds; one thread at a time. Deterministic.
class GoalShare final {
public:
    static constexpr qint64 sureSeeds = 10'000;
    /// Upper bound on the steps needed.
    static constexpr std::size_t mostSteps = 1'500;

    /// `generator` must outlive this. `share`: 0..1. `knob`: beside a goal of the set.
    GoalShare(const Generator &generator, const GoalSet &set, Settings settings, const Knob &knob,
        double share);

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

    void begin();
    void count(const std::stop_token &stop);
    void decide();
    void finish(const std::stop_token &stop);
    /// Null if there is none, which is the answer then, or after a stop request.
    SharedSubject subjectAt(int position, const std::stop_token &stop);
    double distance(int position) const;
    bool isMissed() const;

    TuneProblem m_problem;
    Knob m_knob;
    double m_share;
    Tuner m_tuner;
    bool m_isTuned = false;
    // Positions are counted in steps of the knob.
    int m_best = 0;
    int m_asked = 0; ///< the position being counted
    bool m_isDecided = false;
    std::map<int, Counted> m_counted;
    std::optional<std::expected<ShareAnswer, QList<Problem>>> m_answer;
};

} // namespace boardwright
