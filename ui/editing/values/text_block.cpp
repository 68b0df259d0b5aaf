// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/text_block.h"

#include "ui/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace boardwright {

namespace {

struct BlockWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Edits)
};

} // namespace

std::expected<QList<RefusedText>, QString> enterBlock(
    const QList<QStringList> &cells, const BlockTarget &target)
{
    const qsizetype left = target.columns.size();
    const auto wide = std::ranges::find_if(
        cells, [&](const QStringList &texts) { return texts.size() > left; });
    if (wide != cells.end())
        return std::unexpected(BlockWords::tr("Nothing was pasted: the clipboard has %2 columns, "
                                              "but there are only %1 from here on.")
                .arg(wholeText(left), wholeText(wide->size())));
    QList<RefusedText> refused;
    BlockCell cell;
    for (const QStringList &texts : cells) {
        for (qsizetype i = 0; i < texts.size(); ++i) {
            cell.column = target.columns.at(i);
            cell.text = texts.at(i);
            if (cell.column < 0)
                continue;
            if (const auto entered = target.enter(cell); !entered) {
                const ShownPlace place = target.place(cell);
                refused.append({.row = cell.row,
                    .column = cell.column,
                    .why = BlockWords::tr(
                        "Row %1, %2: %3", "the number of a row, the title of a column, a sentence")
                        .arg(wholeText(place.row), place.column, entered.error())});
            }
        }
        ++cell.row;
    }
    return refused;
}

QString tooManyRows(qsizetype rows, qsizetype left)
{
    return BlockWords::tr("Nothing was pasted: the clipboard has %2 rows, but there are only %1 "
                          "from here on.")
        .arg(wholeText(left), wholeText(rows));
}

QString refusedSummary(const QList<RefusedText> &refused)
{
    if (refused.isEmpty())
        return {};
    const QString &first = refused.first().why;
    return refused.size() == 1 ? BlockWords::tr("All but one cell was pasted. %1").arg(first)
                               : BlockWords::tr("All but %Ln cells were pasted. %1", nullptr,
                                     static_cast<int>(refused.size()))
                                     .arg(first);
}

} // namespace boardwright
