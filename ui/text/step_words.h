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

/// The stage of a step with its attempt and phase, where it has them: "search, attempt 1, phase 2".
QString stageInFull(const Step &step);

/// What a step did, in a few words. `what` is what Step::what stands for, or what a Remove took
/// away, as it is read; `candidates`: how many the last filter of its funnel left; nothing: it has
/// none.
QString stepWords(const Step &step, const QString &what, std::optional<int> candidates);

/// Why a goal was tried and not kept, as the rest of a sentence about it: "row 3 would save 8:15
/// min, more than 7:00". `shape`: of the board. Empty where there are no words for it.
QString rejectionWords(const Rejection &rejection, const Shape &shape);

} // namespace boardwright
