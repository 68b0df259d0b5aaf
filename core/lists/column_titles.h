// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/section.h"

#include <QString>

#include <optional>

namespace boardwright {

/// What a column of a table of goals is for.
struct TitledColumn {
    const Section *section = nullptr; ///< objectiveSection, or another one beside each objective
    const Field *field = nullptr; ///< one of the section's
    bool isNegated = false; ///< "disabled", of the field "enabled"
    /// Categories or a difficulty as other sites' lists have them: ImportChoices say what they
    /// become.
    bool isListed = false;
    /// Of several columns for the same field, the one with the lowest rank is meant.
    int rank = 0;
};

/// The column that a title names, in any case: a field of objectiveSection by its key or English
/// label, a usual title of lists, a field of another section as "section.key" or, if no other
/// section has it, as "key". Spaces and hyphens count as underscores. Pure, any thread.
std::optional<TitledColumn> columnOfTitle(const QString &title);

/// The title that names a field and nothing else: "key" or "section.key".
QString titleOf(const Section &section, const Field &field);

} // namespace boardwright
