// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/simulate.h"

#include <memory>
#include <vector>

namespace boardwright {

/// How objectives of two versions are matched.
enum class MatchBy : std::uint8_t {
    Id, ///< for versions of one document
    Identity, ///< for two files: by the key of their draws (goalset/identity.h), twins in order
};

/// An objective, or a number of boards, in both versions.
struct Pair {
    int before = -1; ///< row, or index into the numbers of the version; -1: not in it
    int after = -1;

    friend bool operator==(const Pair &, const Pair &) = default;
};

/// One number of a board: a measure of scope Board, or how much of one limit is used (the first
/// measure of scope Limit).
struct ComparedNumber {
    std::size_t measure = 0; ///< index in Study::measures
    std::size_t item = 0; ///< the limit; 0 for a board
};

/// Two versions of a set, prepared for a paired comparison on the same seeds. Immutable.
struct SeedMatchedPair {
    SharedSubject before;
    SharedSubject after;
    std::vector<Pair> rows; ///< all objectives of both: in the order of `after`, then removed ones
    std::vector<ComparedNumber> numbersBefore; ///< numbers that both versions have, parallel
    std::vector<ComparedNumber> numbersAfter;
};

std::shared_ptr<const SeedMatchedPair> pairingOf(
    SharedSubject before, SharedSubject after, MatchBy match);

/// How an objective or a number differs between the versions, over seeds.
struct Difference {
    quint64 both = 0; ///< objective: on both boards; number: unchanged
    quint64 up = 0; ///< objective: only on the later board; number: higher there
    quint64 down = 0; ///< objective: only on the earlier board; number: lower on the later

    bool isStill() const { return up == 0 && down == 0; }

    Difference &operator+=(const Difference &more)
    {
        both += more.both;
        up += more.up;
        down += more.down;
        return *this;
    }

    friend bool operator==(const Difference &, const Difference &) = default;
};

/// A paired comparison of two versions on the same seeds: whole numbers only. Adds up like Tally.
struct Comparison {
    explicit Comparison(std::shared_ptr<const SeedMatchedPair> of);

    std::shared_ptr<const SeedMatchedPair> pairing;
    SeedRanges seeds;
    /// Boards that could not be filled, and seeds all of whose boards gates rejected. These seeds
    /// count nowhere else, except for objectives that only the other version has.
    quint64 failedBefore = 0;
    quint64 failedAfter = 0;
    quint64 rejectedBefore = 0;
    quint64 rejectedAfter = 0;
    quint64 compared = 0; ///< seeds whose boards are complete in both versions
    /// Of those, boards with another goal, value, mark or piece in some cell, or another shape or
    /// route.
    quint64 changed = 0;
    quint64 reworded = 0; ///< of the others, boards with other words of the same goal
    /// Boards with at least one relaxation, counted like boards containing an objective.
    Difference relaxed;
    /// As SeedMatchedPair::rows. An objective that only one version has is counted over that
    /// version's boards.
    std::vector<Difference> rows;
    std::vector<Difference> numbers; ///< as SeedMatchedPair::numbersBefore
    std::vector<qint64> sumsBefore; ///< of those numbers, in bins
    std::vector<qint64> sumsAfter;

    quint64 missingBefore() const { return failedBefore + rejectedBefore; }

    quint64 missingAfter() const { return failedAfter + rejectedAfter; }

    /// Complete boards that keep the gates.
    quint64 wholeBefore() const { return static_cast<quint64>(seeds.count()) - missingBefore(); }

    quint64 wholeAfter() const { return static_cast<quint64>(seeds.count()) - missingAfter(); }

    /// Adds a comparison of the same pair. Errors, which leave this unchanged: StatisticsOverlap,
    /// TooManyBoards.
    std::expected<void, Problem> add(const Comparison &other);
};

/// What a significant change is about.
enum class ChangeKind : std::uint8_t {
    Objective, ///< how often it appears
    Number,
    Relaxed, ///< the share of boards with a relaxation
};

/// One statistic that changed significantly.
struct SignificantChange {
    ChangeKind kind = ChangeKind::Objective;
    std::size_t index = 0; ///< into Comparison::rows or numbers
    double logP = 0; ///< natural logarithm of the p value of the sign test
    double logQ = 0; ///< the same, adjusted for the number of tests
};

/// For an objective or relaxed boards, the share of compared boards, 0..1; for a number, its mean
/// over the boards that have it in both versions, in its unit.
struct Means {
    double before = 0;
    double after = 0;
};

const Difference &differenceOf(const Comparison &comparison, const SignificantChange &news);
Means meansOf(const Comparison &comparison, const SignificantChange &news);

/// 0: not significant; 1, 2, 3: q at most 0.05, 0.01, 0.001.
int confidenceOf(const SignificantChange &news);

/// The significant changes (confidence at least 1), most significant first. Every objective and
/// number is tested and counts in the adjustment. Objectives that only one version has are
/// excluded.
std::vector<SignificantChange> significantChanges(const Comparison &comparison);

/// Makes the boards of both versions. Stopping and progress are as in simulate(); `options.detail`
/// is ignored.
Comparison compare(std::shared_ptr<const SeedMatchedPair> pairing, const SeedRange &seeds,
    const SimulateOptions &options, const std::stop_token &stop = {},
    const SimulateProgress &progress = {});

} // namespace boardwright
