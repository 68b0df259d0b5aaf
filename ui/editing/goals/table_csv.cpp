// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/goals/table_csv.h"

#include "core/lists/quoted_text.h"
#include "ui/editing/goals/cell_block.h"

#include <algorithm>

namespace boardwright {

namespace {

QString csvCell(const QString &text)
{
    static constexpr QStringView special = u",;\t\"\r\n";
    const bool needsQuotes = text != text.trimmed()
        || std::ranges::any_of(text, [](QChar c) { return special.contains(c); });
    return needsQuotes ? quoted(text) : text;
}

} // namespace

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
        lines << cellTexts(document, filter.model(), filter.rowId(filter.index(row, 0)), columns);
    return lines;
}

QByteArray csvOf(const QList<QStringList> &lines)
{
    QString text;
    for (const QStringList &line : lines) {
        QStringList cells;
        for (const QString &cell : line)
            cells << csvCell(cell);
        text += cells.join(u',') + QStringLiteral("\r\n");
    }
    constexpr char16_t lastAscii = 0x7f;
    const bool isAscii
        = std::ranges::all_of(text, [](QChar c) { return c.unicode() <= lastAscii; });
    return (isAscii ? QByteArray() : QByteArray("\xef\xbb\xbf")) + text.toUtf8();
}

} // namespace boardwright
