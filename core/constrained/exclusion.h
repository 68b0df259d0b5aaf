// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/measure.h"
#include "core/goalset/section.h"

/// Exclusion groups, our extension of tags: of each group at most a given number of goals appear on
/// a board. A goal may be in several groups. Like a tag, a group is never relaxed.
namespace boardwright::exclusion {

extern const Section groups; ///< Table: the groups
extern const Field name; ///< Text
extern const Field most; ///< Integer: most copies of the group's goals on one board

/// The limit of a group.
extern const OwnLimitKind limitKind;

extern const Section membership; ///< beside each objective
extern const Field memberOf; ///< RowRefs: rows of `groups`

} // namespace boardwright::exclusion
