// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/import/imported_goals_model.h"

#include "core/goalset/objective_fields.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/editing/tables/marked_goal.h"
#include "ui/editing/values/objective_cells.h"
#include "ui/editing/values/objective_columns.h"
#include "ui/editing/values/row_names.h"
#include "ui/text/field_words.h"

#include <utility>

namespace boardwright {

void ImportedGoalsModel::show(std::shared_ptr<const ImportReading> reading)
{
    beginResetModel();
    m_reading = std::move(reading);
    endResetModel();
}

const QList<Objective> &ImportedGoalsModel::goals() const
{
    static const QList<Objective> none;
    return m_reading && m_reading->opened ? m_reading->opened->file.set.objectives : none;
}

int ImportedGoalsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(goals().size());
}

int ImportedGoalsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_reading ? 0 : static_cast<int>(m_reading->columns.size());
}

QVariant ImportedGoalsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto [section, field] = m_reading->columns[static_cast<std::size_t>(index.column())];
    const Objective &goal = goals().at(index.row());
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignmentOf(*field));
    if (section != &objectiveSection) {
        static const RowNames noRows;
        return role == Qt::DisplayRole
            ? shownText(noRows, *field, valueOf(goal.extension.value(section->key), *field))
            : QVariant();
    }
    const ObjectiveColumn column = columnOf(*field);
    switch (role) {
    case Qt::DisplayRole: {
        const QVariant shown = cellValue(goal, column);
        return shown.isValid() ? shown : cellText(goal, column);
    }
    case Qt::ToolTipRole:
        return cellToolTip(goal, column);
    case markedGoalRole:
        return column == ObjectiveColumn::Goal ? QVariant(goal.goal) : QVariant();
    default:
        return {};
    }
}

QVariant ImportedGoalsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    const Field &field = *m_reading->columns[static_cast<std::size_t>(section)].field;
    switch (role) {
    case Qt::DisplayRole:
        return fieldLabel(field);
    case Qt::ToolTipRole:
        return fieldHelp(field);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignmentOf(field));
    default:
        return {};
    }
}

void ImportedLinesModel::show(std::shared_ptr<const ImportReading> reading)
{
    beginResetModel();
    m_reading = std::move(reading);
    m_line = -1;
    endResetModel();
}

QModelIndex ImportedLinesModel::showPlace(TextPosition where)
{
    if (where.line < 1 || where.line > rowCount())
        return {};
    m_line = where.line - 1;
    m_lineText = m_reading->lines.text(m_line, where.column - 1);
    const QModelIndex place = index(m_line, 0);
    Q_EMIT dataChanged(place, place);
    return place;
}

int ImportedLinesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_reading ? 0 : m_reading->lines.count();
}

int ImportedLinesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 1;
}

QVariant ImportedLinesModel::data(const QModelIndex &index, int role) const
{
    if (role != Qt::DisplayRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return index.row() == m_line ? m_lineText : m_reading->lines.text(index.row());
}

} // namespace boardwright
