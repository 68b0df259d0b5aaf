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

/// The board alone on the whole screen, to show it to others; with its seed, so that the next one
/// is a key away. Everything else, and the window, is afterwards as it was.
class Presentation final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Presentation)

public:
    /// `tables` is what stands beside the board. All must outlive this.
    Presentation(QMainWindow &window, BoardPanel &board, QWidget &tables);
    ~Presentation() override;

    /// Begins and ends it; Escape and closing the window end it too.
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
    QList<QWidget *> m_hidden; ///< those that were in sight
    QPointer<QWidget> m_focusBefore;
    Qt::WindowStates m_stateBefore;
};

} // namespace boardwright
