// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/printable.h"

#include <QList>

namespace boardwright {

namespace {

/// Direction marks, embeddings, overrides and isolates, which reorder the text shown.
bool turnsText(uint character)
{
    return character == 0x061C || character == 0x200E || character == 0x200F
        || (character >= 0x202A && character <= 0x202E)
        || (character >= 0x2066 && character <= 0x2069);
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
            clean += QStringLiteral("\\u%1").arg(character, 4, 16, QLatin1Char('0'));
        else if (category != QChar::Other_Format)
            clean += QChar::fromUcs4(character);
    }
    return clean;
}

} // namespace boardwright
