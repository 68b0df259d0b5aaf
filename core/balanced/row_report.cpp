// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/row_report.h"

namespace boardwright {

RowReport rowReport(
    const BalancedTables &tables, Synergy &synergy, std::span<const TimedGoal> goals)
{
    RowReport report;
    std::uint32_t last = 0;
    for (const Synergy::Kept &kept : synergy.allKept(goals)) {
        if (report.types.empty() || kept.category != last)
            report.types.push_back(
                {.name = tables.categories.names[static_cast<qsizetype>(kept.category)],
                    .kept = {}});
        last = kept.category;
        report.types.back().kept.append(kept.value);
    }
    for (const Synergy::Kept &row : synergy.rowTypesOf(goals)) {
        report.rowTypes.append(
            {.name = tables.rowCategories.names[static_cast<qsizetype>(row.category)],
                .number = row.value});
        report.rowTypeTotal += row.value;
    }
    for (const TimedGoal &timed : goals)
        report.timeDifferences.append(timed.desiredTime - tables.times[timed.goal]);
    report.typeTotal = synergy.ofTypes(goals);
    report.timeTotal = Synergy::timeOf(tables, goals);
    report.isTooMuch = report.typeTotal >= tables.profile.tooMuchSynergy;
    report.total = synergy.of(goals);
    return report;
}

} // namespace boardwright
