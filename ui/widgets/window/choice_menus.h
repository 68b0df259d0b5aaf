// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/board_choice.h"

#include <QObject>

class QMenu;

namespace boardwright {

/// Submenus for the boxes above the board, so that the keyboard and the command palette reach them:
/// generators, modes and sizes, overlays. Texts and numbers in long ranges are in the boxes only.
/// GUI thread only.
class ChoiceMenus final : public QObject {
    Q_OBJECT

public:
    /// Adds the submenus at the end of `menu`. Both arguments must outlive this object.
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
    QAction *m_end; ///< the submenus are inserted before it
    QList<QMenu *> m_submenus;
    const Generator *m_generator = nullptr; ///< the generator shown in the submenus
    Settings m_settings; ///< the settings shown in the submenus
    QString m_overlay; ///< the overlay shown in the submenus
    QList<Overlay> m_overlays; ///< the overlays shown in the submenus
};

} // namespace boardwright
