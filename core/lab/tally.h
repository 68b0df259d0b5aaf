// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/generator/bins.h"
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
    Counts, ///< what boards tell at once
    Reasons, ///< and the generator's measures, and the cells where goals land
};

/// Boards that can be counted together, so that no sum overflows its 64 bits: a number counts in
/// bins, as at most mostBins, and mostBins squared times mostBoards is below 2^63.
inline constexpr qint64 mostBoards = qint64{1} << 32;

/// Sums of one number over boards, in bins of its measure.
struct NumberSums {
    quint64 count = 0; ///< boards that have the number
    quint64 nonzero = 0; ///< of those, where it is not 0
    qint64 sum = 0;
    quint64 squares = 0;

    friend bool operator==(const NumberSums &, const NumberSums &) = default;
};

/// How often each number was found: of a board, in bins.
using Histogram = std::map<int, quint64>;

/// Sums of one measure.
struct MeasureTally {
    std::vector<NumberSums> sums; ///< by item; none for classes
    std::vector<quint64> classes; ///< by item * classes + class; none for amounts
    Histogram histogram; ///< of Scope::Board and amounts

    friend bool operator==(const MeasureTally &, const MeasureTally &) = default;
};

/// The counters of Effort, in its order.
inline constexpr std::size_t effortCounters = 9;
using EffortSums = std::array<quint64, effortCounters>;

/// What the boards of some seeds say: whole numbers only. A value.
/// Law: adding is commutative and associative, and the tally of seeds A and B is that of A added to
/// that of B, bit for bit; however the seeds were split, in whatever order, on any threads.
struct Tally {
    explicit Tally(std::shared_ptr<const Study> about, Detail howMuch);

    std::shared_ptr<const Study> study;
    Detail detail = Detail::Counts;
    SeedRanges seeds;
    quint64 failed = 0; ///< boards with a cell that could not be filled; nothing else counts them
    quint64 relaxedBoards = 0; ///< boards on which a limit gave way
    quint64 relaxations = 0; ///< limits that did
    EffortSums effort{};
    std::vector<quint64> appearances; ///< by objective: boards it stands on
    std::vector<quint64> copies; ///< by objective: cells it stands on
    std::vector<quint64> cells; ///< by objective * sites + site; only with reasons
    Histogram overlap; ///< objectives shared with the board of the next seed, where both are whole
    std::vector<MeasureTally> measures; ///< as Study::measures; only with reasons

    /// Boards that were made.
    quint64 boards() const { return static_cast<quint64>(seeds.count()); }

    /// Boards that everything but `failed` is about.
    quint64 whole() const { return boards() - failed; }

    /// Adds another of an equal study. Errors, and nothing is added: StatisticsDiffer,
    /// StatisticsOverlap, TooManyBoards.
    std::expected<void, Problem> add(const Tally &other);

    /// Back to no boards, keeping the memory.
    void clear();

    friend bool operator==(const Tally &a, const Tally &b);

private:
    friend class Tallier;
    void addSums(const Tally &other);
};

} // namespace boardwright
