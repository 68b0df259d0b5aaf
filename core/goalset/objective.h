// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/goalset/value.h"
#include "core/goalset/verbatim.h"

#include <QFlags>
#include <QList>
#include <QString>
#include <QStringList>

namespace boardwright {

/// The four progression zones, in order from the start of the board.
enum class Zone : std::uint8_t { Early = 1, Mid = 2, Late = 4, Endgame = 8 };
Q_DECLARE_FLAGS(Zones, Zone)
Q_DECLARE_OPERATORS_FOR_FLAGS(Zones)

inline constexpr Zones allZones{Zone::Early, Zone::Mid, Zone::Late, Zone::Endgame};

/// One row of a goal set. Fields hold what the file says, even if it breaks a limit: lint
/// (goalset/lint.h) reports it to the author, and generators use the nearest meaningful value.
struct Objective {
    RowId id = RowId::none;
    QString goal; ///< may contain {{X}} (the value) and [[s]], [[es]] (dropped if the value is 1)
    QList<int> range; ///< values for {{X}}, ascending; equal values count once
    int individualLimit = 1; ///< how often it may appear on one board
    QStringList boardCategories;
    QStringList lineCategories;
    QString tooltip;
    QStringList icons;
    Zones progression; ///< empty: all four
    int weighting = 100; ///< 1..100: chance in percent of entering the pool
    bool progressiveRanges = false;
    QString tag; ///< at most one objective with this tag per board; empty: no tag
    QList<int> forcedPositions; ///< 1-based; unless empty, the only cells it may be placed on
    bool disabled = false;
    SectionValues extension; ///< sections of Home::BesideObjective
    Verbatim verbatim; ///< the object it was read from; null for a new row

    friend bool operator==(const Objective &, const Objective &) = default;
};

} // namespace boardwright
