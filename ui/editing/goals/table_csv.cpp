// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/goals/table_csv.h"

#include "core/lists/table_text.h"
#include "ui/editing/goals/cell_block.h"

namespace boardwright {

QList<QStringList> shownCells(
    const GoalSetDocument &document, const ObjectivesFilter &filter, const QList<int> &columns)
{
    QList<QStringList> lines;
    lines.reserve(filter.rowCount() + 1);
    QStringList titles;
    for (const int column : columns)
        titles << filter.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    lines << titles;
    for (int row = 0; row < filter.rowCount(); ++row)
        lines << cellTexts(
            document, filter.model(), filter.rowId(filter.index(row, 0)), columns, plainNumber);
    return lines;
}

QByteArray csvOf(const QList<QStringList> &lines)
{
    QList<QStringList> cells = lines;
    for (QStringList &line : cells) {
        for (QString &cell : line) {
            bool isNumber = false;
            cell.toDouble(&isNumber);
            cell = isNumber ? cell : asTextCell(cell);
        }
    }
    return tableText(cells);
}

} // namespace boardwright
