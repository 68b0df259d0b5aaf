// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QList>
#include <QString>
#include <QStringList>

namespace boardwright {

/// Rows of a table as spreadsheets take them from the clipboard: cells apart by tabs, rows by line
/// feeds, cells that hold either or a quotation mark quoted. Every column; a yes or no is TRUE or
/// FALSE, so that it is one in every language of the spreadsheet.
QString tabSeparated(const QAbstractItemModel &model, const QList<int> &rows);

/// A rectangle of cells likewise; rows and columns as given.
QString tabSeparated(
    const QAbstractItemModel &model, const QList<int> &rows, const QList<int> &columns);

/// Cells likewise, as they are.
QString tabSeparated(const QList<QStringList> &cells);

/// The cells of such a text, from a spreadsheet or from tabSeparated(). A line feed at the very end
/// begins no row.
QList<QStringList> cellsOfTabSeparated(const QString &text);

/// The block as often as it goes into a selection of this size: once or more in each direction
/// where it goes in without rest, else once.
QList<QStringList> tiled(const QList<QStringList> &cells, qsizetype rows, qsizetype columns);

} // namespace boardwright
