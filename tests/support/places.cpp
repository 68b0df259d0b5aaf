// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/places.h"

namespace boardwright {

QString fixturePath(const char *path)
{
    return QStringLiteral(BOARDWRIGHT_PROJECT "/tests/fixtures/") + QLatin1StringView(path);
}

QString goldenPath(const char *path)
{
    return QStringLiteral(BOARDWRIGHT_PROJECT "/tests/golden/") + QLatin1StringView(path);
}

QString resourcePath(const char *path)
{
    return QStringLiteral(BOARDWRIGHT_PROJECT "/resources/") + QLatin1StringView(path);
}

QString projectPath(const char *path)
{
    return QStringLiteral(BOARDWRIGHT_PROJECT "/") + QLatin1StringView(path);
}

QString commandLinePath()
{
    return QStringLiteral(BOARDWRIGHT_CLI);
}

QString toyCommandLinePath()
{
    return QStringLiteral(BOARDWRIGHT_TOY_CLI);
}

QString lupdatePath()
{
    return QStringLiteral(BOARDWRIGHT_LUPDATE);
}

} // namespace boardwright
