// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/balanced/balanced_start_model.h"

#include "core/balanced/sections.h"
#include "core/balanced/set_goals.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/editing/tables/marked_goal.h"
#include "ui/text/minutes_words.h"
#include "ui/text/number_text.h"
#include "ui/text/plain_goal.h"

#include <QHash>

#include <algorithm>

namespace boardwright {

namespace {

QString typesText(const QList<NamedNumber> &types)
{
    QStringList texts;
    for (const NamedNumber &type : types)
        texts << QStringLiteral("%1: %2").arg(type.name, numberText(type.number));
    return texts.join(QStringLiteral(", "));
}

} // namespace

BalancedStartModel::BalancedStartModel(GoalSetDocument &document, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    connect(&document, &GoalSetDocument::changed, this, &BalancedStartModel::follow);
}

bool BalancedStartModel::hasTimes(const GoalSet &set)
{
    return std::ranges::any_of(set.objectives, [](const Objective &objective) {
        const FieldValues values = objective.extension.value(balanced::goals.key);
        return !values.isEmpty() && numberOf(values, balanced::time) >= 0;
    });
}

void BalancedStartModel::setStart(const TierStart &start)
{
    m_start = start;
    follow();
}

void BalancedStartModel::setWanted(bool isWanted)
{
    if (isWanted == m_isWanted)
        return;
    m_isWanted = isWanted;
    follow();
}

void BalancedStartModel::follow()
{
    if (!m_isWanted)
        return;
    beginResetModel();
    m_values = startFromTiers(m_document.set(), m_start);
    endResetModel();
    Q_EMIT updated();
}

GoalSet BalancedStartModel::result() const
{
    GoalSet set = m_document.set();
    for (const TierValues &values : m_values) {
        if (const int row = m_document.rowOf(values.row); row >= 0)
            set.objectives[row].extension.insert(balanced::goals.key, values.values);
    }
    return set;
}

void BalancedStartModel::apply()
{
    QHash<RowId, FieldValues> values; // looked up, never iterated
    QList<RowId> ids;
    for (const TierValues &value : startFromTiers(m_document.set(), m_start)) {
        values.insert(value.row, value.values);
        ids << value.row;
    }
    changeObjectives(
        m_document, ids,
        [&](Objective &objective) {
            objective.extension.insert(balanced::goals.key, values.value(objective.id));
        },
        tr("Start from tiers", "the name of an undo step"));
}

int BalancedStartModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_values.size());
}

int BalancedStartModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Types + 1;
}

QVariant BalancedStartModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber = index.column() == Tier || index.column() == Time;
        return QVariant::fromValue((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    const TierValues &row = m_values[static_cast<std::size_t>(index.row())];
    if (role == markedGoalRole && index.column() == Goal) {
        const Objective *goal = m_document.objective(row.row);
        return goal == nullptr ? QVariant() : QVariant(goal->goal);
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole
        && (role != Qt::ToolTipRole || index.column() != Goal))
        return {};
    switch (index.column()) {
    case Goal: {
        const Objective *goal = m_document.objective(row.row);
        return goal == nullptr ? QVariant() : QVariant(plainGoal(*goal));
    }
    case Tier:
        return wholeText(integerOf(row.values, balanced::difficulty));
    case Time:
        return clockText(numberOf(row.values, balanced::time));
    case Types:
        return typesText(std::get<QList<NamedNumber>>(valueOf(row.values, balanced::types)));
    default:
        return {};
    }
}

QVariant BalancedStartModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case Goal:
        return tr("Goal");
    case Tier:
        return tr("Tier");
    case Time:
        return tr("Time");
    case Types:
        return tr("Types");
    default:
        return {};
    }
}

} // namespace boardwright
