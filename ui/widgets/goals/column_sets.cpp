// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/column_sets.h"

#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/table/frozen_header.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>

namespace boardwright {

namespace {

constexpr qint32 stateVersion = 2;
constexpr qint32 withoutChosen = 1; ///< the version that had no chosen columns
constexpr int widestKept = 4000;

/// Whether the generator has numbers of its own for each goal. Its authors then weigh these and not
/// the site's fields for chance and limits.
bool hasOwnNumbers(const ObjectivesModel &model)
{
    for (int column = objectiveColumns; column < model.columnCount(); ++column) {
        const Field *field = model.fieldOf(column);
        if (field != nullptr && field->kind == Kind::Number)
            return true;
    }
    return false;
}

} // namespace

bool isInSet(const ObjectivesModel &model, ColumnSet set, int column)
{
    using enum ObjectiveColumn;
    if (set == ColumnSet::All)
        return true;
    if (column >= objectiveColumns) {
        if (model.fieldOf(column) != nullptr)
            return set == ColumnSet::Define || set == ColumnSet::Balance;
        return set == ColumnSet::Live || (set == ColumnSet::Balance && model.isAppearances(column));
    }
    const bool isBalance = set == ColumnSet::Balance && !hasOwnNumbers(model);
    switch (static_cast<ObjectiveColumn>(column)) {
    case Enabled:
    case Goal:
        return true;
    case Range:
    case Progression:
        return set == ColumnSet::Define || set == ColumnSet::Place;
    case BoardCategories:
    case LineCategories:
        return set == ColumnSet::Define || isBalance;
    case Tag:
    case Tooltip:
    case Icons:
        return set == ColumnSet::Define;
    case Weighting:
        return isBalance || set == ColumnSet::Live;
    case Limit:
        return isBalance;
    case ForcedPositions:
    case ProgressiveRanges:
        return set == ColumnSet::Place;
    }
    return false;
}

ColumnSets::ColumnSets(ObjectivesTable &table)
    : QObject(&table)
    , m_table(table)
{
    m_table.columnChoice().setKept(static_cast<int>(ObjectiveColumn::Goal));
    m_table.columnChoice().setDefault([this](int column) {
        const ObjectivesModel &model = m_table.filter().model();
        const bool isUnused = m_unused.contains(model.fieldOf(column));
        return isInSet(model, m_current, column) && (m_current == ColumnSet::All || !isUnused);
    });
}

void ColumnSets::show(ColumnSet set)
{
    m_stoodForLive = false;
    if (set == m_current)
        return;
    keep();
    m_current = set;
    apply();
    Q_EMIT currentChanged(set);
}

void ColumnSets::setUnused(const QList<const Field *> &fields)
{
    if (fields == m_unused)
        return;
    m_unused = fields;
    refresh();
}

void ColumnSets::refresh()
{
    keep();
    chooseForGenerator();
    m_table.fitColumns();
    apply();
}

void ColumnSets::chooseForGenerator()
{
    const bool standsForLive = hasOwnNumbers(m_table.filter().model());
    if (standsForLive && m_current == ColumnSet::Live)
        m_current = ColumnSet::Balance;
    else if (!standsForLive && m_stoodForLive && m_current == ColumnSet::Balance)
        m_current = ColumnSet::Live;
    else
        return;
    m_stoodForLive = standsForLive;
    Q_EMIT currentChanged(m_current);
}

/// Without the generators' columns, whose numbers differ from generator to generator.
ColumnSets::Widths ColumnSets::ownWidths() const
{
    Widths widths = m_table.columnWidths().own();
    widths.removeIf([](const auto &entry) { return entry.key() >= objectiveColumns; });
    return widths;
}

void ColumnSets::keep()
{
    m_widths.insert(static_cast<int>(m_current), ownWidths());
    m_chosen.insert(static_cast<int>(m_current), m_table.columnChoice().chosen());
}

void ColumnSets::apply()
{
    m_table.columnWidths().setOwn(m_widths.value(static_cast<int>(m_current)));
    m_table.columnChoice().setChosen(m_chosen.value(static_cast<int>(m_current)));
    m_table.columnChoice().apply();
}

QByteArray ColumnSets::state() const
{
    QMap<int, Widths> widths = m_widths;
    widths.insert(static_cast<int>(m_current), ownWidths());
    QMap<int, ColumnChoice::Chosen> chosen = m_chosen;
    chosen.insert(static_cast<int>(m_current), m_table.columnChoice().chosen());
    QList<int> order;
    for (int visual = 0; visual < m_table.columnHeader().count(); ++visual) {
        const int column = m_table.columnHeader().logicalIndex(visual);
        if (column < objectiveColumns)
            order << column;
    }
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_0);
    stream << stateVersion << static_cast<qint32>(m_current) << order << widths << chosen;
    return state;
}

bool ColumnSets::restoreState(const QByteArray &state)
{
    QDataStream stream(state);
    stream.setVersion(QDataStream::Qt_6_0);
    qint32 version = 0;
    qint32 set = 0;
    QList<int> order;
    QMap<int, Widths> widths;
    QMap<int, ColumnChoice::Chosen> chosen;
    stream >> version >> set >> order >> widths;
    if (version != withoutChosen)
        stream >> chosen;
    QList<int> columns = order;
    std::ranges::sort(columns);
    const bool isKnown = version == stateVersion || version == withoutChosen;
    bool isWhole = columns.size() == objectiveColumns;
    for (qsizetype i = 0; isWhole && i < columns.size(); ++i)
        isWhole = columns.at(i) == i;
    if (stream.status() != QDataStream::Ok || !isKnown || set < 0
        || set >= static_cast<qint32>(allColumnSets.size()) || !isWhole)
        return false;
    for (Widths &ofSet : widths) {
        ofSet.removeIf([](const auto &entry) {
            return entry.key() < 0 || entry.key() >= objectiveColumns || entry.value() < 1
                || entry.value() > widestKept;
        });
    }
    for (int visual = 0; visual < order.size(); ++visual)
        m_table.columnHeader().moveSection(
            m_table.columnHeader().visualIndex(order.at(visual)), visual);
    m_table.placeExtraColumns();
    m_widths = widths;
    m_chosen = chosen;
    m_current = static_cast<ColumnSet>(set);
    apply();
    Q_EMIT currentChanged(m_current);
    return true;
}

} // namespace boardwright
