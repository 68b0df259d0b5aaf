// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/subject.h"
#include "core/lab/tally.h"
#include "core/lab/whole_room.h"

#include <QSet>

#include <optional>

namespace boardwright {

/// The statistics of the seeds counted so far: one consistent result. Built on the job pool, then
/// shared and immutable.
struct StatisticsResult {
    SharedSubject subject; ///< rows of the tally are objectives of its set; never null
    Tally tally; ///< with reasons
    qint64 wanted = 0; ///< all seeds to be counted, 1 to this

    bool isComplete() const { return tally.seeds.count() == wanted; }

    /// Whether it has every seed that a room draws, so that its shares are no estimates.
    bool isExact() const { return isComplete() && isWholeRoom(tally, subject->generator().info()); }

    /// The row of an objective in the tally; std::nullopt if it was not in that set.
    std::optional<std::size_t> rowOf(RowId id) const
    {
        const int row = subject->rowOf(id);
        return row < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(row));
    }
};

/// The enabled goals that appear on none of at least 1,000 boards; empty if fewer were counted.
QSet<RowId> neverAppearing(const StatisticsResult &result);

/// The mean share of goals with the same weighting.
struct WeightingShare {
    int weighting = 0; ///< 1..100
    int goals = 0; ///< enabled ones
    double share = 0; ///< mean share of boards that one of them appears on, 0..1

    friend bool operator==(const WeightingShare &, const WeightingShare &) = default;
};

/// By weighting, highest first; empty without boards.
QList<WeightingShare> sharesByWeighting(const StatisticsResult &result);

} // namespace boardwright
