// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/sculpted/tier_table.h"

#include <QString>
#include <QTextStream>

#include <optional>
#include <vector>

namespace boardwright {

/// The set of a file, with a row for each of these levels: Boardwright's own where the file has
/// none. An empty path is a set of Boardwright's own tiers. Nothing, and the problems on `err`, if
/// the file cannot be read.
std::optional<GoalSet> readTiers(
    const QString &path, const std::vector<sculpted::Level> &levels, QTextStream &err);

} // namespace boardwright
