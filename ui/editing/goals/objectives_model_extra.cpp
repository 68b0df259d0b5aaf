// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The columns that a generator adds to the objectives table.

#include "ui/editing/board/measure_text.h"
#include "ui/editing/document/section_edits.h"
#include "ui/editing/goals/objectives_model.h"
#include "ui/text/field_words.h"

#include <cmath>

namespace boardwright {

QList<ObjectivesModel::ExtraColumn> ObjectivesModel::extraColumns(const Info &info)
{
    QList<ExtraColumn> columns;
    for (const Section *section : info.sections) {
        if (section->home != Home::BesideObjective)
            continue;
        for (const Field &field : section->fields)
            columns.append({.section = section, .field = &field});
    }
    columns.append(ExtraColumn{}); // how often it appears
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
    m_result.reset(); // its numbers are not of this generator
    m_resultRows = {};
    m_statistics.reset();
    if (!m_extra.isEmpty()) {
        beginRemoveColumns({}, objectiveColumns, columnCount() - 1);
        m_extra.clear();
        endRemoveColumns();
    }
    const QList<ExtraColumn> columns = extraColumns(info);
    beginInsertColumns(
        {}, objectiveColumns, objectiveColumns + static_cast<int>(columns.size()) - 1);
    m_extra = columns;
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
        if (extra(column)->measure != nullptr && !extra(column)->isOfStatistics())
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

const ObjectivesModel::ExtraColumn *ObjectivesModel::extra(int column) const
{
    return column < objectiveColumns ? nullptr : &m_extra.at(column - objectiveColumns);
}

const Field *ObjectivesModel::fieldOf(int column) const
{
    const ExtraColumn *known = column < columnCount() ? extra(column) : nullptr;
    return known == nullptr ? nullptr : known->field;
}

const Section *ObjectivesModel::sectionOf(int column) const
{
    const ExtraColumn *known = column < columnCount() ? extra(column) : nullptr;
    return known == nullptr ? nullptr : known->section;
}

bool ObjectivesModel::setField(const QList<RowId> &ids, int column, const QVariant &value)
{
    const ExtraColumn *known = extra(column);
    if (known == nullptr || known->field == nullptr)
        return false;
    const auto entered = valueOfEdit(document().rowNames(*known->field), *known->field, value);
    if (!entered) {
        Q_EMIT refused(entered.error());
        return false;
    }
    setSectionValue(document(), *known->section, *known->field, ids, *entered);
    return true;
}

double ObjectivesModel::numberOf(const Objective &objective, const ExtraColumn &column) const
{
    const int row = m_resultRows.of(objective.id);
    if (!m_result || row < 0 || column.measureIndex >= m_result->measured.values.size())
        return Measured::nothing;
    const std::vector<double> &numbers = m_result->measured.values[column.measureIndex];
    const auto place = static_cast<std::size_t>(row);
    return place < numbers.size() ? numbers[place] : Measured::nothing;
}

QVariant ObjectivesModel::extraData(
    const Objective &objective, const ExtraColumn &column, int role) const
{
    if (column.isOfStatistics())
        return statisticsData(objective, column, role);
    if (column.measure != nullptr) {
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
    const Field &field = *column.field;
    const FieldValues values = objective.extension.value(column.section->key);
    return fieldCell(document().rowNames(field), *column.section, field, values, role);
}

QVariant ObjectivesModel::extraHeader(const ExtraColumn &column, int role) const
{
    if (column.field == nullptr && column.measure == nullptr) {
        switch (role) {
        case Qt::DisplayRole:
            return tr("Appears");
        case Qt::ToolTipRole:
            return tr("The share of boards that the goal stands on; the mark shows what weighting "
                      "alone would give it. Type the share that you wish for, and its weighting is "
                      "looked for.");
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
        default:
            return {};
        }
    }
    switch (role) {
    case Qt::DisplayRole:
        return column.field != nullptr ? fieldLabel(*column.field) : measureTitle(*column.measure);
    case Qt::ToolTipRole:
        return column.field != nullptr ? fieldHelp(*column.field) : measureHelp(*column.measure);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(column.field != nullptr
                ? alignmentOf(*column.field)
                : Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    default:
        return {};
    }
}

} // namespace boardwright
