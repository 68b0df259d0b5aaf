// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/palette/palette_model.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QLineEdit;
class QListView;
class QMainWindow;

namespace boardwright {

/// A line over the window to find what can be done and the goals by a few letters of theirs. Enter
/// does it or goes there, Esc or a click elsewhere closes it; the focus goes back first, so that a
/// verb finds what it is about.
class CommandPalette final : public QFrame {
    Q_OBJECT

public:
    /// A child of the window. `document` must outlive it.
    CommandPalette(GoalSetDocument &document, QMainWindow &window);

    /// Opens it; where it is open, closes it.
    void toggle();

    PaletteModel &model() { return m_model; }

Q_SIGNALS:
    void goalChosen(boardwright::RowId id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void openNow();
    void closeNow(bool returnsFocus);
    void fit();
    void search(const QString &typed);
    void run(int row);
    /// The next row from `row` on that can be chosen; -1: there is none.
    int possibleRow(int row, int step) const;
    void step(int by);

    QMainWindow &m_window;
    PaletteModel m_model;
    QLineEdit *m_line;
    QListView *m_list;
    QLabel *m_nothing; ///< in place of an empty list
    QPointer<QWidget> m_focusBefore;
};

} // namespace boardwright
