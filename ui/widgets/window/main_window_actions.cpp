// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The menus and the tool bar of the main window.

#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/seed_bar.h"
#include "ui/widgets/problems/problems_panel.h"
#include "ui/widgets/support/action_text.h"
#include "ui/widgets/support/icons.h"
#include "ui/widgets/window/about_dialog.h"
#include "ui/widgets/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

namespace boardwright {

namespace {

QAction *menuAction(
    QMenu *menu, const QString &icon, const QString &text, const QKeySequence &shortcut = {})
{
    QAction *action = menu->addAction(namedIcon(icon), text);
    action->setIconText(plainActionText(text));
    action->setShortcut(shortcut);
    return action;
}

} // namespace

void MainWindow::buildActions()
{
    QMenu *file = menuBar()->addMenu(tr("&File"));
    QAction *open
        = menuAction(file, QStringLiteral("document-open"), tr("&Open…"), QKeySequence::Open);
    connect(open, &QAction::triggered, this, &MainWindow::chooseFileToOpen);
    file->addSeparator();
    QAction *saveAction
        = menuAction(file, QStringLiteral("document-save"), tr("&Save"), QKeySequence::Save);
    connect(saveAction, &QAction::triggered, this, [this] { save(); });
    QAction *saveAs = menuAction(file, QStringLiteral("document-save-as"), tr("Save &As…"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    connect(saveAs, &QAction::triggered, this, [this] { chooseFileToSave(); });
    file->addSeparator();
    QAction *quit = menuAction(
        file, QStringLiteral("application-exit"), tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q));
    connect(quit, &QAction::triggered, this, &QWidget::close);

    QMenu *edit = menuBar()->addMenu(tr("&Edit"));
    QAction *undo = m_document.undoStack().createUndoAction(this);
    undo->setIcon(namedIcon(QStringLiteral("edit-undo")));
    undo->setShortcut(QKeySequence::Undo);
    QAction *redo = m_document.undoStack().createRedoAction(this);
    redo->setIcon(namedIcon(QStringLiteral("edit-redo")));
    redo->setShortcut(QKeySequence::Redo);
    undo->setIconText(tr("Undo"));
    redo->setIconText(tr("Redo"));
    edit->addActions({undo, redo});

    QMenu *board = menuBar()->addMenu(tr("&Board"));
    board->addActions(m_boardPanel->seedBar().seedActions());

    QMenu *view = menuBar()->addMenu(tr("&View"));
    QAction *problems = view->addAction(tr("&Problems"));
    problems->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_P));
    connect(problems, &QAction::triggered, this,
        [this] { m_problemsPanel->setExpanded(!m_problemsPanel->isExpanded()); });

    QMenu *help = menuBar()->addMenu(tr("&Help"));
    QAction *about = menuAction(help, QStringLiteral("help-about"), tr("&About Boardwright"));
    connect(about, &QAction::triggered, this, [this] { showAboutDialog(this); });
    connect(help->addAction(tr("About &Qt")), &QAction::triggered, qApp, &QApplication::aboutQt);

    QToolBar *bar = addToolBar(tr("Main Tool Bar"));
    bar->setObjectName(QStringLiteral("mainToolBar"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addActions({open, saveAction});
    bar->addSeparator();
    bar->addActions({undo, redo});
    connect(&m_document.undoStack(), &QUndoStack::cleanChanged, saveAction, [this, saveAction] {
        saveAction->setEnabled(m_document.isModified() || m_document.filePath().isEmpty());
    });
}

} // namespace boardwright
