// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/accepted.h"
#include "core/goalset/field_limits.h"
#include "core/goalset/fix.h"
#include "core/goalset/merge.h"
#include "core/goalset/names.h"
#include "core/goalset/rows.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

void dropUses(QStringList &categories, const QString &name)
{
    bool isFirst = !name.isEmpty();
    categories.removeIf([&](const QString &category) {
        return category == name && !std::exchange(isFirst, false);
    });
}

void dropAllButLast(QList<CategoryLimit> &limits, const QString &name)
{
    qsizetype last = -1;
    for (qsizetype i = 0; i < limits.size(); ++i)
        last = limits[i].category == name ? i : last;
    qsizetype index = 0;
    limits.removeIf(
        [&](const CategoryLimit &limit) { return index++ != last && limit.category == name; });
}

void mendLimits(QList<CategoryLimit> &limits, const Fix &fix)
{
    switch (fix.repair) {
    case Repair::DropLimit:
        limits.removeIf([&](const CategoryLimit &limit) { return limit.category == fix.name; });
        return;
    case Repair::DropEarlierLimits:
        return dropAllButLast(limits, fix.name);
    case Repair::SetPercent:
        for (CategoryLimit &limit : limits) {
            if (limit.category == fix.name)
                limit.percent = std::clamp(limit.percent, 0, field_limits::highestPercent);
        }
        return;
    default:
        return;
    }
}

void mendTags(GoalSet &set, const Fix &fix)
{
    switch (fix.repair) {
    case Repair::DropTag:
        set.tagNames.removeAll(fix.name);
        return;
    case Repair::DropDoubleTag:
        return dropUses(set.tagNames, fix.name);
    case Repair::RenameTag:
        std::ranges::replace(set.tagNames, fix.name, fix.newName);
        for (Objective &objective : set.objectives) {
            if (objective.tag == fix.name)
                objective.tag = fix.newName;
        }
        return followInAccepted(set, {fix.name}, fix.newName);
    default:
        return;
    }
}

void declareNames(GoalSet &set, const Fix &fix)
{
    CarriedNames names;
    if (fix.repair == Repair::DeclareTag)
        names.tags << fix.name;
    else if (fix.repair == Repair::DeclareCategory)
        (fix.field == ObjectiveField::LineCategories ? names.lineCategories : names.boardCategories)
            << fix.name;
    declare(set, names);
}

void dropDoubles(QList<int> &numbers)
{
    QSet<int> seen;
    numbers.removeIf([&](int number) {
        const qsizetype before = seen.size();
        seen.insert(number);
        return seen.size() == before;
    });
}

void mendRow(Objective &objective, const Fix &fix)
{
    const auto isLow = [](int number) { return number < 1; };
    switch (fix.repair) {
    case Repair::DropCategory:
        return dropUses(fix.field == ObjectiveField::LineCategories ? objective.lineCategories
                                                                    : objective.boardCategories,
            fix.name);
    case Repair::SetWeighting:
        objective.weighting = fix.number;
        return;
    case Repair::SetIndividualLimit:
        objective.individualLimit = fix.number;
        return;
    case Repair::SortRange:
        std::ranges::sort(objective.range);
        return dropDoubles(objective.range);
    case Repair::DropLowValues:
        objective.range.removeIf(isLow);
        return;
    case Repair::EmptyRange:
        objective.range.clear();
        objective.individualLimit = std::min(objective.individualLimit, 1);
        return;
    case Repair::DropLowPositions:
        objective.forcedPositions.removeIf(isLow);
        return;
    case Repair::DropPositionsAbove:
        objective.forcedPositions.removeIf([&](int position) { return position > fix.number; });
        return;
    case Repair::DropDoublePositions:
        return dropDoubles(objective.forcedPositions);
    default:
        return;
    }
}

} // namespace

GoalSet fixed(GoalSet set, const Fix &fix)
{
    if (fix.repair == Repair::MakeDedicated) {
        set.schemaMode = SchemaMode::Dedicated;
        set.dedicatedMode = fix.name;
        set.dedicatedSize = fix.newName;
        set.cappedMaxSize.clear();
        return set;
    }
    if (fix.repair == Repair::SetField) {
        if (FieldValues *values = sectionValues(set, fix.row, fix.section)) {
            if (std::holds_alternative<std::monostate>(fix.value))
                values->remove(fix.fieldKey);
            else
                values->insert(fix.fieldKey, fix.value);
        }
        return set;
    }
    switch (fix.repair) {
    case Repair::MergeCategory:
    case Repair::SplitCategory:
    case Repair::MergeTag:
    case Repair::MergeGoals:
        return merged(std::move(set), fix);
    default:
        break;
    }
    declareNames(set, fix);
    mendLimits(fix.field == ObjectiveField::LineCategories ? set.lineLimits : set.boardLimits, fix);
    mendTags(set, fix);
    if (const qsizetype row = indexOfRow(set, fix.row); row >= 0)
        mendRow(set.objectives[row], fix);
    return set;
}

GoalSet allFixed(
    GoalSet set, const QList<Problem> &problems, std::span<const Section *const> sections)
{
    Fixes fixes(set, sections); // of the set as it changes
    QSet<QString> newTags; // `fixes` only knows the names used before any change
    for (const Problem &problem : problems) {
        const auto fix = fixes.of(problem);
        if (!fix)
            continue;
        if (fix->repair == Repair::RenameTag) {
            if (newTags.contains(fix->newName))
                continue;
            newTags.insert(fix->newName);
        }
        set = fixed(std::move(set), *fix);
    }
    return set;
}

} // namespace boardwright
