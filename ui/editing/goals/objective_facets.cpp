// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/goals/objective_facets.h"

#include "ui/editing/values/natural_order.h"
#include "ui/editing/values/objective_columns.h"

#include <QMap>

#include <algorithm>

namespace boardwright {

namespace {

/// In collation order; names that collate as equal are ordered by their characters.
QList<FacetCounts::Named> inPeoplesOrder(const QMap<QString, int> &goals)
{
    QList<FacetCounts::Named> names;
    names.reserve(goals.size());
    for (const auto &[name, count] : goals.asKeyValueRange())
        names.append({.name = name, .goals = count});
    const QCollator collator = naturalCollator();
    std::ranges::stable_sort(
        names, [&](const FacetCounts::Named &one, const FacetCounts::Named &other) {
            if (one.name.isEmpty() != other.name.isEmpty())
                return other.name.isEmpty();
            return collator.compare(one.name, other.name) < 0;
        });
    return names;
}

} // namespace

bool meets(
    const Objective &objective, const ObjectiveFacets &facets, const MarkedObjectives &marked)
{
    const auto isAsked = [&](const QString &name) { return facets.categories.contains(name); };
    if (!facets.categories.isEmpty() && std::ranges::none_of(objective.boardCategories, isAsked)
        && std::ranges::none_of(objective.lineCategories, isAsked)) {
        const bool hasNone
            = objective.boardCategories.isEmpty() && objective.lineCategories.isEmpty();
        if (!hasNone || !isAsked(QString()))
            return false;
    }
    return (facets.tags.isEmpty() || facets.tags.contains(objective.tag))
        && (!facets.zones || (shownZones(objective) & facets.zones))
        && (!facets.hasProblem || marked.withProblem.contains(objective.id))
        && (!facets.neverAppears || marked.neverAppearing.contains(objective.id));
}

FacetCounts facetCounts(const QList<Objective> &objectives, const MarkedObjectives &marked)
{
    FacetCounts counts;
    QMap<QString, int> categories;
    QMap<QString, int> tags;
    for (const Objective &objective : objectives) {
        QStringList names = objective.boardCategories + objective.lineCategories;
        if (names.isEmpty())
            names << QString();
        names.removeDuplicates();
        for (const QString &name : std::as_const(names))
            ++categories[name];
        ++tags[objective.tag];
        const Zones zones = shownZones(objective);
        for (std::size_t zone = 0; zone < counts.zones.size(); ++zone)
            counts.zones[zone] += zones.testFlag(static_cast<Zone>(1U << zone)) ? 1 : 0;
        counts.withProblem += marked.withProblem.contains(objective.id) ? 1 : 0;
        counts.neverAppearing += marked.neverAppearing.contains(objective.id) ? 1 : 0;
    }
    counts.categories = inPeoplesOrder(categories);
    counts.tags = inPeoplesOrder(tags);
    return counts;
}

} // namespace boardwright
