// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/synergy.h"
#include "core/goalset/value.h"

#include <QList>
#include <QString>

#include <span>
#include <vector>

namespace boardwright {

/// What makes a line quicker than its goals one by one, minute by minute.
struct RowReport {
    struct Category {
        QString name;
        QList<double> kept; ///< values that count, as they are added up

        friend bool operator==(const Category &, const Category &) = default;
    };

    std::vector<Category> types; ///< those of which something counts
    QList<NamedNumber> rowTypes; ///< what each saves
    QList<double> timeDifferences; ///< by goal; above 0: it is quicker than its cell asks for
    bool isTooMuch = false; ///< some value alone is too much, or all together
    double typeTotal = 0; ///< at most what is too much
    double rowTypeTotal = 0;
    double timeTotal = 0;
    double total = 0;
};

/// The goals in the order of their line.
RowReport rowReport(
    const BalancedTables &tables, Synergy &synergy, std::span<const TimedGoal> goals);

} // namespace boardwright
