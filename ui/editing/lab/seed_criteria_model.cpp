// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/lab/seed_criteria_model.h"

#include "ui/text/criterion_words.h"

#include <algorithm>

namespace boardwright {

namespace {

/// Whether one criterion replaces the other.
bool isOfTheSame(const Criterion &one, const Criterion &other)
{
    if (one == other)
        return true;
    const auto *number = std::get_if<NumberCriterion>(&one);
    const auto *before = std::get_if<NumberCriterion>(&other);
    if (number != nullptr && before != nullptr)
        return number->measure == before->measure && number->bound == before->bound;
    return std::holds_alternative<RelaxationsCriterion>(one)
        && std::holds_alternative<RelaxationsCriterion>(other);
}

bool isAboutGoals(const Criterion &criterion)
{
    return !std::holds_alternative<RelaxationsCriterion>(criterion)
        && !std::holds_alternative<NumberCriterion>(criterion);
}

} // namespace

SeedCriteriaModel::SeedCriteriaModel(
    GoalSetDocument &document, const BoardChoice &choice, QObject *parent)
    : QAbstractListModel(parent)
    , m_document(document)
    , m_choice(choice)
{
    connect(&document, &GoalSetDocument::adopted, this, &SeedCriteriaModel::forgetGoals);
    connect(&document, &GoalSetDocument::changed, this, &SeedCriteriaModel::retell);
    connect(&choice, &BoardChoice::generatorChanged, this, &SeedCriteriaModel::retell);
}

int SeedCriteriaModel::add(const Criterion &criterion)
{
    const auto same = std::ranges::find_if(
        m_criteria, [&](const Criterion &other) { return isOfTheSame(criterion, other); });
    const auto row = static_cast<int>(same - m_criteria.begin());
    if (same != m_criteria.end()) {
        *same = criterion;
        Q_EMIT dataChanged(index(row), index(row));
        return row;
    }
    beginInsertRows({}, row, row);
    m_criteria.push_back(criterion);
    endInsertRows();
    return row;
}

void SeedCriteriaModel::remove(int row)
{
    beginRemoveRows({}, row, row);
    m_criteria.erase(m_criteria.begin() + row);
    endRemoveRows();
}

void SeedCriteriaModel::forgetGoals()
{
    beginResetModel();
    std::erase_if(m_criteria, isAboutGoals);
    endResetModel();
}

/// Called when names of goals or measures may have changed.
void SeedCriteriaModel::retell()
{
    if (!m_criteria.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int SeedCriteriaModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_criteria.size());
}

QVariant SeedCriteriaModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    return criterionText(m_criteria[static_cast<std::size_t>(index.row())], m_document.set(),
        m_choice.generator().info());
}

} // namespace boardwright
