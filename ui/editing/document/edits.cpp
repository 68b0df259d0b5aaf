// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/document/edits.h"

#include "core/goalset/field_limits.h"
#include "core/goalset/rows.h"
#include "ui/editing/document/edit_words.h"
#include "ui/editing/document/section_edits.h"
#include "ui/editing/values/objective_cells.h"
#include "ui/text/goal_names.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace boardwright {

namespace {

struct EditWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Edits)
};

/// Puts goals that differ in one column, as one step named after the new value.
void putColumn(GoalSetDocument &document, ObjectiveColumn column, QList<Objective> changed)
{
    if (changed.isEmpty())
        return;
    const QString text = columnStepText(document, idsOf(changed), column, changed.first());
    putObjectives(document, std::move(changed), text);
}

void setPart(GoalSetDocument &document, const QList<RowId> &ids, ObjectiveColumn column,
    const Value &value, int gesture = -1)
{
    setSectionValue(document, objectiveSection, fieldOf(column), ids, value, gesture);
}

} // namespace

std::expected<void, QString> setColumn(GoalSetDocument &document, const QList<RowId> &ids,
    ObjectiveColumn column, const QVariant &entered, int gesture)
{
    QList<RowId> others = ids;
    others.removeIf([&](RowId id) {
        const Objective *objective = document.objective(id);
        return objective == nullptr || isOwnText(*objective, column, entered);
    });
    if (others.isEmpty())
        return {};
    return valueOfEdit({}, fieldOf(column), entered).transform([&](const Value &value) {
        setPart(document, others, column, value, gesture);
    });
}

void setWeighting(GoalSetDocument &document, const QList<RowId> &ids, int weighting, int gesture)
{
    const qint64 possible
        = std::clamp(weighting, field_limits::lowestWeighting, field_limits::highestWeighting);
    setPart(document, ids, ObjectiveColumn::Weighting, possible, gesture);
}

void setEnabled(GoalSetDocument &document, const QList<RowId> &ids, bool enabled)
{
    setPart(document, ids, ObjectiveColumn::Enabled, enabled);
}

void toggleEnabled(GoalSetDocument &document, const QList<RowId> &ids)
{
    const bool allEnabled = std::ranges::none_of(ids, [&](RowId id) {
        const Objective *objective = document.objective(id);
        return objective != nullptr && objective->disabled;
    });
    setEnabled(document, ids, !allEnabled);
}

void setTag(GoalSetDocument &document, const QList<RowId> &ids, const QString &tag)
{
    setPart(document, ids, ObjectiveColumn::Tag, tag.isEmpty() ? QStringList() : QStringList(tag));
}

void setForcedPositions(
    GoalSetDocument &document, const QList<RowId> &ids, const QList<int> &positions)
{
    setPart(document, ids, ObjectiveColumn::ForcedPositions, positions);
}

void toggleZone(GoalSetDocument &document, const QList<RowId> &ids, Zone zone)
{
    const bool allHaveIt = std::ranges::all_of(ids, [&](RowId id) {
        const Objective *objective = document.objective(id);
        return objective == nullptr || shownZones(*objective).testFlag(zone);
    });
    putColumn(document, ObjectiveColumn::Progression,
        changedObjectives(document, ids, [&](Objective &objective) {
            Zones zones = shownZones(objective);
            if (zones.testFlag(zone) != allHaveIt)
                return; // already as requested, however its zones are listed
            zones.setFlag(zone, !allHaveIt);
            if (zones)
                objective.progression = zones;
        }));
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
        return std::unexpected(EditWords::tr(
            "%1 already has %2 categories, the most that lockout.live accepts. Remove one first.")
                .arg(goalName(document.set(), full->id),
                    wholeText((document.objective(full->id)->*list).size())));
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
    std::expected<void, QString> done;
    const QList<Objective> changed = changedObjectives(document, ids, [&](Objective &objective) {
        if (auto added = add(objective); !added && done)
            done = added;
    });
    if (done)
        putColumn(document, column, changed);
    return done;
}

void removeName(
    GoalSetDocument &document, ObjectiveColumn column, const QList<RowId> &ids, const QString &name)
{
    switch (column) {
    case ObjectiveColumn::BoardCategories:
        return removeCategory(document, CategoryKind::Board, ids, name);
    case ObjectiveColumn::LineCategories:
        return removeCategory(document, CategoryKind::Line, ids, name);
    default:
        break;
    }
    putColumn(document, column, changedObjectives(document, ids, [&](Objective &objective) {
        QStringList names = cellNames(objective, column);
        if (names.removeAll(name) > 0)
            setValue(objective, objectiveSection, fieldOf(column), names);
    }));
}

} // namespace boardwright
