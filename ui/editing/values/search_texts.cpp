// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/search_texts.h"

#include "core/goalset/goal_text.h"

#include <algorithm>

namespace boardwright {

namespace {

/// Separates parts. No search word contains it, so none is found across two parts.
constexpr QChar partEnd(u'\n');

QString searchTextOf(const Objective &objective)
{
    constexpr qsizetype usual = 256; // avoids reallocation
    QString text;
    text.reserve(usual);
    text += objective.goal;
    const auto add = [&text](const QString &part) { (text += partEnd) += part; };
    add(objective.tooltip);
    add(objective.tag);
    std::ranges::for_each(objective.boardCategories, add);
    std::ranges::for_each(objective.lineCategories, add);
    // A goal with plurals also as it reads on a board.
    if (objective.goal.contains(u"[["))
        add(resolvedGoal(objective.goal, 0));
    return std::move(text).toCaseFolded();
}

} // namespace

bool SearchTexts::Known::isOf(const Objective &objective) const
{
    return !text.isNull() && goal == objective.goal && tooltip == objective.tooltip
        && tag == objective.tag && boardCategories == objective.boardCategories
        && lineCategories == objective.lineCategories;
}

const QString &SearchTexts::of(const Objective &objective)
{
    Known &known = m_known[objective.id];
    if (!known.isOf(objective))
        known = {.goal = objective.goal,
            .tooltip = objective.tooltip,
            .tag = objective.tag,
            .boardCategories = objective.boardCategories,
            .lineCategories = objective.lineCategories,
            .text = searchTextOf(objective)};
    return known.text;
}

/// Clears the whole cache, seldom; texts that are still needed are made again.
void SearchTexts::prune(qsizetype goals)
{
    constexpr qsizetype few = 1000;
    if (m_known.size() > 2 * goals + few)
        m_known.clear();
}

} // namespace boardwright
