// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/cell_colours.h"

#include "ui/widgets/paint/colour_mix.h"

namespace boardwright {

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
    m_secondaryText = mixed(m_background, m_text, 0.68);
}

} // namespace boardwright
