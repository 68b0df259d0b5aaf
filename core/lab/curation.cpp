// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/curation.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <iterator>
#include <ranges>
#include <thread>
#include <utility>

namespace boardwright {

namespace {

/// Rows of tables have the numbers behind those of the goals, by their id.
void addRows(const Subject &subject, const Result &board, std::vector<int> &rows)
{
    const auto goals = static_cast<int>(subject.set().objectives.size());
    for (const Placed &placed : board.at) {
        if (placed.what == RowId::none)
            continue;
        const int row = subject.rowOf(placed.what);
        rows.push_back(row >= 0 ? row : goals + static_cast<int>(placed.what));
    }
    for (const Part &part : board.parts)
        addRows(subject, *part.result, rows);
}

std::vector<qint64> mostEven(
    const std::vector<PooledBoard> &pool, std::size_t count, const std::stop_token &stop)
{
    std::size_t rows = 0;
    for (const PooledBoard &board : pool) {
        for (const int row : board.rows)
            rows = std::max(rows, static_cast<std::size_t>(row) + 1);
    }
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

PoolMaker::PoolMaker(SharedSubject subject, const CurationCriterion &criterion)
    : m_subject(std::move(subject))
    , m_criterion(criterion)
    , m_scratch(m_subject->scratch())
{
}

std::optional<PooledBoard> PoolMaker::make(qint64 seed, Watch &watch)
{
    if (!m_subject->run(*m_scratch, QString::number(seed), m_board, watch))
        return std::nullopt;
    PooledBoard made{.seed = seed, .rows = {}};
    addRows(*m_subject, m_board, made.rows);
    if (m_criterion.kind != CurationCriterion::Kind::Even) {
        const Generator &generator = m_subject->generator();
        generator.measure(m_subject->compiled(), *m_scratch, m_board, m_measured);
        made.number
            = judgedNumber(generator.info(), generator.info().gates[m_criterion.gate], m_measured)
                  .value_or(Measured::nothing);
    }
    return made;
}

std::vector<PooledBoard> poolOf(const SharedSubject &subject, const SeedRange &seeds,
    const CurationCriterion &criterion, int threads, const std::stop_token &stop)
{
    std::vector<std::optional<PooledBoard>> all(static_cast<std::size_t>(seeds.count()));
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        PoolMaker maker(subject, criterion);
        Watch watch(stop);
        for (std::size_t i = next++; i < all.size() && !stop.stop_requested(); i = next++)
            all[i] = maker.make(seeds.first + static_cast<qint64>(i), watch);
    };
    std::vector<std::jthread> helpers;
    for (int i = 1; i < threads; ++i)
        helpers.emplace_back(work);
    work();
    helpers.clear();
    std::vector<PooledBoard> pool;
    for (std::optional<PooledBoard> &board : all) {
        if (board)
            pool.push_back(std::move(*board));
    }
    return pool;
}

std::vector<qint64> chosenSeeds(const std::vector<PooledBoard> &pool,
    const CurationCriterion &criterion, std::size_t count, const std::stop_token &stop)
{
    if (criterion.kind == CurationCriterion::Kind::Even)
        return mostEven(pool, std::min(count, pool.size()), stop);
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
