// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/document/edit_words.h"

#include "core/goalset/goal_text.h"
#include "ui/editing/values/objective_cells.h"
#include "ui/text/goal_names.h"
#include "ui/text/number_text.h"
#include "ui/text/plain_goal.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct StepWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Edits)
};

constexpr int longestNamed = 40;

QString shortGoalOf(const GoalSetDocument &document, const QList<RowId> &ids)
{
    return shortGoal(*document.objective(ids.first()));
}

/// The words after "for": the goal in quotation marks, or the number of goals.
QString goalsOf(const GoalSetDocument &document, const QList<RowId> &ids)
{
    if (ids.size() == 1)
        return StepWords::tr("\"%1\"", "a goal").arg(shortGoalOf(document, ids));
    return StepWords::tr("%Ln goals", "after \"for\"", static_cast<int>(ids.size()));
}

QString goalStepText(const GoalSetDocument &document, const QList<RowId> &ids)
{
    if (ids.size() == 1)
        return StepWords::tr("Reword \"%1\"").arg(shortGoalOf(document, ids));
    return StepWords::tr("Reword %Ln goals", nullptr, static_cast<int>(ids.size()));
}

QString weightingStepText(
    const GoalSetDocument &document, const QList<RowId> &ids, const Objective &set)
{
    if (ids.size() == 1)
        return StepWords::tr("Weighting %1 for \"%2\"")
            .arg(wholeText(set.weighting), shortGoalOf(document, ids));
    return StepWords::tr("Weighting %1 for %Ln goals", nullptr, static_cast<int>(ids.size()))
        .arg(set.weighting);
}

QString enabledStepText(const GoalSetDocument &document, const QList<RowId> &ids, bool enabled)
{
    const auto count = static_cast<int>(ids.size());
    if (count == 1)
        return (enabled ? StepWords::tr("Enable \"%1\"") : StepWords::tr("Disable \"%1\""))
            .arg(shortGoalOf(document, ids));
    return enabled ? StepWords::tr("Enable %Ln goals", nullptr, count)
                   : StepWords::tr("Disable %Ln goals", nullptr, count);
}

/// The pattern for a value that is not empty.
QString valueStepPattern(ObjectiveColumn column)
{
    switch (column) {
    case ObjectiveColumn::Range:
        return StepWords::tr("Range %1 for %2", "values, goals");
    case ObjectiveColumn::BoardCategories:
        return StepWords::tr("Board categories %1 for %2", "names, goals");
    case ObjectiveColumn::LineCategories:
        return StepWords::tr("Line categories %1 for %2", "names, goals");
    case ObjectiveColumn::Progression:
        return StepWords::tr("Zones %1 for %2", "zones, goals");
    case ObjectiveColumn::Limit:
        return StepWords::tr("Limit %1 for %2", "number, goals");
    case ObjectiveColumn::Tag:
        return StepWords::tr("Tag %1 for %2", "name, goals");
    case ObjectiveColumn::ForcedPositions:
        return StepWords::tr("Positions %1 for %2", "numbers, goals");
    case ObjectiveColumn::Icons:
        return StepWords::tr("Icons %1 for %2", "names, goals");
    default:
        return StepWords::tr("Tooltip \"%1\" for %2", "text, goals");
    }
}

QString emptyStepPattern(ObjectiveColumn column)
{
    switch (column) {
    case ObjectiveColumn::Range:
        return StepWords::tr("No range for %1", "goals");
    case ObjectiveColumn::BoardCategories:
        return StepWords::tr("No board categories for %1", "goals");
    case ObjectiveColumn::LineCategories:
        return StepWords::tr("No line categories for %1", "goals");
    case ObjectiveColumn::Progression:
        return StepWords::tr("All zones for %1", "goals");
    case ObjectiveColumn::Tag:
        return StepWords::tr("No tag for %1", "goals");
    case ObjectiveColumn::ForcedPositions:
        return StepWords::tr("Any position for %1", "goals");
    case ObjectiveColumn::Icons:
        return StepWords::tr("No icons for %1", "goals");
    default:
        return StepWords::tr("No tooltip for %1", "goals");
    }
}

} // namespace

QString columnStepText(const GoalSetDocument &document, const QList<RowId> &ids,
    ObjectiveColumn column, const Objective &set)
{
    switch (column) {
    case ObjectiveColumn::Enabled:
        return enabledStepText(document, ids, !set.disabled);
    case ObjectiveColumn::Goal:
        return goalStepText(document, ids);
    case ObjectiveColumn::Weighting:
        return weightingStepText(document, ids, set);
    case ObjectiveColumn::ProgressiveRanges:
        return (set.progressiveRanges ? StepWords::tr("Progressive ranges for %1", "goals")
                                      : StepWords::tr("No progressive ranges for %1", "goals"))
            .arg(goalsOf(document, ids));
    default:
        break;
    }
    const QString value = cellText(set, column).simplified();
    if (value.isEmpty())
        return emptyStepPattern(column).arg(goalsOf(document, ids));
    return valueStepPattern(column).arg(shortened(value, longestNamed), goalsOf(document, ids));
}

QString categoryStepText(
    const GoalSetDocument &document, const QList<RowId> &ids, const QString &category, bool isAdded)
{
    const auto count = static_cast<int>(ids.size());
    const QString name = shortName(category);
    if (count == 1)
        return (isAdded ? StepWords::tr("Add category %1 to \"%2\"")
                        : StepWords::tr("Remove category %1 from \"%2\""))
            .arg(name, shortGoalOf(document, ids));
    return (isAdded ? StepWords::tr("Add category %1 to %Ln goals", nullptr, count)
                    : StepWords::tr("Remove category %1 from %Ln goals", nullptr, count))
        .arg(name);
}

} // namespace boardwright
