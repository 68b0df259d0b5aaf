// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/goalset/goalset.h"

#include <QString>

namespace boardwright {

/// The goal in quotation marks, its start where it is long; where the row is gone, a word that
/// stands for it.
QString goalName(const GoalSet &set, RowId id);

/// The name of a category or a tag, its start where it is long.
QString shortName(const QString &name);

} // namespace boardwright
