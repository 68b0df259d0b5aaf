// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sets/section_schema.h"

#include <QJsonArray>
#include <QStringList>

namespace boardwright::test {

using namespace Qt::StringLiterals;

namespace {

QJsonObject numberSchema(const QString &type, const Field &field)
{
    return {{u"type"_s, type}, {u"minimum"_s, field.min}, {u"maximum"_s, field.max}};
}

QJsonObject listSchema(const QJsonObject &items)
{
    return {{u"type"_s, u"array"_s}, {u"items"_s, items}};
}

QJsonObject choiceSchema(const Field &field)
{
    QJsonArray keys;
    for (const Choice &choice : field.choices)
        keys.append(QString(choice.key));
    return {{u"enum"_s, keys}};
}

QJsonObject namesSchema(const Field &field)
{
    if (field.keepsRepeats)
        return listSchema({{u"type"_s, u"string"_s}});
    QJsonObject names = listSchema(field.choices.empty()
            ? QJsonObject{{u"type"_s, u"string"_s}, {u"minLength"_s, 1}}
            : choiceSchema(field));
    names.insert(u"uniqueItems"_s, true);
    return names;
}

/// Lists every side, because a pattern cannot express a range of numbers.
QJsonObject extentSchema(const Field &field)
{
    QStringList sides;
    for (int side = static_cast<int>(field.min); side <= static_cast<int>(field.max); ++side)
        sides << QString::number(side);
    return {{u"type"_s, u"string"_s}, {u"pattern"_s, u"^(%1)x(%1)$"_s.arg(sides.join(u'|'))}};
}

QJsonObject schemaOf(const Field &field)
{
    switch (field.kind) {
    case Kind::Flag:
        return {{u"type"_s, u"boolean"_s}};
    case Kind::Integer:
        return numberSchema(u"integer"_s, field);
    case Kind::Number:
        return numberSchema(u"number"_s, field);
    case Kind::Text:
        return {{u"type"_s, u"string"_s}, {u"maxLength"_s, field.max}};
    case Kind::Choice:
        return choiceSchema(field);
    case Kind::Names:
        return namesSchema(field);
    case Kind::NumbersByName:
        return {{u"type"_s, u"object"_s},
            {u"additionalProperties"_s, numberSchema(u"number"_s, field)}};
    case Kind::RowRefs: {
        const QJsonObject row{{u"type"_s, u"integer"_s}, {u"minimum"_s, 0}};
        if (field.max != 1)
            return listSchema(row);
        QJsonObject list = listSchema(row);
        list.insert(u"maxItems"_s, 1);
        return {{u"anyOf"_s, QJsonArray{row, list}}};
    }
    case Kind::Positions:
        return listSchema({{u"type"_s, u"integer"_s}, {u"minimum"_s, 1}});
    case Kind::Extent:
        return extentSchema(field);
    }
    return {};
}

} // namespace

QJsonObject schemaOf(const Section &section)
{
    QJsonObject properties;
    for (const Field &field : section.fields)
        properties.insert(field.key, schemaOf(field));
    const QJsonObject object{{u"type"_s, u"object"_s}, {u"properties"_s, properties}};
    return section.home == Home::Table ? listSchema(object) : object;
}

} // namespace boardwright::test
