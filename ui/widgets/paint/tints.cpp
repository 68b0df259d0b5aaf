// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/paint/tints.h"

#include "ui/widgets/paint/colour_mix.h"

namespace boardwright {

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Text).lightness() > palette.color(QPalette::Base).lightness();
}

Tint tint(const QColor &ground, const QColor &text, const QColor &hue)
{
    return text.lightness() > ground.lightness()
        ? Tint{mixed(ground, hue, 0.36), mixed(text, hue, 0.25)}
        : Tint{mixed(ground, hue, 0.16), mixed(text, hue, 0.6)};
}

} // namespace boardwright
