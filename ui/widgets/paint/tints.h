// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace boardwright {

/// A coloured patch with text on it.
struct Tint {
    QColor fill;
    QColor text;
};

/// Light text on a dark ground.
bool isDark(const QPalette &palette);

/// A patch of the colour `hue` for a place with this ground and text, light or dark; its text is
/// readable on it.
Tint tint(const QColor &ground, const QColor &text, const QColor &hue);

} // namespace boardwright
