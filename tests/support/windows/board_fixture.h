// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview.h"
#include "ui/editing/studies/preview_driver.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"

#include <QObject>

#include <memory>

namespace boardwright {

/// A visible BoardPanel with its own document and preview and the seed "s".
class BoardFixture : public QObject {
    Q_OBJECT

public:
    BoardFixture();
    ~BoardFixture() override;

protected:
    void show();
    void close();

    BoardView &view() const { return m_panel->view(); }

    void open(const GoalSet &set);
    void waitForBoard();

    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<Preview> m_preview;
    std::unique_ptr<BoardChoice> m_choice;
    std::unique_ptr<PreviewDriver> m_driver;
    std::unique_ptr<BoardPanel> m_panel;
};

} // namespace boardwright
