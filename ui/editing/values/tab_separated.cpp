// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/tab_separated.h"

#include "ui/editing/values/quoted_text.h"

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
    return value.toString();
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

namespace {

/// Whether a cell that begins with a quotation mark is quoted: then the closing one ends it. Some
/// programs quote nothing, and a goal may begin with a quotation.
bool isQuoted(const QString &text, qsizetype at)
{
    readQuoted(text, at);
    return at < text.size()
        && (at + 1 == text.size() || QStringView(u"\t\r\n").contains(text[at + 1]));
}

} // namespace

QList<QStringList> cellsOfTabSeparated(const QString &text)
{
    QList<QStringList> rows;
    QStringList row;
    QString cell;
    const auto endCell = [&] { row << std::exchange(cell, QString()); };
    const auto endRow = [&] {
        endCell();
        rows << std::exchange(row, QStringList());
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == u'"' && cell.isEmpty() && isQuoted(text, i)) {
            cell = readQuoted(text, i);
        } else if (c == u'\t') {
            endCell();
        } else if (c == u'\n') {
            endRow();
        } else if (c != u'\r') {
            cell += c;
        }
    }
    if (!cell.isEmpty() || !row.isEmpty())
        endRow();
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
