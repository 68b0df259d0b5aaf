// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native_text.h"

#include "core/formats/json_layout.h"
#include "core/formats/spelled_number.h"
#include "core/goalset/cell_values.h"

namespace boardwright {

namespace {

template <typename Item>
QByteArray listText(const QList<Item> &items)
{
    std::vector<QByteArray> texts;
    for (const Item &item : items)
        texts.push_back(nativeText(item));
    return layOutArray(texts);
}

} // namespace

QByteArray nativeText(const QString &text)
{
    return jsonText(text);
}

QByteArray nativeText(int number)
{
    return QByteArray::number(number);
}

QByteArray nativeText(qint64 number)
{
    return QByteArray::number(number);
}

QByteArray nativeText(double number)
{
    return numberText(number);
}

QByteArray nativeText(bool flag)
{
    return flag ? "true" : "false";
}

QByteArray nativeText(const QStringList &texts)
{
    return listText(texts);
}

QByteArray nativeText(const QList<int> &numbers)
{
    return listText(numbers);
}

QByteArray nativeText(Zones zones)
{
    return listText(zoneLetters(zones));
}

QByteArray nativeText(SchemaMode mode)
{
    return jsonText(schemaModeWords().at(static_cast<qsizetype>(mode)));
}

QByteArray nativeText(Extent extent)
{
    return jsonText(QStringLiteral("%1x%2").arg(extent.rows).arg(extent.columns));
}

QStringList schemaModeWords()
{
    return {QStringLiteral("strict"), QStringLiteral("capped"), QStringLiteral("dedicated"),
        QStringLiteral("relaxed")};
}

std::optional<SchemaMode> schemaModeOfWord(const QString &word)
{
    const qsizetype index = schemaModeWords().indexOf(word);
    return index < 0 ? std::nullopt : std::optional(static_cast<SchemaMode>(index));
}

} // namespace boardwright
