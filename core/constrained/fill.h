// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/board/trace.h"
#include "core/generator/watch.h"
#include "core/goalset/goalset.h"

#include <QStringView>

namespace boardwright {

/// Puts goals of a set on all sites of `board.shape` but its walls, with categories, tags, copies
/// and zones, by search and, where rules have to give, by relaxation: as ConstrainedGenerator does
/// on the boards of a mode. Forced positions are sites, counted from 1. Caps count the sites that
/// are no walls.
///
/// Adds placements, findings and how they were made to a board without any, and the steps to
/// `trace`, if given. A pure function of its arguments; polls `watch` once a cell.
Outcome fillShape(const GoalSet &set, QStringView seed, Result &board, Trace *trace, Watch &watch);

} // namespace boardwright
