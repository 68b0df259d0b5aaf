// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of the objectives table, including those of a generator.

#include "ui/editing/board/measure_text.h"
#include "ui/editing/goals/objectives_model.h"

#include <cmath>

namespace boardwright {

QList<ObjectivesModel::Column> ObjectivesModel::columnsOf(const Section &section)
{
    QList<Column> columns;
    for (const Field &field : section.fields)
        columns.append({.section = &section, .field = &field});
    return columns;
}

QList<ObjectivesModel::Column> ObjectivesModel::columnsOf(const Info &info)
{
    QList<Column> columns;
    for (const Section *section : info.sections) {
        if (section->home == Home::BesideObjective)
            columns += columnsOf(*section);
    }
    columns.append(Column{}); // the share of boards
    for (std::size_t i = 0; i < info.measures.size(); ++i) {
        if (info.measures[i].scope == Scope::Row)
            columns.append({.measure = &info.measures[i], .measureIndex = i});
    }
    return columns;
}

void ObjectivesModel::showGenerator(const Info &info)
{
    if (m_info == &info)
        return;
    m_info = &info;
    m_result.reset(); // it belongs to another generator
    m_resultRows = {};
    m_statistics.reset();
    if (columnCount() > objectiveColumns) {
        beginRemoveColumns({}, objectiveColumns, columnCount() - 1);
        m_columns.resize(objectiveColumns);
        endRemoveColumns();
    }
    const QList<Column> columns = columnsOf(info);
    beginInsertColumns(
        {}, objectiveColumns, objectiveColumns + static_cast<int>(columns.size()) - 1);
    m_columns += columns;
    endInsertColumns();
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, objectiveColumns - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(
            index(0, 0), index(rowCount() - 1, objectiveColumns - 1), {StandsBackRole});
}

void ObjectivesModel::showBoard(std::shared_ptr<const PreviewResult> result)
{
    const bool isOfOther = result && &result->request.generator->info() != m_info;
    m_result = isOfOther ? nullptr : std::move(result);
    m_resultRows = m_result ? RowPlaces(m_result->request.set.objectives) : RowPlaces();
    tellLiveChanged();
}

void ObjectivesModel::tellLiveChanged()
{
    for (int column = objectiveColumns; column < columnCount() && rowCount() > 0; ++column) {
        if (m_columns.at(column).measure != nullptr && !m_columns.at(column).isOfStatistics())
            Q_EMIT dataChanged(index(0, column), index(rowCount() - 1, column));
    }
}

void ObjectivesModel::tellNamesChanged(const QString &table)
{
    for (int column = objectiveColumns; column < columnCount() && rowCount() > 0; ++column) {
        const Field *field = fieldOf(column);
        if (field != nullptr && field->kind == Kind::RowRefs && field->target == table)
            Q_EMIT dataChanged(index(0, column), index(rowCount() - 1, column));
    }
}

const Field *ObjectivesModel::fieldOf(int column) const
{
    return column < columnCount() ? m_columns.at(column).field : nullptr;
}

const Section *ObjectivesModel::sectionOf(int column) const
{
    return column < columnCount() ? m_columns.at(column).section : nullptr;
}

double ObjectivesModel::numberOf(const Objective &objective, const Column &column) const
{
    const int row = m_resultRows.of(objective.id);
    if (!m_result || row < 0 || column.measureIndex >= m_result->measured.values.size())
        return Measured::nothing;
    const std::vector<double> &numbers = m_result->measured.values[column.measureIndex];
    const auto place = static_cast<std::size_t>(row);
    return place < numbers.size() ? numbers[place] : Measured::nothing;
}

QVariant ObjectivesModel::measureData(
    const Objective &objective, const Column &column, int role) const
{
    const double number = numberOf(objective, column);
    switch (role) {
    case Qt::DisplayRole:
        return measureTextWithUnit(*column.measure, number);
    case Qt::EditRole:
        return std::isfinite(number) ? QVariant(number) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

} // namespace boardwright
