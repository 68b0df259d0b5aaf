// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/names/name_counts.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <tuple>

namespace boardwright {

namespace {

QStringList declaredNames(const GoalSet &set, ObjectiveColumn column)
{
    QStringList names;
    const auto addLimits = [&](const QList<CategoryLimit> &limits) {
        for (const CategoryLimit &limit : limits)
            names << limit.category;
    };
    if (column == ObjectiveColumn::BoardCategories)
        addLimits(set.boardLimits);
    else if (column == ObjectiveColumn::LineCategories)
        addLimits(set.lineLimits);
    else if (column == ObjectiveColumn::Tag)
        names = set.tagNames;
    return names;
}

} // namespace

QList<NameCount> nameCounts(const GoalSet &set, ObjectiveColumn column)
{
    QList<NameCount> counts;
    QHash<QString, qsizetype> places; // looked up, never iterated
    const auto placeOf = [&](const QString &name) {
        const auto known = places.constFind(name);
        if (known != places.cend())
            return *known;
        places.insert(name, counts.size());
        counts.append({.name = name});
        return counts.size() - 1;
    };
    for (const QString &name : declaredNames(set, column))
        counts[placeOf(name)].isDeclared = true;
    for (const Objective &objective : set.objectives) {
        QStringList names = cellNames(objective, column);
        names.removeDuplicates();
        for (const QString &name : std::as_const(names))
            ++counts[placeOf(name)].goals;
    }
    counts.removeIf([](const NameCount &count) { return count.name.isEmpty(); });
    std::ranges::sort(counts, [](const NameCount &a, const NameCount &b) {
        return std::tie(b.goals, a.name) < std::tie(a.goals, b.name);
    });
    return counts;
}

QList<NameCount> namesMeant(const QList<NameCount> &names, const QString &typed)
{
    const QString text = typed.trimmed();
    QList<NameCount> beginning;
    QList<NameCount> holding;
    for (const NameCount &count : names) {
        if (count.name.startsWith(text, Qt::CaseInsensitive))
            beginning.append(count);
        else if (count.name.contains(text, Qt::CaseInsensitive))
            holding.append(count);
    }
    return beginning + holding;
}

} // namespace boardwright
