// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/curation.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <iterator>
#include <optional>
#include <ranges>
#include <thread>

namespace boardwright {

namespace {

void addRows(const Subject &subject, const Result &board, std::vector<int> &rows)
{
    for (const Placed &placed : board.at) {
        if (const int row = subject.rowOf(placed.what); row >= 0)
            rows.push_back(row);
    }
    for (const Part &part : board.parts)
        addRows(subject, *part.result, rows);
}

std::vector<qint64> mostEven(const std::vector<PooledBoard> &pool, std::size_t count,
    std::size_t rows, const std::stop_token &stop)
{
    std::vector<std::int64_t> appearances(rows, 0);
    std::vector<bool> isChosen(pool.size(), false);
    std::vector<qint64> seeds;
    while (seeds.size() < count && !stop.stop_requested()) {
        std::optional<std::size_t> best;
        std::int64_t fewest = 0;
        for (std::size_t i = 0; i < pool.size(); ++i) {
            if (isChosen[i])
                continue;
            // The sum of squared appearances grows by twice this, and by a number of the board
            // alone.
            std::int64_t sum = 0;
            for (const int row : pool[i].rows)
                sum += appearances[static_cast<std::size_t>(row)];
            if (!best || sum < fewest) {
                best = i;
                fewest = sum;
            }
        }
        isChosen[*best] = true;
        for (const int row : pool[*best].rows)
            ++appearances[static_cast<std::size_t>(row)];
        seeds.push_back(pool[*best].seed);
    }
    return seeds;
}

} // namespace

std::vector<PooledBoard> poolOf(const SharedSubject &subject, const SeedRange &seeds,
    const CurationCriterion &criterion, int threads, const std::stop_token &stop)
{
    const Info &info = subject->generator().info();
    const bool isJudged = criterion.kind != CurationCriterion::Kind::Even;
    std::vector<PooledBoard> all(static_cast<std::size_t>(seeds.count()));
    std::vector<char> isComplete(all.size(), 0);
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        const auto scratch = subject->scratch();
        Result board;
        Measured measured;
        Watch watch(stop);
        for (std::size_t i = next++; i < all.size() && !stop.stop_requested(); i = next++) {
            PooledBoard &kept = all[i];
            kept.seed = seeds.first + static_cast<qint64>(i);
            if (!subject->run(*scratch, QString::number(kept.seed), board, watch))
                continue;
            addRows(*subject, board, kept.rows);
            if (isJudged) {
                subject->generator().measure(subject->compiled(), *scratch, board, measured);
                kept.number = judgedNumber(info, info.gates[criterion.gate], measured)
                                  .value_or(Measured::nothing);
            }
            isComplete[i] = 1;
        }
    };
    std::vector<std::jthread> helpers;
    for (int i = 1; i < threads; ++i)
        helpers.emplace_back(work);
    work();
    helpers.clear();
    std::vector<PooledBoard> pool;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (isComplete[i] != 0)
            pool.push_back(std::move(all[i]));
    }
    return pool;
}

std::vector<qint64> chosenSeeds(const std::vector<PooledBoard> &pool,
    const CurationCriterion &criterion, std::size_t count, std::size_t rows,
    const std::stop_token &stop)
{
    if (criterion.kind == CurationCriterion::Kind::Even)
        return mostEven(pool, std::min(count, pool.size()), rows, stop);
    std::vector<PooledBoard> sorted;
    std::ranges::copy_if(pool, std::back_inserter(sorted),
        [](const PooledBoard &board) { return !std::isnan(board.number); });
    if (criterion.kind == CurationCriterion::Kind::Least)
        std::ranges::stable_sort(sorted, {}, &PooledBoard::number);
    else
        std::ranges::stable_sort(sorted, std::ranges::greater(), &PooledBoard::number);
    std::vector<qint64> seeds;
    for (const PooledBoard &board : sorted | std::views::take(static_cast<qsizetype>(count)))
        seeds.push_back(board.seed);
    return seeds;
}

} // namespace boardwright
