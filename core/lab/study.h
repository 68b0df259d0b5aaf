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

/// A measure as statistics know it: read from a file, its generator may be another version.
struct StudiedMeasure {
    QString key;
    Scope scope = Scope::Board;
    double bin = 1; ///< statistics count in these
    QStringList classes; ///< keys; none: the numbers are amounts

    friend bool operator==(const StudiedMeasure &, const StudiedMeasure &) = default;
};

/// What statistics are about. Two that are equal can be added up.
struct Study {
    QString generator; ///< its key
    int version = 0;
    QList<std::pair<QString, QString>> settings; ///< settingsText()
    QString set; ///< a digest of the file that holds the goal set
    QStringList goals; ///< texts of the objectives, in order
    std::vector<int> plainShares; ///< of weighting alone, by objective, in millionths; or none
    int sites = 0;
    int lines = 0;
    std::vector<NamedLimit> limits;
    std::vector<StudiedMeasure> measures; ///< those that are summed

    /// How many numbers a measure of this scope has.
    std::size_t items(Scope scope) const;

    friend bool operator==(const Study &, const Study &) = default;
};

} // namespace boardwright
