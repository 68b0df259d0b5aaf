// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/item_counts.h"

#include "core/board/relaxations.h"
#include "core/generator/bins.h"
#include "core/goalset/goal_categories.h"
#include "core/lab/seed_queue.h"
#include "core/tune/tune_seeds.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace boardwright {

void ItemCounts::add(const ItemCounts &other)
{
    boards += other.boards;
    failed += other.failed;
    cells += other.cells;
    relaxedBoards += other.relaxedBoards;
    for (std::size_t i = 0; i < items.size(); ++i) {
        items[i].boards += other.items[i].boards;
        items[i].within += other.items[i].within;
        items[i].sum += other.items[i].sum;
        items[i].squares += other.items[i].squares;
    }
    for (const auto &[limit, count] : other.relaxed)
        relaxed[limit] += count;
}

ItemCounter::ItemCounter(SharedSubject subject, const TunePlan &plan)
    : m_subject(std::move(subject))
    , m_plan(plan)
    , m_scratch(m_subject->scratch())
    , m_isMeasured(std::ranges::contains(plan.items, Wanted::Number, &TuneItem::wanted))
    , m_itemOfRow(static_cast<std::size_t>(m_subject->set().objectives.size()), -1)
    , m_categoriesOfRow(m_itemOfRow.size())
    , m_numbers(plan.items.size())
{
    const auto &goals = m_subject->set().objectives;
    for (std::size_t i = 0; i < plan.items.size(); ++i) {
        const TuneItem &item = plan.items[i];
        if (item.isGoal())
            m_itemOfRow[static_cast<std::size_t>(item.row)] = static_cast<int>(i);
        if (item.wanted != Wanted::Category)
            continue;
        for (std::size_t row = 0; row < m_categoriesOfRow.size(); ++row) {
            if (isOfCategory(goals[static_cast<qsizetype>(row)], item.category))
                m_categoriesOfRow[row].push_back(i);
        }
    }
}

void ItemCounter::visit(const Placed &placed)
{
    const int row = m_subject->rowOf(placed.what);
    if (row < 0)
        return;
    ++m_cells;
    const auto index = static_cast<std::size_t>(row);
    if (m_itemOfRow[index] >= 0)
        m_numbers[static_cast<std::size_t>(m_itemOfRow[index])]
            = ItemNumber{.number = 1, .isWithin = true};
    for (const std::size_t item : m_categoriesOfRow[index])
        ++m_numbers[item]->number;
}

void ItemCounter::judge(std::size_t item)
{
    const TuneItem &wanted = m_plan.items[item];
    const Info &info = m_subject->generator().info();
    Gate gate = info.gates[wanted.gate];
    gate.judged = wanted.judged;
    const auto number = judgedNumber(info, gate, m_measured);
    m_numbers[item].reset();
    if (!number)
        return;
    m_numbers[item] = ItemNumber{.number = binsOf(*number, wanted.bin),
        .isWithin
        = (!wanted.least || *number >= *wanted.least) && (!wanted.most || *number <= *wanted.most),
        .isBand = true};
}

/// Takes the numbers of the board just made.
void ItemCounter::study()
{
    m_cells = 0;
    std::ranges::fill(m_numbers, ItemNumber());
    std::ranges::for_each(m_board.at, [this](const Placed &placed) { visit(placed); });
    for (const Part &part : m_board.parts)
        std::ranges::for_each(part.result->at, [this](const Placed &placed) { visit(placed); });
    if (m_isMeasured)
        m_subject->generator().measure(m_subject->compiled(), *m_scratch, m_board, m_measured);
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        if (m_plan.items[i].wanted == Wanted::Relaxed) {
            const int relaxations = relaxationsOf(m_board);
            m_numbers[i]
                = ItemNumber{.number = relaxations, .isWithin = relaxations > 0, .isBand = true};
        } else if (m_plan.items[i].wanted == Wanted::Number) {
            judge(i);
        }
    }
}

ItemCounter::Made ItemCounter::make(qint64 seed, ItemCounts &into, Watch &watch)
{
    const Outcome outcome = m_subject->run(*m_scratch, QString::number(seed), m_board, watch);
    if (!outcome) {
        if (outcome.error().code == Code::Cancelled)
            return Made::Stopped;
        ++into.failed;
        return Made::Failed;
    }
    study();
    ++into.boards;
    into.cells += m_cells;
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        if (!m_numbers[i])
            continue;
        const qint64 number = m_numbers[i]->number;
        ItemSums &sums = into.items[i];
        ++sums.boards;
        sums.within += quint64{m_numbers[i]->isWithin};
        sums.sum += number;
        sums.squares += static_cast<quint64>(number * number);
    }
    const std::vector<RelaxedLimit> relaxed = relaxedLimitsOf(m_board);
    into.relaxedBoards += quint64{!relaxed.empty()};
    for (const RelaxedLimit &limit : relaxed)
        ++into.relaxed[limit];
    return Made::Complete;
}

bool ItemCounter::count(const SeedRange &range, ItemCounts &into, Watch &watch)
{
    const Info &info = m_subject->generator().info();
    for (qint64 seed = range.first; seed <= range.last; ++seed) {
        if (make(tunedSeed(info, seed), into, watch) == Made::Stopped)
            return false;
    }
    return true;
}

ItemCounts countItems(const SharedSubject &subject, const TunePlan &plan, const SeedRange &seeds,
    int threads, const std::stop_token &stop, const SimulateProgress &progress)
{
    // Few enough that all threads have some.
    constexpr qint64 seedsAtOnce = 64;
    SeedQueue queue(seeds, std::clamp<qint64>(seeds.count() / threads, 1, seedsAtOnce), progress);
    return countOnThreads(
        queue, threads, stop, [&] { return ItemCounts(plan.items.size()); },
        [&] {
            return
                [counter = std::make_shared<ItemCounter>(subject, plan)](const SeedRange &range,
                    ItemCounts &into, Watch &watch) { return counter->count(range, into, watch); };
        });
}

} // namespace boardwright
