// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/places.h"

namespace boardwright {

QString fixturePath(const char *path)
{
    return QStringLiteral(BOARDWRIGHT_FIXTURES "/") + QLatin1StringView(path);
}

QString goldenPath(const char *path)
{
    return QStringLiteral(BOARDWRIGHT_GOLDEN "/") + QLatin1StringView(path);
}

QString resourcePath(const char *path)
{
    return QStringLiteral(BOARDWRIGHT_RESOURCES "/") + QLatin1StringView(path);
}

} // namespace boardwright
