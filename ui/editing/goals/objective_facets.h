// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"

#include <QSet>

#include <array>

namespace boardwright {

/// What a person asks of goals beside words. A goal has to meet each facet that asks for something,
/// and meets one by any of what it lists. An empty name stands for goals that have none.
struct ObjectiveFacets {
    QStringList categories; ///< of the board or of lines
    QStringList tags;
    Zones zones; ///< where the goal may stand
    bool hasProblem = false;
    bool neverAppears = false;

    bool isEmpty() const { return *this == ObjectiveFacets(); }

    friend bool operator==(const ObjectiveFacets &, const ObjectiveFacets &) = default;
};

/// What is known of goals from elsewhere.
struct MarkedObjectives {
    QSet<RowId> withProblem;
    QSet<RowId> neverAppearing;
};

bool meets(
    const Objective &objective, const ObjectiveFacets &facets, const MarkedObjectives &marked);

/// How many goals each choice of a facet would keep.
struct FacetCounts {
    struct Named {
        QString name;
        int goals = 0;

        friend bool operator==(const Named &, const Named &) = default;
    };

    QList<Named> categories; ///< as people order names; the empty name, if there, comes last
    QList<Named> tags; ///< likewise
    std::array<int, 4> zones{}; ///< early, mid, late, endgame
    int withProblem = 0;
    int neverAppearing = 0;

    friend bool operator==(const FacetCounts &, const FacetCounts &) = default;
};

FacetCounts facetCounts(const QList<Objective> &objectives, const MarkedObjectives &marked);

} // namespace boardwright
