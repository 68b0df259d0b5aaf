// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/document/edits.h"

#include "core/goalset/field_limits.h"
#include "core/goalset/rows.h"
#include "ui/editing/document/edit_words.h"
#include "ui/editing/values/objective_cells.h"
#include "ui/text/goal_names.h"

#include <QCoreApplication>

#include <algorithm>

namespace boardwright {

namespace {

struct EditWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Edits)
};

/// Lets `change` write one column of the goals, as one step named after what it wrote.
template <typename Change>
void changeColumn(GoalSetDocument &document, const QList<RowId> &ids, ObjectiveColumn column,
    const Change &change, int gesture = -1)
{
    QList<Objective> changed = changedObjectives(document, ids, change);
    if (changed.isEmpty())
        return;
    const QString text = columnStepText(document, idsOf(changed), column, changed.first());
    putObjectives(document, std::move(changed), text, gesture);
}

template <typename T>
void setValueOf(GoalSetDocument &document, const QList<RowId> &ids, ObjectiveColumn column,
    T Objective::*field, const T &value, int gesture = -1)
{
    changeColumn(
        document, ids, column, [&](Objective &objective) { objective.*field = value; }, gesture);
}

} // namespace

std::expected<void, QString> setColumn(GoalSetDocument &document, const QList<RowId> &ids,
    ObjectiveColumn column, const QVariant &entered, int gesture)
{
    // What is a number for one goal is the same number for all, and read once.
    Objective read;
    const auto number = column == ObjectiveColumn::Weighting ? &Objective::weighting
        : column == ObjectiveColumn::Limit                   ? &Objective::individualLimit
                                                             : nullptr;
    if (number != nullptr && enterCell(read, column, entered)) {
        setValueOf(document, ids, column, number, read.*number, gesture);
        return {};
    }
    for (const RowId id : ids) {
        const Objective *objective = document.objective(id);
        if (objective == nullptr)
            continue;
        Objective after = *objective;
        if (auto done = enterCell(after, column, entered); !done)
            return done;
    }
    changeColumn(
        document, ids, column,
        [&](Objective &objective) {
            [[maybe_unused]] const auto done = enterCell(objective, column, entered);
            Q_ASSERT(done);
        },
        gesture);
    return {};
}

void clearColumns(
    GoalSetDocument &document, const QList<RowId> &ids, const QList<ObjectiveColumn> &columns)
{
    const auto clear = [&](Objective &objective) {
        for (const ObjectiveColumn column : columns)
            clearCell(objective, column);
    };
    QList<Objective> changed = changedObjectives(document, ids, clear);
    if (changed.isEmpty())
        return;
    const QString text = clearStepText(document, idsOf(changed), columns);
    putObjectives(document, std::move(changed), text);
}

void setWeighting(GoalSetDocument &document, const QList<RowId> &ids, int weighting, int gesture)
{
    setValueOf(document, ids, ObjectiveColumn::Weighting, &Objective::weighting,
        std::clamp(weighting, field_limits::lowestWeighting, field_limits::highestWeighting),
        gesture);
}

void setEnabled(GoalSetDocument &document, const QList<RowId> &ids, bool enabled)
{
    setValueOf(document, ids, ObjectiveColumn::Enabled, &Objective::disabled, !enabled);
}

void toggleEnabled(GoalSetDocument &document, const QList<RowId> &ids)
{
    const bool allEnabled = std::ranges::none_of(ids, [&](RowId id) {
        const Objective *objective = document.objective(id);
        return objective != nullptr && objective->disabled;
    });
    setEnabled(document, ids, !allEnabled);
}

void setGoal(GoalSetDocument &document, RowId id, const QString &goal)
{
    setGoals(document, {id}, goal);
}

void setGoals(GoalSetDocument &document, const QList<RowId> &ids, const QString &goal)
{
    setValueOf(document, ids, ObjectiveColumn::Goal, &Objective::goal, goal);
}

void setRange(GoalSetDocument &document, const QList<RowId> &ids, const QList<int> &range)
{
    setValueOf(document, ids, ObjectiveColumn::Range, &Objective::range, range);
}

void setLimit(GoalSetDocument &document, const QList<RowId> &ids, int limit)
{
    setValueOf(document, ids, ObjectiveColumn::Limit, &Objective::individualLimit, limit);
}

void setTag(GoalSetDocument &document, const QList<RowId> &ids, const QString &tag)
{
    setValueOf(document, ids, ObjectiveColumn::Tag, &Objective::tag, tag);
}

void setForcedPositions(
    GoalSetDocument &document, const QList<RowId> &ids, const QList<int> &positions)
{
    setValueOf(
        document, ids, ObjectiveColumn::ForcedPositions, &Objective::forcedPositions, positions);
}

void setProgressive(GoalSetDocument &document, const QList<RowId> &ids, bool progressive)
{
    setValueOf(document, ids, ObjectiveColumn::ProgressiveRanges, &Objective::progressiveRanges,
        progressive);
}

void setTooltip(GoalSetDocument &document, const QList<RowId> &ids, const QString &tooltip)
{
    setValueOf(document, ids, ObjectiveColumn::Tooltip, &Objective::tooltip, tooltip);
}

void setIcons(GoalSetDocument &document, const QList<RowId> &ids, const QStringList &icons)
{
    setValueOf(document, ids, ObjectiveColumn::Icons, &Objective::icons, icons);
}

void setZones(GoalSetDocument &document, const QList<RowId> &ids, Zones zones)
{
    setValueOf(document, ids, ObjectiveColumn::Progression, &Objective::progression, zones);
}

void toggleZone(GoalSetDocument &document, const QList<RowId> &ids, Zone zone)
{
    const bool allHaveIt = std::ranges::all_of(ids, [&](RowId id) {
        const Objective *objective = document.objective(id);
        return objective == nullptr || shownZones(*objective).testFlag(zone);
    });
    changeColumn(document, ids, ObjectiveColumn::Progression, [&](Objective &objective) {
        Zones zones = shownZones(objective);
        if (zones.testFlag(zone) != allHaveIt)
            return; // it is as it should be, however it is listed
        zones.setFlag(zone, !allHaveIt);
        if (zones)
            objective.progression = zones;
    });
}

void setCategories(GoalSetDocument &document, CategoryKind kind, const QList<RowId> &ids,
    const QStringList &categories)
{
    setValueOf(document, ids,
        kind == CategoryKind::Board ? ObjectiveColumn::BoardCategories
                                    : ObjectiveColumn::LineCategories,
        categoriesOf(kind), categories);
}

std::expected<void, QString> addCategory(
    GoalSetDocument &document, CategoryKind kind, const QList<RowId> &ids, const QString &category)
{
    QStringList Objective::*const list = categoriesOf(kind);
    const auto add = [&](Objective &objective) {
        if (!(objective.*list).contains(category))
            (objective.*list).append(category);
    };
    QList<Objective> changed = changedObjectives(document, ids, add);
    const auto full = std::ranges::find_if(changed, [&](const Objective &objective) {
        return (objective.*list).size() > field_limits::categories;
    });
    if (full != changed.end())
        return std::unexpected(
            EditWords::tr("%1 has %2 categories already; lockout.live takes no more. Remove one "
                          "first.")
                .arg(goalName(document.set(), full->id),
                    QString::number((document.objective(full->id)->*list).size())));
    if (!changed.isEmpty()) {
        const QString text = categoryStepText(document, idsOf(changed), category, true);
        putObjectives(document, std::move(changed), text);
    }
    return {};
}

void removeCategory(
    GoalSetDocument &document, CategoryKind kind, const QList<RowId> &ids, const QString &category)
{
    QStringList Objective::*const list = categoriesOf(kind);
    const auto remove = [&](Objective &objective) { (objective.*list).removeAll(category); };
    QList<Objective> changed = changedObjectives(document, ids, remove);
    if (changed.isEmpty())
        return;
    const QString text = categoryStepText(document, idsOf(changed), category, false);
    putObjectives(document, std::move(changed), text);
}

std::expected<void, QString> addName(
    GoalSetDocument &document, ObjectiveColumn column, const QList<RowId> &ids, const QString &name)
{
    switch (column) {
    case ObjectiveColumn::BoardCategories:
        return addCategory(document, CategoryKind::Board, ids, name);
    case ObjectiveColumn::LineCategories:
        return addCategory(document, CategoryKind::Line, ids, name);
    case ObjectiveColumn::Icons:
        break;
    default:
        return setColumn(document, ids, column, QStringList(name));
    }
    const auto add = [&](Objective &objective) {
        return objective.icons.contains(name)
            ? std::expected<void, QString>()
            : enterCell(objective, column, objective.icons + QStringList(name));
    };
    for (const RowId id : ids) {
        const Objective *objective = document.objective(id);
        if (objective == nullptr)
            continue;
        Objective after = *objective;
        if (auto done = add(after); !done)
            return done;
    }
    changeColumn(document, ids, column, [&](Objective &objective) {
        [[maybe_unused]] const auto done = add(objective);
        Q_ASSERT(done);
    });
    return {};
}

void removeName(
    GoalSetDocument &document, ObjectiveColumn column, const QList<RowId> &ids, const QString &name)
{
    switch (column) {
    case ObjectiveColumn::BoardCategories:
        return removeCategory(document, CategoryKind::Board, ids, name);
    case ObjectiveColumn::LineCategories:
        return removeCategory(document, CategoryKind::Line, ids, name);
    case ObjectiveColumn::Icons:
        return changeColumn(
            document, ids, column, [&](Objective &objective) { objective.icons.removeAll(name); });
    default:
        return changeColumn(document, ids, column, [&](Objective &objective) {
            if (objective.tag == name)
                objective.tag.clear();
        });
    }
}

} // namespace boardwright
