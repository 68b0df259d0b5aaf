// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/statistics_result.h"

#include "core/lab/tally_reading.h"

#include <QMap>

namespace boardwright {

QSet<RowId> neverAppearing(const StatisticsResult &result)
{
    constexpr quint64 enough = 1'000;
    QSet<RowId> never;
    if (result.tally.whole() < enough)
        return never;
    const QList<Objective> &objectives = result.subject->set().objectives;
    for (qsizetype row = 0; row < objectives.size(); ++row) {
        if (!objectives[row].disabled
            && result.tally.appearances[static_cast<std::size_t>(row)] == 0)
            never.insert(objectives[row].id);
    }
    return never;
}

QList<WeightingShare> sharesByWeighting(const StatisticsResult &result)
{
    QMap<int, WeightingShare> byWeighting;
    if (result.tally.whole() == 0)
        return {};
    const QList<Objective> &objectives = result.subject->set().objectives;
    for (qsizetype row = 0; row < objectives.size(); ++row) {
        if (objectives[row].disabled)
            continue;
        WeightingShare &of = byWeighting[-objectives[row].weighting];
        of.weighting = objectives[row].weighting;
        ++of.goals;
        of.share += appearanceShare(result.tally, static_cast<std::size_t>(row));
    }
    QList<WeightingShare> shares = byWeighting.values();
    for (WeightingShare &of : shares)
        of.share /= of.goals;
    return shares;
}

} // namespace boardwright
