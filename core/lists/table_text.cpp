// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/table_text.h"

#include "core/goalset/quoted_text.h"

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QString quotedIfNeeded(const QString &text)
{
    static constexpr QStringView special = u",;\t|\"\r\n";
    const bool needsQuotes = text != text.trimmed()
        || std::ranges::any_of(text, [](QChar c) { return special.contains(c); });
    return needsQuotes ? quoted(text) : text;
}

/// Whether what follows apostrophes, if there are any, begins a formula.
bool beginsFormula(const QString &text, qsizetype from)
{
    while (from < text.size() && text[from] == u'\'')
        ++from;
    return from + 1 < text.size() && QStringView(u"=+-@\t").contains(text[from]);
}

} // namespace

QString asTextCell(const QString &text)
{
    return beginsFormula(text, 0) ? u'\'' + text : text;
}

QString fromTextCell(const QString &cell)
{
    return cell.startsWith(u'\'') && beginsFormula(cell, 1) ? cell.sliced(1) : cell;
}

QByteArray tableText(const QList<QStringList> &lines, QChar separator)
{
    const QLatin1StringView lineEnd = separator == u',' ? "\r\n"_L1 : "\n"_L1;
    QString text;
    for (const QStringList &line : lines) {
        QStringList cells;
        cells.reserve(line.size());
        for (const QString &cell : line)
            cells << quotedIfNeeded(cell);
        text += cells.join(separator) + lineEnd;
    }
    constexpr char16_t lastAscii = 0x7f;
    const bool isAscii
        = std::ranges::all_of(text, [](QChar c) { return c.unicode() <= lastAscii; });
    return (isAscii ? QByteArray() : QByteArray("\xef\xbb\xbf")) + text.toUtf8();
}

} // namespace boardwright
