// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/section.h"

/// Exclusion groups, our extension of tags: of the goals of a group at most so many stand on a
/// board, and a goal may be in several groups. Like a tag, a group never gives way.
namespace boardwright::exclusion {

extern const Section groups; ///< Table: the groups
extern const Field name; ///< Text
extern const Field most; ///< Integer: copies of goals of the group on one board

extern const Section membership; ///< beside each objective
extern const Field memberOf; ///< RowRefs: rows of `groups`

} // namespace boardwright::exclusion
