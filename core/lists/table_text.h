// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace boardwright {

/// A text as a cell that no spreadsheet takes for a formula: an apostrophe comes before one that
/// begins with "=", "+", "-", "@" or a tab, and before one that looks as if it had such an
/// apostrophe already. Pure, any thread.
QString asTextCell(const QString &text);

/// The inverse.
QString fromTextCell(const QString &cell);

/// A table as a file: comma-separated values with CRLF line ends (RFC 4180), or values of another
/// separator with LF. Cells are quoted if they contain any separator that readers look for, or
/// white space around them, which readers remove from others. UTF-8; the byte-order mark tells
/// Excel so. There is none without characters beyond ASCII, because some programs take it for a
/// part of the first title. CsvReader reads the same cells. Pure, any thread.
QByteArray tableText(const QList<QStringList> &lines, QChar separator = u',');

} // namespace boardwright
