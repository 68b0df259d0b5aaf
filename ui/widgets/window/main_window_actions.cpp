// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The menus and the tool bar of the main window.

#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/seed_bar.h"
#include "ui/widgets/problems/problems_panel.h"
#include "ui/widgets/support/action_text.h"
#include "ui/widgets/support/icons.h"
#include "ui/widgets/window/about_dialog.h"
#include "ui/widgets/window/board_menu.h"
#include "ui/widgets/window/main_window.h"
#include "ui/widgets/window/side_tabs.h"

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

/// An action named after the step it would take. Its button and tooltip keep the plain word,
/// because a step's name quotes a goal.
QAction *stepAction(QMenu *menu, const QString &text)
{
    QAction *action = menu->addAction(text);
    action->setIconText(plainActionText(text));
    action->setToolTip(plainActionText(text));
    action->setEnabled(false);
    return action;
}

/// A "&" of a goal is no mnemonic.
QString asMenuText(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
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
    const QUndoStack &steps = m_document.undoStack();
    QAction *undo = stepAction(edit, tr("&Undo"));
    const auto nameUndo = [undo](const QString &step) {
        undo->setText(step.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(asMenuText(step)));
    };
    connect(&steps, &QUndoStack::undoTextChanged, undo, nameUndo);
    connect(&steps, &QUndoStack::canUndoChanged, undo, &QAction::setEnabled);
    connect(undo, &QAction::triggered, &steps, &QUndoStack::undo);
    undo->setIcon(namedIcon(QStringLiteral("edit-undo")));
    undo->setShortcut(QKeySequence::Undo);
    QAction *redo = stepAction(edit, tr("&Redo"));
    const auto nameRedo = [redo](const QString &step) {
        redo->setText(step.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(asMenuText(step)));
    };
    connect(&steps, &QUndoStack::redoTextChanged, redo, nameRedo);
    connect(&steps, &QUndoStack::canRedoChanged, redo, &QAction::setEnabled);
    connect(redo, &QAction::triggered, &steps, &QUndoStack::redo);
    redo->setIcon(namedIcon(QStringLiteral("edit-redo")));
    redo->setShortcut(QKeySequence::Redo);

    QMenu *board = menuBar()->addMenu(tr("&Board"));
    fillBoardMenu(*board, m_boardPanel->seedBar().seedActions(), m_document, m_choice);

    QMenu *view = menuBar()->addMenu(tr("&View"));
    QAction *problems = view->addAction(tr("&Problems"));
    problems->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_P));
    connect(problems, &QAction::triggered, this,
        [this] { m_problemsPanel->setExpanded(!m_problemsPanel->isExpanded()); });

    QAction *large = menuAction(
        view, QStringLiteral("view-fullscreen"), tr("&Large Board"), QKeySequence(Qt::Key_F11));
    large->setCheckable(true);
    connect(large, &QAction::toggled, this, [this](bool on) { m_tabs->setVisible(!on); });

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
}

} // namespace boardwright
