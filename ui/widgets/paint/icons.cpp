// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/paint/icons.h"

#include <QGuiApplication>
#include <QHash>
#include <QPalette>

namespace boardwright {

namespace {

/// Cached, because reading an SVG for every painted row is noticeably slow. Cleared before the
/// application is destroyed, because pixmaps must not outlive it.
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
