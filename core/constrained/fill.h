// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/board/trace.h"
#include "core/generator/watch.h"
#include "core/goalset/goalset.h"

#include <QStringView>

#include <memory>
#include <span>
#include <stop_token>

namespace boardwright {

struct ShapelessSet;

/// Puts goals of a set on shapes, with categories, tags, copies and zones, by search and, where
/// rules have to give, by relaxation: as ConstrainedGenerator does on the boards of a mode. Reads
/// the set once. Immutable; any thread.
class ShapeFill final {
public:
    /// After a stop request it is soon made, and must not be used.
    explicit ShapeFill(const GoalSet &set, const std::stop_token &stop = {});

    /// Fills all sites of a shape. `siteOfPosition`, by forced position - 1: its site, or
    /// SiteIndex::none if the shape lacks it. Sites ascend; later positions have none.
    ///
    /// Adds placements, findings and how they were made to an empty board, and writes the steps to
    /// `trace`, if given. A pure function of the set and its arguments; polls `watch` once a cell.
    Outcome fill(std::shared_ptr<const Shape> shape, std::span<const SiteIndex> siteOfPosition,
        QStringView seed, Result &board, Trace *trace, Watch &watch) const;

    /// Whether the first argument of such a finding is the position of its site.
    static bool hasPosition(const Finding &finding);

private:
    std::shared_ptr<const ShapelessSet> m_set;
};

} // namespace boardwright
