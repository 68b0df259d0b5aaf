// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/row_texts.h"

#include "core/generator/generator.h"
#include "core/goalset/goal_text.h"

#include <algorithm>

namespace boardwright {

RowTexts::RowTexts(const GoalSet &set)
    : m_set(set)
{
    for (qsizetype row = 0; row < set.objectives.size(); ++row)
        m_places.insert(set.objectives.at(row).id, {.table = objectivesTable, .index = row});
    for (auto table = set.tables.cbegin(); table != set.tables.cend(); ++table) {
        for (qsizetype row = 0; row < table->size(); ++row)
            m_places.insert(table->at(row).id, {.table = table.key(), .index = row});
    }
}

std::optional<RowPlace> RowTexts::placeOf(RowId id) const
{
    const auto found = m_places.constFind(id);
    return found == m_places.cend() ? std::nullopt : std::optional(*found);
}

const Objective *RowTexts::objectiveOf(RowId id) const
{
    const auto found = m_places.constFind(id);
    const bool isObjective = found != m_places.cend() && found->table == objectivesTable;
    return isObjective ? &m_set.objectives.at(found->index) : nullptr;
}

QString RowTexts::text(RowId id, int value) const
{
    if (const Objective *objective = objectiveOf(id))
        return resolvedGoal(objective->goal, value);
    const auto found = m_places.constFind(id);
    if (found == m_places.cend() || sectionOf(found->table) == nullptr)
        return {};
    const QString text = fieldText(id, &Section::name);
    return text.isEmpty() ? QString::number(found->index + 1) : text;
}

QString RowTexts::fieldText(RowId id, Key Section::*which) const
{
    const auto found = m_places.constFind(id);
    const Section *section = found == m_places.cend() ? nullptr : sectionOf(found->table);
    if (section == nullptr || (section->*which).isEmpty())
        return {};
    const auto field = std::ranges::find(section->fields, section->*which, &Field::key);
    return field == section->fields.end()
        ? QString()
        : valueText(*field, valueOf(m_set.tables[found->table].at(found->index).values, *field));
}

QString RowTexts::letter(RowId id) const
{
    return fieldText(id, &Section::letter);
}

QString RowTexts::tooltip(RowId id) const
{
    const Objective *objective = objectiveOf(id);
    return objective == nullptr ? QString() : objective->tooltip;
}

} // namespace boardwright
