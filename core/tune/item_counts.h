// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/relaxed_limit.h"
#include "core/lab/seed_ranges.h"
#include "core/lab/simulate.h"
#include "core/lab/subject.h"
#include "core/tune/plan.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace boardwright {

/// Sums of one item over boards: whole numbers.
struct ItemSums {
    quint64 boards = 0; ///< those that have the number
    quint64 within = 0; ///< of those, as wanted: with the goal, relaxed, within the bounds
    qint64 sum = 0; ///< of the numbers: of goals, cells, relaxations, or bins of the measure
    quint64 squares = 0;

    friend bool operator==(const ItemSums &, const ItemSums &) = default;
};

/// What a plan wants, counted on boards. Adds up like Tally.
struct ItemCounts {
    quint64 boards = 0; ///< complete ones; no other sum includes those that failed
    quint64 failed = 0;
    quint64 cells = 0; ///< that hold a goal
    quint64 relaxedBoards = 0; ///< with at least one relaxation
    std::vector<ItemSums> items; ///< as TunePlan::items
    std::map<RelaxedLimit, quint64> relaxed; ///< boards on which the limit was relaxed

    explicit ItemCounts(std::size_t itemCount)
        : items(itemCount)
    {
    }

    void add(const ItemCounts &other);

    friend bool operator==(const ItemCounts &, const ItemCounts &) = default;
};

/// The number of one item on one board.
struct ItemNumber {
    qint64 number = 0;
    bool isWithin = false; ///< ItemSums::within
    bool isBand = false; ///< what matters is whether it is within bounds

    /// What a comparison of two boards compares.
    qint64 compared() const { return isBand ? qint64{isWithin} : number; }
};

/// Makes boards of a subject and counts the items of a plan on them: one thread's working memory,
/// reused.
class ItemCounter final {
public:
    /// `plan`: of the subject's set; must outlive this.
    ItemCounter(SharedSubject subject, const TunePlan &plan);

    /// What happened to a board.
    enum class Made : std::uint8_t { Complete, Failed, Stopped };

    /// Makes the board of a seed and, unless stopped, adds it. If it is complete, numbers() are of
    /// it.
    Made make(qint64 seed, ItemCounts &into, Watch &watch);

    /// By item; nothing if the board has no such number.
    const std::vector<std::optional<ItemNumber>> &numbers() const { return m_numbers; }

    /// Makes the boards of a range (tunedSeed()) and adds them. False if stopped; then some may be
    /// added.
    bool count(const SeedRange &range, ItemCounts &into, Watch &watch);

private:
    void study();
    void visit(const Placed &placed);
    void judge(std::size_t item);

    SharedSubject m_subject;
    const TunePlan &m_plan;
    std::unique_ptr<Scratch> m_scratch;
    Result m_board;
    Measured m_measured;
    bool m_isMeasured; ///< whether an item needs the measures
    std::vector<int> m_itemOfRow; ///< by objective; -1: none is about it
    std::vector<std::vector<std::size_t>> m_categoriesOfRow; ///< by objective: items
    std::vector<std::optional<ItemNumber>> m_numbers;
    quint64 m_cells = 0; ///< of the last board
};

/// Counts the boards of some seeds (tunedSeed()). Fewer if stopped; then the counts are good for
/// nothing. Any thread.
ItemCounts countItems(const SharedSubject &subject, const TunePlan &plan, const SeedRange &seeds,
    int threads, const std::stop_token &stop = {}, const SimulateProgress &progress = {});

} // namespace boardwright
