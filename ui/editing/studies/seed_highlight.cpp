// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/seed_highlight.h"

#include "core/goalset/goal_categories.h"
#include "core/goalset/rows.h"

#include <algorithm>

namespace boardwright {

std::vector<bool> highlightedSites(const PreviewResult &result, const HighlightSubject &subject)
{
    const Result &board = result.board;
    std::vector<bool> lit(board.at.size(), false);
    if (subject.isNothing())
        return lit;
    const auto isMeant = [&](const Placed &placed) {
        if (placed.what == RowId::none)
            return false;
        if (subject.category.isEmpty())
            return placed.what == subject.goal;
        const Objective *objective = objectiveOf(result.request.set, placed.what);
        return objective != nullptr && isOfCategory(*objective, subject.category);
    };
    for (std::size_t site = 0; site < board.at.size(); ++site)
        lit[site] = isMeant(board.at[site]);
    for (const Part &part : board.parts) {
        if (std::ranges::any_of(part.result->at, isMeant))
            lit[static_cast<std::size_t>(part.site)] = true;
    }
    return lit;
}

QStringList categoriesToLight(const GoalSet &set)
{
    QStringList names;
    for (const auto *limits : {&set.boardLimits, &set.lineLimits}) {
        for (const CategoryLimit &limited : *limits)
            names << limited.category;
    }
    for (const Objective &objective : set.objectives)
        names += objective.boardCategories + objective.lineCategories;
    std::ranges::sort(names);
    names.erase(std::ranges::unique(names).begin(), names.end());
    names.removeAll(QString());
    return names;
}

} // namespace boardwright
