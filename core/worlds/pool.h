// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/section.h"

#include <QStringList>

#include <cstdint>
#include <span>
#include <vector>

/// Worlds: zones joined at portals. Source: seeds 5.
namespace boardwright::worlds {

extern const Section zoneTable; ///< Table
extern const Section claimTable; ///< Table

/// Fields of the two tables that others than poolOf() speak of.
namespace columns {
extern const Field zoneName; ///< Text
extern const Field portals; ///< Names
extern const Field gems; ///< Names: of a zone
extern const Field weight; ///< Integer: how likely a zone is drawn
extern const Field board; ///< Text: settings of the zone's board
extern const Field zone; ///< RowRefs: the zone of a claim
extern const Field from; ///< Text: a portal of the zone
extern const Field to; ///< Text: a portal of the zone
extern const Field needs; ///< Names: states, each of them unset if it begins with "!"
extern const Field gives; ///< Names: the same
extern const Field taken; ///< Names: gems of the zone
extern const Field basis; ///< Choice: proved, asserted
} // namespace columns

/// Rows beyond these have no effect.
inline constexpr int mostZones = 500;
inline constexpr int mostPortals = 12; ///< of a zone
inline constexpr int mostGems = 8; ///< of a zone
inline constexpr int mostStates = 60;

/// The weight of a zone unless the author gives another one, and the greatest.
inline constexpr int fullWeight = 100;
inline constexpr int mostWeight = 1000;

/// States that are set, as bits.
using States = std::uint64_t;

/// Gems, as bits: of a zone, or of a world.
using Gems = std::uint64_t;

/// "Who enters by `from` in such a state can leave by `to`, with these gems."
struct Claim {
    RowId row = RowId::none;
    int from = 0; ///< portals of the zone
    int to = 0;
    States set = 0; ///< must be set
    States unset = 0; ///< must not be
    States sets = 0;
    States unsets = 0;
    Gems gems = 0;
    bool isProved = false; ///< by the author

    bool allows(States state) const { return (state & set) == set && (state & unset) == 0; }

    States after(States state) const { return (state & ~unsets) | sets; }
};

struct PoolZone {
    RowId row = RowId::none;
    QString name;
    QStringList portals;
    QStringList gems;
    std::vector<Claim> claims; ///< by `from`, and for each by all else but their rows
    QString board{}; ///< settings of its board that differ, see boardSettings()
    int weight = fullWeight; ///< how likely it is drawn, beside others with gems or without
    /// Whether some claim leads in, in a state that claims give.
    bool hasEntrance = true;

    int portalCount() const { return static_cast<int>(portals.size()); }

    Gems allGems() const { return (Gems{1} << gems.size()) - 1; }

    bool isPlain() const { return gems.isEmpty(); }

    /// Whether worlds may have it.
    bool canBeDrawn() const { return portalCount() > 0 && weight > 0 && hasEntrance; }
};

/// What worlds are drawn from. Immutable; any thread.
struct Pool {
    std::vector<PoolZone> zones;
    QStringList states; ///< by bit, in the order of their names
    bool hasStates = false; ///< whether a claim that can be used asks for one
};

/// The pool of a set, within its limits. Claims of unknown zones, portals or gems are left out, and
/// so is what they give if no claim that can be used asks for it. The order of claims makes no
/// difference, but for the rows of exact twins.
Pool poolOf(const GoalSet &set);

/// The state that a text stands for, without the "!" of one that is unset.
QString stateName(const QString &text);

} // namespace boardwright::worlds
