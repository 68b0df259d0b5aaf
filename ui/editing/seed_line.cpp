// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/seed_line.h"

#include <QStringList>

namespace boardwright {

QString seedLine(const QString &seed, const Info &info, const Settings &settings)
{
    const auto pair
        = [](const QString &key, const QString &value) { return QString(key + u' ' + value); };
    QStringList parts{seed, pair(info.key, QString::number(info.version))};
    for (const auto &[key, text] : settingsText(info.parameters, settings))
        parts << pair(key, text);
    return parts.join(QStringLiteral(" | "));
}

} // namespace boardwright
