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

/// A search line above the window that finds commands and goals by a few of their letters. Enter
/// runs the command or goes to the goal. Esc or a click elsewhere closes it. The focus returns
/// first, so that a command applies to the widget that had it.
class CommandPalette final : public QFrame {
    Q_OBJECT

public:
    /// A child of the window. `document` must outlive it.
    CommandPalette(GoalSetDocument &document, QMainWindow &window);

    /// Opens it, or closes it if it is open.
    void toggle();

    PaletteModel &model() { return m_model; }

Q_SIGNALS:
    /// The actions must be enabled or disabled as they apply to the focus now.
    void aboutToOpen();
    void goalChosen(boardwright::RowId id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void openNow();
    void closeNow(bool returnsFocus);
    void fit();
    void search(const QString &typed);
    void run(int row);
    /// The next selectable row from `row` on; -1 if there is none.
    int possibleRow(int row, int step) const;
    void step(int by);

    QMainWindow &m_window;
    PaletteModel m_model;
    QLineEdit *m_line;
    QListView *m_list;
    QLabel *m_nothing; ///< shown instead of an empty list
    QPointer<QWidget> m_focusBefore;
};

} // namespace boardwright
