// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/tier_start.h"

#include "core/balanced/goal_list.h"
#include "core/balanced/sections.h"
#include "core/balanced/set_goals.h"
#include "core/base/exactly.h"
#include "core/goalset/rows.h"

#include <QSet>

#include <algorithm>

namespace boardwright {

namespace {

const QStringList &categoriesOf(const Objective &objective)
{
    return objective.lineCategories.isEmpty() ? objective.boardCategories
                                              : objective.lineCategories;
}

QList<NamedNumber> typesOfTier(const Objective &objective, const TierStart &start)
{
    QList<NamedNumber> types;
    for (const QString &category : categoriesOf(objective)) {
        if (!std::ranges::contains(types, category, &NamedNumber::name))
            types.append({.name = category,
                .number = types.isEmpty() ? start.firstSynergy : start.furtherSynergy});
    }
    return types;
}

} // namespace

std::vector<TierValues> startFromTiers(const GoalSet &set, const TierStart &start)
{
    const qsizetype enabled = std::ranges::count(set.objectives, false, &Objective::disabled);
    std::vector<TierValues> all;
    for (const Objective &objective : set.objectives) {
        if (objective.disabled)
            continue;
        constexpr qsizetype tiers = highestDifficulty - lowestDifficulty + 1;
        const auto spread = static_cast<int>(std::ssize(all) * tiers / enabled) + lowestDifficulty;
        const int own = balancedRowOf(objective).difficulty.value_or(0);
        const int tier = own >= lowestDifficulty && own <= highestDifficulty ? own : spread;
        FieldValues values = objective.extension.value(balanced::goals.key);
        setValue(values, balanced::time, exactly(tier * start.minutesPerTier));
        setValue(values, balanced::difficulty, qint64{tier});
        setValue(values, balanced::types, typesOfTier(objective, start));
        all.push_back({.row = objective.id, .values = std::move(values)});
    }
    return all;
}

QString firstCategoryOf(const Objective &objective)
{
    return categoriesOf(objective).value(0);
}

int linesSharingFirstCategory(const GoalSet &set, const Result &board)
{
    return static_cast<int>(std::ranges::count_if(board.shape->lines, [&](const Line &line) {
        QSet<QString> seen;
        return std::ranges::any_of(line.sites, [&](SiteIndex site) {
            const Objective *objective
                = objectiveOf(set, board.at[static_cast<std::size_t>(site)].what);
            const QString first = objective == nullptr ? QString() : firstCategoryOf(*objective);
            const bool isShared = !first.isEmpty() && seen.contains(first);
            seen.insert(first);
            return isShared;
        });
    }));
}

} // namespace boardwright
