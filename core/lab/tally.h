// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/board/result.h"
#include "core/generator/bins.h"
#include "core/goalset/problem.h"
#include "core/lab/seed_ranges.h"
#include "core/lab/study.h"

#include <array>
#include <cstdint>
#include <expected>
#include <map>
#include <memory>
#include <vector>

namespace boardwright {

/// How much is counted.
enum class Detail : std::uint8_t {
    Counts, ///< what is known from the boards alone
    Reasons, ///< also the generator's measures, and the cells that goals are on
};

/// mostBoards for the boards of a study: those of varying shape have several numbers an item.
qint64 mostBoardsOf(const Study &study);

/// Sums of one number over boards, in bins of its measure. An item of a board has one number or
/// none; a group (Study::isGrouped()) has one for each of its lines or sites that has a number.
struct NumberSums {
    quint64 count = 0; ///< numbers
    quint64 nonzero = 0; ///< of those, the ones that are not 0
    qint64 sum = 0;
    quint64 squares = 0;

    friend bool operator==(const NumberSums &, const NumberSums &) = default;
};

/// How often each value (in bins) occurred.
using Histogram = std::map<int, quint64>;

/// Sums of one measure.
struct MeasureTally {
    std::vector<NumberSums> sums; ///< by item; empty for classes
    std::vector<quint64> classes; ///< by item * classes + class; empty for amounts
    Histogram histogram; ///< for amounts of Scope::Board

    friend bool operator==(const MeasureTally &, const MeasureTally &) = default;
};

/// Statistics of the boards of some seeds: whole numbers only. A value. Law: adding is commutative
/// and associative, and the tally of seeds A and B equals the tally of A plus that of B bit for
/// bit, however the seeds are split, ordered and distributed over threads.
struct Tally {
    explicit Tally(std::shared_ptr<const Study> about, Detail howMuch);

    std::shared_ptr<const Study> study;
    Detail detail = Detail::Counts;
    SeedRanges seeds;
    /// boards with a cell that could not be filled; no other count includes them
    quint64 failed = 0;
    /// seeds of which every board that was tried fails a gate; no other count includes them
    quint64 rejected = 0;
    quint64 relaxedBoards = 0; ///< boards with at least one relaxation
    quint64 relaxations = 0; ///< relaxations on all boards
    std::vector<quint64> counts; ///< as Study::counters
    std::vector<quint64> appearances; ///< by objective: boards it is on
    std::vector<quint64> copies; ///< by objective: cells it is on
    std::vector<quint64> cells; ///< by objective * sites + site; only with reasons
    /// By group of sites: how many sites the boards have; only with reasons and varying shapes.
    std::vector<quint64> places;
    Histogram overlap; ///< objectives shared with the next seed's board, if both are complete
    std::vector<MeasureTally> measures; ///< as Study::measures; only with reasons

    /// The number of boards made.
    quint64 boards() const { return static_cast<quint64>(seeds.count()); }

    /// Complete boards that keep the gates: all counts except `failed` and `rejected` refer to
    /// them.
    quint64 whole() const { return boards() - failed - rejected; }

    /// Adds the tally of an equal study. Errors, which leave this unchanged: StatisticsDiffer,
    /// StatisticsOverlap, TooManyBoards.
    std::expected<void, Problem> add(const Tally &other);

    /// Resets to no boards and keeps the memory.
    void clear();

    friend bool operator==(const Tally &a, const Tally &b);

private:
    friend class Tallier;
    void addSums(const Tally &other);
};

} // namespace boardwright
