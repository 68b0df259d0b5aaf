// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/profile.h"
#include "core/generator/section_group.h"
#include "core/goalset/goalset.h"
#include "core/goalset/section.h"

/// The data that balanced boards need beyond the site's fields.
namespace boardwright::balanced {

extern const Section goals; ///< beside each objective
extern const Field id; ///< Text; empty: derived from the goal
extern const Field list; ///< Choice: "normal" or "short"
extern const Field time; ///< Number, minutes; noTime: unknown, so the goal is never on a board
extern const Field skill; ///< Number, part of the time
extern const Field weight; ///< Number
extern const Field difficulty; ///< Integer; ownDifficulty: determined by the time
extern const Field types; ///< NumbersByName
extern const Field subtypes; ///< NumbersByName
extern const Field rowTypes; ///< NumbersByName
extern const Field japaneseName; ///< Text

extern const Section filters; ///< Table: synergy filters
extern const Field filterCategory; ///< Text
extern const Field filterList; ///< Choice, as `list`
extern const Field filterText; ///< Text, parsed by synergyFilterOf()

extern const Section lists; ///< Once
extern const Field normalRowTypes; ///< NumbersByName: thresholds of the normal list
extern const Field shortRowTypes; ///< NumbersByName: thresholds of the short list
extern const Field version; ///< Text

inline constexpr Key normalList{"normal"};
inline constexpr Key shortList{"short"};
inline constexpr double noTime = -1;
inline constexpr qint64 ownDifficulty = -1;

/// The profiles, in the order of profileModes.
extern const SectionGroup profiles;

/// The section of a mode's profile. Once; its fallbacks are profileOf(mode).
const Section &profileSection(BalancedMode mode);

/// The set's profile for a mode.
Profile profileOf(const GoalSet &set, BalancedMode mode);

/// Stores a profile, without values that equal the mode's defaults.
void setProfile(GoalSet &set, BalancedMode mode, const Profile &profile);

} // namespace boardwright::balanced
