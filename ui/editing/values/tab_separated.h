// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"

#include <QAbstractItemModel>
#include <QList>
#include <QString>
#include <QStringList>

#include <expected>

namespace boardwright {

/// Rows of a table in the clipboard format of spreadsheets: cells separated by tabs, rows by line
/// feeds; cells that contain either or a quotation mark are quoted. Includes every column. Booleans
/// are written as TRUE or FALSE, which every language version of a spreadsheet understands.
QString tabSeparated(const QAbstractItemModel &model, const QList<int> &rows);

/// The same format for a rectangle of cells; rows and columns in the given order.
QString tabSeparated(
    const QAbstractItemModel &model, const QList<int> &rows, const QList<int> &columns);

/// The same format for texts.
QString tabSeparated(const QList<QStringList> &cells);

/// Parses that format, from a spreadsheet or from tabSeparated(). A line feed at the very end
/// starts no row. Errors: SheetTooLarge, beyond mostCsvLines, mostCsvCells or mostCsvCellsInAll.
std::expected<QList<QStringList>, Problem> cellsOfTabSeparated(const QString &text);

/// The block, repeated to fill a selection of this size if the size is a multiple of the block's in
/// each direction; else the block once.
QList<QStringList> tiled(const QList<QStringList> &cells, qsizetype rows, qsizetype columns);

} // namespace boardwright
