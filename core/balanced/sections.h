// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/profile.h"
#include "core/goalset/goalset.h"
#include "core/goalset/section.h"

/// What balanced boards need to know of a set beyond the site's fields.
namespace boardwright::balanced {

extern const Section goals; ///< beside each objective
extern const Field id; ///< Text; empty: made of the goal
extern const Field list; ///< Choice: "normal" or "short"
extern const Field time; ///< Number, minutes; noTime: none is known, and the goal takes no part
extern const Field skill; ///< Number, of the time
extern const Field weight; ///< Number
extern const Field difficulty; ///< Integer; ownDifficulty: as the time says
extern const Field types; ///< NumbersByName
extern const Field subtypes; ///< NumbersByName
extern const Field rowTypes; ///< NumbersByName
extern const Field japaneseName; ///< Text

extern const Section filters; ///< Table: synergy filters
extern const Field filterCategory; ///< Text
extern const Field filterList; ///< Choice, as `list`
extern const Field filterText; ///< Text, as synergyFilterOf() reads it

extern const Section lists; ///< Once
extern const Field normalRowTypes; ///< NumbersByName: thresholds of the normal list
extern const Field shortRowTypes; ///< likewise of the short one
extern const Field version; ///< Text

inline constexpr Key normalList{"normal"};
inline constexpr Key shortList{"short"};
inline constexpr double noTime = -1;
inline constexpr qint64 ownDifficulty = -1;

/// The section that a mode's profile stands in. Once; its fallbacks are profileOf(mode).
const Section &profileSection(BalancedMode mode);

/// The profile that a set gives a mode.
Profile profileOf(const GoalSet &set, BalancedMode mode);

/// Stores a profile, or nothing of it where it is the mode's own.
void setProfile(GoalSet &set, BalancedMode mode, const Profile &profile);

} // namespace boardwright::balanced
