// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/lab/statistics_table_model.h"

#include "ui/editing/lab/statistics_cells.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/editing/tables/marked_goal.h"

#include <algorithm>
#include <utility>

namespace boardwright {

StatisticsTableModel::StatisticsTableModel(Scope scope, QObject *parent)
    : QAbstractTableModel(parent)
    , m_scope(scope)
{
}

bool StatisticsTableModel::isAbout(const StatisticsResult &result,
    const std::vector<StatisticsItem> &items, const std::vector<StatisticsColumn> &columns) const
{
    return m_result && &m_result->subject->generator() == &result.subject->generator()
        && m_columns == columns
        && std::ranges::equal(m_items, items,
            [](const StatisticsItem &a, const StatisticsItem &b) { return a.isSame(b); });
}

void StatisticsTableModel::showResult(std::shared_ptr<const StatisticsResult> result)
{
    if (!result && !m_result)
        return;
    std::vector<StatisticsItem> items;
    std::vector<StatisticsColumn> columns;
    if (result) {
        items = statisticsItems(*result, m_scope);
        columns = statisticsColumns(*result->tally.study, m_scope);
    }
    const bool isReset = !result || !isAbout(*result, items, columns);
    if (isReset)
        beginResetModel();
    m_result = std::move(result);
    m_items = std::move(items);
    m_columns = std::move(columns);
    m_isOutdated = false;
    if (isReset)
        endResetModel();
    else if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void StatisticsTableModel::setOutdated(bool isOutdated)
{
    if (m_isOutdated == isOutdated)
        return;
    m_isOutdated = isOutdated;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {StandsBackRole});
}

int StatisticsTableModel::rowOf(const StatisticsItem &item) const
{
    const auto found = std::ranges::find_if(
        m_items, [&](const StatisticsItem &other) { return other.isSame(item); });
    return found == m_items.end() ? -1 : static_cast<int>(found - m_items.begin());
}

QString StatisticsTableModel::name(int row) const
{
    return statisticsName(*m_result, item(row));
}

bool StatisticsTableModel::isSortedByName(int column) const
{
    return this->column(column).kind == StatisticsColumn::Kind::Name && m_scope != Scope::Line
        && m_scope != Scope::Site;
}

std::optional<double> StatisticsTableModel::sortNumber(int row, int column) const
{
    return this->column(column).kind == StatisticsColumn::Kind::Name
        ? std::optional(static_cast<double>(item(row).index))
        : number(row, column);
}

int StatisticsTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

int StatisticsTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant StatisticsTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const StatisticsItem &what = item(index.row());
    const StatisticsColumn &about = column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return statisticsText(*m_result, what, about);
    case Qt::EditRole:
        return statisticsPlainValue(*m_result, what, about);
    case Qt::ToolTipRole:
        return statisticsToolTip(*m_result, what, about);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            (isWords(about) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case StandsBackRole:
        return m_isOutdated;
    case markedGoalRole:
        return what.kind == StatisticsItem::Kind::Goal && about.kind == StatisticsColumn::Kind::Name
            ? QVariant(
                  m_result->subject->set().objectives.at(static_cast<qsizetype>(what.index)).goal)
            : QVariant();
    case BarRole: {
        const auto bar = statisticsBar(*m_result, what, about);
        return bar ? QVariant(*bar) : QVariant();
    }
    case BarMarkRole: {
        const auto plain = about.kind == StatisticsColumn::Kind::Appears
            ? statisticsNumber(*m_result, what, {.kind = StatisticsColumn::Kind::Plain})
            : std::nullopt;
        return plain ? QVariant(*plain) : QVariant();
    }
    default:
        return {};
    }
}

QVariant StatisticsTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    // Goals are numbered as in the file, other items by row.
    if (orientation == Qt::Vertical && role == Qt::DisplayRole && m_scope == Scope::Row
        && section >= 0 && section < rowCount())
        return static_cast<int>(item(section).index) + 1;
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (role) {
    case Qt::DisplayRole:
        return statisticsColumnTitle(*m_result, m_scope, column(section));
    case Qt::ToolTipRole:
        return statisticsColumnHelp(*m_result, column(section));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            (isWords(column(section)) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default:
        return {};
    }
}

} // namespace boardwright
