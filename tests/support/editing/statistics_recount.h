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

/// What the seeds from 1 to `boards` say; 200 are wanted in the end.
std::shared_ptr<const StatisticsResult> counted(
    const GoalSet &set, qint64 boards, const Generator &generator = *generators().front());

/// Numbers of one item, as they came from board after board.
struct Plain {
    int boards = 0;
    double sum = 0;
    double squares = 0;
    int notZero = 0;
    std::map<int, int> times; ///< of each number, rounded
};

/// What the boards of the seeds from 1 on say, taken down without any of the lab.
struct Recount {
    /// Of what `result` is about; its sums are not looked at.
    Recount(const StatisticsResult &result, int count);

    /// By item: the numbers of the measure with this key.
    const std::vector<Plain> &of(const QString &key) const;

    std::vector<int> stands; ///< by objective: boards it stands on
    std::vector<int> cells;
    const Generator &generator;
    std::vector<std::vector<Plain>> numbers; ///< by measure of the generator and item
    QList<int> overlaps;
    int attempts = 0;
    int pool = 0;
    int relaxedBoards = 0;
    int relaxations = 0;
};

/// The class other than the first that was found most often, the first of several.
std::pair<int, int> mostOf(const Plain &plain);

} // namespace boardwright
