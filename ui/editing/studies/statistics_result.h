// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/subject.h"
#include "core/lab/tally.h"

#include <QSet>

#include <optional>

namespace boardwright {

/// What the seeds that were counted so far say: one consistent answer. Built on a thread of the
/// job pool, then shared and never changed.
struct StatisticsResult {
    SharedSubject subject; ///< rows of the tally are objectives of its set; never null
    Tally tally; ///< with reasons
    qint64 wanted = 0; ///< seeds that will be counted in the end, 1 to this

    bool isComplete() const { return tally.seeds.count() == wanted; }

    /// The row of an objective in the tally; nothing: it was no part of the set then.
    std::optional<std::size_t> rowOf(RowId id) const
    {
        const int row = subject->rowOf(id);
        return row < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(row));
    }
};

/// The enabled goals that stand on none of at least 1,000 boards; none where fewer were counted.
QSet<RowId> neverAppearing(const StatisticsResult &result);

/// Goals of the same weighting.
struct WeightingShare {
    int weighting = 0; ///< 1..100
    int goals = 0; ///< enabled ones
    double share = 0; ///< of boards that one of them stands on, 0..1: their mean

    friend bool operator==(const WeightingShare &, const WeightingShare &) = default;
};

/// By weighting, the highest first; empty without boards.
QList<WeightingShare> sharesByWeighting(const StatisticsResult &result);

} // namespace boardwright
