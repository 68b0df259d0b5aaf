// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/snake_case.h"

#include <algorithm>

namespace boardwright {

namespace {

bool isSnakePart(QChar character)
{
    return (character >= u'a' && character <= u'z') || (character >= u'0' && character <= u'9');
}

} // namespace

bool isSnakeCase(QStringView name)
{
    return !name.isEmpty() && std::ranges::all_of(name, [](QChar character) {
        return isSnakePart(character) || character == u'_';
    });
}

QString snakeCase(const QString &name)
{
    QString result;
    for (const QChar character : name.toLower()) {
        if (isSnakePart(character))
            result += character;
        else if (character.isLetterOrNumber())
            return {};
        else if (!result.isEmpty() && !result.endsWith(u'_'))
            result += u'_';
    }
    if (result.endsWith(u'_'))
        result.chop(1);
    return result;
}

} // namespace boardwright
