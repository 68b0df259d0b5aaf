// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"

#include <QList>
#include <QMimeData>
#include <QString>
#include <QStringList>

#include <expected>
#include <optional>

namespace boardwright {

/// The cells of a table on the clipboard. Spreadsheets, word processors and browsers offer it as
/// HTML and as text. The HTML keeps line breaks in cells and says which cells are merged: such a
/// cell has its text at its top left, and the rest is empty. The text, separated by tabs, keeps
/// spaces as they are. So the HTML decides which cells there are, and the text how each is spelled
/// where both agree on its words. If the HTML is not just tables, or is too large, the text counts
/// alone. Errors: those of cellsOfTabSeparated().
std::expected<QList<QStringList>, Problem> cellsOfClipboard(const QMimeData &copied);

/// The cells of the tables in an HTML text, one below the other; nothing if it has no table, has
/// text outside of tables, or exceeds a limit: 5,000 columns, 100,000 rows, a million cells. A
/// table in a cell becomes text of that cell. Nothing is run or loaded. Linear in the text; pure,
/// any thread.
std::optional<QList<QStringList>> cellsOfHtml(const QString &html);

} // namespace boardwright
