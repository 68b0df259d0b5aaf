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

/// Warnings that an author keeps on purpose. Table.
namespace accepted_section {
extern const Section section;
extern const Field code; ///< Text: codeKey() of the problem
extern const Field rows; ///< RowRefs: the objective it is about; none: the set
extern const Field name; ///< Text: the category or tag it is about; empty: none
} // namespace accepted_section

} // namespace boardwright
