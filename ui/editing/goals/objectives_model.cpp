// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/goals/objectives_model.h"

#include "core/goalset/field_limits.h"
#include "ui/editing/board/measure_text.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/section_edits.h"
#include "ui/editing/studies/wanted_share.h"
#include "ui/editing/tables/marked_goal.h"
#include "ui/text/field_words.h"

namespace boardwright {

using namespace Qt::StringLiterals;

ObjectivesModel::ObjectivesModel(GoalSetDocument &document, QObject *parent)
    : RowTableModel(document, objectivesTable, parent)
{
    connect(&document, &GoalSetDocument::objectivesChanged, this,
        [this](const QList<RowId> &ids) { tellRowsChanged(ids); });
    // Another file reuses the ids.
    connect(&document, &GoalSetDocument::aboutToReset, this, [this] { m_problems = {}; });
    // Cells that show names of rows change with those names.
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
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant ObjectivesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Objective &objective = document().set().objectives.at(index.row());
    const Column &column = m_columns.at(index.column());
    if (role == RowIdRole)
        return static_cast<quint32>(objective.id);
    if (role == StandsBackRole
        && (objective.disabled || isOfProgression(index.column()) || isUnused(index.column())
            || (m_areStatisticsOutdated && column.isOfStatistics())))
        return true;
    if (role == FieldRole && isAppearances(index.column()))
        return QVariant::fromValue(&shareField);
    if (role == ProblemRole)
        return severityOf(problemsOf(objective.id, index.column()));
    QVariant cell = cellData(objective, column, role);
    if (role != Qt::ToolTipRole)
        return cell;
    const QString wrong = problemWords(problemsOf(objective.id, index.column()));
    return wrong.isEmpty() ? cell : QVariant(cell.toString() + wrong);
}

QVariant ObjectivesModel::cellData(const Objective &objective, const Column &column, int role) const
{
    if (column.isOfStatistics())
        return statisticsData(objective, column, role);
    if (column.field == nullptr)
        return measureData(objective, column, role);
    if (isOwn(*column.section))
        return ownData(objective, *column.field, role);
    return fieldCell(document().rowNames(*column.field), *column.section, *column.field,
        objective.extension.value(column.section->key), role);
}

QVariant ObjectivesModel::ownData(const Objective &objective, const Field &field, int role)
{
    const ObjectiveColumn column = columnOf(field);
    const bool isFlag = field.kind == Kind::Flag;
    switch (role) {
    case Qt::DisplayRole:
        return cellValue(objective, column);
    case Qt::EditRole:
        return cellEditValue(objective, column);
    case Qt::CheckStateRole:
        if (!isFlag)
            return {};
        return cellEditValue(objective, column).toBool() ? Qt::Checked : Qt::Unchecked;
    case Qt::ToolTipRole:
        return cellToolTip(objective, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignmentOf(field));
    case Qt::AccessibleTextRole:
        if (column == ObjectiveColumn::Enabled)
            return objective.disabled ? tr("disabled") : tr("enabled");
        if (isFlag)
            return objective.progressiveRanges ? tr("yes") : tr("no");
        return {};
    case FieldRole:
        return QVariant::fromValue(&field);
    case BarRole:
        return column == ObjectiveColumn::Weighting
            ? QVariant(static_cast<double>(objective.weighting) / field_limits::highestWeighting)
            : QVariant();
    case markedGoalRole:
        return column == ObjectiveColumn::Goal ? QVariant(objective.goal) : QVariant();
    case ValueRole:
        return QVariant::fromValue(valueOf(objective, column));
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
    const Column &column = m_columns.at(section);
    const bool isAmount = column.field == nullptr;
    switch (role) {
    case Qt::DisplayRole:
        if (column.measure != nullptr)
            return measureTitle(*column.measure);
        if (isAmount)
            return tr("Appears");
        return section == static_cast<int>(ObjectiveColumn::Enabled) ? QString()
                                                                     : fieldLabel(*column.field);
    case Qt::ToolTipRole:
        return helpOf(section);
    case FieldRole:
        return isAmount ? QVariant() : QVariant::fromValue(column.field);
    case ColumnKeyRole:
        return column.measure != nullptr ? QString(column.measure->key) : u"appears"_s;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(isAmount ? Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter)
                                            : alignmentOf(*column.field));
    default:
        return {};
    }
}

QString ObjectivesModel::helpOf(int column) const
{
    const Column &of = m_columns.at(column);
    if (of.measure != nullptr)
        return measureHelp(*of.measure);
    if (of.field == nullptr)
        return tr("Share of boards that the goal is on. The mark shows what weighting alone would "
                  "give. Type the share you want to find the weighting that gives it.");
    const QString help = fieldHelp(*of.field);
    if (isUnused(column))
        return tr("%1. Pale because boards of this generator do not depend on it").arg(help);
    if (column == static_cast<int>(ObjectiveColumn::Weighting))
        return weightingHelp();
    return isOfProgression(column)
        ? tr("%1. Pale because the current boards ignore progression").arg(help)
        : help;
}

Qt::ItemFlags ObjectivesModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid())
        return flags;
    flags |= Qt::ItemNeverHasChildren;
    const Field *field = fieldOf(index.column());
    if (field != nullptr && field->kind == Kind::Flag)
        flags |= Qt::ItemIsUserCheckable;
    else if (field != nullptr || isAppearances(index.column()))
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
    const Field *field = fieldOf(column);
    if (field == nullptr && !isAppearances(column))
        return false;
    const auto done = field == nullptr ? shareOfEdit(entered).transform([&](double share) {
        QMap<RowId, double> shares;
        for (const RowId id : ids)
            shares.insert(id, share);
        Q_EMIT sharesWanted(shares);
    })
        : isOwn(*sectionOf(column))
        ? setColumn(document(), ids, columnOf(*field), entered)
        : valueOfEdit(document().rowNames(*field), *field, entered)
              .transform([&](const Value &value) {
                  setSectionValue(document(), *sectionOf(column), *field, ids, value);
              });
    if (!done)
        Q_EMIT refused(done.error());
    return done.has_value();
}

} // namespace boardwright
