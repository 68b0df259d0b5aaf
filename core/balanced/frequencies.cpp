// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/frequencies.h"

#include <QString>

#include <algorithm>
#include <cmath>
#include <functional>

namespace boardwright {

namespace {

void addCounts(std::vector<std::int64_t> &sums, const std::vector<std::int64_t> &counts)
{
    sums.resize(std::max(sums.size(), counts.size()));
    std::ranges::transform(counts, std::span(sums).first(counts.size()), sums.begin(), std::plus());
}

} // namespace

void Frequencies::add(const Frequencies &other)
{
    addCounts(boards, other.boards);
    addCounts(lines, other.lines);
    made += other.made;
    failed += other.failed;
    attempts += other.attempts;
    mostAttempts = std::max(mostAttempts, other.mostAttempts);
}

double Frequencies::meanAttempts() const
{
    constexpr double thousandths = 1000;
    constexpr double half = 0.5;
    const std::int64_t all = made + failed;
    if (all == 0)
        return 0;
    const double mean = static_cast<double>(attempts) / static_cast<double>(all);
    return std::floor(mean * thousandths + half) / thousandths;
}

bool countBoard(Attempts5x5 &attempts, const BalancedTables &tables, std::uint64_t seed,
    int mostAttempts, Watch &watch, Frequencies &into)
{
    into.boards.resize(tables.goals());
    into.lines.resize(tables.goals());
    const auto report = attempts.run(QString::number(seed), seed, mostAttempts, watch, nullptr);
    if (report.isCancelled)
        return false;
    const int counted = report.isDone ? report.attempts : mostAttempts;
    into.attempts += counted;
    into.mostAttempts = std::max(into.mostAttempts, counted);
    ++(report.isDone ? into.made : into.failed);
    if (!report.isDone)
        return true;
    for (int cell = 0; cell < balancedCells; ++cell) {
        const auto number = static_cast<std::size_t>(attempts.board().goalAt(cell));
        const std::size_t goal = tables.origin[number];
        ++into.boards[goal];
        into.lines[goal] += linesOfCell.at(static_cast<std::size_t>(cell)).count;
    }
    return true;
}

bool countFrequencies(Attempts5x5 &attempts, const BalancedTables &tables, std::uint64_t first,
    std::uint64_t last, int mostAttempts, Watch &watch, Frequencies &into)
{
    for (std::uint64_t seed = first; seed <= last; ++seed) {
        if (!countBoard(attempts, tables, seed, mostAttempts, watch, into))
            return false;
    }
    return true;
}

} // namespace boardwright
