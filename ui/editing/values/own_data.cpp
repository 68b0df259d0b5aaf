// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/own_data.h"

#include "ui/text/field_words.h"

#include <algorithm>

namespace boardwright {

namespace {

bool holds(const GoalSet &set, const Section &section)
{
    switch (section.home) {
    case Home::Once:
        return set.once.contains(section.key);
    case Home::Table:
        return set.tables.contains(section.key);
    case Home::BesideObjective:
        return std::ranges::any_of(set.objectives,
            [&](const Objective &objective) { return objective.extension.contains(section.key); });
    }
    return false;
}

} // namespace

bool holdsOwnData(const GoalSet &set)
{
    return set.extensionVerbatim != nullptr || !set.once.isEmpty() || !set.tables.isEmpty()
        || std::ranges::any_of(set.objectives,
            [](const Objective &objective) { return !objective.extension.isEmpty(); });
}

QStringList ownDataTitles(const GoalSet &set)
{
    QStringList titles;
    for (const Section *section : allSections()) {
        if (holds(set, *section))
            titles << sectionTitle(*section);
    }
    return titles;
}

} // namespace boardwright
