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

/// Why a line takes less time than its goals one by one, in detail.
struct RowReport {
    struct Category {
        QString name;
        QList<double> kept; ///< the values that count, in summing order

        friend bool operator==(const Category &, const Category &) = default;
    };

    std::vector<Category> types; ///< those that contribute something
    QList<NamedNumber> rowTypes; ///< the savings of each
    QList<double> timeDifferences; ///< by goal; positive: quicker than its cell's target
    bool isTooMuch = false; ///< a single value, or the total, is too high
    double typeTotal = 0; ///< at most tooMuchSynergy
    double rowTypeTotal = 0;
    double timeTotal = 0;
    double total = 0;
};

/// `goals` in the order of their line.
RowReport rowReport(
    const BalancedTables &tables, Synergy &synergy, std::span<const TimedGoal> goals);

} // namespace boardwright
