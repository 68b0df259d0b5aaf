// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/game_mode.h"

#include <QList>

namespace boardwright {

/// Zones by number, 0 (early) to 3 (endgame), ascending.
using CheckedZones = QList<int>;

struct CheckedLine {
    LineKind kind = LineKind::Row;
    int number = 1; ///< from 1
    QList<int> cells; ///< 0-based, ascending
};

/// A board as the checker sees it.
struct CheckedPlaces {
    QList<CheckedZones> zones; ///< of each cell; none: the board has no progression
    QList<CheckedLine> lines;
};

/// Works them out from the mode and the size alone: for the checker, which must not believe the
/// shapes that generators use (shapeOf()).
CheckedPlaces checkedPlaces(const ModeSettings &settings);

} // namespace boardwright
