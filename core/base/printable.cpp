// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/printable.h"

#include <QList>
#include <QStringList>

#include <algorithm>

namespace boardwright {

namespace {

/// Embeddings, overrides and isolates, which reorder all that is shown after them.
bool turnsRest(uint character)
{
    return (character >= 0x202A && character <= 0x202E)
        || (character >= 0x2066 && character <= 0x2069);
}

/// Those, and direction marks.
bool turnsText(uint character)
{
    return character == 0x061C || character == 0x200E || character == 0x200F
        || turnsRest(character);
}

QString escaped(uint character)
{
    return QStringLiteral("\\u%1").arg(character, 4, 16, QLatin1Char('0'));
}

} // namespace

QString printable(const QString &text)
{
    QString clean;
    clean.reserve(text.size());
    const QList<uint> characters = text.toUcs4();
    for (const uint character : characters) {
        const auto category = QChar::category(character);
        if (QChar::isSpace(character))
            clean += u' ';
        else if (category == QChar::Other_Control || turnsText(character))
            clean += escaped(character);
        else if (category != QChar::Other_Format)
            clean += QChar::fromUcs4(character);
    }
    return clean;
}

QString printableLines(const QString &text)
{
    QStringList lines = text.split(u'\n');
    for (QString &line : lines)
        line = printable(line);
    return lines.join(u'\n');
}

QString unturned(const QString &text)
{
    const auto turns = [](QChar unit) { return turnsRest(unit.unicode()); };
    if (std::ranges::none_of(text, turns))
        return text;
    QString clean;
    for (const QChar unit : text)
        clean += turns(unit) ? escaped(unit.unicode()) : QString(unit);
    return clean;
}

} // namespace boardwright
