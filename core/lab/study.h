// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/measure.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace boardwright {

/// A measure in statistics. If read from a file, its generator may be another version.
struct StudiedMeasure {
    QString key;
    Scope scope = Scope::Board;
    double bin = 1; ///< statistics count in multiples of this
    QStringList classes; ///< keys; empty: the numbers are amounts

    friend bool operator==(const StudiedMeasure &, const StudiedMeasure &) = default;
};

/// What statistics are about. Tallies of equal studies can be added.
struct Study {
    QString generator; ///< its key
    int version = 0;
    QList<std::pair<QString, QString>> settings; ///< settingsText()
    QString set; ///< a digest of the goal set's file
    QStringList goals; ///< texts of the objectives, in order
    /// by objective: the share from weighting alone, in millionths; may be empty
    std::vector<int> plainShares;
    /// False if the shape of a board depends on its seed. Then lines and sites are counted in
    /// groups (place_groups.h), and `lines` and `sites` are the numbers of groups.
    bool hasOneShape = true;
    int sites = 0;
    int lines = 0;
    std::vector<NamedLimit> limits;
    std::vector<StudiedMeasure> measures; ///< the summed ones
    QStringList counters; ///< Counter::sumKey()

    /// The number of items of a measure of this scope.
    std::size_t items(Scope scope) const;

    /// Whether several lines or sites of a board are one item of this scope.
    bool isGrouped(Scope scope) const
    {
        return !hasOneShape && (scope == Scope::Line || scope == Scope::Site);
    }

    friend bool operator==(const Study &, const Study &) = default;
};

} // namespace boardwright
