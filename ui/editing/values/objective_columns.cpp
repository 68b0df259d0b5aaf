// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/objective_columns.h"

#include "core/goalset/cell_values.h"
#include "ui/editing/values/objective_cells.h"
#include "ui/text/plain_goal.h"

#include <algorithm>

namespace boardwright {

const Field &fieldOf(ObjectiveColumn column)
{
    return objectiveSection.fields[static_cast<std::size_t>(column)];
}

ObjectiveColumn columnOf(const Field &field)
{
    return static_cast<ObjectiveColumn>(&field - objectiveSection.fields.data());
}

std::optional<ObjectiveColumn> columnOf(ObjectiveField field)
{
    if (field == ObjectiveField::GoalSet)
        return ObjectiveColumn::Goal;
    const Field *own = fieldOf(field);
    return own == nullptr ? std::nullopt : std::optional(columnOf(*own));
}

Value valueOf(const Objective &objective, ObjectiveColumn column)
{
    return valueOf(objective, objectiveSection, fieldOf(column));
}

Zones shownZones(const Objective &objective)
{
    return objective.progression ? objective.progression : allZones;
}

QString zonesInLetters(Zones zones)
{
    return zoneLetters(zones).join(u' ').toUpper();
}

QStringList cellNames(const Objective &objective, ObjectiveColumn column)
{
    const Value value = valueOf(objective, column);
    const auto *names = std::get_if<QStringList>(&value);
    return names == nullptr || column == ObjectiveColumn::Progression ? QStringList() : *names;
}

QVariant cellValue(const Objective &objective, ObjectiveColumn column)
{
    if (column == ObjectiveColumn::Progression)
        return zonesInLetters(shownZones(objective));
    const Value value = valueOf(objective, column);
    if (const auto *names = std::get_if<QStringList>(&value))
        return names->join(QStringLiteral(", "));
    if (const auto *numbers = std::get_if<QList<int>>(&value)) {
        QList<int> once = *numbers;
        std::ranges::sort(once);
        once.erase(std::ranges::unique(once).begin(), once.end());
        return textOfNumbers(once, textOfWhole);
    }
    if (column == ObjectiveColumn::Goal)
        return plainGoal(objective);
    if (column == ObjectiveColumn::Tooltip)
        return objective.tooltip.simplified(); // on one line
    return std::holds_alternative<bool>(value) ? QVariant() : cellEditValue(objective, column);
}

QVariant cellEditValue(const Objective &objective, ObjectiveColumn column)
{
    const Value value = valueOf(objective, column);
    if (const auto *flag = std::get_if<bool>(&value))
        return *flag;
    if (const auto *number = std::get_if<qint64>(&value))
        return static_cast<int>(*number);
    return cellText(objective, column);
}

QVariant cellToolTip(const Objective &objective, ObjectiveColumn column)
{
    const QString text = cellValue(objective, column).toString();
    if (text.isEmpty())
        return {};
    if (column == ObjectiveColumn::Goal && !objective.tooltip.isEmpty())
        return QString(text + QStringLiteral("\n\n") + objective.tooltip);
    return text;
}

} // namespace boardwright
