// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/board_choice.h"

#include <QObject>

class QMenu;

namespace boardwright {

/// Submenus for what stands in boxes above the board, so that the keyboard and the palette reach
/// it: kinds of boards, their modes and sizes, overlays. Texts and numbers in long ranges are left
/// to the boxes. GUI thread only.
class ChoiceMenus final : public QObject {
    Q_OBJECT

public:
    /// Adds the submenus to the end of `menu`, where they stay. Both must outlive this.
    ChoiceMenus(QMenu &menu, BoardChoice &choice);

private:
    void rebuild();
    void addGenerators();
    void addParameters();
    void addParameter(std::size_t parameter);
    void addOverlays();
    QMenu *addMenu(const QString &title);

    QMenu &m_menu;
    BoardChoice &m_choice;
    QAction *m_end; ///< the submenus stand before it
    QList<QMenu *> m_submenus;
    const Generator *m_generator = nullptr; ///< that the submenus are of
    Settings m_settings; ///< likewise
    QString m_overlay; ///< likewise
};

} // namespace boardwright
