// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QPointer>

class QAction;
class QMenu;
class QWidget;

namespace boardwright {

class GoalSetDocument;

/// The menu "Edit" of a window. Its commands apply to the widget with the focus: each does what its
/// keys do there, in a table, a text or the board, and is disabled where they do nothing. Undo and
/// redo apply to a text being typed, or else to the document.
class EditMenu final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EditMenu)

public:
    /// Fills `menu`, which owns this object. `window` contains the widgets. It and the document
    /// must outlive the menu.
    EditMenu(QMenu &menu, QWidget &window, GoalSetDocument &document);
    ~EditMenu() override;

    /// Undo and redo of the document, for a tool bar.
    QList<QAction *> stepActions() const { return {m_undo, m_redo}; }

    /// Enables what the widget with the focus can do now. Call before the actions are shown.
    void update();

private:
    struct Command {
        QAction *action = nullptr;
        const char *slot = nullptr; ///< of text widgets; null: they have none
    };

    QAction *addStep(QMenu &menu, bool isUndo);
    void add(QMenu &menu, const QString &icon, const QString &text, const QKeySequence &keys,
        const char *slot = nullptr);
    void run(const Command &command);
    void runStep(bool isUndo);
    QAction *actionHere(const QKeySequence &keys) const;

    QWidget &m_window;
    GoalSetDocument &m_document;
    QAction *m_undo;
    QAction *m_redo;
    QList<Command> m_commands;
    QPointer<QWidget> m_focus; ///< the widget of the window that has the focus, or had it last
    QPointer<QWidget> m_typing; ///< the text that the open menu's undo and redo apply to
};

} // namespace boardwright
