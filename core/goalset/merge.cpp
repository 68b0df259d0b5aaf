// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/merge.h"

#include "core/goalset/accepted.h"
#include "core/goalset/alike.h"
#include "core/goalset/field_limits.h"
#include "core/goalset/lint_objective.h"
#include "core/goalset/rows.h"
#include "core/goalset/set_sections.h"

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

auto limitsOf(ObjectiveField field)
{
    return field == ObjectiveField::LineCategories ? &GoalSet::lineLimits : &GoalSet::boardLimits;
}

auto categoriesOf(ObjectiveField field)
{
    return field == ObjectiveField::LineCategories ? &Objective::lineCategories
                                                   : &Objective::boardCategories;
}

/// The limit that is in effect: the last one.
std::optional<int> percentOf(const QList<CategoryLimit> &limits, const QString &name)
{
    std::optional<int> percent;
    for (const CategoryLimit &limit : limits) {
        if (limit.category == name)
            percent = limit.percent;
    }
    return percent;
}

/// What a category becomes: another, or the several that its name lists.
QStringList heirsOf(const Fix &fix)
{
    return fix.repair == Repair::SplitCategory ? namesIn(fix.name) : QStringList{fix.newName};
}

bool mayReplaceCategory(const GoalSet &set, const Fix &fix)
{
    const QList<CategoryLimit> &limits = set.*limitsOf(fix.field);
    const auto percent = percentOf(limits, fix.name);
    const QStringList heirs = heirsOf(fix);
    const bool isLimit = percent && *percent >= 0 && *percent <= field_limits::highestPercent;
    if (!isLimit || heirs.isEmpty() || heirs.contains(fix.name))
        return false;
    const bool isSameLimit = std::ranges::all_of(heirs, [&](const QString &heir) {
        return percentOf(limits, heir).value_or(*percent) == *percent;
    });
    if (!isSameLimit)
        return false;
    return std::ranges::none_of(set.objectives, [&](const Objective &goal) {
        const QStringList &names = goal.*categoriesOf(fix.field);
        return names.size() + heirs.size() - 1
            > std::max<qsizetype>(names.size(), field_limits::categories)
            && names.contains(fix.name);
    });
}

/// Puts names in the place of one, each only where it is not there yet.
QStringList replaced(const QStringList &names, const QString &name, const QStringList &heirs)
{
    QStringList result;
    result.reserve(names.size() + heirs.size());
    for (const QString &one : names) {
        if (one != name) {
            result.append(one);
            continue;
        }
        for (const QString &heir : heirs) {
            if (!result.contains(heir) && !names.contains(heir))
                result.append(heir);
        }
    }
    return result;
}

void replaceCategory(GoalSet &set, const Fix &fix)
{
    const QStringList heirs = heirsOf(fix);
    for (Objective &goal : set.objectives) {
        QStringList &names = goal.*categoriesOf(fix.field);
        if (names.contains(fix.name))
            names = replaced(names, fix.name, heirs);
    }
    QList<CategoryLimit> &limits = set.*limitsOf(fix.field);
    const int percent = percentOf(limits, fix.name).value_or(0);
    QStringList missing = heirs;
    missing.removeIf([&](const QString &heir) { return percentOf(limits, heir).has_value(); });
    QList<CategoryLimit> kept;
    kept.reserve(limits.size() + missing.size());
    for (const CategoryLimit &limit : std::as_const(limits)) {
        if (limit.category != fix.name) {
            kept.append(limit);
            continue;
        }
        for (const QString &heir : std::exchange(missing, {}))
            kept.append({.category = heir, .percent = percent});
    }
    limits = kept;
    followInAccepted(set, {fix.name}, {});
}

void mergeTag(GoalSet &set, const Fix &fix)
{
    set.tagNames.removeAll(fix.name);
    for (Objective &goal : set.objectives) {
        if (goal.tag == fix.name)
            goal.tag = fix.newName;
    }
    followInAccepted(set, {fix.name}, {});
}

/// Keeps what either of two values is, where one of them is nothing or they are the same. Returns
/// false if they differ.
template <typename T>
bool keepEither(T &into, const T &from, const T &nothing = {})
{
    if (into == nothing)
        into = from;
    return from == nothing || from == into;
}

template <typename T>
void addMissing(QList<T> &into, const QList<T> &from)
{
    for (const T &one : from) {
        if (!into.contains(one))
            into.append(one);
    }
}

bool keepBoth(Value &into, const Value &from)
{
    if (auto *rows = std::get_if<QList<RowId>>(&into)) {
        const auto *others = std::get_if<QList<RowId>>(&from);
        if (others != nullptr)
            addMissing(*rows, *others);
        return others != nullptr;
    }
    return into == from;
}

bool keepBoth(SectionValues &into, const SectionValues &from)
{
    for (auto section = from.begin(); section != from.end(); ++section) {
        FieldValues &values = into[section.key()];
        for (auto value = section->begin(); value != section->end(); ++value) {
            const auto known = values.find(value.key());
            if (known == values.end())
                values.insert(value.key(), *value);
            else if (!keepBoth(*known, *value))
                return false;
        }
    }
    return true;
}

/// Both goals as one with the text of the first; nothing if they contradict each other.
std::optional<Objective> both(Objective goal, const Objective &other)
{
    const Objective fresh;
    addMissing(goal.boardCategories, other.boardCategories);
    addMissing(goal.lineCategories, other.lineCategories);
    const auto most = qsizetype{field_limits::categories};
    const bool isSame = goal.boardCategories.size() <= most && goal.lineCategories.size() <= most
        && goal.range == other.range && goal.individualLimit == other.individualLimit
        && goal.progressiveRanges == other.progressiveRanges
        && keepEither(goal.tooltip, other.tooltip) && keepEither(goal.icons, other.icons)
        && keepEither(goal.progression, other.progression) && keepEither(goal.tag, other.tag)
        && keepEither(goal.weighting, other.weighting, fresh.weighting)
        && keepEither(goal.forcedPositions, other.forcedPositions)
        && goal.disabled == other.disabled && keepBoth(goal.extension, other.extension);
    return isSame ? std::optional(goal) : std::nullopt;
}

/// Whether a goal has no error, and no name that the set does not declare.
bool isFaultless(const GoalSet &set, const Objective &goal)
{
    const auto isDeclared = [](const QStringList &names, const QList<CategoryLimit> &limits) {
        return std::ranges::all_of(names, [&](const QString &name) {
            return std::ranges::contains(limits, name, &CategoryLimit::category);
        });
    };
    if (!isDeclared(goal.boardCategories, set.boardLimits)
        || !isDeclared(goal.lineCategories, set.lineLimits)
        || (!goal.tag.isEmpty() && !set.tagNames.contains(goal.tag)))
        return false;
    ProblemList problems;
    lintObjective(set, goal, problems);
    return std::ranges::none_of(problems.take(),
        [](const Problem &problem) { return problem.severity == Severity::Error; });
}

RowId heirOf(const Fix &fix)
{
    const auto *rows = std::get_if<QList<RowId>>(&fix.value);
    return rows == nullptr || rows->isEmpty() ? RowId::none : rows->first();
}

/// As both(), where that brings no error to the first.
std::optional<Objective> goalOfBoth(
    const GoalSet &set, const Objective &goal, const Objective &other)
{
    auto result = both(goal, other);
    if (result && *result != goal && !isFaultless(set, *result))
        result.reset();
    return result;
}

/// Lets what refers to a row refer to another. No two rows of a set have the same id.
void redirect(FieldValues &values, RowId from, RowId to)
{
    for (Value &value : values) {
        auto *rows = std::get_if<QList<RowId>>(&value);
        if (rows == nullptr || !rows->contains(from))
            continue;
        if (rows->contains(to))
            rows->removeAll(from);
        else
            std::ranges::replace(*rows, from, to);
    }
}

/// A warning that is accepted for one goal says nothing about another.
void dropAccepted(GoalSet &set, RowId goal)
{
    QList<TableRow> rows;
    for (TableRow &row : set.tables.take(accepted_section::section.key)) {
        QList<RowId> goals = rowsOf(row.values, accepted_section::rows);
        const bool isAboutIt = goals.removeAll(goal) > 0;
        if (isAboutIt && goals.isEmpty())
            continue;
        setValue(row.values, accepted_section::rows, goals);
        rows.append(std::move(row));
    }
    if (!rows.isEmpty())
        set.tables.insert(accepted_section::section.key, rows);
}

void mergeGoals(GoalSet &set, const Fix &fix)
{
    const RowId heir = heirOf(fix);
    const qsizetype row = indexOfRow(set, fix.row);
    const qsizetype earlier = indexOfRow(set, heir);
    const auto goal = goalOfBoth(set, set.objectives[earlier], set.objectives[row]);
    if (!goal)
        return;
    set.objectives[earlier] = *goal;
    set.objectives.removeAt(row);
    dropAccepted(set, fix.row);
    for (FieldValues &values : set.once)
        redirect(values, fix.row, heir);
    for (QList<TableRow> &table : set.tables) {
        for (TableRow &one : table)
            redirect(one.values, fix.row, heir);
    }
    for (Objective &objective : set.objectives) {
        for (FieldValues &values : objective.extension)
            redirect(values, fix.row, heir);
    }
}

} // namespace

bool mayMerge(const GoalSet &set, const Fix &fix)
{
    switch (fix.repair) {
    case Repair::MergeCategory:
    case Repair::SplitCategory:
        return mayReplaceCategory(set, fix);
    case Repair::MergeTag:
        return set.tagNames.contains(fix.name) && set.tagNames.contains(fix.newName)
            && fix.name != fix.newName;
    case Repair::MergeGoals: {
        const Objective *goal = objectiveOf(set, fix.row);
        const Objective *earlier = objectiveOf(set, heirOf(fix));
        return goal != nullptr && earlier != nullptr && goal != earlier
            && goalOfBoth(set, *earlier, *goal).has_value();
    }
    default:
        return false;
    }
}

GoalSet merged(GoalSet set, const Fix &fix)
{
    if (!mayMerge(set, fix))
        return set;
    if (fix.repair == Repair::MergeGoals)
        mergeGoals(set, fix);
    else if (fix.repair == Repair::MergeTag)
        mergeTag(set, fix);
    else
        replaceCategory(set, fix);
    return set;
}

RowId earlierAlike(const GoalSet &set, RowId goal, qsizetype row)
{
    const Objective *later = objectiveOf(set, goal);
    if (later == nullptr)
        return RowId::none;
    const QString plain = plainGoal(later->goal);
    const auto isEarlier
        = [&](const Objective &one) { return !one.disabled && plainGoal(one.goal) == plain; };
    if (row >= 0 && row < set.objectives.size() && set.objectives[row].id != goal
        && isEarlier(set.objectives[row]))
        return set.objectives[row].id;
    const auto found = std::ranges::find_if(set.objectives, isEarlier);
    return found == set.objectives.end() || found->id == goal ? RowId::none : found->id;
}

} // namespace boardwright
