// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"
#include "ui/editing/studies/statistics_result.h"

#include <QList>

#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace boardwright {

/// The statistics of seeds 1..`boards`, as an intermediate result of 200 requested boards.
std::shared_ptr<const StatisticsResult> counted(
    const GoalSet &set, qint64 boards, const Generator &generator = *generators().front());

/// The numbers of one item, collected board by board.
struct Plain {
    int boards = 0;
    double sum = 0;
    double squares = 0;
    int notZero = 0;
    std::map<int, int> times; ///< how often each number occurred, rounded
};

/// The statistics of seeds from 1 on, recounted without code of the lab.
struct Recount {
    /// Recounts the first `count` boards of the subject of `result`, ignoring its sums.
    Recount(const StatisticsResult &result, int count);

    /// By item: the recounted numbers of the measure with this key.
    const std::vector<Plain> &of(const QString &key) const;

    std::vector<int> stands; ///< by objective: the number of boards with it
    std::vector<int> cells;
    const Generator &generator;
    std::vector<std::vector<Plain>> numbers; ///< by measure of the generator, then by item
    QList<int> overlaps;
    int attempts = 0;
    int pool = 0;
    int relaxedBoards = 0;
    int relaxations = 0;
};

/// The most frequent number above 0 and its count; the smallest of several.
std::pair<int, int> mostOf(const Plain &plain);

} // namespace boardwright
