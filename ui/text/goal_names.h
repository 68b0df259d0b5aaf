// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/goalset/goalset.h"

#include <QString>

namespace boardwright {

/// The goal in quotation marks, truncated if it is long; a placeholder if the row no longer exists.
QString goalName(const GoalSet &set, RowId id);

/// The name of a category or a tag, truncated if it is long.
QString shortName(const QString &name);

} // namespace boardwright
