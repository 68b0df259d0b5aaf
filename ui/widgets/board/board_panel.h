// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document.h"
#include "ui/editing/preview.h"

#include <QWidget>

class QLabel;

namespace boardwright {

class BoardView;
class SeedBar;

/// The right side of the window: seed strip, board, and one line on how the board was made. Asks
/// the preview for a board whenever the document, the seed or the size changes.
class BoardPanel final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive the panel.
    BoardPanel(GoalSetDocument &document, Preview &preview, QWidget *parent = nullptr);

    BoardView &view() const { return *m_view; }

    SeedBar &seedBar() const { return *m_seedBar; }

private:
    void requestBoard();
    void showBoard();

    GoalSetDocument &m_document;
    Preview &m_preview;
    SeedBar *m_seedBar;
    BoardView *m_view;
    QLabel *m_made;
};

} // namespace boardwright
