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

} // namespace

CellColours::CellColours(const QPalette &palette)
    : m_background(palette.color(QPalette::Base))
    , m_leftEmpty(palette.color(QPalette::Window))
    , m_text(palette.color(QPalette::Text))
    , m_accent(palette.color(QPalette::Highlight))
    , m_shiny(QColor(0xff, 0xc7, 0x2c))
    , m_warning(QColor(0xf6, 0x9a, 0x1c))
    , m_warningText(Qt::black)
{
    m_marked = mixed(m_background, m_accent, 0.22);
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
