// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/goals/objectives_model.h"

#include "ui/editing/document/edits.h"
#include "ui/editing/studies/wanted_share.h"

namespace boardwright {

namespace {

ObjectiveColumn columnOf(const QModelIndex &index)
{
    return static_cast<ObjectiveColumn>(index.column());
}

bool isCheckBox(ObjectiveColumn column)
{
    return column == ObjectiveColumn::Enabled || column == ObjectiveColumn::ProgressiveRanges;
}

} // namespace

ObjectivesModel::ObjectivesModel(GoalSetDocument &document, QObject *parent)
    : RowTableModel(document, objectivesTable, parent)
{
    connect(&document, &GoalSetDocument::objectivesChanged, this,
        [this](const QList<RowId> &ids) { tellRowsChanged(ids); });
    // Ids begin again with another file.
    connect(&document, &GoalSetDocument::aboutToReset, this, [this] { m_problems = {}; });
    // Cells that name rows follow those names.
    connect(&document, &GoalSetDocument::objectivesChanged, this,
        [this] { tellNamesChanged(objectivesTable); });
    for (const auto signal : {&GoalSetDocument::rowsInserted, &GoalSetDocument::rowsRemoved,
             &GoalSetDocument::rowsReordered})
        connect(&document, signal, this, &ObjectivesModel::tellNamesChanged);
    connect(&document, &GoalSetDocument::sectionChanged, this, &ObjectivesModel::tellNamesChanged);
}

QModelIndex ObjectivesModel::indexOf(RowId id, ObjectiveColumn column) const
{
    const int row = document().rowOf(id);
    return row < 0 ? QModelIndex() : index(row, static_cast<int>(column));
}

RowId ObjectivesModel::rowIdAt(int row) const
{
    return row < 0 || row >= rowCount() ? RowId::none : document().set().objectives.at(row).id;
}

int ObjectivesModel::rowOf(RowId id) const
{
    return document().rowOf(id);
}

int ObjectivesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(document().set().objectives.size());
}

int ObjectivesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : objectiveColumns + static_cast<int>(m_extra.size());
}

QVariant ObjectivesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Objective &objective = document().set().objectives.at(index.row());
    if (role == RowIdRole)
        return static_cast<quint32>(objective.id);
    if (role == StandsBackRole
        && (objective.disabled || isOfProgression(index.column()) || isUnused(index.column())))
        return true;
    if (role == StandsBackRole && m_areStatisticsOutdated && extra(index.column()) != nullptr
        && extra(index.column())->isOfStatistics())
        return true;
    if (role == ProblemRole)
        return severityOf(problemsOf(objective.id, index.column()));
    if (role == Qt::ToolTipRole) {
        const QString wrong = problemWords(problemsOf(objective.id, index.column()));
        const ExtraColumn *generators = extra(index.column());
        const QVariant text = generators != nullptr ? extraData(objective, *generators, role)
                                                    : cellToolTip(objective, columnOf(index));
        return wrong.isEmpty() ? text : QVariant(text.toString() + wrong);
    }
    if (const ExtraColumn *column = extra(index.column()))
        return extraData(objective, *column, role);
    return fixedData(objective, columnOf(index), role);
}

QVariant ObjectivesModel::fixedData(
    const Objective &objective, ObjectiveColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return isCheckBox(column) ? QVariant() : cellValue(objective, column);
    case Qt::EditRole:
        return cellEditValue(objective, column);
    case Qt::CheckStateRole:
        if (!isCheckBox(column))
            return {};
        return cellEditValue(objective, column).toBool() ? Qt::Checked : Qt::Unchecked;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(columnInfo(column).alignment) | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
        if (column == ObjectiveColumn::Enabled)
            return objective.disabled ? tr("disabled") : tr("enabled");
        if (column == ObjectiveColumn::ProgressiveRanges)
            return objective.progressiveRanges ? tr("yes") : tr("no");
        return {};
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
    if (orientation == Qt::Vertical)
        return rowHeader(section, role);
    if (section < 0 || section >= columnCount())
        return {};
    if (const ExtraColumn *column = extra(section))
        return extraHeader(*column, role);
    const ObjectiveColumnInfo &column = columnInfo(static_cast<ObjectiveColumn>(section));
    switch (role) {
    case Qt::DisplayRole:
        return *column.title == '\0' ? QString() : tr(column.title);
    case Qt::ToolTipRole:
        if (isUnused(section))
            return tr("%1. No board of this generator depends on it, so it is pale here")
                .arg(tr(column.help));
        if (section == static_cast<int>(ObjectiveColumn::Weighting))
            return weightingHelp();
        return isOfProgression(section)
            ? tr("%1. The boards that are made now ignore progression, so it is pale here")
                  .arg(tr(column.help))
            : tr(column.help);
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
        ? isCheckBox(columnOf(index))
        : column->field != nullptr && column->field->kind == Kind::Flag;
    if (isCheck)
        flags |= Qt::ItemIsUserCheckable;
    else if (column == nullptr || column->field != nullptr || isAppearances(index.column()))
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool ObjectivesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const bool isCheck = role == Qt::CheckStateRole;
    if (isCheck ? !flags(index).testFlag(Qt::ItemIsUserCheckable) : role != Qt::EditRole)
        return false;
    return enter({rowId(index)}, index.column(),
        isCheck ? QVariant(value.value<Qt::CheckState>() == Qt::Checked) : value);
}

bool ObjectivesModel::enter(const QList<RowId> &ids, int column, const QVariant &entered)
{
    if (column < 0 || column >= columnCount())
        return false;
    if (isAppearances(column))
        return wishFor(ids, entered.toString());
    if (extra(column) != nullptr)
        return setField(ids, column, entered);
    const auto done = setColumn(document(), ids, static_cast<ObjectiveColumn>(column), entered);
    if (!done)
        Q_EMIT refused(done.error());
    return done.has_value();
}

bool ObjectivesModel::wishFor(const QList<RowId> &ids, const QString &text)
{
    const std::optional<double> share = shareOfText(text);
    if (!share)
        Q_EMIT refused(tr("A wish is a share of boards, from 0 to 100 %: \"6 %\"."));
    else if (ids.size() != 1)
        Q_EMIT refused(tr("Wish for one goal at a time: each changes what the others get."));
    else
        Q_EMIT shareWanted(ids.front(), *share);
    return share.has_value() && ids.size() == 1;
}

} // namespace boardwright
