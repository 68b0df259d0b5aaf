// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/section.h"

namespace boardwright {

/// The sections that belong to no generator.
std::span<const Section *const> setSections();

/// The preview that an author saved with the set: what its board is made with when the set opens.
/// Once; absent: the reader's own choice.
namespace preview_section {
extern const Section section;
extern const Field generator; ///< Text: key of a generator
extern const Field seed; ///< Text
extern const Field settings; ///< Names: "key=value" as in settingsText(), the mode before the size
} // namespace preview_section

/// Warnings and hints that an author keeps on purpose: they are not told any more (accepted.h says
/// which ones a row is about). Table. A row is about one problem: `code` with the goal in `rows`,
/// or with none of the set itself, and `name` and `list` where the problem has them. With `all` it
/// is about every problem of its code, in whatever row. A row that says neither, because its goal
/// is gone, is about nothing.
namespace accepted_section {
extern const Section section;
extern const Field code; ///< Text: codeKey() of the problem
extern const Field rows; ///< RowRefs: the objectives it is about; none: the set
/// Text: the category or tag it is about, as far as it fits, or the field of a section
/// ("layout.size"); empty: none
extern const Field name;
extern const Field list; ///< Choice: of which kind the category is; without one, of either
extern const Field all; ///< Flag: every problem of this code
} // namespace accepted_section

/// The keys of accepted_section::list; the fallback is neither.
inline constexpr Key boardCategoryList{"board"};
inline constexpr Key lineCategoryList{"line"};

} // namespace boardwright
