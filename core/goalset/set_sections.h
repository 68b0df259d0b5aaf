// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/section.h"

namespace boardwright {

/// The sections that belong to no generator.
std::span<const Section *const> setSections();

/// The preview saved with the set, which determines the board shown when it is opened. Once;
/// absent: the defaults apply.
namespace preview_section {
extern const Section section;
extern const Field generator; ///< Text: key of a generator
extern const Field seed; ///< Text
extern const Field settings; ///< Names: "key=value" as in settingsText(), mode before size
} // namespace preview_section

/// Warnings and hints that the author accepts and that are no longer reported (accepted.h defines
/// which problems a row matches). Table. A row matches a single problem: `code`, with the goal in
/// `rows` (none: the set itself), and `name` and `list` if the problem has them. With `all` it
/// matches every problem of its code, in any row. A row whose objective no longer exists matches no
/// problem.
namespace accepted_section {
extern const Section section;
extern const Field code; ///< Text: codeKey() of the problem
extern const Field rows; ///< RowRefs: the objectives concerned; none: the set
/// Text: the category, tag or section field ("layout.size") concerned, cut to the field's length;
/// empty: none
extern const Field name;
extern const Field list; ///< Choice: the kind of the category; unset: either kind
extern const Field all; ///< Flag: every problem of this code
} // namespace accepted_section

/// What the draws of a goal come from if it is not the goal's own text: a goal that was reworded
/// keeps its draws, so that no board changes (identity.h). BesideObjective.
namespace draws_section {
extern const Section section;
extern const Field text; ///< Text; empty: the goal's own text, and the rank means nothing
extern const Field rank; ///< Integer: the place among goals that draw from the same text
} // namespace draws_section

/// The keys of accepted_section::list; its fallback is neither.
inline constexpr Key boardCategoryList{"board"};
inline constexpr Key lineCategoryList{"line"};

} // namespace boardwright
