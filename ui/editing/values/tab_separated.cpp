// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/tab_separated.h"

#include "core/base/limits.h"
#include "core/formats/csv_scanner.h"
#include "core/goalset/quoted_text.h"
#include "ui/text/number_text.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QString textOfCell(const QVariant &value)
{
    if (value.typeId() == QMetaType::Bool)
        return value.toBool() ? u"TRUE"_s : u"FALSE"_s;
    return value.typeId() == QMetaType::Double ? copiedText(value.toDouble()) : value.toString();
}

QString quotedWhereNeeded(QString text)
{
    if (!text.contains(u'\t') && !text.contains(u'\n') && !text.contains(u'\r')
        && !text.contains(u'"'))
        return text;
    return quoted(std::move(text));
}

} // namespace

QString tabSeparated(const QAbstractItemModel &model, const QList<int> &rows)
{
    QList<int> columns;
    for (int column = 0; column < model.columnCount(); ++column)
        columns << column;
    return tabSeparated(model, rows, columns);
}

QString tabSeparated(
    const QAbstractItemModel &model, const QList<int> &rows, const QList<int> &columns)
{
    QList<QStringList> cells;
    cells.reserve(rows.size());
    for (const int row : rows) {
        QStringList texts;
        for (const int column : columns)
            texts << textOfCell(model.index(row, column).data(Qt::EditRole));
        cells << texts;
    }
    return tabSeparated(cells);
}

QString tabSeparated(const QList<QStringList> &cells)
{
    QString result;
    for (const QStringList &row : cells) {
        QStringList texts;
        texts.reserve(row.size());
        for (const QString &text : row)
            texts << quotedWhereNeeded(text);
        result += texts.join(u'\t') + u'\n';
    }
    return result;
}

std::expected<QList<QStringList>, Problem> cellsOfTabSeparated(const QString &text)
{
    const auto tooLarge = [](qsizetype most) {
        Problem problem;
        problem.code = Code::SheetTooLarge;
        problem.args = {qint64{most}};
        return std::unexpected(problem);
    };
    CsvScanner<QStringView> scanner(text, '\t');
    QList<QStringList> rows;
    qsizetype cells = 0;
    while (!scanner.isAtEnd()) {
        if (rows.size() == mostCsvLines)
            return tooLarge(mostCsvLines);
        QStringList row;
        do {
            if (row.size() == mostCsvCells)
                return tooLarge(mostCsvCells);
            if (cells++ == mostCsvCellsInAll)
                return tooLarge(mostCsvCellsInAll);
            const auto cell = scanner.takeCell();
            row << cell->text.toString(); // with tabs, no cell is an error
            if (cell->isQuoted)
                row.last().replace("\"\""_L1, "\""_L1);
        } while (scanner.takeSeparator());
        scanner.takeLineEnd();
        rows << row;
    }
    return rows;
}

QList<QStringList> tiled(const QList<QStringList> &cells, qsizetype rows, qsizetype columns)
{
    qsizetype width = 0;
    for (const QStringList &row : cells)
        width = std::max(width, row.size());
    if (cells.isEmpty() || width == 0)
        return cells;
    const qsizetype down
        = rows % cells.size() == 0 ? std::max<qsizetype>(1, rows / cells.size()) : 1;
    const qsizetype across = columns % width == 0 ? std::max<qsizetype>(1, columns / width) : 1;
    QList<QStringList> result;
    result.reserve(down * cells.size());
    for (qsizetype row = 0; row < down * cells.size(); ++row) {
        QStringList whole = cells.at(row % cells.size());
        if (across > 1)
            whole.resize(width); // missing cells of a ragged row count as empty
        QStringList texts;
        for (qsizetype i = 0; i < across; ++i)
            texts += whole;
        result << texts;
    }
    return result;
}

} // namespace boardwright
