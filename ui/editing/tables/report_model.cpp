// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/tables/report_model.h"

#include "ui/editing/tables/field_cells.h"
#include "ui/editing/tables/marked_goal.h"

#include <QFont>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

/// Whether the first rows of two reports have the same names, as many as the shorter one has.
bool haveSameNames(const Report &one, const Report &other)
{
    const std::size_t count = std::min(one.rows.size(), other.rows.size());
    return std::equal(one.rows.begin(), one.rows.begin() + static_cast<std::ptrdiff_t>(count),
        other.rows.begin(), [](const Report::Row &a, const Report::Row &b) {
            return a.cells.front().text == b.cells.front().text;
        });
}

bool haveSameTitles(const Report &one, const Report &other)
{
    return std::ranges::equal(
        one.columns, other.columns, {}, &Report::Column::title, &Report::Column::title);
}

} // namespace

void ReportModel::show(Report report)
{
    const auto before = static_cast<int>(m_report.rows.size());
    const auto now = static_cast<int>(report.rows.size());
    const bool isSameTable = before > 0 && now >= before
        && report.columns.size() == m_report.columns.size() && haveSameNames(m_report, report);
    if (!isSameTable) {
        beginResetModel();
        m_report = std::move(report);
        endResetModel();
        return;
    }
    const bool hasSameTitles = haveSameTitles(m_report, report);
    if (now > before)
        beginInsertRows({}, before, now - 1);
    m_report = std::move(report);
    if (now > before)
        endInsertRows();
    if (!hasSameTitles)
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    Q_EMIT dataChanged(index(0, 0), index(before - 1, columnCount() - 1));
}

void ReportModel::setPale(bool isPale)
{
    if (std::exchange(m_isPale, isPale) != isPale && rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {StandsBackRole});
}

int ReportModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_report.rows.size());
}

int ReportModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_report.columns.size());
}

QVariant ReportModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto at = static_cast<std::size_t>(index.column());
    const Report::Column &column = m_report.columns[at];
    const Report::Row &row = m_report.rows[static_cast<std::size_t>(index.row())];
    const Report::Cell &cell = row.cells[at];
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case Qt::EditRole: // is copied
        return cell.number ? QVariant(*cell.number) : QVariant(cell.text);
    case Qt::ToolTipRole: {
        const QString &tip = cell.tip.isEmpty() ? row.sentence : cell.tip;
        return tip.isEmpty() ? QVariant() : QVariant(tip);
    }
    case Qt::AccessibleDescriptionRole:
        return row.sentence.isEmpty() ? QVariant() : QVariant(row.sentence);
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case Qt::FontRole: {
        QFont bold;
        bold.setBold(true);
        return row.isTotal ? QVariant(bold) : QVariant();
    }
    case StandsBackRole:
        return row.standsBack || (m_isPale && column.isNumber);
    case BarRole:
        return cell.bar ? QVariant(*cell.bar) : QVariant();
    case ProblemRole:
        return cell.problem ? QVariant(static_cast<int>(*cell.problem)) : QVariant();
    case markedGoalRole:
        return cell.goal.isNull() ? QVariant() : QVariant(cell.goal);
    default:
        return {};
    }
}

QVariant ReportModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    const Report::Column &column = m_report.columns[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
        return column.title;
    case Qt::ToolTipRole:
        return column.help.isEmpty() ? QVariant() : QVariant(column.help);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            (column.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
        return {};
    }
}

} // namespace boardwright
