// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"
#include "core/board/trace.h"

#include <QString>

#include <optional>

namespace boardwright {

/// "greedy", "search from a clean slate".
QString stageName(Stage stage);

/// The stage of a step, with its attempt and phase if it has them: "search, attempt 1, phase 2".
QString stageInFull(const Step &step);

/// A step in a few words. `what`: the text of Step::what, or of what a Remove step removed;
/// `candidates`: how many the last filter of its funnel left; std::nullopt without a funnel.
QString stepWords(const Step &step, const QString &what, std::optional<int> candidates);

/// Which bound a rejected board does not keep: "Seed 7 rejected: Repeats in a line is 4, at most 2
/// is allowed".
QString rejectedWords(const RejectedBoard &board);

/// The same of a board that is shown although it is rejected: "Rejected: Repeats in a line is 4, at
/// most 2 is allowed".
QString rejectedWords(const MissedGate &missed);

/// Why a goal was tried and rejected, as the rest of a sentence about it: "row 3 would save 8:15
/// min, more than 7:00". `shape`: of the board. Empty if there are no words for it.
QString rejectionWords(const Rejection &rejection, const Shape &shape);

} // namespace boardwright
