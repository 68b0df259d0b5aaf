// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/editing/statistics_recount.h"

#include "core/board/result.h"
#include "core/lab/simulate.h"
#include "tests/support/boards/effort.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

namespace boardwright {

namespace {

void add(std::vector<Plain> &to, const std::vector<double> &values)
{
    to.resize(values.size());
    for (std::size_t item = 0; item < values.size(); ++item) {
        if (std::isnan(values[item]))
            continue;
        Plain &plain = to[item];
        ++plain.boards;
        plain.sum += values[item];
        plain.squares += values[item] * values[item];
        plain.notZero += values[item] != 0 ? 1 : 0;
        ++plain.times[static_cast<int>(std::lround(values[item]))];
    }
}

} // namespace

std::shared_ptr<const StatisticsResult> counted(
    const GoalSet &set, qint64 boards, const Generator &generator)
{
    const auto subject = subjectOf(generator, set, generator.settingsFor(set)).value();
    const Tally tally = simulate(subject, {.first = 1, .last = boards},
        {.detail = Detail::Reasons, .threads = 1, .range = 0});
    return std::make_shared<const StatisticsResult>(subject, tally, 200);
}

Recount::Recount(const StatisticsResult &result, int count)
    : generator(result.subject->generator())
{
    const auto scratch = generator.scratch(result.subject->compiled());
    const auto goals = static_cast<std::size_t>(result.subject->set().objectives.size());
    stands.assign(goals, 0);
    cells.assign(goals, 0);
    numbers.resize(generator.info().measures.size());
    std::set<RowId> before;
    for (int seed = 1; seed <= count + 1; ++seed) {
        Result board;
        Watch watch;
        const auto made = generator.run(
            result.subject->compiled(), *scratch, QString::number(seed), board, nullptr, watch);
        QVERIFY(made);
        std::set<RowId> present;
        for (const Placed &placed : board.at) {
            if (placed.what != RowId::none)
                present.insert(placed.what);
        }
        if (seed > 1)
            overlaps << static_cast<int>(
                std::ranges::count_if(before, [&](RowId id) { return present.contains(id); }));
        before = present;
        if (seed > count)
            break;
        for (std::size_t row = 0; row < goals; ++row) {
            const RowId id = result.subject->set().objectives[static_cast<qsizetype>(row)].id;
            const auto times = std::ranges::count(board.at, id, &Placed::what);
            stands[row] += times > 0 ? 1 : 0;
            cells[row] += static_cast<int>(times);
        }
        attempts += effortOf(board).attempt;
        pool += effortOf(board).poolSize;
        const auto broken = std::ranges::count_if(
            board.findings, [](const Finding &finding) { return isRelaxation(finding.code); });
        relaxedBoards += broken > 0 ? 1 : 0;
        relaxations += static_cast<int>(broken);
        Measured measured;
        generator.measure(result.subject->compiled(), *scratch, board, measured);
        for (std::size_t i = 0; i < measured.values.size(); ++i)
            add(numbers[i], measured.values[i]);
    }
}

const std::vector<Plain> &Recount::of(const QString &key) const
{
    const auto measures = generator.info().measures;
    std::size_t index = 0;
    while (measures[index].key != key)
        ++index;
    return numbers[index];
}

std::pair<int, int> mostOf(const Plain &plain)
{
    std::pair<int, int> most{0, 0};
    for (const auto &[number, times] : plain.times) {
        if (number > 0 && times > most.second)
            most = {number, times};
    }
    return most;
}

} // namespace boardwright
