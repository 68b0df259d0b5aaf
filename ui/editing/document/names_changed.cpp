// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/document/names_changed.h"

#include "core/goalset/accepted.h"
#include "core/goalset/field_limits.h"

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

/// Replaces names in place. With `onceOnly`, `to` is kept only once.
void replaceNames(QStringList &names, const QStringList &from, const QString &to, bool onceOnly)
{
    bool isThere = false;
    QStringList replaced;
    replaced.reserve(names.size());
    for (const QString &name : std::as_const(names)) {
        const QString &now = from.contains(name) ? to : name;
        if (now != to || !std::exchange(isThere, true) || !onceOnly)
            replaced << now;
    }
    names = replaced;
}

void replaceLimits(QList<CategoryLimit> &limits, const QStringList &from, const QString &to)
{
    const auto isFrom = [&](const CategoryLimit &limit) { return from.contains(limit.category); };
    QString heir; // the name whose limits are kept for `to`
    if (!std::ranges::contains(limits, to, &CategoryLimit::category)) {
        const auto first = std::ranges::find_if(limits, isFrom);
        heir = first == limits.end() ? QString() : first->category;
    }
    limits.removeIf(
        [&](const CategoryLimit &limit) { return isFrom(limit) && limit.category != heir; });
    for (CategoryLimit &limit : limits) {
        if (isFrom(limit))
            limit.category = to;
    }
}

bool carriesAny(const QStringList &carried, const QStringList &names)
{
    return std::ranges::any_of(carried, [&](const QString &name) { return names.contains(name); });
}

bool isAnyIn(const QList<CategoryLimit> &limits, const QStringList &names)
{
    return std::ranges::any_of(
        limits, [&](const CategoryLimit &limit) { return names.contains(limit.category); });
}

/// Calls `change` for the categories of goals that carry one of the names. If there are none, the
/// list of objectives stays shared.
template <typename Change>
void changeMembers(GoalSet &set, CategoryKind kind, const QStringList &names, Change change)
{
    const auto carries = [&](const Objective &objective) {
        return carriesAny(objective.*categoriesOf(kind), names);
    };
    if (std::ranges::none_of(std::as_const(set.objectives), carries))
        return;
    for (Objective &objective : set.objectives) {
        if (carries(objective))
            change(objective.*categoriesOf(kind));
    }
}

/// Like changeMembers(), for tags.
template <typename Change>
void changeTagged(GoalSet &set, const QStringList &names, Change change)
{
    const auto isTagged = [&](const Objective &objective) {
        return !objective.tag.isEmpty() && names.contains(objective.tag);
    };
    if (std::ranges::none_of(std::as_const(set.objectives), isTagged))
        return;
    for (Objective &objective : set.objectives) {
        if (isTagged(objective))
            change(objective.tag);
    }
}

QStringList without(QStringList names, const QString &name)
{
    names.removeAll(name);
    names.removeDuplicates();
    return names;
}

} // namespace

GoalSet withCategoriesRenamed(
    GoalSet set, const QStringList &from, const QString &to, CategoryKinds kinds)
{
    const QStringList names = without(from, to);
    const bool isRename = names.size() == 1 && !isCategory(set, to, kinds);
    for (const CategoryKind kind : bothKinds) {
        if (!kinds.testFlag(kind))
            continue;
        const bool merges = names.size() > 1 || isCategory(set, to, kind);
        QList<CategoryLimit> &limits = set.*limitsOf(kind);
        if (isAnyIn(std::as_const(limits), names))
            replaceLimits(limits, names, to);
        changeMembers(set, kind, names,
            [&](QStringList &carried) { replaceNames(carried, names, to, merges); });
    }
    followInAccepted(set, names, isRename ? to : QString());
    return set;
}

GoalSet withoutCategories(GoalSet set, const QStringList &names, CategoryKinds kinds)
{
    for (const CategoryKind kind : bothKinds) {
        if (!kinds.testFlag(kind))
            continue;
        QList<CategoryLimit> &limits = set.*limitsOf(kind);
        limits.removeIf([&](const CategoryLimit &limit) { return names.contains(limit.category); });
        changeMembers(set, kind, names, [&](QStringList &carried) {
            carried.removeIf([&](const QString &name) { return names.contains(name); });
        });
    }
    followInAccepted(set, names, {});
    return set;
}

GoalSet withLimit(GoalSet set, const QString &name, CategoryKind kind, std::optional<int> percent)
{
    QList<CategoryLimit> &limits = set.*limitsOf(kind);
    if (!percent) {
        limits.removeIf([&](const CategoryLimit &limit) { return limit.category == name; });
        return set;
    }
    const int value = std::clamp(*percent, 0, field_limits::highestPercent);
    // If there are several limits, the last one is effective.
    const auto last = std::ranges::find_last(limits, name, &CategoryLimit::category);
    if (last.empty())
        limits.append({.category = name, .percent = value});
    else
        last.front().percent = value;
    return set;
}

GoalSet withTagsRenamed(GoalSet set, const QStringList &from, const QString &to)
{
    const QStringList names = without(from, to);
    const bool merges = names.size() > 1 || isTag(set, to);
    if (merges && set.tagNames.contains(to))
        set.tagNames.removeIf([&](const QString &tag) { return names.contains(tag); });
    else
        replaceNames(set.tagNames, names, to, merges);
    changeTagged(set, names, [&](QString &tag) { tag = to; });
    followInAccepted(set, names, merges ? QString() : to);
    return set;
}

GoalSet withoutTags(GoalSet set, const QStringList &names)
{
    set.tagNames.removeIf([&](const QString &tag) { return names.contains(tag); });
    changeTagged(set, names, [](QString &tag) { tag.clear(); });
    followInAccepted(set, names, {});
    return set;
}

} // namespace boardwright
