// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace boardwright {

/// The colours of a board, mixed from the palette so that they suit light and dark themes. Text has
/// a contrast of at least 4.5 to each of its backgrounds (WCAG 2.1); tst_cell_colours tests that.
class CellColours final {
public:
    explicit CellColours(const QPalette &palette);

    QColor background() const { return m_background; }

    QColor marked() const { return m_marked; } ///< background of the selected goal's cells

    QColor corners() const { return m_corners; } ///< at the corners of the selected goal's cells

    QColor leftEmpty() const { return m_leftEmpty; } ///< background of cells left empty on purpose

    /// Ground of cells that show a letter: another one for each of the first dozens of indices.
    QColor piece(int index) const;

    QColor border() const { return m_border; }

    QColor wall() const { return m_wall; } ///< of solid cells

    QColor text() const { return m_text; }

    QColor secondaryText() const { return m_secondaryText; }

    QColor accent() const { return m_accent; } ///< changed cells and the current one

    QColor shiny() const { return m_shiny; }

    QColor warning() const { return m_warning; }

    QColor warningText() const { return m_warningText; }

private:
    QColor m_background;
    QColor m_marked;
    QColor m_leftEmpty;
    QColor m_border;
    QColor m_wall;
    QColor m_text;
    QColor m_secondaryText;
    QColor m_accent;
    QColor m_corners;
    QColor m_shiny;
    QColor m_warning;
    QColor m_warningText;
};

} // namespace boardwright
