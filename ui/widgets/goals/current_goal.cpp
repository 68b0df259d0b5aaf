// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/current_goal.h"

#include <QScrollBar>
#include <QTableView>

#include <utility>

namespace boardwright {

CurrentGoal::CurrentGoal(
    GoalSetDocument &document, const ObjectivesFilter &filter, QTableView &table)
    : QObject(&table)
    , m_document(document)
    , m_filter(filter)
    , m_table(table)
{
    connect(&document, &GoalSetDocument::rowsAboutToBeReordered, this, &CurrentGoal::keep);
    connect(&document, &GoalSetDocument::changed, this, &CurrentGoal::settle);
}

void CurrentGoal::keep(const QString &changed)
{
    const QModelIndex current = m_table.currentIndex();
    if (changed != objectivesTable || m_place || !current.isValid())
        return;
    Place place{.shown = {},
        .row = current.row(),
        .column = current.column(),
        .scrolled = m_table.verticalScrollBar()->value()};
    place.shown.reserve(m_filter.rowCount());
    for (int row = 0; row < m_filter.rowCount(); ++row)
        place.shown.append(m_filter.rowId(m_filter.index(row, 0)));
    m_place = std::move(place);
}

void CurrentGoal::settle()
{
    const std::optional<Place> place = std::exchange(m_place, std::nullopt);
    if (!place || m_document.rowOf(place->shown.at(place->row)) >= 0)
        return;
    const auto indexOf = [&](int row) {
        return m_filter.indexOf(place->shown.at(row), ObjectiveColumn::Goal)
            .siblingAtColumn(place->column);
    };
    QModelIndex now;
    for (int row = place->row - 1; row >= 0 && !now.isValid(); --row)
        now = indexOf(row);
    for (int row = place->row + 1; row < place->shown.size() && !now.isValid(); ++row)
        now = indexOf(row);
    if (!now.isValid())
        return;
    m_table.selectionModel()->setCurrentIndex(now, QItemSelectionModel::NoUpdate);
    m_table.verticalScrollBar()->setValue(place->scrolled);
    m_table.scrollTo(now);
}

} // namespace boardwright
