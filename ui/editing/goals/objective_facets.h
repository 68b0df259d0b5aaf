// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"

#include <QSet>

#include <array>

namespace boardwright {

/// Filters of goals beside the search words. A goal must match each facet that is set, and matches
/// a facet with several entries if it matches any of them. An empty name stands for goals without
/// one.
struct ObjectiveFacets {
    QStringList categories; ///< of the board or of lines
    QStringList tags;
    Zones zones; ///< where the goal may appear
    bool hasProblem = false;
    bool neverAppears = false;

    bool isEmpty() const { return *this == ObjectiveFacets(); }

    friend bool operator==(const ObjectiveFacets &, const ObjectiveFacets &) = default;
};

/// Sets of goals computed elsewhere.
struct MarkedObjectives {
    QSet<RowId> withProblem;
    QSet<RowId> neverAppearing;
};

bool meets(
    const Objective &objective, const ObjectiveFacets &facets, const MarkedObjectives &marked);

/// The number of goals for each choice of a facet.
struct FacetCounts {
    struct Named {
        QString name;
        int goals = 0;

        friend bool operator==(const Named &, const Named &) = default;
    };

    QList<Named> categories; ///< in collation order; the empty name, if there, comes last
    QList<Named> tags; ///< in the same order
    std::array<int, 4> zones{}; ///< early, mid, late, endgame
    int withProblem = 0;
    int neverAppearing = 0;

    friend bool operator==(const FacetCounts &, const FacetCounts &) = default;
};

FacetCounts facetCounts(const QList<Objective> &objectives, const MarkedObjectives &marked);

} // namespace boardwright
