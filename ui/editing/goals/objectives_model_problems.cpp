// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The problems of objectives, and the columns without effect.

#include "ui/editing/goals/objectives_model.h"
#include "ui/text/words.h"

#include <algorithm>

namespace boardwright {

namespace {

constexpr qsizetype mostTold = 5; ///< per row; the problem list has them all

} // namespace

void ObjectivesModel::showProblems(const QList<Problem> &problems, const GoalSet &set)
{
    m_problemSet = set;
    if (problems == m_problems.all())
        return; // as after most edits
    RowProblems now(problems);
    QList<RowId> changed;
    for (const Objective &objective : document().set().objectives) {
        if (!now.isSame(objective.id, m_problems))
            changed.append(objective.id);
    }
    m_problems = std::move(now);
    if (changed.isEmpty())
        return;
    tellRowsChanged(changed, {ProblemRole, Qt::ToolTipRole});
    Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    Q_EMIT problemsChanged();
}

std::optional<Severity> ObjectivesModel::worstProblem(RowId id) const
{
    return document().rowOf(id) < 0 ? std::nullopt : m_problems.worst(id);
}

bool ObjectivesModel::hasProblem(RowId id) const
{
    return m_problems.has(id) && document().rowOf(id) >= 0;
}

int ObjectivesModel::rowsWithProblems() const
{
    return static_cast<int>(std::ranges::count_if(document().set().objectives,
        [this](const Objective &objective) { return m_problems.has(objective.id); }));
}

int ObjectivesModel::columnOfProblem(const Problem &problem) const
{
    if (problem.section.isEmpty())
        return static_cast<int>(columnOf(problem.field).value_or(ObjectiveColumn::Goal));
    const auto column = std::ranges::find_if(m_columns, [&](const Column &known) {
        return known.field != nullptr && QString(known.section->key) == problem.section
            && QString(known.field->key) == problem.fieldKey;
    });
    return column == m_columns.cend() ? -1 : static_cast<int>(column - m_columns.cbegin());
}

QList<Problem> ObjectivesModel::problemsOf(RowId id, int column) const
{
    QList<Problem> problems = m_problems.of(id);
    if (column >= 0)
        problems.removeIf(
            [&](const Problem &problem) { return columnOfProblem(problem) != column; });
    return problems;
}

QVariant ObjectivesModel::severityOf(const QList<Problem> &problems)
{
    if (problems.isEmpty())
        return {};
    return static_cast<int>(std::ranges::min(problems, {}, &Problem::severity).severity);
}

QString ObjectivesModel::problemWords(const QList<Problem> &problems) const
{
    QStringList lines;
    for (const Problem &problem : problems.first(std::min(problems.size(), mostTold)))
        lines << words(problem, m_problemSet);
    const auto others = static_cast<int>(problems.size() - mostTold);
    if (others > 0)
        lines << tr("%Ln more problems", nullptr, others);
    return lines.join(QStringLiteral("\n\n"));
}

QVariant ObjectivesModel::rowHeader(int row, int role) const
{
    if (row < 0 || row >= rowCount())
        return {};
    if (role == Qt::DisplayRole)
        return row + 1;
    const RowId id = rowIdAt(row);
    const auto worst = worstProblem(id);
    if (!worst)
        return {};
    switch (role) {
    case ProblemRole:
        return static_cast<int>(*worst);
    case Qt::DecorationRole:
        return m_severityIcon ? QVariant(m_severityIcon(*worst)) : QVariant();
    case Qt::ToolTipRole:
        return problemWords(problemsOf(id, -1));
    default:
        return {};
    }
}

bool ObjectivesModel::isOfProgression(int column) const
{
    return !m_zonesCount
        && (column == static_cast<int>(ObjectiveColumn::Progression)
            || column == static_cast<int>(ObjectiveColumn::ProgressiveRanges));
}

bool ObjectivesModel::isUnused(int column) const
{
    return m_info != nullptr
        && std::ranges::any_of(m_info->unusedFields, [&](ObjectiveField field) {
               const auto unused = columnOf(field);
               return unused && static_cast<int>(*unused) == column;
           });
}

void ObjectivesModel::setZonesCount(bool count)
{
    if (m_zonesCount == count)
        return;
    m_zonesCount = count;
    for (const auto column : {ObjectiveColumn::Progression, ObjectiveColumn::ProgressiveRanges}) {
        const int section = static_cast<int>(column);
        Q_EMIT headerDataChanged(Qt::Horizontal, section, section);
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, section), index(rowCount() - 1, section), {StandsBackRole});
    }
}

} // namespace boardwright
