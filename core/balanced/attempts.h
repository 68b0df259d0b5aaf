// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/candidate_order.h"
#include "core/balanced/line_states.h"
#include "core/balanced/tables.h"
#include "core/generator/watch.h"
#include "core/random/arc4.h"

#include <array>
#include <cstdint>
#include <span>

namespace boardwright {

/// The outcome of trying a candidate.
enum class Verdict : std::uint8_t {
    Placed,
    Used, ///< a goal with the same id is on the board
    Conflict, ///< too much synergy with a goal on the board
    Line, ///< the synergy of a line would be out of bounds
};

/// Is notified of every step of the attempts. Must not draw random numbers or change the board.
class AttemptListener {
public:
    AttemptListener() = default;
    AttemptListener(const AttemptListener &) = delete;
    AttemptListener &operator=(const AttemptListener &) = delete;
    virtual ~AttemptListener() = default;

    virtual void attemptBegins(int attempt, std::span<const std::uint8_t> order) = 0;
    /// The goals within the cell's time window, in the order in which they will be tried.
    virtual void windowOpened(int cell, const TimeWindow &window, const CandidateOrder &order) = 0;
    /// Precedes any placement. `line`: the first out of bounds; -1 unless the verdict is Line.
    virtual void tried(int cell, GoalNumber goal, Verdict verdict, int line) = 0;
    /// No candidate was placed: the attempt fails.
    virtual void stuck(int cell) = 0;
};

/// Repeats attempts at a board of one seed until one succeeds. Working memory of one thread, reused
/// from board to board.
class Attempts5x5 final {
public:
    /// `tables` must outlive this.
    explicit Attempts5x5(const BalancedTables &tables);

    struct Report {
        bool isDone = false;
        bool isCancelled = false;
        int attempts = 0; ///< made, including the successful one
        int tried = 0; ///< candidates tried in all attempts
        int stuckAt = -1; ///< the cell at which the last attempt failed; -1: none
    };

    /// `key` seeds the stream of random numbers, `seed` selects the square.
    Report run(QStringView key, std::uint64_t seed, int mostAttempts, Watch &watch,
        AttemptListener *listener);

    /// The board, or what the last attempt placed.
    LineStates &board() { return m_board; }

    const std::array<std::uint8_t, balancedCells> &difficulties() const { return m_difficulties; }

    /// In its state after the last board.
    Arc4 &random() { return m_random; }

private:
    bool attempt(Report &report, Watch &watch, AttemptListener *listener);
    bool pick(int cell, Report &report, AttemptListener *listener);
    Verdict verdictOf(int cell, GoalNumber goal, int &line);

    const BalancedTables &m_tables;
    LineStates m_board;
    CandidateOrder m_candidates;
    Arc4 m_random;
    std::array<std::uint8_t, balancedCells> m_difficulties{};
    std::array<std::uint8_t, balancedCells> m_order{};
};

/// The order in which an attempt fills the cells: the three hardest, the centre, the diagonals, the
/// rest. Consumes 24 random numbers.
std::array<std::uint8_t, balancedCells> populationOrder(
    const std::array<std::uint8_t, balancedCells> &difficulties, Arc4 &random);

} // namespace boardwright
