// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/support/icons.h"

#include <QGuiApplication>
#include <QPalette>

namespace boardwright {

QIcon namedIcon(const QString &name)
{
    const QPalette palette = QGuiApplication::palette();
    const bool dark = palette.color(QPalette::Window).lightness()
        < palette.color(QPalette::WindowText).lightness();
    const QString bundled = QStringLiteral(":/icons/%1/%2.svg")
                                .arg(dark ? QStringLiteral("dark") : QStringLiteral("light"), name);
    return QIcon::fromTheme(name, QIcon(bundled));
}

} // namespace boardwright
