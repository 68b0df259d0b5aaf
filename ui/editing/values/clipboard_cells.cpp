// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/clipboard_cells.h"

#include "core/base/limits.h"
#include "ui/editing/values/tab_separated.h"

#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// The spelling of a text that the HTML shows without its spaces, unless it lost line breaks.
QString spelledAs(const QString &shown, const QString &text)
{
    const bool hasAllBreaks = text.contains(u'\n') || !shown.contains(u'\n');
    return hasAllBreaks && text.simplified() == shown.simplified() ? text : shown;
}

} // namespace

std::expected<QList<QStringList>, Problem> cellsOfClipboard(const QMimeData &copied)
{
    const auto texts = cellsOfTabSeparated(copied.text());
    if (!texts || !copied.hasHtml() || copied.data(u"text/html"_s).size() > longestHtml)
        return texts;
    auto shown = cellsOfHtml(copied.html());
    if (!shown)
        return texts;
    for (qsizetype row = 0; row < shown->size() && row < texts->size(); ++row) {
        QStringList &cells = (*shown)[row];
        for (qsizetype column = 0; column < cells.size(); ++column)
            cells[column] = spelledAs(cells[column], texts->at(row).value(column));
    }
    return *std::move(shown);
}

} // namespace boardwright
