// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/game_mode.h"

#include <QList>
#include <QSet>

namespace boardwright {

/// Zones by number, 0 (early) to 3 (endgame), ascending.
using CheckedZones = QList<int>;

struct CheckedLine {
    LineKind kind = LineKind::Row;
    int number = 1; ///< 1-based
    QList<int> cells; ///< 0-based, ascending
};

/// The zones and lines of a board, as derived by the checker.
struct CheckedPlaces {
    QList<CheckedZones> zones; ///< by cell; empty: no progression
    QList<CheckedLine> lines;
    QSet<int> walls{}; ///< cells that hold nothing
};

/// The zones at `steps` of `all` steps along the board. No progression if `all` is 0.
CheckedZones checkedZones(int steps, int all);

/// Derived from mode and size alone, for the checker: it must not rely on shapeOf(), which
/// generators use.
CheckedPlaces checkedPlaces(const ModeSettings &settings);

} // namespace boardwright
