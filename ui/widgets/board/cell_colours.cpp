// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/cell_colours.h"

#include "ui/widgets/paint/colour_mix.h"

#include <cmath>

namespace boardwright {

namespace {

bool isDark(const QColor &background)
{
    return background.lightnessF() < 0.5F;
}

/// Blue or vermilion, whichever is further from the accent: all kinds of colour vision tell them
/// apart (Okabe and Ito, "Color Universal Design", 2008).
QColor otherThan(const QColor &accent, bool isOnDark)
{
    constexpr int firstCool = 75; // hues of the colour circle, in degrees
    constexpr int lastCool = 300;
    const bool isCool = accent.hsvHue() < 0 // a grey
        || (accent.hsvHue() > firstCool && accent.hsvHue() < lastCool);
    if (isCool)
        return isOnDark ? QColor(0xe6, 0x9f, 0x00) : QColor(0xd5, 0x5e, 0x00);
    return isOnDark ? QColor(0x56, 0xb4, 0xe9) : QColor(0x00, 0x72, 0xb2);
}

} // namespace

CellColours::CellColours(const QPalette &palette)
    : m_background(palette.color(QPalette::Base))
    , m_leftEmpty(palette.color(QPalette::Window))
    , m_text(palette.color(QPalette::Text))
    , m_accent(palette.color(QPalette::Highlight))
    , m_corners(otherThan(m_accent, isDark(m_background)))
    , m_shiny(QColor(0xff, 0xc7, 0x2c))
    , m_warning(QColor(0xf6, 0x9a, 0x1c))
    , m_warningText(Qt::black)
{
    m_marked = mixed(m_background, m_corners, 0.22);
    m_border = mixed(m_background, m_text, 0.25);
    // Bright walls would be what is seen first in a dark theme.
    m_wall = mixed(m_background, m_text, isDark(m_background) ? 0.38 : 0.68);
    m_secondaryText = mixed(m_background, m_text, 0.68);
}

QColor CellColours::piece(int index) const
{
    // Hues a golden section of the circle apart: neighbours in the table differ most.
    constexpr double step = 0.618034;
    const double hue = index * step - std::floor(index * step);
    return isDark(m_background) ? QColor::fromHslF(static_cast<float>(hue), 0.45F, 0.32F)
                                : QColor::fromHslF(static_cast<float>(hue), 0.65F, 0.80F);
}

} // namespace boardwright
