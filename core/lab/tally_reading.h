// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/tally.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace boardwright {

/// A class of a measure, and the number of boards on which it occurred.
struct ClassCount {
    std::size_t index = 0; ///< index into StudiedMeasure::classes
    quint64 boards = 0;

    friend bool operator==(const ClassCount &, const ClassCount &) = default;
};

/// The share of all complete boards, 0..1; 0 without boards.
double shareOf(quint64 boards, const Tally &tally);

/// The share of boards that an objective is on, 0..1.
double appearanceShare(const Tally &tally, std::size_t row);

/// The share that weighting and uniform choice alone would give it, 0..1; nothing if unknown.
std::optional<double> plainShare(const Study &study, std::size_t row);

/// The index in Study::measures of the first measure of this scope, with classes or with amounts;
/// nothing if there is none, or only counts were taken.
std::optional<std::size_t> classMeasure(const Tally &tally, Scope scope);
std::optional<std::size_t> amountMeasure(const Tally &tally, Scope scope);
std::optional<std::size_t> measureNamed(const Study &study, QStringView key);

/// The measures that show how much of each limit is used, and how much it excludes: the first of
/// Scope::Limit and, if there are several, the last. Nothing if the generator has none, or only
/// counts were taken.
std::optional<std::size_t> useMeasure(const Tally &tally);
std::optional<std::size_t> keptOutMeasure(const Tally &tally);

/// How many numbers of one item of a measure can be: the complete boards; of a group, the numbers
/// that its places have.
quint64 numbersOf(const Tally &tally, std::size_t measure, std::size_t item);

/// The share of those, 0..1; 0 if there are none.
double shareOf(quint64 found, const Tally &tally, std::size_t measure, std::size_t item);

/// The classes that occurred for one item of a measure, most frequent first. The first class is
/// left out: it means that there is nothing to report (on the board, no rule).
std::vector<ClassCount> classCounts(const Tally &tally, std::size_t measure, std::size_t item);

/// The most frequent of those; nothing if there is none.
std::optional<ClassCount> mostFrequentClass(
    const Tally &tally, std::size_t measure, std::size_t item);

/// What keeps an objective off the boards, most frequent first; empty without reasons.
std::vector<ClassCount> leftOutBy(const Tally &tally, std::size_t row);

/// The mean of a number, in its unit; nothing if no board has it.
std::optional<double> meanOf(const Tally &tally, std::size_t measure, std::size_t item);

} // namespace boardwright
