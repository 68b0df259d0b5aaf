// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/names.h"

#include "core/goalset/field_limits.h"
#include "core/goalset/snake_case.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

bool isCategoryOf(const GoalSet &set, const QString &name, QList<CategoryLimit> GoalSet::*limits,
    QStringList Objective::*categories)
{
    return std::ranges::contains(set.*limits, name, &CategoryLimit::category)
        || std::ranges::any_of(set.objectives,
            [&](const Objective &objective) { return (objective.*categories).contains(name); });
}

/// Returns whether any limit was added.
bool addLimits(QList<CategoryLimit> &limits, const QStringList &names)
{
    if (names.isEmpty())
        return false;
    QSet<QString> declared; // looked up, never iterated
    declared.reserve(limits.size());
    for (const CategoryLimit &limit : std::as_const(limits))
        declared.insert(limit.category);
    const qsizetype before = limits.size();
    for (const QString &name : names) {
        if (name.isEmpty() || declared.contains(name))
            continue;
        declared.insert(name);
        limits.append({.category = name});
    }
    return limits.size() > before;
}

} // namespace

bool isBoardCategory(const GoalSet &set, const QString &name)
{
    return isCategoryOf(set, name, &GoalSet::boardLimits, &Objective::boardCategories);
}

bool isLineCategory(const GoalSet &set, const QString &name)
{
    return isCategoryOf(set, name, &GoalSet::lineLimits, &Objective::lineCategories);
}

bool isTag(const GoalSet &set, const QString &name)
{
    return set.tagNames.contains(name)
        || std::ranges::contains(set.objectives, name, &Objective::tag);
}

bool isGoodTag(const QString &tag)
{
    return isSnakeCase(tag) && tag.size() <= field_limits::tag;
}

bool declare(GoalSet &set, const CarriedNames &names)
{
    bool isAny = addLimits(set.boardLimits, names.boardCategories);
    isAny = addLimits(set.lineLimits, names.lineCategories) || isAny;
    for (const QString &tag : names.tags) {
        if (set.tagNames.contains(tag) || !mayDeclareTag(set, tag))
            continue;
        set.tagNames << tag;
        isAny = true;
    }
    return isAny;
}

bool mayDeclareTag(const GoalSet &set, const QString &tag)
{
    return isGoodTag(tag) && set.tagNames.size() < field_limits::tags;
}

} // namespace boardwright
