// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/sculpted/wall_shares_model.h"

#include "ui/editing/board/measure_text.h"

#include <algorithm>
#include <span>

namespace boardwright {

void WallSharesModel::show(const sculpted::Tier &tier, const sculpted::Yield &yield)
{
    if (yield.ofLargest == 0)
        return clear();
    const sculpted::Size size = sculpted::sizes.at(static_cast<std::size_t>(tier.largest));
    const bool isSameSize = m_puzzles > 0 && size == m_size;
    if (!isSameSize)
        beginResetModel();
    m_size = size;
    m_puzzles = yield.ofLargest;
    m_walls = yield.walls;
    if (!isSameSize)
        endResetModel();
    else
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void WallSharesModel::clear()
{
    if (m_puzzles == 0)
        return;
    beginResetModel();
    m_puzzles = 0;
    m_walls = {};
    endResetModel();
}

int WallSharesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_puzzles == 0 ? 0 : m_size.height;
}

int WallSharesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_puzzles == 0 ? 0 : m_size.width;
}

double WallSharesModel::share(int row, int column) const
{
    const auto cell = static_cast<std::size_t>(row * m_size.width + column);
    return static_cast<double>(m_walls.at(cell)) / static_cast<double>(m_puzzles);
}

double WallSharesModel::largest() const
{
    return m_puzzles == 0
        ? 0
        : static_cast<double>(std::ranges::max(m_walls)) / static_cast<double>(m_puzzles);
}

QString WallSharesModel::title() const
{
    if (m_puzzles == 0)
        return tr("Walls");
    return tr("Walls in % of %L1 puzzles (%2 x %3)", "a count, columns and rows")
        .arg(m_puzzles)
        .arg(m_size.width)
        .arg(m_size.height);
}

QString WallSharesModel::sentence(int cell) const
{
    const int row = cell / m_size.width;
    const int column = cell % m_size.width;
    return tr("Row %1, column %2: a wall in %3 of the puzzles", "numbers, a share")
        .arg(row + 1)
        .arg(column + 1)
        .arg(shareText(share(row, column)));
}

QString WallSharesModel::summary() const
{
    if (m_puzzles == 0)
        return title();
    const auto cells = std::span(m_walls).first(
        static_cast<std::size_t>(m_size.width) * static_cast<std::size_t>(m_size.height));
    const auto [least, most] = std::ranges::minmax_element(cells);
    return tr("%1. Most often: %2. Least often: %3.", "a title, what is known of two cells")
        .arg(title(), sentence(static_cast<int>(most - cells.begin())),
            sentence(static_cast<int>(least - cells.begin())));
}

QVariant WallSharesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return shareText(share(index.row(), index.column()));
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return sentence(index.row() * m_size.width + index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
    case ShareRole:
        return share(index.row(), index.column());
    default:
        return {};
    }
}

} // namespace boardwright
