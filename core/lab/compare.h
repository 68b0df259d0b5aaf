// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/simulate.h"

#include <memory>
#include <vector>

namespace boardwright {

/// How objectives of two versions are known as the same.
enum class MatchBy : std::uint8_t {
    Id, ///< versions of one document
    Identity, ///< two files: by what keyed draws know them by (goalset/identity.h), twins in order
};

/// An objective, or one number of boards, in both versions.
struct Pair {
    int before = -1; ///< row, or index into the numbers of a version; -1: it has none
    int after = -1;

    friend bool operator==(const Pair &, const Pair &) = default;
};

/// One number of a board: a measure of scope Board, or how much of one limit is used, which is the
/// first measure of scope Limit.
struct ComparedNumber {
    std::size_t measure = 0; ///< index in Study::measures
    std::size_t item = 0; ///< limit; 0 of a board
};

/// Two versions of a set, made ready for the same seeds. Immutable.
struct SeedMatchedPair {
    SharedSubject before;
    SharedSubject after;
    std::vector<Pair> rows; ///< all objectives of both: in the order of `after`, then those gone
    std::vector<ComparedNumber> numbersBefore; ///< that both versions have, parallel
    std::vector<ComparedNumber> numbersAfter;
};

std::shared_ptr<const SeedMatchedPair> pairingOf(SharedSubject before, SharedSubject after, MatchBy match);

/// What became of one objective or number from one version to the other, over seeds.
struct Difference {
    quint64 both = 0; ///< objective: on both boards; number: unchanged
    quint64 up = 0; ///< objective: only on the later board; number: higher there
    quint64 down = 0; ///< the other way round

    bool isStill() const { return up == 0 && down == 0; }

    friend bool operator==(const Difference &, const Difference &) = default;
};

/// What two versions do on the same seeds: whole numbers only. Adds up as Tally does.
struct Comparison {
    explicit Comparison(std::shared_ptr<const SeedMatchedPair> of);

    std::shared_ptr<const SeedMatchedPair> pairing;
    SeedRanges seeds;
    /// Boards that could not be filled. Such seeds count nowhere else, but for objectives that only
    /// the other version has.
    quint64 failedBefore = 0;
    quint64 failedAfter = 0;
    quint64 compared = 0; ///< seeds whose boards are whole in both versions
    quint64 changed = 0; ///< of those, boards with another goal in some cell
    Difference relaxed; ///< of a board that a limit gave way on, as of one that an objective stands on
    /// As SeedMatchedPair::rows. Of an objective that only one version has, over its own boards.
    std::vector<Difference> rows;
    std::vector<Difference> numbers; ///< as SeedMatchedPair::numbersBefore
    std::vector<qint64> sumsBefore; ///< of the numbers, in bins
    std::vector<qint64> sumsAfter;

    quint64 filledBefore() const { return static_cast<quint64>(seeds.count()) - failedBefore; }

    quint64 filledAfter() const { return static_cast<quint64>(seeds.count()) - failedAfter; }

    /// Adds another of the same pairing. Errors, and nothing is added: StatisticsOverlap,
    /// TooManyBoards.
    std::expected<void, Problem> add(const Comparison &other);
};

/// What a piece of news is about.
enum class ChangeKind : std::uint8_t {
    Objective, ///< how often it appears
    Number,
    Relaxed, ///< on how many boards a limit gave way
};

/// One thing that moved.
struct SignificantChange {
    ChangeKind kind = ChangeKind::Objective;
    std::size_t index = 0; ///< into Comparison::rows or numbers
    double logP = 0; ///< of the sign test, natural logarithm
    double logQ = 0; ///< the same, adjusted for all that was tested
};

/// Of an objective or of relaxed boards, the share of compared boards, 0..1; of a number, its mean
/// over the boards that have it in both versions, in its unit.
struct Means {
    double before = 0;
    double after = 0;
};

const Difference &differenceOf(const Comparison &comparison, const SignificantChange &news);
Means meansOf(const Comparison &comparison, const SignificantChange &news);

/// 0 to 3: not sure, q at most 0.05, 0.01, 0.001.
int confidenceOf(const SignificantChange &news);

/// What moved and is no noise (confidence 1 at least), the surest first. Every objective and number
/// is tested, so that chance is not dressed as news. Objectives that only one version has are none.
std::vector<SignificantChange> significantChanges(const Comparison &comparison);

/// Makes the boards of both versions. Stopping and progress as simulate(); `options.detail` does
/// not count.
Comparison compare(std::shared_ptr<const SeedMatchedPair> pairing, const SeedRange &seeds,
    const SimulateOptions &options, const std::stop_token &stop = {},
    const SimulateProgress &progress = {});

} // namespace boardwright
