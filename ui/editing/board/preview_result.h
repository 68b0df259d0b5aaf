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

/// A request to the preview.
struct PreviewRequest {
    std::uint64_t revision = 0; ///< increases with every request
    GoalSet set;
    const Generator *generator = nullptr; ///< never null in a request that was made
    Settings settings;
    QString seed;
};

/// The texts of one site.
struct CellText {
    /// Resolved text of a goal, or the name of a table row; empty if the site is empty.
    QString goal;
    QString tooltip; ///< the author's tooltip of the goal
    QString letter{}; ///< shown in place of the text, in a colour of its own
    int colour = -1; ///< of the letter: index of the row in its table
};

/// A board and everything that the window shows with it: one consistent answer to one request.
/// Built on the preview thread, then shared and immutable.
struct PreviewResult {
    PreviewRequest request;
    /// The compiled set of the request; null if no boards can be made from it (see `problems`).
    /// Everything else that makes boards from this set uses this subject. Successive results share
    /// it unless generator, settings or set differ.
    SharedSubject subject;
    Result board;
    std::vector<CellText> cells; ///< parallel to Result::at
    /// Parallel to Result::parts, then to each part's Result::at.
    std::vector<std::vector<CellText>> partCells;
    Facts facts;
    Measured measured; ///< the generator's measures; empty without a board
    std::vector<MeasureTarget> targets; ///< the targets of some measures
    std::optional<Failure> failure; ///< set if the board is only partly filled
    QList<Problem> problems; ///< in the goal set itself, without those that the author accepted
    QList<Problem> allProblems; ///< like `problems`, with the accepted ones

    /// Null if the measure has no target.
    const MeasureTarget *targetOf(std::size_t measure) const
    {
        const auto found = std::ranges::find(targets, measure, &MeasureTarget::measure);
        return found == targets.end() ? nullptr : &*found;
    }

    qint64 nanoseconds = 0; ///< time for the board, and for compiling if the set was a new one
};

} // namespace boardwright
