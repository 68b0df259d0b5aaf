// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/attempts.h"

#include <algorithm>

namespace boardwright {

std::array<std::uint8_t, balancedCells> populationOrder(
    const std::array<std::uint8_t, balancedCells> &difficulties, Arc4 &random)
{
    // In the order of the reference; any other order would give other boards.
    constexpr std::array<std::uint8_t, balancedCells> listed{
        12, 0, 6, 18, 24, 4, 8, 16, 20, 1, 2, 3, 5, 7, 9, 10, 11, 13, 14, 15, 17, 19, 21, 22, 23};
    constexpr std::size_t diagonal = 8;
    constexpr int hardest = 3;
    std::array<std::uint8_t, balancedCells> order = listed;
    shuffleForwards(std::span(order).subspan(1, diagonal), random);
    shuffleForwards(std::span(order).subspan(1 + diagonal), random);
    for (int difficulty = balancedCells - hardest + 1; difficulty <= balancedCells; ++difficulty) {
        const auto cell = static_cast<std::uint8_t>(
            std::ranges::find(difficulties, difficulty) - difficulties.begin());
        auto *const place = std::ranges::find(order, cell);
        std::rotate(order.begin(), place, place + 1);
    }
    return order;
}

Attempts5x5::Attempts5x5(const BalancedTables &tables)
    : m_tables(tables)
    , m_board(tables)
    , m_random(QStringView())
{
}

Attempts5x5::Report Attempts5x5::run(
    QStringView key, std::uint64_t seed, int mostAttempts, Watch &watch, AttemptListener *listener)
{
    m_random = Arc4(key);
    m_difficulties = magicSquare(seed);
    m_board.clear(m_difficulties);
    Report report;
    while (report.attempts < mostAttempts && !report.isDone && !report.isCancelled) {
        ++report.attempts;
        report.isDone = attempt(report, watch, listener);
    }
    return report;
}

bool Attempts5x5::attempt(Report &report, Watch &watch, AttemptListener *listener)
{
    m_board.clear(m_difficulties);
    m_order = populationOrder(m_difficulties, m_random);
    if (listener != nullptr)
        listener->attemptBegins(report.attempts, m_order);
    for (const int cell : m_order) {
        report.isCancelled = watch.stopRequested();
        if (report.isCancelled)
            return false;
        if (pick(cell, report, listener))
            continue;
        report.stuckAt = cell;
        if (listener != nullptr)
            listener->stuck(cell);
        return false;
    }
    report.stuckAt = -1;
    return true;
}

Verdict Attempts5x5::verdictOf(int cell, GoalNumber goal, int &line)
{
    line = -1;
    if (m_board.isUsed(goal))
        return Verdict::Used;
    if (m_tables.isBlackout && m_board.hasConflict(cell, goal))
        return Verdict::Conflict;
    line = m_board.brokenLine(cell, goal);
    return line < 0 ? Verdict::Placed : Verdict::Line;
}

bool Attempts5x5::pick(int cell, Report &report, AttemptListener *listener)
{
    const int difficulty = m_difficulties.at(static_cast<std::size_t>(cell));
    for (const TimeWindow &window : m_tables.windowsOf(difficulty)) {
        m_candidates.shuffle(m_tables, window, m_random);
        if (listener != nullptr)
            listener->windowOpened(cell, window, m_candidates);
        while (const auto goal = m_candidates.next()) {
            ++report.tried;
            int line = -1;
            const Verdict verdict = verdictOf(cell, *goal, line);
            if (listener != nullptr)
                listener->tried(cell, *goal, verdict, line);
            if (verdict != Verdict::Placed)
                continue;
            m_board.place(cell, *goal);
            return true;
        }
    }
    return false;
}

} // namespace boardwright
