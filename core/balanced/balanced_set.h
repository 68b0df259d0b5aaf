// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/attempts.h"
#include "core/balanced/drawn_values.h"
#include "core/balanced/tables.h"
#include "core/board/shape.h"
#include "core/generator/generator.h"

#include <QStringList>

#include <memory>
#include <vector>

namespace boardwright {

/// A goal set compiled for balanced boards of one mode.
struct BalancedSet final : Compiled {
    BalancedTables tables;
    std::vector<RowId> rows; ///< by goal, in the order given (BalancedTables::origin)
    QStringList ids; ///< in the same order
    DrawnValues values; ///< in the same order
    int mostAttempts = 0;
};

/// The working memory for its boards.
struct BalancedScratch final : Scratch {
    explicit BalancedScratch(const BalancedSet &set)
        : attempts(set.tables)
        , synergy(set.tables)
    {
    }

    Attempts5x5 attempts;
    Synergy synergy;
    Attempts5x5::Report report; ///< of the last board
};

} // namespace boardwright
