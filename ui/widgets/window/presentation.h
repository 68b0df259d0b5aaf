// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

class QAction;
class QMainWindow;
class QWidget;

namespace boardwright {

class BoardPanel;

/// Shows the board on the whole screen, for an audience, together with its seed bar. Afterwards the
/// window and everything in it are as before.
class Presentation final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Presentation)

public:
    /// `tables`: the widget beside the board. All arguments must outlive this object.
    Presentation(QMainWindow &window, BoardPanel &board, QWidget &tables);
    ~Presentation() override;

    /// Starts and ends the presentation. Escape and closing the window end it too.
    QAction *action() const { return m_action; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void begin();
    void end();

    QMainWindow &m_window;
    BoardPanel &m_board;
    QWidget &m_tables;
    QAction *m_action;
    QList<QWidget *> m_hidden; ///< widgets that were visible before
    QPointer<QWidget> m_focusBefore;
    Qt::WindowStates m_stateBefore;
};

} // namespace boardwright
