// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/objectives_filter.h"

#include "core/goalset/goal_text.h"

#include <algorithm>
#include <functional>

namespace boardwright {

namespace {

bool holds(const Objective &objective, const QString &word)
{
    const auto inText
        = [&](const QString &text) { return text.contains(word, Qt::CaseInsensitive); };
    return inText(objective.goal) || inText(objective.tooltip) || inText(objective.tag)
        || std::ranges::any_of(objective.boardCategories, inText)
        || std::ranges::any_of(objective.lineCategories, inText)
        || (objective.goal.contains(u"[[") && inText(resolvedGoal(objective.goal, 0)));
}

int compare(const QCollator &collator, const QStringList &a, const QStringList &b)
{
    for (qsizetype i = 0; i < std::min(a.size(), b.size()); ++i) {
        if (const int order = collator.compare(a[i], b[i]); order != 0)
            return order;
    }
    return a.size() < b.size() ? -1 : a.size() > b.size() ? 1 : 0;
}

/// Early before late, then fewer zones before more.
int zonesRank(Zones zones)
{
    int rank = 0;
    for (const Zone zone : {Zone::Early, Zone::Mid, Zone::Late, Zone::Endgame})
        rank = 2 * rank + (!zones || zones.testFlag(zone) ? 0 : 1);
    return rank;
}

} // namespace

ObjectivesFilter::ObjectivesFilter(
    const GoalSetDocument &document, ObjectivesModel &model, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_document(document)
    , m_model(model)
{
    m_collator.setNumericMode(true);
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    setDynamicSortFilter(false);
    setSourceModel(&model);
}

void ObjectivesFilter::setText(const QString &text)
{
    m_text = text;
    m_words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidate();
}

RowId ObjectivesFilter::rowId(const QModelIndex &index) const
{
    return m_model.rowId(mapToSource(index));
}

QModelIndex ObjectivesFilter::indexOf(RowId id, ObjectiveColumn column) const
{
    return mapFromSource(m_model.indexOf(id, column));
}

void ObjectivesFilter::sort(int column, Qt::SortOrder order)
{
    // The base sees no need to do anything where column and order are the ones it has.
    if (column == sortColumn() && order == sortOrder())
        invalidate();
    else
        QSortFilterProxyModel::sort(column, order);
}

bool ObjectivesFilter::filterAcceptsRow(int sourceRow, const QModelIndex &) const
{
    const Objective &objective = m_document.set().objectives.at(sourceRow);
    return std::ranges::all_of(
        m_words, [&](const QString &word) { return holds(objective, word); });
}

/// Of the generator's columns: numbers as numbers, the rest as text; nothing comes last.
bool ObjectivesFilter::extraLess(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant a = left.data(Qt::EditRole);
    const QVariant b = right.data(Qt::EditRole);
    const bool hasNoA = a.toString().isEmpty();
    const bool hasNoB = b.toString().isEmpty();
    if (hasNoA != hasNoB)
        return sortOrder() == Qt::AscendingOrder ? hasNoB : hasNoA;
    if (a.typeId() != QMetaType::QString)
        return a.toDouble() < b.toDouble();
    return m_collator.compare(a.toString(), b.toString()) < 0;
}

bool ObjectivesFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const Objective &a = m_document.set().objectives.at(left.row());
    const Objective &b = m_document.set().objectives.at(right.row());
    if (left.column() >= objectiveColumns)
        return extraLess(left, right);
    // Goals that have nothing there come last, however the rest is ordered.
    const auto listed = [&](const auto &one, const auto &other, auto isLess) {
        if (one.isEmpty() != other.isEmpty())
            return (sortOrder() == Qt::AscendingOrder ? other : one).isEmpty();
        return isLess(one, other);
    };
    const auto textLess
        = [&](const auto &one, const auto &other) { return compare(m_collator, one, other) < 0; };
    switch (static_cast<ObjectiveColumn>(left.column())) {
    case ObjectiveColumn::Enabled:
        return !a.disabled && b.disabled;
    case ObjectiveColumn::Goal:
        return m_collator.compare(a.goal, b.goal) < 0;
    case ObjectiveColumn::Range:
        return listed(a.range, b.range, std::less());
    case ObjectiveColumn::BoardCategories:
        return listed(a.boardCategories, b.boardCategories, textLess);
    case ObjectiveColumn::LineCategories:
        return listed(a.lineCategories, b.lineCategories, textLess);
    case ObjectiveColumn::Progression:
        return zonesRank(a.progression) < zonesRank(b.progression);
    case ObjectiveColumn::Weighting:
        return a.weighting < b.weighting;
    case ObjectiveColumn::Limit:
        return a.individualLimit < b.individualLimit;
    case ObjectiveColumn::Tag:
        return listed(a.tag, b.tag, [&](const QString &one, const QString &other) {
            return m_collator.compare(one, other) < 0;
        });
    case ObjectiveColumn::ForcedPositions:
        return listed(a.forcedPositions, b.forcedPositions, std::less());
    case ObjectiveColumn::ProgressiveRanges:
        return a.progressiveRanges && !b.progressiveRanges;
    case ObjectiveColumn::Tooltip:
        return listed(a.tooltip, b.tooltip, [&](const QString &one, const QString &other) {
            return m_collator.compare(one, other) < 0;
        });
    case ObjectiveColumn::Icons:
        return listed(a.icons, b.icons, textLess);
    }
    return false;
}

} // namespace boardwright
