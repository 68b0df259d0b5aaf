// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/balanced_set.h"
#include "core/board/trace.h"

#include <vector>

namespace boardwright {

/// Writes the attempts at a balanced board into a trace. The funnel of a placement shows, for each
/// time window opened, how many goals are in it, how many of them are not on the board, in a
/// blackout how many have no conflict, and how many fit the lines. The value of a rejected goal is
/// the line (1-based) that it would have taken out of bounds; 0: it was on the board or in
/// conflict. Its Rejection has the details.
class AttemptRecorder final : public AttemptListener {
public:
    /// All arguments must outlive this; the trace is cleared.
    AttemptRecorder(Trace &trace, const BalancedSet &set, LineStates &board, const Draws &draws);

    void attemptBegins(int attempt, std::span<const std::uint8_t> order) override;
    void windowOpened(int cell, const TimeWindow &window, const CandidateOrder &order) override;
    void tried(int cell, GoalNumber goal, Verdict verdict, int line) override;
    void stuck(int cell) override;

    /// Call after the last attempt.
    void end();

private:
    Step &add(Act act, int cell = -1);
    Rejection rejectionOf(int cell, GoalNumber goal, Verdict verdict, int line);

    Trace &m_trace;
    const BalancedSet &m_set;
    const BalancedTables &m_tables;
    LineStates &m_board;
    const Draws &m_draws;
    Synergy m_synergy;
    std::vector<int> m_placed; ///< cells filled in this attempt
    int m_attempt = 0;
    std::uint32_t m_funnel = 0; ///< first row that belongs to no step yet
};

} // namespace boardwright
