// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/subject.h"
#include "core/lab/tally.h"

#include <expected>
#include <map>
#include <optional>
#include <stop_token>

namespace boardwright {

/// The weighting that brings a goal nearest to a wanted share of boards.
struct WeightingAnswer {
    int weighting = 100; ///< 1..100
    double share = 0; ///< 0..1, of `boards`, with that weighting
    quint64 boards = 0;
    /// False: it is an end of what weightings there are, and even that gives another share, for
    /// sure.
    bool isReached = false;
    std::optional<Tally> reasons; ///< where too few boards have the goal: why the others do not
    std::size_t row = 0; ///< of the goal in these
};

/// Looks for that weighting by bisection, on seeds from 1 that are the same for every weighting:
/// 1,000 of them to come near, 10,000 to tell neighbours apart. Shares rise with the weighting, but
/// for the little that boards of one goal more change elsewhere. In steps, each of which takes some
/// milliseconds, for one thread at a time. Same answer every time.
class WeightingSearch final {
public:
    static constexpr qint64 nearSeeds = 1'000;
    static constexpr qint64 sureSeeds = 10'000;
    /// More steps are never needed.
    static constexpr std::size_t mostSteps = 600;

    /// `generator` must outlive this. `share`: 0..1. The goal must be in the set.
    WeightingSearch(
        const Generator &generator, GoalSet set, Settings settings, RowId goal, double share);

    /// Does nothing once there is an answer; stopped, it may do nothing, and can go on later.
    void step(const std::stop_token &stop);

    /// Nothing yet; an error: no boards can be made of the set, and why, where that is known.
    const std::optional<std::expected<WeightingAnswer, QList<Problem>>> &answer() const
    {
        return m_answer;
    }

private:
    struct Counted {
        qint64 seeds = 0; ///< from 1
        quint64 boards = 0;
        quint64 with = 0;

        double share() const
        {
            return boards == 0 ? 0 : static_cast<double>(with) / static_cast<double>(boards);
        }
    };

    enum class Stage { Highest, Lowest, Between, Neighbours, Reasons };

    bool count(int weighting, qint64 seeds, const std::stop_token &stop);
    bool compile(int weighting, const std::stop_token &stop);
    void decide();
    void decideNeighbours();
    void finish();
    double distance(int weighting) const;
    bool isMissed() const;

    const Generator &m_generator;
    GoalSet m_set;
    Settings m_settings;
    RowId m_goal;
    double m_share;

    Stage m_stage = Stage::Highest;
    int m_low = 1; ///< gives too few boards
    int m_high = 100; ///< gives enough
    int m_asked = 100; ///< what is counted now
    qint64 m_wanted = nearSeeds; ///< of it
    int m_best = 100;
    int m_tried = 0; ///< neighbours
    std::map<int, Counted> m_counted; ///< by weighting
    SharedSubject m_subject; ///< of m_compiled
    int m_compiled = 0;
    std::optional<std::expected<WeightingAnswer, QList<Problem>>> m_answer;
};

} // namespace boardwright
