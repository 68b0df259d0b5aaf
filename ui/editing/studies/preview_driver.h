// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/board_choice.h"
#include "ui/editing/board/preview.h"
#include "ui/editing/document/document.h"

#include <QObject>

namespace boardwright {

/// Requests a board from the preview whenever the document or the choice changes. After another
/// document is opened, the preview starts over and the choice adopts the document's preview. GUI
/// thread.
class PreviewDriver final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    PreviewDriver(GoalSetDocument &document, BoardChoice &choice, Preview &preview);

private:
    void request();

    GoalSetDocument &m_document;
    BoardChoice &m_choice;
    Preview &m_preview;
    bool m_isAdopting = false; ///< the choice still belongs to the previous document
};

} // namespace boardwright
