// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/fill.h"

namespace boardwright::sculpted {

/// Puts goals on the cells of a board that are no walls. Forced positions count all cells, caps
/// only those that are no walls. Adds placements, findings and how they were made to a board
/// without any, and the steps to `trace`, if given. As ShapeFill::fill().
Outcome putGoals(
    const ShapeFill &goals, QStringView seed, Result &board, Trace *trace, Watch &watch);

} // namespace boardwright::sculpted
