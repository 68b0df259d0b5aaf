// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/objectives_model.h"

#include "ui/editing/edits.h"

#include <algorithm>

namespace boardwright {

namespace {

ObjectiveColumn columnOf(const QModelIndex &index)
{
    return static_cast<ObjectiveColumn>(index.column());
}

} // namespace

ObjectivesModel::ObjectivesModel(GoalSetDocument &document, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    connect(&document, &GoalSetDocument::aboutToReset, this, [this] { beginResetModel(); });
    connect(&document, &GoalSetDocument::reset, this, [this] { endResetModel(); });
    connect(&document, &GoalSetDocument::objectivesChanged, this, &ObjectivesModel::emitChanged);
    // Cells that name rows follow those names.
    connect(&document, &GoalSetDocument::objectivesChanged, this,
        [this] { tellNamesChanged(objectivesTable); });
    for (const auto signal : {&GoalSetDocument::rowsInserted, &GoalSetDocument::rowsRemoved,
             &GoalSetDocument::rowsMoved})
        connect(&document, signal, this, &ObjectivesModel::tellNamesChanged);
    connect(&document, &GoalSetDocument::sectionChanged, this, &ObjectivesModel::tellNamesChanged);
}

QModelIndex ObjectivesModel::indexOf(RowId id, ObjectiveColumn column) const
{
    const int row = m_document.rowOf(id);
    return row < 0 ? QModelIndex() : index(row, static_cast<int>(column));
}

RowId ObjectivesModel::rowId(const QModelIndex &index) const
{
    return index.isValid() ? m_document.set().objectives.at(index.row()).id : RowId::none;
}

int ObjectivesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_document.set().objectives.size());
}

int ObjectivesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : objectiveColumns + static_cast<int>(m_extra.size());
}

QVariant ObjectivesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Objective &objective = m_document.set().objectives.at(index.row());
    if (role == RowIdRole)
        return static_cast<quint32>(objective.id);
    if (role == StandsBackRole && objective.disabled)
        return true;
    if (const ExtraColumn *column = extra(index.column()))
        return extraData(objective, *column, role);
    const ObjectiveColumn column = columnOf(index);
    switch (role) {
    case Qt::DisplayRole:
        return column == ObjectiveColumn::Enabled ? QVariant() : cellValue(objective, column);
    case Qt::EditRole:
        return cellValue(objective, column);
    case Qt::CheckStateRole:
        if (column != ObjectiveColumn::Enabled)
            return {};
        return objective.disabled ? Qt::Unchecked : Qt::Checked;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(columnInfo(column).alignment) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return cellToolTip(objective, column);
    case Qt::AccessibleTextRole:
        if (column != ObjectiveColumn::Enabled)
            return {};
        return objective.disabled ? tr("disabled") : tr("enabled");
    case ZonesRole:
        return shownZones(objective).toInt();
    case NamesRole:
        return cellNames(objective, column);
    default:
        return {};
    }
}

QVariant ObjectivesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    if (const ExtraColumn *column = extra(section))
        return extraHeader(*column, role);
    const ObjectiveColumnInfo &column = columnInfo(static_cast<ObjectiveColumn>(section));
    switch (role) {
    case Qt::DisplayRole:
        return *column.title == '\0' ? QString() : tr(column.title);
    case Qt::ToolTipRole:
        return tr(column.help);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(column.alignment) | Qt::AlignVCenter);
    default:
        return {};
    }
}

Qt::ItemFlags ObjectivesModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid())
        return flags;
    flags |= Qt::ItemNeverHasChildren;
    const ExtraColumn *column = extra(index.column());
    const bool isCheck = column == nullptr
        ? columnOf(index) == ObjectiveColumn::Enabled
        : column->field != nullptr && column->field->kind == Kind::Flag;
    if (isCheck)
        flags |= Qt::ItemIsUserCheckable;
    else if (column == nullptr ? columnInfo(columnOf(index)).editable : column->field != nullptr)
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool ObjectivesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const RowId id = rowId(index);
    if (extra(index.column()) != nullptr) {
        const bool isCheck = role == Qt::CheckStateRole;
        return (isCheck || role == Qt::EditRole)
            && setField({id}, index.column(),
                isCheck ? QVariant(value.value<Qt::CheckState>() == Qt::Checked) : value);
    }
    switch (columnOf(index)) {
    case ObjectiveColumn::Enabled:
        if (role != Qt::CheckStateRole && role != Qt::EditRole)
            return false;
        setEnabled(m_document, {id},
            role == Qt::EditRole ? value.toBool() : value.value<Qt::CheckState>() == Qt::Checked);
        return true;
    case ObjectiveColumn::Goal:
        if (role != Qt::EditRole || value.toString().trimmed().isEmpty())
            return false;
        setGoal(m_document, id, value.toString());
        return true;
    case ObjectiveColumn::Weighting: {
        bool isNumber = false;
        const int weighting = value.toInt(&isNumber);
        if (role != Qt::EditRole || !isNumber || weighting < 1 || weighting > 100)
            return false;
        setWeighting(m_document, {id}, weighting);
        return true;
    }
    default:
        return false;
    }
}

/// Rows next to each other are announced together.
void ObjectivesModel::emitChanged(const QList<RowId> &ids)
{
    QList<int> rows;
    for (const RowId id : ids)
        rows << m_document.rowOf(id);
    std::ranges::sort(rows);
    for (qsizetype first = 0; first < rows.size();) {
        qsizetype last = first;
        while (last + 1 < rows.size() && rows[last + 1] <= rows[last] + 1)
            ++last;
        Q_EMIT dataChanged(index(rows[first], 0), index(rows[last], columnCount() - 1));
        first = last + 1;
    }
}

} // namespace boardwright
