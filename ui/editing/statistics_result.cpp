// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/statistics_result.h"

namespace boardwright {

QSet<RowId> neverAppearing(const StatisticsResult &result)
{
    constexpr quint64 enough = 1'000;
    QSet<RowId> never;
    if (result.tally.whole() < enough)
        return never;
    const QList<Objective> &objectives = result.request.set.objectives;
    for (qsizetype row = 0; row < objectives.size(); ++row) {
        if (!objectives[row].disabled
            && result.tally.appearances[static_cast<std::size_t>(row)] == 0)
            never.insert(objectives[row].id);
    }
    return never;
}

} // namespace boardwright
