// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace boardwright {

/// Background and text colour of a coloured patch.
struct Tint {
    QColor fill;
    QColor text;
};

/// True if the palette has light text on a dark background.
bool isDark(const QPalette &palette);

/// A patch of colour `hue` that suits this background and text colour, light or dark. Its text is
/// readable on it.
Tint tint(const QColor &ground, const QColor &text, const QColor &hue);

} // namespace boardwright
