// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QList>
#include <QString>

namespace boardwright {

/// Rows of a table as spreadsheets take them from the clipboard: cells apart by tabs, rows by line
/// feeds, cells that hold either or a quotation mark quoted. Every column; a yes or no is TRUE or
/// FALSE, so that it is one in every language of the spreadsheet.
QString tabSeparated(const QAbstractItemModel &model, const QList<int> &rows);

} // namespace boardwright
