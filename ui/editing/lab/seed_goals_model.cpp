// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/lab/seed_goals_model.h"

#include "ui/text/plain_goal.h"

#include <algorithm>

namespace boardwright {

SeedGoalsModel::SeedGoalsModel(GoalSetDocument &document, QObject *parent)
    : QAbstractListModel(parent)
    , m_document(document)
{
}

void SeedGoalsModel::update()
{
    if (m_goals.isSharedWith(m_document.set().objectives))
        return;
    beginResetModel();
    m_goals = m_document.set().objectives;
    endResetModel();
}

RowId SeedGoalsModel::goalNamed(const QString &text) const
{
    const auto found = std::ranges::find_if(m_goals, [&](const Objective &objective) {
        return plainGoal(objective).compare(text, Qt::CaseInsensitive) == 0
            || objective.goal.compare(text, Qt::CaseInsensitive) == 0;
    });
    return text.isEmpty() || found == m_goals.end() ? RowId::none : found->id;
}

int SeedGoalsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_goals.size());
}

QVariant SeedGoalsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return role == Qt::DisplayRole || role == Qt::EditRole || role == Qt::ToolTipRole
        ? QVariant(plainGoal(m_goals[index.row()]))
        : QVariant();
}

} // namespace boardwright
