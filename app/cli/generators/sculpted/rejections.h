// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sculpted/puzzle.h"
#include "core/sculpted/tier_table.h"

#include <QString>
#include <QTextStream>

#include <optional>
#include <vector>

namespace boardwright {

struct RejectionsCommand {
    QString file; ///< with tiers; empty: Boardwright's own
    std::vector<sculpted::Level> levels;
    std::vector<sculpted::Routing> routings;
    std::optional<sculpted::Depth> depth{}; ///< in place of the tier's
    qint64 count = 1000; ///< seeds of each tier, from 1 on
    int threads = 1;
};

/// Prints, for each tier and way of routing, why topologies were discarded and what a puzzle costs.
/// Returns the exit status: findings if a seed has no puzzle.
int rejections(const RejectionsCommand &command, QTextStream &out, QTextStream &err);

} // namespace boardwright
