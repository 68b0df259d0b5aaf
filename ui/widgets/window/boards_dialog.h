// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/files/file_boards.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace boardwright {

class Spreadsheet;

/// Lists the boards of a file, and lets the user choose one. Rows fill in while boards are made.
class BoardsDialog final : public QDialog {
    Q_OBJECT

public:
    /// `boards` must outlive the dialog.
    explicit BoardsDialog(FileBoards &boards, QWidget *parent = nullptr);

    Spreadsheet &table() { return *m_table; }

Q_SIGNALS:
    /// A row whose board can be shown. The dialog closes afterwards.
    void chosen(int row);

private:
    void choose(const QModelIndex &index);
    void update();

    FileBoards &m_boards;
    Spreadsheet *m_table;
    QLabel *m_summary;
    QPushButton *m_open;
};

} // namespace boardwright
