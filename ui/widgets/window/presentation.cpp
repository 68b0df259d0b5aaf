// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/presentation.h"

#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/seed_bar.h"
#include "ui/widgets/paint/icons.h"

#include <QAction>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>

namespace boardwright {

Presentation::Presentation(QMainWindow &window, BoardPanel &board, QWidget &tables)
    : QObject(&window)
    , m_window(window)
    , m_board(board)
    , m_tables(tables)
    , m_action(
          new QAction(namedIcon(QStringLiteral("view-fullscreen")), tr("&Full-Screen Board"), this))
{
    m_action->setCheckable(true);
    m_action->setShortcut(QKeySequence(Qt::Key_F11));
    m_action->setToolTip(tr("Show only the board, on the whole screen (%1)")
            .arg(m_action->shortcut().toString(QKeySequence::NativeText)));
    m_window.addAction(m_action); // its shortcut works without the menu bar
    m_board.seedBar().addButton(m_action);
    connect(m_action, &QAction::toggled, this, [this](bool on) {
        if (on)
            begin();
        else
            end();
    });
}

Presentation::~Presentation() = default;

void Presentation::begin()
{
    QList<QWidget *> all{&m_tables, m_window.menuBar(), m_window.statusBar()};
    for (QToolBar *bar : m_window.findChildren<QToolBar *>(Qt::FindDirectChildrenOnly))
        all << bar;
    m_focusBefore = m_window.focusWidget();
    m_stateBefore = m_window.windowState();
    m_hidden.clear();
    for (QWidget *part : std::as_const(all)) {
        if (part->isHidden())
            continue;
        m_hidden << part;
        part->hide();
    }
    m_board.setBare(true);
    m_board.view().setFocus();
    m_window.installEventFilter(this);
    m_window.setWindowState(m_stateBefore | Qt::WindowFullScreen);
}

void Presentation::end()
{
    m_window.removeEventFilter(this);
    m_board.setBare(false);
    for (QWidget *part : std::as_const(m_hidden))
        part->show();
    m_hidden.clear();
    m_window.setWindowState(m_stateBefore);
    if (m_focusBefore)
        m_focusBefore->setFocus();
}

/// Ends the presentation on Escape, which arrives here only if no other widget uses it.
bool Presentation::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        m_action->setChecked(false);
        return true;
    }
    if (event->type() == QEvent::Close)
        m_action->setChecked(false); // before the window's layout is saved
    return QObject::eventFilter(watched, event);
}

} // namespace boardwright
