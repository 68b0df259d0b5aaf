// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/board/trace.h"
#include "core/generator/watch.h"
#include "core/goalset/goalset.h"

#include <QStringView>

#include <memory>

namespace boardwright {

struct ShapelessSet;

/// Puts goals of a set on shapes, with categories, tags, copies and zones, by search and, where
/// rules have to give, by relaxation: as ConstrainedGenerator does on the boards of a mode. Reads
/// the set once. Immutable; any thread.
class ShapeFill final {
public:
    explicit ShapeFill(const GoalSet &set);

    /// Fills all sites of `board.shape` but its walls. Forced positions are sites, counted from 1.
    /// Caps count the sites that are no walls.
    ///
    /// Adds placements, findings and how they were made to a board without any, and the steps to
    /// `trace`, if given. A pure function of the set and its arguments; polls `watch` once a cell.
    Outcome fill(QStringView seed, Result &board, Trace *trace, Watch &watch) const;

private:
    std::shared_ptr<const ShapelessSet> m_set;
};

} // namespace boardwright
