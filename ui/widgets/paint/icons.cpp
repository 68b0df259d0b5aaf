// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/paint/icons.h"

#include <QGuiApplication>
#include <QHash>
#include <QPalette>

namespace boardwright {

namespace {

/// Reading a drawing takes long enough to be noticed where every row of a table is painted with
/// one. They go before the application does, which pictures cannot outlive.
QIcon bundledIcon(const QString &path)
{
    static QHash<QString, QIcon> icons;
    if (icons.isEmpty())
        qAddPostRoutine([] { icons.clear(); });
    const auto known = icons.constFind(path);
    return known != icons.cend() ? *known : *icons.insert(path, QIcon(path));
}

} // namespace

QIcon namedIcon(const QString &name)
{
    const QPalette palette = QGuiApplication::palette();
    const bool dark = palette.color(QPalette::Window).lightness()
        < palette.color(QPalette::WindowText).lightness();
    const QString bundled = QStringLiteral(":/icons/%1/%2.svg")
                                .arg(dark ? QStringLiteral("dark") : QStringLiteral("light"), name);
    return QIcon::fromTheme(name, bundledIcon(bundled));
}

} // namespace boardwright
