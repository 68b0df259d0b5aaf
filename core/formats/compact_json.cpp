// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/compact_json.h"

#include <QLocale>

#include <cmath>

namespace boardwright {

QByteArray compactObject(const CompactMembers &members)
{
    QByteArrayList texts;
    for (const auto &[key, value] : members)
        texts << '"' + key + "\":" + (value.isEmpty() ? QByteArray("null") : value);
    return '{' + texts.join(',') + '}';
}

QByteArray compactArray(const QByteArrayList &elements)
{
    return '[' + elements.join(',') + ']';
}

QByteArray compactNumber(double number)
{
    return std::isfinite(number) ? QByteArray::number(number, 'g', QLocale::FloatingPointShortest)
                                 : QByteArray("null");
}

} // namespace boardwright
