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

/// What became of a candidate.
enum class Verdict : std::uint8_t {
    Placed,
    Used, ///< a goal of its id is on the board
    Conflict, ///< too much in common with a goal on the board
    Line, ///< a line would gain or lose too much
};

/// Hears of every step of the attempts. It draws nothing and changes nothing.
class AttemptListener {
public:
    AttemptListener() = default;
    AttemptListener(const AttemptListener &) = delete;
    AttemptListener &operator=(const AttemptListener &) = delete;
    virtual ~AttemptListener() = default;

    virtual void attemptBegins(int attempt, std::span<const std::uint8_t> order) = 0;
    /// The goals near enough to the time of a cell, in the order in which they will be tried.
    virtual void windowOpened(int cell, const TimeWindow &window, const CandidateOrder &order) = 0;
    /// `line`: the first that would break; -1 unless the verdict is Line. Before it is placed.
    virtual void tried(int cell, GoalNumber goal, Verdict verdict, int line) = 0;
    /// Nothing was placed: the attempt ends here.
    virtual void stuck(int cell) = 0;
};

/// Attempts at a board of one seed, until one succeeds. Working memory of one thread, reused from
/// board to board.
class Attempts5x5 final {
public:
    /// `tables` must outlive this.
    explicit Attempts5x5(const BalancedTables &tables);

    struct Report {
        bool isDone = false;
        bool isCancelled = false;
        int attempts = 0; ///< made, the successful one included
        int tried = 0; ///< candidates, in all attempts
        int stuckAt = -1; ///< the cell that the last attempt failed at; -1: none
    };

    /// `key` seeds the stream of random numbers, `seed` the square.
    Report run(QStringView key, std::uint64_t seed, int mostAttempts, Watch &watch,
        AttemptListener *listener);

    /// The board, or what the last attempt left.
    LineStates &board() { return m_board; }

    const std::array<std::uint8_t, balancedCells> &difficulties() const { return m_difficulties; }

    /// As the last board left it.
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
/// rest. Takes 24 numbers.
std::array<std::uint8_t, balancedCells> populationOrder(
    const std::array<std::uint8_t, balancedCells> &difficulties, Arc4 &random);

} // namespace boardwright
