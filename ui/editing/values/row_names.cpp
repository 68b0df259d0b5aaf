// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/row_names.h"

#include "core/generator/generator.h"
#include "ui/text/field_words.h"
#include "ui/text/plain_goal.h"

#include <algorithm>

namespace boardwright {

namespace {

/// What the first choice of a row says, such as the gate of a bound; empty if it has none.
QString firstChoice(const Section &table, const TableRow &row)
{
    const auto field = std::ranges::find(table.fields, Kind::Choice, &Field::kind);
    if (field == table.fields.end())
        return {};
    const auto choice = std::ranges::find(field->choices, textOf(row.values, *field), &Choice::key);
    return choice == field->choices.end() ? QString() : choiceLabel(*choice);
}

QString nameOf(const Section *table, const TableRow &row, qsizetype at)
{
    QString name;
    if (table != nullptr) {
        const Field *field = nameField(*table);
        name = field == nullptr ? firstChoice(*table, row) : textOf(row.values, *field);
    }
    return name.isEmpty() ? namelessRow(at) : name;
}

} // namespace

QString namelessRow(qsizetype index)
{
    return QStringLiteral("#%1").arg(index + 1);
}

const Field *nameField(const Section &table)
{
    const auto found = std::ranges::find(table.fields, table.name, &Field::key);
    return found == table.fields.end() || found->kind != Kind::Text ? nullptr : &*found;
}

QList<NamedRow> rowsOfTarget(const GoalSet &set, Key target)
{
    QList<NamedRow> result;
    if (target == objectivesTable) {
        for (const Objective &objective : set.objectives)
            result.append({objective.id, plainGoal(objective)});
        return result;
    }
    const Section *table = sectionOf(QString(target));
    const QList<TableRow> rows = set.tables.value(target);
    for (qsizetype i = 0; i < rows.size(); ++i)
        result.append({rows[i].id, nameOf(table, rows[i], i)});
    return result;
}

QString rowName(const GoalSet &set, RowId id)
{
    const auto objective = std::ranges::find(set.objectives, id, &Objective::id);
    if (objective != set.objectives.end())
        return plainGoal(*objective);
    for (const auto &[key, rows] : set.tables.asKeyValueRange()) {
        const auto row = std::ranges::find(rows, id, &TableRow::id);
        if (row == rows.end())
            continue;
        return nameOf(sectionOf(key), *row, row - rows.begin());
    }
    return {};
}

RowNames::RowNames(const GoalSet &set, Key target)
{
    const auto add = [this](const QString &name, RowId id) {
        const auto known = m_rows.constFind(name);
        m_rows.insert(name, known == m_rows.cend() || *known == id ? id : RowId::none);
    };
    for (const auto &[id, name] : rowsOfTarget(set, target)) {
        m_names.insert(id, name);
        add(name.trimmed(), id);
    }
    // A spreadsheet may hold goals as their author wrote them.
    if (target == objectivesTable) {
        for (const Objective &objective : set.objectives)
            add(objective.goal.trimmed(), objective.id);
    }
}

QString RowNames::textOf(const QList<RowId> &ids) const
{
    QStringList names;
    for (const RowId id : ids) {
        const auto name = m_names.constFind(id);
        if (name != m_names.cend())
            names << *name;
    }
    return names.join(QStringLiteral(", "));
}

std::optional<QList<RowId>> RowNames::rowsOf(const QString &names) const
{
    const QStringList parts = names.split(u',');
    QList<RowId> result;
    for (qsizetype first = 0; first < parts.size();) {
        if (parts[first].trimmed().isEmpty()) {
            ++first;
            continue;
        }
        // The longest known name, because names may contain commas.
        qsizetype count = parts.size() - first;
        auto row = m_rows.cend();
        for (; count > 0 && row == m_rows.cend(); --count)
            row = m_rows.constFind(parts.mid(first, count).join(u',').trimmed());
        if (row == m_rows.cend() || *row == RowId::none)
            return std::nullopt;
        if (!result.contains(*row))
            result << *row;
        first += count + 1;
    }
    return result;
}

} // namespace boardwright
