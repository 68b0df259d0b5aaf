// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/tunable.h"
#include "core/lab/subject.h"
#include "core/lab/tally.h"

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

/// Finds that position by bisection, on seeds from 1 that are the same for every position: 1,000
/// for narrowing down, 10,000 for distinguishing neighbours. Shares increase with the position,
/// apart from small effects of the goal on other boards' choices. Works in steps of some
/// milliseconds; one thread at a time. Deterministic.
class ShareSearch final {
public:
    static constexpr qint64 nearSeeds = 1'000;
    static constexpr qint64 sureSeeds = 10'000;
    /// Upper bound on the steps needed.
    static constexpr std::size_t mostSteps = 600;

    /// `generator` must outlive this. `share`: 0..1. `knob`: beside a goal of the set.
    ShareSearch(
        const Generator &generator, GoalSet set, Settings settings, Knob knob, double share);

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
    struct Counted {
        qint64 seeds = 0; ///< seeds 1 .. this
        quint64 boards = 0;
        quint64 with = 0;

        double share() const
        {
            return boards == 0 ? 0 : static_cast<double>(with) / static_cast<double>(boards);
        }
    };

    enum class Stage { Highest, Lowest, Between, Neighbours, Reasons };

    bool count(int position, qint64 seeds, const std::stop_token &stop);
    bool compile(int position, const std::stop_token &stop);
    void decide();
    void decideNeighbours();
    void finish();
    double distance(int position) const;
    bool isMissed() const;

    const Generator &m_generator;
    GoalSet m_set;
    Settings m_settings;
    Knob m_knob;
    double m_share;

    // Positions are counted in steps of the knob.
    int m_highest;
    Stage m_stage = Stage::Highest;
    int m_low = 0; ///< gives too few boards
    int m_high; ///< gives enough boards
    int m_asked; ///< the position being counted
    qint64 m_wanted = nearSeeds; ///< seeds to count for it
    int m_best;
    int m_tried = 0; ///< neighbours tried
    std::map<int, Counted> m_counted; ///< by position
    SharedSubject m_subject; ///< for m_compiled
    int m_compiled = 0;
    std::optional<std::expected<ShareAnswer, QList<Problem>>> m_answer;
};

} // namespace boardwright
