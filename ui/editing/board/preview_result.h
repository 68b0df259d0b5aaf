// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/generator/generator.h"
#include "core/goalset/problem.h"
#include "core/lab/subject.h"

#include <QList>
#include <QString>

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

namespace boardwright {

/// What the preview was asked.
struct PreviewRequest {
    std::uint64_t revision = 0; ///< of the question; rises with every request
    GoalSet set;
    const Generator *generator = nullptr; ///< never null in a request that was made
    Settings settings;
    QString seed;
};

/// One site as a person reads it.
struct CellText {
    QString goal; ///< resolved; of a row of a table its name; empty where nothing stands
    QString tooltip; ///< what the author wrote about the goal
};

/// A board and all that the window shows beside it: one consistent answer to one request. Built on
/// the preview's thread, then shared and never changed.
struct PreviewResult {
    PreviewRequest request;
    /// The set of the request, compiled; null: no boards can be made of it, and problems tell why.
    /// Whatever else makes boards of this set takes it from here. The next board is of the same
    /// subject unless generator, settings or set differ.
    SharedSubject subject;
    Result board;
    std::vector<CellText> cells; ///< parallel to Result::at
    std::vector<std::vector<CellText>> partCells; ///< parallel to Result::parts, likewise
    Measured measured; ///< by the generator's measures; empty without a board
    std::vector<MeasureTarget> targets; ///< of some of the measures
    std::optional<Failure> failure; ///< set: the board holds only what could be placed
    QList<Problem> problems; ///< in the goal set itself, those that the author accepted left out
    QList<Problem> allProblems; ///< the same with them

    /// Null: the measure is not aimed at anything.
    const MeasureTarget *aimOf(std::size_t measure) const
    {
        const auto found = std::ranges::find(targets, measure, &MeasureTarget::measure);
        return found == targets.end() ? nullptr : &*found;
    }

    qint64 nanoseconds = 0; ///< that the board took, and compiling where the set was another
};

} // namespace boardwright
