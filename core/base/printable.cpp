// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/printable.h"

#include <QList>

namespace boardwright {

QString printable(const QString &text)
{
    QString clean;
    clean.reserve(text.size());
    const QList<uint> characters = text.toUcs4();
    for (const uint character : characters) {
        const auto category = QChar::category(character);
        if (QChar::isSpace(character))
            clean += u' ';
        else if (category != QChar::Other_Control && category != QChar::Other_Format)
            clean += QChar::fromUcs4(character);
    }
    return clean;
}

} // namespace boardwright
