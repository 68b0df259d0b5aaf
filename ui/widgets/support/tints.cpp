// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/support/tints.h"

#include "ui/widgets/support/colour_mix.h"

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

QPalette withSoftSelection(const QPalette &palette)
{
    QPalette soft = palette;
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
        const QColor highlight = palette.color(QPalette::Active, QPalette::Highlight);
        const qreal share = group == QPalette::Active ? 0.24 : 0.16;
        soft.setColor(group, QPalette::Highlight,
            mixed(palette.color(group, QPalette::Base), highlight, share));
        soft.setColor(group, QPalette::HighlightedText, palette.color(group, QPalette::Text));
    }
    return soft;
}

} // namespace boardwright
