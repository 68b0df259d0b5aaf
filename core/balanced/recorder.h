// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/balanced_set.h"
#include "core/board/trace.h"

#include <vector>

namespace boardwright {

/// Writes the attempts at a balanced board into a trace. A placement's funnel tells, for each
/// window that was opened, how many goals are near enough in time, how many of them are not on the
/// board, in a blackout how many have no conflict, and how many fit the lines. A rejected goal's
/// value is the line that it would have broken, from 1; 0: it was on the board or in conflict. Its
/// rejection says all of that.
class AttemptRecorder final : public AttemptListener {
public:
    /// All must outlive this; the trace is cleared.
    AttemptRecorder(Trace &trace, const BalancedSet &set, LineStates &board, const Draws &draws);

    void attemptBegins(int attempt, std::span<const std::uint8_t> order) override;
    void windowOpened(int cell, const TimeWindow &window, const CandidateOrder &order) override;
    void tried(int cell, GoalNumber goal, Verdict verdict, int line) override;
    void stuck(int cell) override;

    /// After the last attempt.
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
    std::vector<int> m_placed; ///< cells of this attempt
    int m_attempt = 0;
    std::uint32_t m_funnel = 0; ///< first row that no step has yet
};

} // namespace boardwright
