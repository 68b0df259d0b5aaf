// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/section.h"

#include <QString>

namespace boardwright {

/// The goal in quotation marks, truncated if it is long, with its row if another goal reads the
/// same; its row alone if it has no text; a placeholder if the row no longer exists. Law: names of
/// different goals of a set differ.
QString goalName(const GoalSet &set, RowId id);

/// The same of a row of a table: by what identifies it to people (Section::name), or else by its
/// number.
QString tableRowName(const GoalSet &set, const Section &section, RowId id);

/// The name of a category or a tag. The middle of a long one is left out, so that two that begin
/// alike can be told apart by their ends.
QString shortName(const QString &name);

} // namespace boardwright
